import type { z } from 'zod';
import { alike } from '#contract/kit/fields';
import { BARIS, type JenisImpor, KOLOM, type KolomImpor, type SelSalah } from '#contract/people/import';
import { type Issue, say, schemaAt } from '#server/kit/edge/fault';
import type { Language } from '#server/kit/edge/language';

export type Words = { classes: Map<string, string>; subjects: Map<string, string>; groups: Map<string, string> };
export type Known = { rows: Map<string, Record<string, unknown>>; emails: ReadonlySet<string> };
export type Row = Record<string, unknown> & { baris: number };
export type Read = { rows: Row[]; salah: SelSalah[] };
/** A cell's text, and where it stands. */
type Cells = { baris: number; texts: Map<string, string> };
type Said = readonly [id: string, en: string];

const KELAMIN = new Map([['l', 'Pria'], ['laki-laki', 'Pria'], ['pria', 'Pria'], ['p', 'Wanita'], ['perempuan', 'Wanita'], ['wanita', 'Wanita']]);
/** What no id is, so that the schema does not take it for left out. */
const LOST = '?';
const MAY_BE_EMPTY = new Set(['id_kelas_tahun_ajaran', 'id_kelompok', 'email', 'alamat']);
const NUMBERS = new Set(['tahun_masuk', 'urutan']);

/** A sheet's cells as rows that may become people or subjects, and every cell that is not right. */
export class Sheet {
  readonly salah: SelSalah[] = [];
  readonly columns: readonly KolomImpor[];
  private readonly cells: Cells[];

  constructor(readonly jenis: JenisImpor, [head = [], ...body]: string[][], private readonly language: Language) {
    this.columns = KOLOM[jenis];
    const found = head.map((title) => this.columns.find((it) => alike(it.judul) === alike(title)));
    for (const [i, title] of head.entries()) if (title && !found[i]) this.blame(1, title, title, ['Kolom ini tidak dikenal.', 'This column is not known.'], this.titles());
    for (const it of this.columns) if (it.isRequired && !found.includes(it)) this.blame(1, it.judul, '', ['Kolom ini tidak ada.', 'This column is missing.'], this.titles());
    const filled = body.map((row, i) => ({ baris: i + 2, row })).filter(({ row }) => row.some((it) => it !== ''));
    this.cells = this.salah.length ? [] : filled.map(({ baris, row }) => ({ baris, texts: new Map(found.flatMap((it, i) => (it ? [[it.field, row[i] ?? '']] : []))) }));
  }

  /** Numbers or codes, and addresses, that are to be looked up. */
  get numbers() {
    return this.cells.flatMap(({ texts }) => texts.get(this.columns[0]?.field as string) || []);
  }
  get emails() {
    return this.cells.flatMap(({ texts }) => texts.get('email')?.toLowerCase() || []);
  }

  /** The rows that are new, of all that are there; those that are known just so are `sama`. */
  read(words: Words, known: Known): { rows: Row[]; jumlah: number; sama: number } {
    const rows = this.cells.flatMap((it) => this.row(it, words) ?? []);
    this.refuseTwins('email');
    this.refuseTwins(this.columns[0]?.field as string);
    const fresh = rows.filter((row) => !this.isKnown(row, known));
    return { rows: fresh, jumlah: this.cells.length, sama: rows.length - fresh.length };
  }

  private row({ baris, texts }: Cells, words: Words): Row | undefined {
    const given = Object.fromEntries(this.columns.map(({ field }) => [field, meaning(field, texts.get(field) ?? '', words)]));
    const { success, data, error } = BARIS[this.jenis].safeParse(given) as z.ZodSafeParseResult<Record<string, unknown>>;
    for (const issue of error?.issues ?? []) {
      const column = this.columns.find((it) => it.field === issue.path[0]);
      const isLost = issue.path[0] && [given[issue.path[0] as string]].flat().includes(LOST);
      if (column) this.blame(baris, column.judul, texts.get(column.field) ?? '', isLost ? LOST_WORD : say(this.language, issue as Issue, { label: column.judul, isLeft: !texts.get(column.field), schema: schemaAt(BARIS[this.jenis], issue.path) }), column);
    }
    return success ? { ...data, baris } : undefined;
  }

  /** Of two rows with the same number or address, the later one is to blame. */
  private refuseTwins(field: string) {
    const first = new Map<string, number>();
    for (const { baris, texts } of this.cells) {
      const text = texts.get(field) ?? '';
      const twin = first.get(alike(text));
      const column = this.columns.find((it) => it.field === field);
      if (text && twin && column) this.blame(baris, column.judul, text, [`Sama dengan baris ${twin}.`, `The same as in row ${twin}.`], column);
      else first.set(alike(text), baris);
    }
  }

  /** Known just so is fine; known otherwise is somebody else, or is to be changed on the screen and not by a sheet. */
  private isKnown(row: Row, { rows, emails }: Known) {
    const [number, name, email] = [this.columns[0] as KolomImpor, this.columns[1] as KolomImpor, this.columns.find((it) => it.field === 'email')];
    const same = rows.get(row[number.field] as string);
    if (same) {
      const other = this.columns.find(({ field }) => field in same && row[field] !== null && JSON.stringify(row[field]) !== JSON.stringify(same[field]));
      if (other) this.blame(row.baris, other.judul, String(row[other.field]), [`${number.judul} ${row[number.field]} sudah ada dengan ${other.judul} lain (${same[name.field] ?? '–'}).`, `${number.judul} ${row[number.field]} is there already with another ${other.judul} (${same[name.field] ?? '–'}).`], CHANGE_IT);
      return true;
    }
    if (email && emails.has(String(row.email))) this.blame(row.baris, email.judul, String(row.email), [`${email.judul} sudah terdaftar.`, 'Used by somebody else already.'], email);
    return false;
  }

  private titles = (): Said & { id?: string } => {
    const all = this.columns.map((it) => it.judul).join(', ');
    return [`Baris pertama memuat judul: ${all}. Unduh templat.`, `The first row has the titles: ${all}. Download the template.`];
  };

  private blame(baris: number, kolom: string, isi: string, pesan: string | Said, perbaikan: Said | KolomImpor) {
    const en = this.language === 'en';
    const remedy = 'judul' in perbaikan ? perbaikan[this.language] : perbaikan[en ? 1 : 0];
    this.salah.push({ baris, kolom, isi: isi.slice(0, 100), pesan: typeof pesan === 'string' ? pesan : pesan[en ? 1 : 0], perbaikan: remedy });
  }
}

const LOST_WORD: Said = ['Tidak ditemukan.', 'Not found.'];
const CHANGE_IT: Said = ['Hapus baris ini, lalu ubah datanya di layar.', 'Delete this row, and change the data on the screen.'];

/** What a cell's text stands for. */
function meaning(field: string, text: string, words: Words): unknown {
  if (field === 'roles') return [...new Set(['guruMapel', ...listOf(text)])];
  if (field === 'id_mata_pelajaran') return listOf(text).map((it) => words.subjects.get(alike(it)) ?? LOST);
  if (field === 'urutan' && !text) return 0;
  if (!text) return MAY_BE_EMPTY.has(field) ? null : undefined;
  if (field === 'jenis_kelamin') return KELAMIN.get(alike(text)) ?? text;
  if (field === 'id_kelas_tahun_ajaran') return words.classes.get(alike(text)) ?? LOST;
  if (field === 'id_kelompok') return words.groups.get(alike(text)) ?? LOST;
  return NUMBERS.has(field) && /^\d+$/.test(text) ? Number(text) : text;
}

const listOf = (text: string) => text.split(/[,;]/).map((it) => it.trim()).filter(Boolean);

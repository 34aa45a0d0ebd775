import type { z } from 'zod';
import { alike } from '#contract/kit/fields';
import { BAGIAN_IMPOR, BARIS, type JenisImpor, KOLOM, type Lembar, MOST_ROWS, type SelSalah } from '#contract/people/import';
import type { KolomImpor } from '#contract/people/import-columns';
import { importRefusals } from '#contract/people/import.refusals';
import { refuseUnless } from '#server/kit/deciding/refused';
import { type Issue, say, schemaAt } from '#server/kit/edge/fault';
import type { Language } from '#server/kit/edge/language';
import { LOST, meaning, type Words } from '#server/processes/import/meaning';
import { columnOf, isPassedOver, type Titles, titlesOf } from '#server/processes/import/titles';

export type Known = { rows: Map<string, Record<string, unknown>>; emails: ReadonlySet<string> };
export type Row = Record<string, unknown> & { baris: number };
/** A cell's text, and where it stands. */
type Cells = { baris: number; texts: Map<KolomImpor, string> };
type Said = readonly [id: string, en: string];

/** A sheet's cells as rows that may become people or subjects, and every cell that is not right. */
export class Sheet {
  readonly salah: SelSalah[] = [];
  readonly columns: readonly KolomImpor[];
  /** Columns that nobody here keeps. */
  readonly dilewati: string[];
  readonly lembar: Lembar;
  private readonly places: ReadonlyMap<KolomImpor, number>;
  private readonly cells: Cells[];
  private readonly titles: Titles;

  constructor(readonly jenis: JenisImpor, rows: string[][], private readonly language: Language) {
    this.columns = KOLOM[jenis];
    this.titles = titlesOf(rows, this.columns);
    const { titles, at, body } = this.titles;
    const found = titles.map((title) => columnOf(title, this.columns));
    this.places = new Map(found.flatMap((it, i) => (it ? [[it, i] as const] : [])));
    this.dilewati = jenis === 'murid' ? titles.filter((it, i) => it && !found[i] && isPassedOver(it)) : [];
    for (const [i, title] of titles.entries()) if (title && !found[i] && !this.dilewati.includes(title)) this.blame(at + 1, { judul: title, nomor: i }, title, ['Kolom ini tidak dikenal.', 'This column is not known.'], this.named());
    for (const it of this.columns) if (it.isRequired && !found.includes(it) && !this.isTold(it)) this.blame(at + 1, it, '', ['Kolom ini tidak ada.', 'This column is missing.'], this.named());
    const filled = rows.map((row, i) => ({ baris: i + 1, row })).slice(body).filter(({ row }) => row.some((it) => it !== ''));
    refuseUnless(filled.length <= MOST_ROWS, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    this.lembar = { judul: titles, daftar_baris: filled.map(({ baris, row }) => ({ baris, sel: row })) };
    this.cells = this.salah.length ? [] : filled.map(({ baris, row }) => ({ baris, texts: new Map(found.flatMap((it, i) => (it ? [[it, row[i] ?? ''] as const] : []))) }));
  }

  /** Dapodik does not say since when somebody is here; the level of their class does. */
  private isTold = ({ field }: KolomImpor) => field === 'tahun_masuk' && this.titles.isDapodik;

  /** Numbers or codes, and addresses, that are to be looked up. */
  get numbers() {
    return this.textsOf(this.columns[0] as KolomImpor);
  }
  get emails() {
    return this.textsOf(this.columnNamed('email')).map((it) => it.toLowerCase());
  }

  /** The rows that are new, of all that are there; those that are known just so are `sama`, and of those that have a fault nothing is taken. */
  read(words: Words, known: Known): { rows: Row[]; jumlah: number; sama: number; baris_salah: number } {
    const rows = this.cells.flatMap((it) => this.row(it, words) ?? []);
    for (const it of [this.columnNamed('email'), this.columns[0]]) if (it) this.refuseTwins(it);
    const fresh = rows.filter((row) => !this.isKnown(row, known));
    const faulty = new Set(this.salah.map((it) => it.baris));
    const isRight = ({ baris }: Row) => !faulty.has(baris);
    const right = fresh.filter(isRight);
    return { rows: right, jumlah: this.lembar.daftar_baris.length, sama: rows.filter(isRight).length - right.length, baris_salah: faulty.size };
  }

  /** What is wrong with its titles is wrong with every row. */
  get isReadable() {
    return this.cells.length > 0 || !this.salah.length;
  }

  private row({ baris, texts }: Cells, words: Words): Row | undefined {
    const given = this.given(texts, words);
    const { success, data, error } = BARIS[this.jenis].safeParse(given) as z.ZodSafeParseResult<Record<string, unknown>>;
    for (const issue of error?.issues ?? []) {
      const [first, second] = issue.path;
      const column = this.columns.find((it) => (it.bagian ? it.bagian === first && it.field === second : it.field === first));
      if (column && this.isTold(column) && given.id_kelas_tahun_ajaran === LOST) continue;
      const isLost = first && [given[first as string]].flat().includes(LOST);
      if (column) this.blame(baris, column, texts.get(column) ?? '', isLost ? LOST_WORD : say(this.language, issue as Issue, { label: column.judul, isLeft: !texts.get(column), schema: schemaAt(BARIS[this.jenis], issue.path) }), column);
    }
    return success ? { ...data, baris } : undefined;
  }

  /** A section of the data book of which nothing is said is left out. */
  private given(texts: ReadonlyMap<KolomImpor, string>, words: Words) {
    const meant = (it: KolomImpor) => meaning(it, texts.get(it) ?? '', words);
    const own = Object.fromEntries(this.columns.filter((it) => !it.bagian).map((it) => [it.field, meant(it)]));
    if (this.jenis !== 'murid') return own;
    const sections = BAGIAN_IMPOR.flatMap((bagian) => {
      const told = this.columns.filter((it) => it.bagian === bagian).map((it) => [it.field, meant(it)] as const).filter(([, value]) => value !== null);
      return told.length ? [[bagian, Object.fromEntries(told)] as const] : [];
    });
    const tahun_masuk = own.tahun_masuk ?? (this.titles.isDapodik ? words.entered.get(String(own.id_kelas_tahun_ajaran)) : undefined);
    return { ...own, tahun_masuk, ...Object.fromEntries(sections) } as Record<string, unknown>;
  }

  /** Of two rows with the same number or address, the later one is to blame. */
  private refuseTwins(column: KolomImpor) {
    const first = new Map<string, number>();
    for (const { baris, texts } of this.cells) {
      const text = texts.get(column) ?? '';
      const twin = first.get(alike(text));
      if (text && twin) this.blame(baris, column, text, [`Sama dengan baris ${twin}.`, `The same as in row ${twin}.`], column);
      else first.set(alike(text), baris);
    }
  }

  /** Known just so is fine; known otherwise is somebody else, or is to be changed on the screen and not by a sheet. */
  private isKnown(row: Row, { rows, emails }: Known) {
    const [number, name, email] = [this.columns[0] as KolomImpor, this.columns[1] as KolomImpor, this.columnNamed('email')];
    const same = rows.get(row[number.field] as string);
    if (same) {
      const other = this.columns.find(({ field, bagian }) => !bagian && field in same && row[field] !== null && JSON.stringify(row[field]) !== JSON.stringify(same[field]));
      if (other) this.blame(row.baris, other, String(row[other.field]), [`${number.judul} ${row[number.field]} sudah ada dengan ${other.judul} lain (${same[name.field] ?? '–'}).`, `${number.judul} ${row[number.field]} is there already with another ${other.judul} (${same[name.field] ?? '–'}).`], CHANGE_IT);
      return true;
    }
    if (email && emails.has(String(row.email))) this.blame(row.baris, email, String(row.email), [`${email.judul} sudah terdaftar.`, 'Used by somebody else already.'], email);
    return false;
  }

  private columnNamed = (field: string) => this.columns.find((it) => it.field === field && !it.bagian);
  private textsOf = (column: KolomImpor | undefined) => (column ? this.cells.flatMap(({ texts }) => texts.get(column) || []) : []);

  private named = (): Said => {
    const all = this.columns.filter((it) => !it.bagian).map((it) => it.judul).join(', ');
    return [`Baris pertama memuat judul: ${all}. Unduh templat.`, `The first row has the titles: ${all}. Download the template.`];
  };

  private blame(baris: number, column: KolomImpor | { judul: string; nomor: number }, isi: string, pesan: string | Said, perbaikan: Said | KolomImpor) {
    const en = this.language === 'en';
    const remedy = 'judul' in perbaikan ? perbaikan[this.language] : perbaikan[en ? 1 : 0];
    const nomor_kolom = 'nomor' in column ? column.nomor : (this.places.get(column) ?? null);
    this.salah.push({ baris, kolom: column.judul, nomor_kolom, isi: isi.slice(0, 100), pesan: typeof pesan === 'string' ? pesan : pesan[en ? 1 : 0], perbaikan: remedy });
  }
}

const LOST_WORD: Said = ['Tidak ditemukan.', 'Not found.'];
const CHANGE_IT: Said = ['Hapus baris ini, lalu ubah datanya di layar.', 'Delete this row, and change the data on the screen.'];

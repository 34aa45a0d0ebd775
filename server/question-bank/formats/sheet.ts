import { type Column, columnsOf, isHead, joined, noteStrange, ofRow, type Row } from '#server/question-bank/formats/columns';
import { inlined, Pictures } from '#server/question-bank/formats/inline';
import { leftOf, MOST_OPTIONS, Notes, type Read, readEach, type Taken, unheld, type Written } from '#server/question-bank/formats/item';
import { PLACES } from '#server/question-bank/formats/marking';
import { escaped, ofEither, plainest, withDollars } from '#server/question-bank/formats/markup';

/** A cell as a workbook has it: what it takes for a day is a day. */
export type SheetCell = string | Date;
export type Sheet = { sheet: string; data: readonly (readonly SheetCell[])[] };
type Line = { baris: number; cells: readonly SheetCell[]; heads: readonly string[]; columns: readonly Column[]; strange: readonly string[]; sheet: string };

/** Sheets: what the columns of each hold stands in its first rows, a question in each of the others. */
export function readSheets(sheets: readonly Sheet[]): Read {
  const beside = new Notes();
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((it) => plain(it))));
  const tables = filled.flatMap(({ sheet, data }) => {
    const head = data.slice(0, 20).findIndex((row) => isHead(row.map(plain)));
    if (head < 0) beside.add(`Lembar “${sheet}” tidak ikut: tidak ada baris judul dengan kolom Soal dan Kunci.`, `The sheet “${sheet}” does not come along: it has no row of headings with the columns Soal and Kunci.`);
    return head < 0 ? [] : [linesOf(sheet, data, head)];
  });
  if (!tables.length) unheld('Tidak ada baris judul dengan kolom Soal dan Kunci.', 'There is no row of headings with the columns Soal and Kunci.');
  return readEach(tables.flat(), ({ baris, cells, sheet }, nomor) => ({ letak: { nomor, baris, nama: tables.length > 1 ? sheet : '' }, said: cells.map(plain).join(' ') }), ({ cells, heads, columns, strange }: Line, notes) => {
    noteStrange(strange, notes);
    const said = cells.map((it, i) => (it instanceof Date && columns[i] ? unwritten(heads[i] as string, plain(it)) : plain(it)));
    const pictures = new Pictures();
    if (said.some((it, i) => TEXTS.includes(columns[i]?.name ?? '') && withDollars(escaped(it)) !== escaped(it))) notes.add('Teks di antara tanda $ tetap teks. Tulis rumus sebagai \\( … \\).', 'What stands between dollars stays text. Write a formula as \\( … \\).');
    return { ...ofRow(rowOf(columns, said, (i) => (said[i]?.trim() ? pictures.text(ofEither(said[i] as string), notes) : '')), notes), berkas: pictures.all };
  }, beside);
}

const plain = (it: SheetCell) => (it instanceof Date ? it.toISOString().slice(0, 10) : it);
/** Excel makes a day of ½ written as 1/2, and what was written is gone. */
const unwritten = (head: string, day: string) =>
  unheld(`Isi kolom “${head}” dibaca Excel sebagai tanggal ${day}. Ubah bentuk selnya menjadi Teks, lalu tulis lagi isinya.`, `What stands under “${head}” is the day ${day} to Excel. Make the cell one of text and write it again.`);

function linesOf(sheet: string, data: Sheet['data'], head: number): Line[] {
  const heads = (data[head] as SheetCell[]).map(plain);
  const found = columnsOf(heads);
  return data.map((cells, i) => ({ baris: i + 1, cells, heads, sheet, ...found })).slice(head + 1).filter(({ cells }) => cells.some((it, i) => plain(it).trim() && found.columns[i]?.name !== 'nomor'));
}

const TEXTS = ['pertanyaan', 'pembahasan', 'opsi', 'kiri', 'kanan'];
const SEVERAL = ['opsi', 'kiri', 'kanan'];

/** What stands under each column; `rich` makes a text of the cell at this place. */
export function rowOf(columns: readonly Column[], cells: readonly string[], rich: (at: number) => string): Row {
  const row: Row = { tipe: '', pertanyaan: '', opsi: [], kiri: [], kanan: [], kunci: '', pembahasan: '', skor_maksimal: '', cara_nilai: '', rubrik: '', mapel: '', level: '', kd: '', kognitif: '' };
  for (const [i, column] of columns.entries()) {
    const said = cells[i] ?? '';
    if (!column || column.name === 'nomor') continue;
    const value = TEXTS.includes(column.name) ? rich(i) : said;
    const key = column.name as keyof Row;
    if (SEVERAL.includes(key)) (row[key] as string[])[column.at] = value;
    else row[key] = value as never;
  }
  for (const key of ['opsi', 'kiri', 'kanan'] as const) row[key] = Array.from(row[key], (it) => it ?? '');
  return row;
}

const MOST_CELL = 32_767;
const MOST_PAIRS = 20;

/** Pictures stay where the school keeps them: a cell names theirs. */
export function writeSheetRows(soal: readonly Taken[]): Written<string[][]> {
  const pairs = Math.min(MOST_PAIRS, Math.max(0, ...soal.map(({ pasangan }) => pasangan.length)));
  const options = Math.min(MOST_OPTIONS, Math.max(4, ...soal.map(({ opsi }) => opsi.length)));
  const numbers = Array.from({ length: pairs }, (_, i) => i);
  const head = ['No', 'Jenis', 'Soal', ...Array.from({ length: options }, (_, i) => `Opsi ${String.fromCharCode(65 + i)}`), ...numbers.flatMap((i) => [`Kiri ${i + 1}`, `Kanan ${i + 1}`]), 'Kunci', 'Cara Nilai', 'Skor', 'Rubrik', 'Pembahasan', 'Mapel', 'Level', 'KD', 'Kognitif'];
  const rows = soal.map((whole, i) => {
    const it = inlined(whole, () => undefined);
    return [
      String(i + 1), it.tipe, plainest(it.pertanyaan), ...Array.from({ length: options }, (_, at) => plainest(it.opsi[at]?.isi ?? '')), ...numbers.flatMap((at) => [plainest(it.pasangan[at]?.kiri ?? ''), plainest(it.pasangan[at]?.kanan ?? '')]),
      it.tipe === 'Essay' ? (it.kunci[0] ?? '') : /Choice|Ganda/.test(it.tipe) ? it.kunci.join(', ') : joined(it.kunci), /Kompleks|Menjodohkan/.test(it.tipe) ? it.cara_nilai : '', String(it.skor_maksimal),
      joined(it.rubrik.map(({ kriteria, skor }) => `${kriteria} = ${skor}`)), plainest(it.pembahasan), ...PLACES.map((place) => it.asal?.[place] ?? ''),
    ];
  });
  const isFit = (at: number) => (rows[at] as string[]).every((it) => it.length <= MOST_CELL);
  const tertinggal = leftOf(soal, {
    tipe: (it) => !isFit(soal.indexOf(it)), kunci: (it) => it.tipe === 'Essay' && it.kunci.length > 1,
  }, 'Excel');
  const held = rows.filter((_, i) => isFit(i));
  return { isi: [head, ...held], jumlah: held.length, tertinggal };
}

import { type Column, columnOf, isHead, joined, ofRow, type Row } from '#server/question-bank/formats/columns';
import { inlined, Pictures } from '#server/question-bank/formats/inline';
import { leftOf, MOST_OPTIONS, type Read, readEach, type Taken, unheld, type Written } from '#server/question-bank/formats/item';
import { PLACES } from '#server/question-bank/formats/marking';
import { ofEither, plainest } from '#server/question-bank/formats/markup';

type Line = { baris: number; cells: readonly string[] };

/** A sheet: what its columns hold stands in its first rows, a question in each of the others. */
export function readSheetRows(rows: readonly (readonly string[])[]): Read {
  const head = rows.slice(0, 20).findIndex(isHead);
  if (head < 0) unheld('Tidak ada baris judul dengan kolom Soal dan Kunci.', 'There is no row of headings with the columns Soal and Kunci.');
  const columns = (rows[head] as string[]).map(columnOf);
  const strange = (rows[head] as string[]).filter((it, i) => it.trim() && !columns[i]);
  const lines = rows.map((cells, i) => ({ baris: i + 1, cells })).slice(head + 1).filter(({ cells }) => cells.some((it, i) => it.trim() && columns[i]?.name !== 'nomor'));
  return readEach(lines, ({ baris, cells }, nomor) => ({ letak: { nomor, baris, nama: '' }, said: cells.join(' ') }), ({ cells }: Line, notes) => {
    if (strange.length) notes.add(`Kolom tidak ikut: ${strange.join(', ').slice(0, 100)}`, `Columns that do not come along: ${strange.join(', ').slice(0, 100)}`);
    const pictures = new Pictures();
    return { ...ofRow(rowOf(columns, cells, (i) => (cells[i]?.trim() ? pictures.text(ofEither(cells[i]), notes) : '')), notes), berkas: pictures.all };
  });
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
  return { isi: [head, ...rows.filter((_, i) => isFit(i))], tertinggal };
}

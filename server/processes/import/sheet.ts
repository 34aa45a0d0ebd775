import { KOLOM, MOST_ROWS, type JenisImpor } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { FunctionApart } from '#server/kit/apart';
import { refuse } from '#server/kit/deciding/refused';
import { asText, bold, text, workbook } from '#server/kit/workbook';
import type * as book from '#server/processes/import/book';

/** The first sheet's cells as texts, row by row. */
export async function readSheet(bytes: Buffer): Promise<string[][]> {
  const [rows = []] = (await readBook(bytes, 'first')).map(({ data }) => data);
  return rows.map((row) => row.map((it) => (it instanceof Date ? it.toISOString().slice(0, 10) : it)));
}

/** Of what it tells two thousand full rows have a tenth. */
const reader = new FunctionApart<typeof book, 'cellsOf'>(new URL('./book.js', import.meta.url), 'cellsOf', { megabytes: 400, ms: 20_000, bytes: 16_000_000, waiting: 20 });

/** A workbook's sheets, read apart: a cell that says it stands in row two thousand million is not the end of the server. */
const readBook = async (bytes: Buffer, which: book.Which) => (await reader.run(bytes, which)) ?? refuse(importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });

const EMPTY_ROWS = 200;

/** A workbook of one sheet of texts, its first row the headings. */
export const workbookOf = ([head = [], ...rows]: readonly (readonly string[])[]): Promise<Buffer> =>
  workbook({ data: [head.map((it) => text(it, bold)), ...rows.map((row) => row.map((it) => text(it, asText)))] });

/** An empty sheet with its columns, and a second one that says what belongs into each. */
export function templateOf(jenis: JenisImpor): Promise<Buffer> {
  const columns = KOLOM[jenis];
  const blank = columns.map(() => text('', asText));
  const help = columns.map((it) => [it.judul, it.isRequired ? 'Wajib' : 'Boleh kosong', it.contoh, it.id, it.en].map((it) => text(it)));
  return workbook(
    { sheet: 'Data', data: [columns.map(({ judul }) => text(judul, bold)), ...Array.from({ length: EMPTY_ROWS }, () => blank)], columns: columns.map(() => ({ width: 24 })) },
    { sheet: 'Petunjuk', data: [['Kolom', '', 'Contoh', 'Isi', 'English'].map((it) => text(it, bold)), ...help], columns: [{ width: 18 }, { width: 14 }, { width: 26 }, { width: 70 }, { width: 70 }] },
  );
}

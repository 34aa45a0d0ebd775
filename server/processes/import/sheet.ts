import writeWorkbook from 'write-excel-file/node';
import { KOLOM, MOST_ROWS, type JenisImpor } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { FunctionApart } from '#server/kit/apart';
import { refuse } from '#server/kit/deciding/refused';
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

const BOLD = { type: String, fontWeight: 'bold' } as const;
/** Cells of text keep the zeros that a number begins with. */
const AS_TEXT = { type: String, format: '@' } as const;
const EMPTY_ROWS = 200;

/** A workbook of one sheet of texts, its first row the headings. */
export const workbookOf = ([head = [], ...rows]: readonly (readonly string[])[]): Promise<Buffer> =>
  writeWorkbook([head.map((value) => ({ value, ...BOLD })), ...rows.map((row) => row.map((value) => ({ value, ...AS_TEXT })))] as never).toBuffer();

/** An empty sheet with its columns, and a second one that says what belongs into each. */
export async function templateOf(jenis: JenisImpor): Promise<Buffer> {
  const columns = KOLOM[jenis];
  const blank = columns.map(() => ({ value: '', ...AS_TEXT }));
  const help = columns.map((it) => [it.judul, it.isRequired ? 'Wajib' : 'Boleh kosong', it.contoh, it.id, it.en].map((value) => ({ value, type: String })));
  const written = writeWorkbook([
    { sheet: 'Data', data: [columns.map(({ judul }) => ({ value: judul, ...BOLD })), ...Array.from({ length: EMPTY_ROWS }, () => blank)], columns: columns.map(() => ({ width: 24 })) },
    { sheet: 'Petunjuk', data: [['Kolom', '', 'Contoh', 'Isi', 'English'].map((value) => ({ value, ...BOLD })), ...help], columns: [{ width: 18 }, { width: 14 }, { width: 26 }, { width: 70 }, { width: 70 }] },
  ] as never);
  return written.toBuffer();
}

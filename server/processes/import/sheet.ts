import writeWorkbook from 'write-excel-file/node';
import { KOLOM, MOST_ROWS, type JenisImpor } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { packed, unpacked } from '#server/processes/import/archive';
import { withFormulas } from '#server/processes/import/formulas';
import { withPercents } from '#server/processes/import/percent';
import { parsedApart, type Which } from '#server/processes/import/sheet-parser';

/** Declarations have no place in a sheet: through them a document reaches for other files, or grows without end. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i;

/** The first sheet's cells as texts, row by row. */
export async function readSheet(bytes: Buffer): Promise<string[][]> {
  const [rows = []] = (await readBook(bytes, 'first')).map(({ data }) => data);
  return rows.map((row) => row.map((it) => (it instanceof Date ? it.toISOString().slice(0, 10) : it)));
}

/** Sheets, their cells as texts and days. What is parsed is packed anew from what was looked at: nothing else of the archive is read. */
export async function readBook(bytes: Buffer, which: Which): Promise<{ sheet: string; data: (string | Date)[][] }[]> {
  try {
    const parts = unpacked(bytes);
    for (const it of parts.values()) refuseUnless(!DECLARES.test(textIn(it)), importRefusals.NOT_A_SHEET);
    const counted = withFormulas(parts);
    const sheets = await parsedApart(packed(which === 'all' ? withPercents(counted) : counted), which);
    for (const { data } of sheets) refuseUnless(data.length <= MOST_ROWS + MOST_ABOVE, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    return sheets.map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map(toldOf)) }));
  } catch (error) {
    if (error instanceof Refused) throw error;
    return refuse(importRefusals.NOT_A_SHEET);
  }
}

/** What may stand above the rows: the titles, and what a program writes over them. */
const MOST_ABOVE = 12;

/** Also in two bytes a letter, which is how a declaration would hide from being found. */
const textIn = (part: Buffer) => part.toString('latin1').replaceAll('\0', '');

/** A number that is whole is written without a point. */
const toldOf = (cell: unknown): string | Date => (cell instanceof Date ? cell : cell === null || cell === undefined ? '' : String(cell).trim());

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

import readAll, { readSheet } from 'read-excel-file/node';
import { MOST_ROWS } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { causedBy, Refused, refuseUnless } from '#server/kit/deciding/refused';
import { packed, unpacked } from '#server/processes/import/archive';
import { withFormulas } from '#server/processes/import/formulas';
import { withPercents } from '#server/processes/import/percent';

/** The first sheet only, or all of them. */
export type Which = 'first' | 'all';
type Cells = { sheet: string; data: (string | Date)[][] };

/** Declarations have no place in a sheet: through them a document reaches for other files, or grows without end. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i;
/** What may stand above the rows: the titles, and what a program writes over them. */
const MOST_ABOVE = 12;

/** The sheets of a workbook, their cells as texts and days. What is parsed is packed anew from what was looked at: nothing else of the archive is read. It may take as long and as much as a file wants it to. */
export async function cellsOf(bytes: Buffer, which: Which): Promise<Cells[]> {
  try {
    const parts = unpacked(bytes);
    for (const it of parts.values()) refuseUnless(!DECLARES.test(textIn(it)), importRefusals.NOT_A_SHEET);
    const counted = withFormulas(parts);
    const sheets = which === 'all' ? await readAll(packed(withPercents(counted))) : [{ sheet: '', data: await readSheet(packed(counted)) }];
    for (const { data } of sheets) refuseUnless(data.length <= MOST_ROWS + MOST_ABOVE, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    return sheets.map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map(toldOf)) }));
  } catch (error) {
    throw error instanceof Refused ? error : causedBy(new Refused(importRefusals.NOT_A_SHEET), error);
  }
}

/** Also in two bytes a letter, which is how a declaration would hide from being found. */
const textIn = (part: Buffer) => part.toString('latin1').replaceAll('\0', '');

/** A number that is whole is written without a point. */
const toldOf = (cell: unknown): string | Date => (cell instanceof Date ? cell : cell === null || cell === undefined ? '' : String(cell).trim());

import type { CellObject, Sheet } from 'write-excel-file/node';

export type Cell = CellObject | null;

export const bold = { fontWeight: 'bold' } as const;
/** Keeps the zeros that a number begins with. */
export const asText = { format: '@' } as const;
/** A cell that says that it is text is never run, whatever it begins with. */
export const text = (value: string, more: CellObject = {}): CellObject => ({ value, type: String, ...more });
export const number = (value: number, more: CellObject = {}): CellObject => ({ value, type: Number, ...more });
/** `–` where there is none. */
export const numberOrDash = (value: number | null | undefined, more: CellObject = {}) => (value === null || value === undefined ? text('–') : number(value, more));

/** A workbook of these sheets as XLSX. The library is loaded for the first of them. */
export async function workbook(...sheets: Sheet<never>[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node');
  return write(sheets).toBuffer();
}

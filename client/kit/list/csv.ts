const BOM = '\uFEFF';
/** What a spreadsheet takes for a formula, or for a day: 4/5 is four of five. */
const TAKEN = /^(?:[=+\-@\t\r\0]|\d{1,2}\/\d{1,2}$)/;

/** A text that no spreadsheet runs or turns into something else: an apostrophe stands before it. */
export const defused = (text: string) => (TAKEN.test(text) ? `'${text}` : text);

/** Rows as spreadsheets of Indonesian schools open them: UTF-8 with its mark, semicolons, a comma in numbers (8.5 would be a day in May), one line a row. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  BOM + rows.map((row) => `${row.map((cell) => quoted(typeof cell === 'number' ? String(cell).replace('.', ',') : defused(cell))).join(';')}\r\n`).join('');

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

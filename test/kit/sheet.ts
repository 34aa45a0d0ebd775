import writeWorkbook from 'write-excel-file/node';
import { packed, unpacked } from '#server/processes/import/archive';

/** A workbook of one sheet with these cells, as a teacher's own program would write it. */
export const sheetOf = (rows: readonly (readonly (string | number | null)[])[], name = 'data.xlsx') =>
  writeWorkbook(rows.map((row) => row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String }))) as never)
    .toBuffer().then((bytes) => ({ name, bytes: bytes as Buffer }));

/** The same workbook with these cells as they are given, by their places. */
export const withCells = (workbook: Buffer, cells: Record<string, string>) => packed(new Map([...unpacked(workbook)].map(([name, bytes]) =>
  [name, name.startsWith('xl/worksheets/') ? Buffer.from(bytes.toString().replace(/<c r="(\w+)"[^>]*>.*?<\/c>/g, (whole, at: string) => cells[at] ?? whole)) : bytes])));

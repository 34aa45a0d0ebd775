import writeWorkbook from 'write-excel-file/node';

/** A workbook of one sheet with these cells, as a teacher's own program would write it. */
export const sheetOf = (rows: readonly (readonly (string | number | null)[])[], name = 'data.xlsx') =>
  writeWorkbook(rows.map((row) => row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String }))) as never)
    .toBuffer().then((bytes) => ({ name, bytes: bytes as Buffer }));

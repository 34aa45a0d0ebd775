import fc from 'fast-check';
import { csvOf, defused } from '#client/kit/list/csv';

/** Reads a file as a spreadsheet does. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted] = [[] as string[], '', false];
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] as string;
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[++at];
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === ';' || sign === '\r')) {
      row.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push(row);
        row = [];
        at++;
      }
    } else cell += sign;
  }
  return rows;
}
const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(';', '"', '\r', '\n', '=', '+', '-', '@', '\t', 'a') }));

describe('an exported file', () => {
  it('begins with the mark of UTF-8 and has a line a row, cells between semicolons', () => {
    expect(csvOf([['Nama', 'Urutan'], ['Sikap; "sosial"', 2]])).toBe('\uFEFFNama;Urutan\r\n"Sikap; ""sosial""";2\r\n');
  });

  it('gives back every text as it was, whatever stands in it', () => {
    fc.assert(fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 4 }), (rows) => {
      expect(cellsOf(csvOf(rows))).toEqual(rows.map((row) => row.map(defused)));
    }));
  });

  it.each(['=1+1', '+62', '-5', '@SUM(A1)', '\tx', '\rx', '\0x'])('rule 38: does not let a spreadsheet run %j', (text) => {
    expect(cellsOf(csvOf([[text]]))).toEqual([[`'${text}`]]);
  });

  it('has no text that a spreadsheet would take for a formula, and leaves others alone', () => {
    fc.assert(fc.property(cell, (text) => {
      const kept = defused(text);
      expect(kept).not.toMatch(/^[=+\-@\t\r\0]/);
      expect([text, `'${text}`]).toContain(kept);
    }));
    expect([defused('4/5'), defused('20/20'), defused('4/50/2'), defused('1+1'), defused("'a"), csvOf([[-5, 64.21]])]).toEqual(["'4/5", "'20/20", '4/50/2', '1+1', "'a", '\uFEFF-5;64,21\r\n']);
  });
});

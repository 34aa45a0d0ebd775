/** The rows of comma or semicolon separated text (RFC 4180), whichever its first line has more of. */
export function rowsOfCsv(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '');
  const [head = ''] = plain.split(/\r?\n/, 1);
  const between = [';', '\t'].find((it) => head.split(it).length > head.split(',').length) ?? ',';
  const [rows, row, cell]: [string[][], string[], { text: string }] = [[], [], { text: '' }];
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.text);
    cell.text = '';
  };
  for (let i = 0; i < plain.length; i++) {
    const letter = plain[i] as string;
    if (isQuoted) {
      if (letter !== '"') cell.text += letter;
      else if (plain[i + 1] === '"') cell.text += plain[++i];
      else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === between) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push(row.splice(0));
    } else if (letter !== '\r') cell.text += letter;
  }
  endCell();
  return [...rows, row].filter((it) => it.some((one) => one !== ''));
}

/** What would be a formula in a spreadsheet is text. */
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
export const csvOf = (rows: readonly (readonly string[])[]) => `\ufeff${rows.map((row) => row.map((it) => `"${safe(it).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;

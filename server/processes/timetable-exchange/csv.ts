/** Spreadsheets also write UTF-16 ("Unicode text"), or the letters of Windows, whose quotes are no Latin ones. */
export function textIn(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? bytes.toString('latin1').replace(/[\x91\x92]/g, '’') : text;
}

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

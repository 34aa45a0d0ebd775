import type { Lembar, SelSalah } from '#contract/people/import';
import { asText, bold, text, workbook } from '#server/kit/workbook';
import { packed, unpacked } from '#server/processes/import/archive';

const SHEET = 'xl/worksheets/sheet1.xml';
const [RELATED, TYPES] = ['xl/worksheets/_rels/sheet1.xml.rels', '[Content_Types].xml'];
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FAULTY = '#FFD9D6';
type Note = { row: number; column: number; text: string };

/** The sheet with its cells as texts, those that are not right in red and with a comment; or the rows of these only. It may be mended and sent again. */
export async function markedSheet({ judul, daftar_baris }: Lembar, faults: readonly SelSalah[], onlyFaulty: boolean): Promise<Buffer> {
  const faulty = new Set(faults.map((it) => it.baris));
  const rows = daftar_baris.filter(({ baris }) => !onlyFaulty || faulty.has(baris));
  const lines = [undefined, ...rows.map((it) => it.baris)];
  const notes = notesOf(faults, lines);
  const isNoted = (row: number, column: number) => notes.some((it) => it.row === row && it.column === column);
  const texts = [judul, ...rows.map(({ sel }) => judul.map((_, i) => sel[i] ?? ''))];
  const data = texts.map((line, row) => line.map((it, column) => text(it, { ...asText, ...(row === 0 && bold), ...(isNoted(row, column) && { backgroundColor: FAULTY }) })));
  const written = await workbook({ sheet: 'Data', data, columns: judul.map(() => ({ width: 22 })), stickyRowsCount: 1 });
  return notes.length ? withComments(written, notes) : written;
}

/** A comment a cell; what no cell stands for is said at the beginning of its row, and what is wrong with the titles in their own. */
function notesOf(faults: readonly SelSalah[], lines: readonly (number | undefined)[]): Note[] {
  const notes = new Map<string, Note>();
  const rowOf = new Map(lines.map((baris, row) => [baris, row]));
  for (const { baris, kolom, nomor_kolom, pesan, perbaikan } of faults) {
    const [row, column] = [rowOf.get(baris) ?? 0, nomor_kolom ?? 0];
    const text = `${nomor_kolom === null ? `${kolom}: ` : ''}${pesan} ${perbaikan}`;
    const known = notes.get(`${row} ${column}`);
    notes.set(`${row} ${column}`, { row, column, text: known ? `${known.text}\n${text}` : text });
  }
  return [...notes.values()].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Comments are parts of their own: what they say, and the box that shows each of them. */
function withComments(workbook: Buffer, notes: readonly Note[]): Buffer {
  const parts = new Map(unpacked(workbook));
  const change = (name: string, by: (text: string) => string) => parts.set(name, Buffer.from(by((parts.get(name) ?? Buffer.alloc(0)).toString('utf8'))));
  change(SHEET, (it) => it.replace('</worksheet>', '<legacyDrawing r:id="rIdBoxes"/></worksheet>'));
  change(RELATED, (it) => it.replace('</Relationships>', `<Relationship Id="rIdNotes" Type="${OFFICE}/comments" Target="../comments1.xml"/><Relationship Id="rIdBoxes" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/></Relationships>`));
  change(TYPES, (it) => it.replace('</Types>', '<Default ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing" Extension="vml"/><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml" PartName="/xl/comments1.xml"/></Types>'));
  const comments = notes.map(({ row, column, text }) => `<comment ref="${lettersOf(column)}${row + 1}" authorId="0"><text><r><t xml:space="preserve">${escaped(text)}</t></r></text></comment>`).join('');
  parts.set('xl/comments1.xml', Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?><comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Pelita</author></authors><commentList>${comments}</commentList></comments>`));
  parts.set('xl/drawings/vmlDrawing1.vml', Buffer.from(`<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>${notes.map(box).join('')}</xml>`));
  return packed(parts);
}

const box = ({ row, column }: Note, i: number) =>
  `<v:shape id="note${i}" type="#note" style="position:absolute;width:220pt;height:70pt;visibility:hidden" fillcolor="#FFFFE1"><x:ClientData ObjectType="Note"><x:Anchor>${column + 1},15,${row},2,${column + 3},15,${row + 4},4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;

/** `A` to `Z`, then `AA`. */
const lettersOf = (column: number): string => (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What a document may hold: no control character, and nothing that is read as its own. */
const escaped = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"]/g, (it) => NAMES[it] as string);

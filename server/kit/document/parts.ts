import type { Content } from 'pdfmake';
import type { Settings } from '#contract/institution/institution';
import { mm, type Paper, widthOf } from '#server/kit/document/sheet';

type School = Pick<Settings, 'nama' | 'npsn' | 'dinas_pendidikan' | 'alamat' | 'no_hp' | 'fax' | 'email'>;
const LOGO = mm(22);
const LINK = '#1d4ed8';

/** The school's letterhead over a double rule; `logo` is a PNG. */
export function letterhead(school: School, paper: Paper, logo: Buffer | undefined): Content[] {
  const { nama, npsn, dinas_pendidikan, alamat, no_hp, fax, email } = school;
  const reached = [npsn && `NPSN ${npsn}`, no_hp && `Telepon ${no_hp}`, fax && `Faks ${fax}`, email && `E-mail ${email}`].filter(Boolean).join('  ·  ');
  const lines: Content[] = [
    ...(dinas_pendidikan ? [{ text: dinas_pendidikan, fontSize: 11 }] : []), { text: nama.toUpperCase(), fontSize: 16, bold: true },
    ...[alamat, reached].filter(Boolean).map((text) => ({ text, fontSize: 9 })),
  ];
  const side = logo ? [{ image: `data:image/png;base64,${logo.toString('base64')}`, fit: [LOGO, LOGO] as [number, number], width: LOGO }] : [];
  // As wide on the right as the logo is on the left: the name stands in the middle of the page.
  return [{ columns: [...side, { stack: lines, alignment: 'center' }, ...(logo ? [{ text: '', width: LOGO }] : [])], columnGap: mm(4) }, doubleRule(widthOf(paper))];
}

const doubleRule = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 2 }, { type: 'line', x1: 0, y1: 3, x2: width, y2: 3, lineWidth: 0.5 }], margin: [0, mm(2), 0, mm(5)],
});

export const heading = (...lines: string[]): Content => ({ text: lines.join('\n'), bold: true, fontSize: 12, alignment: 'center', lineHeight: 1.25, margin: [0, 0, 0, mm(5)] });
export const subheading = (text: string): Content => ({ text, bold: true, fontSize: 11, margin: [0, mm(5), 0, mm(2)], headlineLevel: 1 });
/** What stands between the rules of a cell and its words, on both sides together. */
const PADDING = 8.5;
/** What must not be missed before the document is taken for final. */
export const notice = (text: string): Content => ({ table: { widths: ['*'], body: [[{ text, bold: true, alignment: 'center', margin: [0, 2, 0, 2] }]] }, layout: 'ruled', margin: [0, 0, 0, mm(5)] });
/** Something to write in, at least as tall as that. */
export const box = (paper: Paper, height: number, text: string): Content => ({ table: { widths: [widthOf(paper) - PADDING], heights: [height], body: [[{ text, margin: [0, 2, 0, 2] }]] }, layout: 'ruled' });

/** Words that lead into the app. */
export type Link = { text: string; link: string; color: string; decoration: 'underline' };
export const link = (text: string, to: string): Link => ({ text, link: to, color: LINK, decoration: 'underline' });
export type Cell = string | Link;
const INDENT = mm(5);
const NAMES = mm(50);
/** Names with what they are, one a line. */
export const facts = (paper: Paper, rows: readonly (readonly [name: string, value: Cell | Content[]])[]): Content => ({
  table: { widths: [NAMES, mm(2), widthOf(paper) - INDENT - NAMES - mm(6)], body: rows.map(([name, value]) => [name, ':', Array.isArray(value) ? { stack: value } : value]) }, layout: 'bare', margin: [INDENT, 0, 0, 0],
});
/** So many points wide, or an equal share of what the others leave. */
export type Column = readonly [head: string, width: number | '*'];
/** A ruled table whose head is repeated on each page, with what it is `of` above it; no row is cut by the end of one. Its columns keep their width, whatever is written in them. */
export function ruled(paper: Paper, columns: readonly Column[], rows: readonly (readonly Content[])[], of: string | null = null): Content {
  const taken = columns.reduce((sum, [, width]) => sum + PADDING + (width === '*' ? 0 : width), 0);
  const share = (widthOf(paper) - taken) / columns.filter(([, width]) => width === '*').length;
  const head = columns.map(([text]) => ({ text, bold: true, alignment: 'center' as const }));
  const above = of === null ? [] : [spanning(of, columns.length)];
  return { table: { headerRows: 1 + above.length, keepWithHeaderRows: 1, dontBreakRows: true, widths: columns.map(([, width]) => (width === '*' ? share : width)), body: [...above, head, ...rows.map((row) => [...row])] }, layout: 'ruled', fontSize: 9 };
}
/** A row of a table that is one cell. */
export const spanning = (text: string, columns: number): Content[] => [{ text, bold: true, colSpan: columns } as unknown as Content, ...Array<Content>(columns - 1).fill('')];

/** `under`: what stands below the name instead of the number. */
export type Signer = { role: string; name: string | null; number: string | null; under?: string };
const ABREAST = 3;
/** For the pen. */
export const BLANK = '.'.repeat(36);
/** Up to three abreast, with room to sign; `NIK. –` for whoever has no number. */
export function signatures(signers: readonly Signer[]): Content[] {
  const signed = ({ role, name, number, under = `NIK. ${number ?? '–'}` }: Signer): Content => ({
    stack: [role, { text: name ?? BLANK, bold: true, ...(name && { decoration: 'underline' as const }), margin: [0, mm(18), 0, 0] }, under], alignment: 'center',
  });
  return Array.from({ length: Math.ceil(signers.length / ABREAST) }, (_, i) => ({ columns: signers.slice(i * ABREAST, (i + 1) * ABREAST).map(signed), unbreakable: true, margin: [0, mm(4), 0, 0] }));
}

/** What a phone's camera opens, and beside it what that is. */
export const code = (to: string, said: string): Content => ({ columns: [{ qr: to, fit: mm(24), width: mm(27), eccLevel: 'M' }, { text: said, fontSize: 8, margin: [0, mm(3), 0, 0] }], unbreakable: true, margin: [0, mm(6), 0, 0] });

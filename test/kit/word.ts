const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

export const run = (text: string, properties = '') => `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (inside: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;
export const picture = (id: string) => `<w:r><w:drawing><a:blip r:embed="${id}"/></w:drawing></w:r>`;
const asCell = (it: string) => (it.startsWith('<w:p') ? it : paragraph(it.startsWith('<') ? it : run(it)));
export const cell = (said: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${asCell(said)}</w:tc>`;
export const table = (rows: readonly (readonly string[])[]) => `<w:tbl>${rows.map((row) => `<w:tr>${row.map((it) => (it.startsWith('<w:tc>') ? it : cell(it))).join('')}</w:tr>`).join('')}</w:tbl>`;
export const begins = (said: string) => cell(said, '<w:vMerge w:val="restart"/>');
export const BELOW = cell('', '<w:vMerge/>');

/** The parts of a Word document with this in its body. */
export const wordOf = (body: string, media: Record<string, Buffer> = {}) => new Map([
  ['[Content_Types].xml', Buffer.from('<Types/>')],
  ['word/document.xml', Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`)],
  ['word/_rels/document.xml.rels', Buffer.from(`<Relationships>${Object.keys(media).map((name, i) => `<Relationship Id="rId${i + 1}" Target="media/${name}"/>`).join('')}</Relationships>`)],
  ...Object.entries(media).map(([name, bytes]) => [`word/media/${name}`, bytes] as [string, Buffer]),
]);

/** A document as it was printed, and what it is called among the others. */
export type Leaf = { title: string; bytes: Buffer };
/** An object of a PDF: what it says, and the bytes of its stream behind that. */
type Part = { head: string; stream: Buffer };
type Parsed = { parts: Part[]; root: number };

const STREAM = Buffer.from('stream\n');
const number = (text: string | undefined) => {
  if (text === undefined) throw new Error('not a PDF of ours');
  return Number(text);
};

/**
 * Many documents as one PDF, each beginning on a page of its own and named in the outline. It reads only what our printer writes: objects
 * that stand in a table of places, none of them within a stream.
 */
export function joined(leaves: readonly Leaf[]): Buffer {
  const chunks: Buffer[] = [];
  const places: number[] = [];
  let at = 0;
  const put = (bytes: Buffer) => {
    chunks.push(bytes);
    at += bytes.length;
  };
  const object = (id: number, head: string, stream: Buffer = Buffer.alloc(0)) => {
    places[id] = at;
    put(Buffer.concat([Buffer.from(`${id} 0 obj\n${head}`, 'latin1'), stream, Buffer.from('\nendobj\n')]));
  };
  put(Buffer.from('%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n', 'latin1'));
  const [CATALOG, PAGES, OUTLINE] = [1, 2, 3];
  let next = 4;
  let counted = 0;
  const kids: number[] = [];
  const marks: { title: string; page: number }[] = [];
  for (const { title, bytes } of leaves) {
    const { parts, root } = parse(bytes);
    const base = next - 1;
    const tree = treeOf(parts, root);
    for (const [i, { head, stream }] of parts.entries()) {
      const id = base + i + 1;
      const own = moved(head, base);
      object(id, i + 1 === tree.id ? own.replace('<<', `<<\n/Parent ${PAGES} 0 R`) : own, stream);
    }
    kids.push(base + tree.id);
    marks.push({ title, page: base + tree.first });
    counted += tree.count;
    next += parts.length;
  }
  const mark = (i: number) => next + i;
  for (const [i, { title, page }] of marks.entries()) {
    const beside = [i > 0 ? `/Prev ${mark(i - 1)} 0 R` : '', i < marks.length - 1 ? `/Next ${mark(i + 1)} 0 R` : ''].join(' ');
    object(mark(i), `<< /Title ${textOf(title)} /Parent ${OUTLINE} 0 R ${beside} /Dest [${page} 0 R /Fit] >>`);
  }
  object(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R /Outlines ${OUTLINE} 0 R /PageMode /UseOutlines /Lang (id) >>`);
  object(PAGES, `<< /Type /Pages /Count ${counted} /Kids [${kids.map((it) => `${it} 0 R`).join(' ')}] >>`);
  object(OUTLINE, `<< /Type /Outlines /Count ${marks.length} /First ${mark(0)} 0 R /Last ${mark(marks.length - 1)} 0 R >>`);
  const table = at;
  const rows = places.slice(1).map((it) => `${String(it).padStart(10, '0')} 00000 n \n`);
  put(Buffer.from(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${rows.length + 1} /Root ${CATALOG} 0 R >>\nstartxref\n${table}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(chunks);
}

/** Its objects in the order of their numbers, from 1 on. */
function parse(bytes: Buffer): Parsed {
  const tail = bytes.subarray(-1_024).toString('latin1');
  const table = number(/startxref\s+(\d+)/.exec(tail)?.[1]);
  const text = bytes.subarray(table).toString('latin1');
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, it]) => Number(it));
  const root = number(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  const ends = [...places, table].sort((one, other) => one - other);
  const endOf = new Map(places.map((it) => [it, ends[ends.indexOf(it) + 1] as number]));
  return { root, parts: places.map((from) => partIn(bytes.subarray(from, endOf.get(from)))) };
}

function partIn(bytes: Buffer): Part {
  const inner = bytes.subarray(bytes.indexOf('obj') + 4, bytes.lastIndexOf('endobj'));
  const stream = inner.indexOf(STREAM);
  const isStream = stream >= 0 && inner.subarray(0, stream).toString('latin1').trimEnd().endsWith('>>');
  return isStream ? { head: inner.subarray(0, stream).toString('latin1'), stream: inner.subarray(stream) } : { head: inner.toString('latin1').trimEnd(), stream: Buffer.alloc(0) };
}

/** Where its pages hang, how many they are, and which is the first. */
function treeOf(parts: readonly Part[], root: number) {
  const id = number(/\/Pages (\d+) 0 R/.exec(parts[root - 1]?.head ?? '')?.[1]);
  const tree = parts[id - 1]?.head ?? '';
  return { id, count: number(/\/Count (\d+)/.exec(tree)?.[1]), first: number(/\/Kids \[\s*(\d+) 0 R/.exec(tree)?.[1]) };
}

/** What it refers to has other numbers among the others; what stands in a text is none. */
const moved = (head: string, by: number) => head.replace(/\((?:\\[\s\S]|[^\\)])*\)|(\d+) 0 R/g, (all: string, id?: string) => (id === undefined ? all : `${Number(id) + by} 0 R`));
const textOf = (title: string) => `<FEFF${[...Buffer.from(title, 'utf16le').swap16()].map((it) => it.toString(16).padStart(2, '0')).join('')}>`;

const HEAD = 8;
/** Leaves travel one behind the other, each after the lengths of its title and its bytes. */
export const packed = (leaves: readonly Leaf[]) => Buffer.concat(leaves.flatMap(({ title, bytes }) => {
  const [head, name] = [Buffer.alloc(HEAD), Buffer.from(title)];
  head.writeUInt32BE(name.length, 0);
  head.writeUInt32BE(bytes.length, 4);
  return [head, name, bytes];
}));
export function unpacked(bytes: Buffer): Leaf[] {
  const found: Leaf[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [name, size] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
    const body = at + HEAD + name;
    found.push({ title: bytes.subarray(at + HEAD, body).toString(), bytes: bytes.subarray(body, body + size) });
    at = body + size;
  }
  return found;
}

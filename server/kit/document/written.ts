import { Parser } from 'htmlparser2';
import type { Content } from 'pdfmake';

type Node = { tag: string; attributes: Record<string, string>; inside: (Node | string)[] };
type Form = { bold?: true; italics?: true; decoration?: 'underline' | 'lineThrough'; sup?: true; sub?: true };
const FORMS: Record<string, Form> = { b: { bold: true }, strong: { bold: true }, h3: { bold: true }, h4: { bold: true }, th: { bold: true }, i: { italics: true }, em: { italics: true }, u: { decoration: 'underline' }, s: { decoration: 'lineThrough' }, sup: { sup: true }, sub: { sub: true } };
const BLOCKS = new Set(['p', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'table']);
const AFTER: [number, number, number, number] = [0, 0, 0, 3];

/** A longer text with its form, as `cleanText` lets it stand; lines of a plain one are paragraphs. */
export function written(html: string): Content[] {
  return /<\w/.test(html) ? blocks(treeOf(html).inside) : html.split(/\n+/).filter((it) => it.trim()).map((text) => ({ text: broken(plain(text)), margin: AFTER }));
}

/** What lies deeper is written where it would begin: nobody reads it, and laying it out takes for ever. */
const MOST_DEEP = 16;
function treeOf(html: string): Node {
  const root: Node = { tag: '', attributes: {}, inside: [] };
  const open = [root];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const [node, within] = [{ tag, attributes, inside: [] }, open.at(-1) as Node];
      if (open.length <= MOST_DEEP) within.inside.push(node);
      open.push(open.length <= MOST_DEEP ? node : within);
    },
    // A letter that was written as an entity comes by itself.
    ontext: (text) => {
      const { inside } = open.at(-1) as Node;
      const last = inside.at(-1);
      if (typeof last === 'string') inside[inside.length - 1] = last + text;
      else inside.push(text);
    },
    onclosetag: () => void (open.length > 1 && open.pop()),
  });
  parser.end(html);
  return root;
}

const isBlock = (it: Node | string): it is Node => typeof it !== 'string' && BLOCKS.has(it.tag);

/** Paragraphs, lists and tables one under the other; words that stand between them are paragraphs, too. */
function blocks(nodes: readonly (Node | string)[]): Content[] {
  const made: Content[] = [];
  let line: (Node | string)[] = [];
  const end = () => {
    const text = runs(line, {});
    if (text.some((it) => it.text.trim())) made.push({ text, margin: AFTER });
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    end();
    made.push(...blockOf(node));
  }
  end();
  return made;
}

function blockOf({ tag, inside }: Node): Content[] {
  if (tag === 'ul' || tag === 'ol') {
    const items = inside.filter((it): it is Node => typeof it !== 'string' && it.tag === 'li').map((it): Content => ({ stack: blocks(it.inside) }));
    return items.length ? [tag === 'ol' ? { ol: items, margin: AFTER } : { ul: items, margin: AFTER }] : [];
  }
  if (tag === 'table') return tableOf(inside);
  const form = FORMS[tag];
  return form ? [{ stack: blocks(inside), ...form }] : blocks(inside);
}

function tableOf(inside: readonly (Node | string)[]): Content[] {
  const rows = rowsIn(inside).map((row) => row.inside.filter((it): it is Node => typeof it !== 'string' && (it.tag === 'td' || it.tag === 'th')));
  const width = Math.max(0, ...rows.map((it) => it.length));
  if (!width) return [];
  const body = rows.map((row) => Array.from({ length: width }, (_, i): Content => ({ stack: blocks(row[i]?.inside ?? []), ...(row[i]?.tag === 'th' && { bold: true }) })));
  return [{ table: { widths: Array(width).fill('*'), body }, layout: 'ruled', margin: AFTER }];
}
const rowsIn = (nodes: readonly (Node | string)[]): Node[] => nodes.flatMap((it) => (typeof it === 'string' ? [] : it.tag === 'tr' ? [it] : rowsIn(it.inside)));

type Run = { text: string } & Form;
function runs(nodes: readonly (Node | string)[], form: Form): Run[] {
  return nodes.flatMap((it) => (typeof it === 'string' ? [{ text: broken(it.replace(/\s+/g, ' ')), ...form }] : it.tag === 'br' ? [{ text: '\n' }] : runs(it.inside, { ...form, ...FORMS[it.tag] })));
}
/** A word without end may be broken here and there: to find out where takes the printer minutes. */
const broken = (text: string) => text.replace(/\S{60}(?=\S)/g, '$&\u200b');
/** Entities that a plain text was kept with. */
const plain = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&');

import { drawFormula } from '#client/kit/rich/formula';
import { session } from '#client/kit/session';

const KEPT = ['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'S', 'SUB', 'SUP', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'PRE', 'CODE', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'];
const FILE = /^\/api\/file\/[0-9a-f-]{36}$/;
const escaped = (it: string) => it.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What stands in a box that is written in, as a question keeps it. */
export const htmlOf = (nodes: Iterable<ChildNode>): string => [...nodes].map(written).join('');

function written(node: ChildNode): string {
  if (!(node instanceof HTMLElement)) return escaped(node.textContent ?? '').replaceAll('\u00a0', ' ');
  const { tex, display, src = node.getAttribute('src') ?? '' } = node.dataset;
  if (tex !== undefined) return `<span data-tex="${escaped(tex)}"${display === 'block' ? ' data-display="block"' : ''}></span>`;
  if (node.tagName === 'IMG' || node.tagName === 'AUDIO') return FILE.test(src) ? (node.tagName === 'IMG' ? `<img src="${src}" alt="${escaped(node.getAttribute('alt') ?? '')}" />` : `<audio src="${src}" controls title="${escaped(node.title)}"></audio>`) : '';
  const inside = htmlOf(node.childNodes);
  // Browsers begin a new line as a division.
  const tag = node.tagName === 'DIV' ? 'P' : node.tagName;
  if (tag === 'BR') return '<br />';
  if (!KEPT.includes(tag)) return inside;
  const direction = node.dir ? ` dir="${node.dir}"` : '';
  return `<${tag.toLowerCase()}${direction}>${inside}</${tag.toLowerCase()}>`;
}

/** The same to be written in: nothing of it acts, pictures and formulas are pieces that are moved whole. */
export function nodesOf(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap(editable);
}

function editable(node: ChildNode): Node[] {
  if (!(node instanceof HTMLElement)) return [document.createTextNode(node.textContent ?? '')];
  const { tex, display } = node.dataset;
  if (tex !== undefined) return [formulaNode(tex, display === 'block')];
  const src = node.getAttribute('src') ?? '';
  if (node.tagName === 'IMG') return FILE.test(src) ? [pictureNode(src, node.getAttribute('alt') ?? '')] : [];
  if (node.tagName === 'AUDIO') return FILE.test(src) ? [soundNode(src, node.title)] : [];
  const inside = [...node.childNodes].flatMap(editable);
  if (!KEPT.includes(node.tagName)) return inside;
  const made = document.createElement(node.tagName);
  if (node.dir) made.dir = node.dir;
  made.append(...inside);
  return [made];
}

export function formulaNode(tex: string, isBlock: boolean): HTMLElement {
  const made = document.createElement('span');
  Object.assign(made.dataset, { tex, ...(isBlock && { display: 'block' }) });
  Object.assign(made, { contentEditable: 'false', className: 'rich-formula', textContent: tex });
  void drawFormula(made, tex, isBlock);
  return made;
}

export function pictureNode(src: string, alt: string): HTMLElement {
  return loading(Object.assign(document.createElement('img'), { alt }), src);
}

export const soundNode = (src: string, title: string): HTMLElement =>
  loading(Object.assign(document.createElement('audio'), { title, controls: true, contentEditable: 'false' }), src);

/** The session's token goes in a header, which neither an image nor a sound can bring. */
function loading<E extends HTMLElement>(made: E, src: string): E {
  made.dataset.src = src;
  void fetch(src, { headers: { token: session.get()?.token ?? '' } }).then(async (answer) => answer.ok && Object.assign(made, { src: URL.createObjectURL(await answer.blob()) })).catch(() => undefined);
  return made;
}

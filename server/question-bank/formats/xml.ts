import { Parser } from 'htmlparser2';
import { unheld } from '#server/question-bank/formats/item';

/** An element: `name` without its prefix, and what stands in it in its order. */
export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

const MOST_DEEP = 100;
const MOST_ELEMENTS = 300_000;
const broken = () => unheld('Bukan XML yang utuh.', 'This is not sound XML.');

/** The root of a document. No entity is declared in it, and none but XML's own is known. */
export function parsed(document: string): Element {
  const text = document.replace(/^\ufeff/, '');
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  let count = 0;
  const inside = () => open.at(-1) as Element;
  const parser = new Parser({
    onprocessinginstruction(name) {
      if (!name.startsWith('?')) unheld('Deklarasi DOCTYPE atau ENTITY tidak diterima.', 'Declarations of DOCTYPE or ENTITY are not taken.');
    },
    onopentag(name, attributes) {
      if (open.length > MOST_DEEP || ++count > MOST_ELEMENTS) unheld('Berkas XML terlalu dalam atau terlalu besar.', 'The XML is too deep or too large.');
      const element = { name: local(name), attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value])), children: [] };
      inside().children.push(element);
      open.push(element);
    },
    onclosetag: (name, isImplied) => (isImplied && !isSelfClosed(text, parser.endIndex) ? broken() : local(name) === inside().name ? void open.pop() : broken()),
    ontext(said) {
      const { children } = inside();
      if (typeof children.at(-1) === 'string') children[children.length - 1] += said;
      else children.push(said);
    },
  }, { xmlMode: true, decodeEntities: true });
  parser.end(text);
  const elements = elementsIn(root);
  return (elements.length === 1 ? elements[0] : undefined) ?? broken();
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
/** The parser closes `<a/>` by itself, as it does what nobody closed. */
const isSelfClosed = (text: string, at: number) => text.slice(Math.max(0, at - 1), at + 2).includes('/>');

const elementsIn = ({ children }: Element) => children.filter((it) => typeof it !== 'string');
/** The elements of this name right below; without a name all of them. */
export const all = (of: Element | undefined, name?: string) => (of ? elementsIn(of).filter((it) => !name || it.name === name) : []);
export const first = (of: Element | undefined, ...path: string[]): Element | undefined => path.reduce((it: Element | undefined, name) => all(it, name)[0], of);
/** Everything that is said in it. */
export const textOf = (of: Element | undefined): string => (of ? of.children.map((it) => (typeof it === 'string' ? it : textOf(it))).join('') : '');
/** The elements of this name anywhere below, in their order, none of them within another. */
export const within = (of: Element | undefined, ...names: string[]): Element[] => all(of).flatMap((it) => (names.includes(it.name) ? [it] : within(it, ...names)));

import type { Notes } from '#server/question-bank/formats/item';

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const ENTITY: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(#?\w{1,8});/g, (whole, name: string) => {
    if (name in ENTITY) return ENTITY[name] as string;
    const [, hex, digits] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(digits ?? Number.NaN);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** What no XML may hold, not even escaped: who reads it elsewhere refuses the whole file. Pasted from a slide, a line ends with one of them. */
export const asXml = (text: string) => text.replace(/[\v\f]/g, ' ').replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** Plain text as HTML. */
export const ofPlain = (text: string) => escaped(text.trim()).replace(/\r?\n/g, '<br />').replace(/&quot;/g, '"');
/** HTML as plain text, where nothing is lost by that; otherwise nothing. */
export function asPlain(html: string): string | undefined {
  const lines = html.split('\n').map((it) => it.trim()).join(' ').replace(/<br\s*\/?>/g, '\n').replace(/^<p>([\s\S]*)<\/p>$/, '$1');
  return /<[a-z/!]/i.test(lines) ? undefined : decoded(lines);
}

const TAG = /<\/?(?:p|br|b|strong|i|em|u|s|sub|sup|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|img|audio|video|source|span|div|h[1-6]|a|font|math|svg|iframe|script|style|input|object|embed|hr)(?:\s[^<>]*)?\/?>/i;
/** Text that may be HTML or not: a sign of comparison is no element. */
export const ofEither = (text: string) => (TAG.test(text) || /&(?:#\d+|#x[0-9a-f]+|[a-z]+);/i.test(text) ? text.trim() : ofPlain(text));

/** HTML as lines of plain text, whatever is lost by that. */
export const plainOf = (html: string) => {
  const lines = html.replace(/<\/(?:p|div|li|h[1-6]|tr)>\s*/gi, '<br />').replace(/<(?!br\b)\/?[a-z][^<>]*>/gi, '');
  return (asPlain(lines) ?? lines).trim();
};

/** Formulas as other programs write them become ours. */
export const withFormulas = (html: string) =>
  html.replace(/\\\(((?:[^\\]|\\(?![()]))+)\\\)/g, (_, tex: string) => formula(decoded(tex)))
    .replace(/\\\[((?:[^\\]|\\(?![[\]]))+)\\\]|\$\$([^$]+)\$\$/g, (_, one?: string, other?: string) => formula(decoded(one ?? other ?? ''), true));
/** What stands between two dollars where people write TeX by hand; an amount of money is none. */
export const withDollars = (html: string) =>
  html.replace(/(?<![\\$\w])\$(?![\s$])([^$<>]{1,500})(?<![\s\\])\$(?![\d$])/g, (whole, tex: string) => (/^\S+$|[\\^_{}=+*/()-]/.test(tex) && !isProse(tex) ? formula(decoded(tex)) : whole));
/** Two words with nothing to reckon between them, or a bracket of which the other lies outside: two amounts of money, and what is said between them. */
const isProse = (tex: string) => /[a-z]{2}[\s.,;:()]+[a-z]{2}/i.test(tex.replace(/\\(?:text|mathrm|mbox|operatorname)\s*\{[^{}]*\}|\\[a-z]+/gi, '+')) || /^[^([]*\)|\([^)\]]*$/.test(tex);
export const formula = (tex: string, isBlock = false) => `<span data-tex="${escaped(tex)}"${isBlock ? ' data-display="block"' : ''}></span>`;
/** And ours as others write them. */
export const withoutFormulas = (html: string) =>
  html.replace(/<span data-tex="([^"]*)"( data-display="[^"]*")?>[^<]*<\/span>/g, (_, tex: string, display?: string) => (display ? `\\[${tex.replace(/&quot;/g, '"')}\\]` : `\\(${tex.replace(/&quot;/g, '"')}\\)`));

const OTHERS = 'video|iframe|object|embed|svg|math|script|style|form|input|select|include';
/** Whether what stands in an element of this name does not come along as it is. */
export const isLost = (name: string) => OTHERS.split('|').includes(name);
const LOST = new RegExp(`<(${OTHERS}|a)\\b[^<>]*>`, 'gi');
const KEPT = /^(?:\/api\/file\/|berkas:)/;
/** Says of a text what will not come along. */
export function noteLost(html: string, notes: Notes) {
  for (const [, element = ''] of html.matchAll(LOST)) {
    const name = element.toLowerCase();
    if (name === 'a') notes.add('Tautan menjadi teks biasa.', 'A link becomes plain text.');
    else notes.add(`Bagian <${name}> tidak ikut.`, `A part <${name}> does not come along.`);
  }
  for (const [element, name = ''] of html.matchAll(/<(img|audio)\b[^<>]*>/gi)) {
    const src = srcOf(element);
    if (!KEPT.test(src)) notes.add(`${name.toLowerCase() === 'img' ? 'Gambar' : 'Suara'} di luar berkas tidak ikut: ${src.slice(0, 100)}`, `${name.toLowerCase() === 'img' ? 'A picture' : 'A sound'} outside the file does not come along: ${src.slice(0, 100)}`);
  }
}
const srcOf = (element: string) => /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(element)?.slice(1).find((it) => it !== undefined) ?? '';
/** The text with what `src` names replaced by what this makes of it. */
export const withSources = (html: string, of: (src: string) => string | undefined) =>
  html.replace(/(<(?:img|audio|source)\b[^<>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi, (whole, head: string, one?: string, other?: string) => {
    const next = of(decoded(one ?? other ?? ''));
    return next === undefined ? whole : `${head}"${escaped(next)}"`;
  });
/** A sound that names its sources within itself has one of them: the first. */
export const withPlainSounds = (html: string) =>
  html.replace(/<audio\b([^<>]*)>((?:(?!<\/?audio\b)[\s\S])*)<\/audio>/gi, (whole, attributes: string, inside: string) => {
    const [source] = /<source\b[^<>]*>/i.exec(inside) ?? [];
    return source && !srcOf(`<audio${attributes}>`) ? `<audio${attributes} src="${srcOf(source)}"></audio>` : whole;
  });
/** What a text shows, by its `src`. */
export const sourcesIn = (html: string) => [...html.matchAll(/<(?:img|audio)\b[^<>]*>/gi)].map(([it]) => decoded(srcOf(it)));
/** Elements that are open at once. What cleans a text takes minutes over as many as a file has room for; more than this nobody writes. */
const MOST_OPEN = 1_000;
const VOID = new Set(['br', 'hr', 'img', 'input', 'col', 'source', 'wbr']);
export function isTooDeep(html: string) {
  const opened = new Map<string, number>();
  let open = 0;
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s<>/]*)/gi)) {
    const name = tag.toLowerCase();
    const [before, step] = [opened.get(name) ?? 0, end ? -1 : 1];
    if (VOID.has(name) || before + step < 0) continue;
    opened.set(name, before + step);
    if ((open += step) > MOST_OPEN) return true;
  }
  return false;
}
/** The shorter of two ways to write a text down: as plain text wherever it is read back as what it was. */
export const plainest = (html: string) => {
  const plain = asPlain(html);
  return plain !== undefined && ofEither(plain) === html ? plain : html;
};

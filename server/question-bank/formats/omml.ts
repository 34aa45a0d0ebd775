import type { Notes } from '#server/question-bank/formats/item';
import { all, type Element, first, textOf } from '#server/question-bank/formats/xml';

const SIGNS: Record<string, string> = { '\\': '\\backslash ', '{': '\\{', '}': '\\}', '#': '\\#', $: '\\$', '%': '\\%', '&': '\\&', _: '\\_', '^': '\\hat{}', '~': '\\sim ', '×': '\\times ', '÷': '\\div ', '≤': '\\le ', '≥': '\\ge ', '≠': '\\ne ', '−': '-' };
const NARY: Record<string, string> = { '∑': '\\sum', '∏': '\\prod', '∫': '\\int', '∮': '\\oint', '⋃': '\\bigcup', '⋂': '\\bigcap' };
const ACCENT: Record<string, string> = { '\u0302': '\\hat', '\u0303': '\\tilde', '\u0304': '\\bar', '\u0305': '\\overline', '\u0307': '\\dot', '\u20d7': '\\vec' };
export const FUNCTIONS = /^(sin|cos|tan|cot|sec|csc|log|ln|lim|min|max|det|exp)$/;
export const said = (text: string) => [...text].map((it) => SIGNS[it] ?? it).join('');
const part = (of: Element, name: string, notes: Notes) => texOf(first(of, name), notes);
const property = (of: Element, name: string) => first(of, `${of.name}Pr`, name)?.attributes.val;

/** Formulas of Word as TeX. */
const RULES: Record<string, (it: Element, notes: Notes) => string> = {
  r: (it) => said(textOf({ ...it, children: all(it, 't') })),
  f: (it, n) => (property(it, 'type') === 'lin' ? `${part(it, 'num', n)}/${part(it, 'den', n)}` : `\\frac{${part(it, 'num', n)}}{${part(it, 'den', n)}}`),
  sSup: (it, n) => `{${part(it, 'e', n)}}^{${part(it, 'sup', n)}}`,
  sSub: (it, n) => `{${part(it, 'e', n)}}_{${part(it, 'sub', n)}}`,
  sSubSup: (it, n) => `{${part(it, 'e', n)}}_{${part(it, 'sub', n)}}^{${part(it, 'sup', n)}}`,
  sPre: (it, n) => `{}_{${part(it, 'sub', n)}}^{${part(it, 'sup', n)}}{${part(it, 'e', n)}}`,
  rad: (it, n) => `\\sqrt${framed(part(it, 'deg', n), '[', ']')}{${part(it, 'e', n)}}`,
  d: (it, n) => `\\left${bracket(property(it, 'begChr') ?? '(')}${all(it, 'e').map((one) => texOf(one, n)).join(said(property(it, 'sepChr') ?? '|'))}\\right${bracket(property(it, 'endChr') ?? ')')}`,
  nary: (it, n) => `${NARY[property(it, 'chr') ?? '∫'] ?? said(property(it, 'chr') ?? '')}${limits(it, n)}{${part(it, 'e', n)}}`,
  func: (it, n) => `${part(it, 'fName', n).replace(/^[a-z]+/, (name) => (FUNCTIONS.test(name) ? `\\${name}` : name))}{${part(it, 'e', n)}}`,
  limLow: (it, n) => `${part(it, 'e', n).replace(/^[a-z]+$/, (name) => (FUNCTIONS.test(name) ? `\\${name}` : name))}_{${part(it, 'lim', n)}}`,
  limUpp: (it, n) => `\\overset{${part(it, 'lim', n)}}{${part(it, 'e', n)}}`,
  acc: (it, n) => `${ACCENT[property(it, 'chr') ?? '\u0302'] ?? '\\hat'}{${part(it, 'e', n)}}`,
  bar: (it, n) => `\\${property(it, 'pos') === 'top' ? 'overline' : 'underline'}{${part(it, 'e', n)}}`,
  m: (it, n) => `\\begin{matrix}${all(it, 'mr').map((row) => all(row, 'e').map((one) => texOf(one, n)).join(' & ')).join(' \\\\ ')}\\end{matrix}`,
  eqArr: (it, n) => `\\begin{aligned}${all(it, 'e').map((one) => texOf(one, n)).join(' \\\\ ')}\\end{aligned}`,
  borderBox: (it, n) => `\\boxed{${part(it, 'e', n)}}`,
  box: (it, n) => part(it, 'e', n),
  oMath: (it, n) => texOf(it, n),
};

const bracket = (sign: string) => (sign === '' ? '.' : ({ '{': '\\{', '}': '\\}', '‖': '\\|', '⟨': '\\langle ', '⟩': '\\rangle ' }[sign] ?? sign));
/** Each part is written once: one that is written twice is written a million times where twenty of them stand within each other. */
const framed = (tex: string, before: string, after: string) => tex && before + tex + after;
const limits = (it: Element, notes: Notes) => framed(part(it, 'sub', notes), '_{', '}') + framed(part(it, 'sup', notes), '^{', '}');

export function texOf(of: Element | undefined, notes: Notes): string {
  return all(of).map((it) => {
    const rule = RULES[it.name];
    if (rule) return rule(it, notes);
    if (!/Pr$/.test(it.name) && textOf(it).trim()) notes.add(`Bagian rumus <${it.name}> menjadi teks biasa.`, `A part <${it.name}> of a formula becomes plain text.`);
    return /Pr$/.test(it.name) ? '' : said(textOf(it));
  }).join('').trim();
}

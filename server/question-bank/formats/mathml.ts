import { unheld } from '#server/question-bank/formats/item';
import { formula } from '#server/question-bank/formats/markup';
import { FUNCTIONS, said } from '#server/question-bank/formats/omml';
import { all, type Element, parsed, textOf, within } from '#server/question-bank/formats/xml';

const word = (it: Element) => said(textOf(it).replace(/[\u2061-\u2064]/g, '').trim());
const each = (of: Element) => all(of).map(texOf);
const ACCENTS: Record<string, string> = { '¯': 'overline', '‾': 'overline', '→': 'vec', '^': 'hat', '˙': 'dot', '~': 'tilde' };
const bracket = (sign: string) => ({ '': '.', '{': '\\{', '}': '\\}' }[sign] ?? sign);

/** MathML as TeX: what is not among these stands as what is in it. */
const RULES: Record<string, (it: Element, parts: string[]) => string> = {
  mi: (it) => (FUNCTIONS.test(word(it)) ? `\\${word(it)} ` : /^[a-z]{2,}$/i.test(word(it)) ? `\\mathrm{${word(it)}}` : word(it)),
  mn: (it) => word(it),
  mo: (it) => word(it),
  mtext: (it) => `\\text{${textOf(it).replace(/[\\{}$#%&_^~]/g, ' ')}}`,
  mspace: () => '\\ ',
  mfrac: (_, [top, below]) => `\\frac{${top}}{${below}}`,
  msup: (_, [base, up]) => `{${base}}^{${up}}`,
  msub: (_, [base, down]) => `{${base}}_{${down}}`,
  msubsup: (_, [base, down, up]) => `{${base}}_{${down}}^{${up}}`,
  munder: (_, [base, down]) => `${base}_{${down}}`,
  mover: (it, [base, up]) => (ACCENTS[textOf(all(it)[1]).trim()] ? `\\${ACCENTS[textOf(all(it)[1]).trim()]}{${base}}` : `\\overset{${up}}{${base}}`),
  munderover: (_, [base, down, up]) => `${base}_{${down}}^{${up}}`,
  msqrt: (_, parts) => `\\sqrt{${parts.join('')}}`,
  mroot: (_, [base, degree]) => `\\sqrt[${degree}]{${base}}`,
  mfenced: ({ attributes: { open = '(', close = ')', separators = ',' } }, parts) => `\\left${bracket(open)}${parts.join(said(separators.trim().slice(0, 1)))}\\right${bracket(close)}`,
  mtable: (_, parts) => `\\begin{matrix}${parts.join(' \\\\ ')}\\end{matrix}`,
  mtr: (_, parts) => parts.join(' & '),
  semantics: (_, [shown = '']) => shown,
  annotation: () => '',
};
const texOf = (it: Element): string => RULES[it.name]?.(it, each(it)) ?? each(it).join('');

/** A formula of MathML: as the TeX that stands beside it, else as what it says. Letters without its form would be another question: a fraction is no number of two digits. */
export function formulaOf(math: Element) {
  const [beside] = within(math, 'annotation').filter(({ attributes }) => /tex/i.test(attributes.encoding ?? ''));
  const tex = (beside ? textOf(beside) : texOf(math)).trim();
  return tex ? formula(tex, math.attributes.display === 'block') : unheld('Rumus MathML ini tidak dapat dibaca.', 'This formula of MathML cannot be read.');
}

const MATH = /<math\b[^<>]*>(?:(?!<\/?math\b)[\s\S])*<\/math\s*>/gi;
const NAMES: Record<string, string> = { nbsp: ' ', times: '×', divide: '÷', minus: '−', plusmn: '±', le: '≤', ge: '≥', ne: '≠', pi: 'π', middot: '·', InvisibleTimes: '', ApplyFunction: '', amp: '&amp;', lt: '&lt;', gt: '&gt;', quot: '&quot;' };
/** Formulas of a text in HTML, whose names of signs are more than those of XML. */
export const withMath = (html: string) => html.replace(MATH, (math) => formulaOf(parsed(math.replace(/&([a-z]\w*);/gi, (_, name: string) => NAMES[name] ?? unheld(`Tanda &${name}; di dalam rumus MathML tidak dikenal.`, `The sign &${name}; in a formula of MathML is not known.`)))));

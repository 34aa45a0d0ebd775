import katex from 'katex';
import { FORMULA } from '#contract/question-bank/formula';

const MARKED = /<span\b([^>]*)>[^<]*<\/span>/g;
const TEX = /\bdata-tex="([^"]*)"/;
const READ: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const read = (it: string) => it.replace(/&(lt|gt|quot|amp);/g, (name) => READ[name] as string);

/** The formulas of a question as a browser draws them by itself: a phone in an exam loads nothing for them. */
export const withFormulas = (html: string) => html.replace(MARKED, (whole, attributes: string) => {
  const [, tex] = TEX.exec(attributes) ?? [];
  if (tex === undefined) return whole;
  const isBlock = attributes.includes('data-display="block"');
  return `<span class="${isBlock ? 'rich-formula is-block' : 'rich-formula'}" dir="ltr">${katex.renderToString(read(tex), { ...FORMULA, displayMode: isBlock })}</span>`;
});

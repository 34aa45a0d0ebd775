import { type Refusal, statusOf } from '#contract/kit/refusal';
import { BULAN } from '#contract/school-year/school-days';
import type { Params } from '#server/kit/deciding/refused';

export type Language = 'id' | 'en';

/** Indonesian unless the caller prefers English. */
export const languageOf = (header: unknown): Language => (/^\s*en\b/i.test(String(header ?? '')) ? 'en' : 'id');

const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTHS = { id: BULAN.map((it) => it.slice(0, 3)), en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] };
const said = (value: string, language: Language) => {
  const [year, month, day] = DAY.test(value) ? value.split('-') : [];
  return year ? `${day} ${MONTHS[language][Number(month) - 1]} ${year}` : value;
};

/** A refusal's sentence with its parameters filled in, days among them as people write them. */
export const sentence = (refusal: Refusal, language: Language, params: Params) =>
  refusal[language].replace(/\{(\w+)\}/g, (whole, name) => (params[name] === undefined ? whole : said(String(params[name]), language)));

/** How every answer that refuses begins: a word of the contract's, the exact code, a sentence. */
export const refusing = (refusal: Refusal, accepted: unknown, params: Params = {}) =>
  ({ status: statusOf(refusal), code: refusal.code, message: sentence(refusal, languageOf(accepted), params) });

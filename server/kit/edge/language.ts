import { type Refusal, statusOf } from '#contract/kit/refusal';
import type { Params } from '#server/kit/deciding/refused';

export type Language = 'id' | 'en';

/** Indonesian unless the caller prefers English. */
export const languageOf = (header: unknown): Language => (/^\s*en\b/i.test(String(header ?? '')) ? 'en' : 'id');

/** A refusal's sentence with its parameters filled in. */
export const sentence = (refusal: Refusal, language: Language, params: Params) =>
  refusal[language].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));

/** How every answer that refuses begins: a word of the contract's, the exact code, a sentence. */
export const refusing = (refusal: Refusal, accepted: unknown, params: Params = {}) =>
  ({ status: statusOf(refusal), code: refusal.code, message: sentence(refusal, languageOf(accepted), params) });

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

type Issue = { code: string; format?: string; origin?: string; minimum?: number | bigint; maximum?: number | bigint; values?: unknown[]; input?: unknown; message?: string };

const texts = {
  contradiction: ['Berbeda dengan alamat permintaan.', 'Differs from the address of the request.'],
  unstorable: ['Memuat karakter yang tidak dapat disimpan.', 'Contains a character that cannot be stored.'],
  required: ['Wajib diisi.', 'Required.'],
  invalid: ['Isian tidak benar.', 'Not valid.'],
  uuid: ['Harus berupa id (uuid).', 'Must be an id (uuid).'],
  date: ['Harus berupa tanggal YYYY-MM-DD.', 'Must be a date YYYY-MM-DD.'],
} as const;

/** What to tell about one field. */
export function say(language: Language, what: keyof typeof texts | Issue): string {
  const pick = (it: readonly [string, string]) => (language === 'en' ? it[1] : it[0]);
  if (typeof what === 'string') return pick(texts[what]);
  const isText = what.origin === 'string';
  if (what.code === 'too_small') return isText && what.minimum === 1 ? pick(texts.required) : pick(isText ? [`Minimal ${what.minimum} karakter.`, `At least ${what.minimum} characters.`] : [`Minimal ${what.minimum}.`, `At least ${what.minimum}.`]);
  if (what.code === 'too_big') return pick(isText ? [`Maksimal ${what.maximum} karakter.`, `At most ${what.maximum} characters.`] : [`Maksimal ${what.maximum}.`, `At most ${what.maximum}.`]);
  if (what.code === 'invalid_value') return pick([`Pilih salah satu: ${what.values?.join(', ')}.`, `Choose one of: ${what.values?.join(', ')}.`]);
  if (what.code === 'invalid_format' && (what.format === 'uuid' || what.format === 'date')) return pick(texts[what.format]);
  if (what.code === 'invalid_type' && /received undefined/.test(what.message ?? '')) return pick(texts.required);
  return pick(texts.invalid);
}

import { store, useStore } from '#client/kit/store';

/** Each context adds its namespace here, beside its words. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Words {}
export type Language = 'id' | 'en';
export type Values = Record<string, string | number>;

/** English distinguishes one and many; both languages bring `key_one` and `key_other`, asked for as `key` with `count`. */
type Base<K> = K extends `${infer B}_${'one' | 'other'}` ? B : K;
export type Translate<N extends keyof Words> = (key: Base<keyof Words[N] & string>, values?: Values) => string;

type Bundle = Record<Language, Record<string, string>>;
const bundles: Record<string, Bundle> = {};
const language = store<Language>('id');

/** Brings the words of one context; call it where they are written. */
export function registerWords<const N extends string, W extends Record<string, string>>(namespace: N, words: { id: W; en: { [K in keyof W]: string } }) {
  bundles[namespace] = words;
}

/** A sentence with its values in place; where a count is given and the word has two forms, that of the count. Indonesian has one. */
function say(lng: Language, namespace: string, key: string, values: Values = {}) {
  const own = bundles[namespace]?.[lng] ?? {};
  const form = `${key}_${lng === 'en' && values.count === 1 ? 'one' : 'other'}`;
  const found = (values.count !== undefined ? own[form] : undefined) ?? own[key] ?? String(values.defaultValue ?? key);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

const known = new Map<string, (key: string, values?: Values) => string>();

/** The same function for the same words, so that what depends on it does not change with every paint. */
function wordsIn(lng: Language, namespace: string) {
  const name = `${lng} ${namespace}`;
  const found = known.get(name) ?? ((key: string, values?: Values) => say(lng, namespace, key, values));
  known.set(name, found);
  return found;
}

/** The words of one context in the person's language. */
export const useWords = <N extends keyof Words & string>(namespace: N): Translate<N> => wordsIn(useStore(language), namespace) as unknown as Translate<N>;

/** The words of one context outside React, in the language of the moment. */
export const wordsOf = <N extends keyof Words & string>(namespace: N): Translate<N> => wordsIn(language.get(), namespace) as unknown as Translate<N>;

export const useLanguage = () => useStore(language);
export const getLanguage = language.get;
export const onLanguage = language.subscribe;

/** Indonesian, or English where the browser is English and nothing else was chosen. */
export function startWords() {
  speak(languageOf(localStorage.getItem('bahasa')) ?? (/^en\b/i.test(navigator.language) ? 'en' : 'id'));
  addEventListener('storage', ({ key, newValue }) => key === 'bahasa' && speak(languageOf(newValue) ?? language.get()));
}

const languageOf = (text: string | null) => (text === 'id' || text === 'en' ? text : undefined);

/** Switches the language at once, here and in the browser's other windows, and remembers it there. */
export function setLanguage(lng: Language) {
  localStorage.setItem('bahasa', lng);
  speak(lng);
}

function speak(lng: Language) {
  document.documentElement.lang = lng;
  language.set(lng);
}

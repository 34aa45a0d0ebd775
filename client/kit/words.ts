import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { store, useStore } from '#client/kit/store';

/** Each context adds its namespace here, beside its words. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Words {}
export type Language = 'id' | 'en';
export type Values = Record<string, string | number>;

/** English distinguishes one and many; both languages bring `key_one` and `key_other`, asked for as `key` with `count`. */
type Base<K> = K extends `${infer B}_${'one' | 'other'}` ? B : K;
export type Translate<N extends keyof Words> = (key: Base<keyof Words[N] & string>, values?: Values) => string;

const bundles: Record<string, Record<Language, object>> = {};
const language = store<Language>('id');

/** Brings the words of one context; call it where they are written. */
export function registerWords<const N extends string, W extends Record<string, string>>(namespace: N, words: { id: W; en: { [K in keyof W]: string } }) {
  bundles[namespace] = words;
  if (i18next.isInitialized) addBundle(namespace, words);
}

/** The words of one context in the person's language. */
export function useWords<N extends keyof Words & string>(namespace: N): Translate<N> {
  const { t } = useTranslation(namespace);
  return t as unknown as Translate<N>;
}

/** The words of one context outside React. */
export const wordsOf = <N extends keyof Words & string>(namespace: N): Translate<N> =>
  i18next.getFixedT(null, namespace) as unknown as Translate<N>;

export const useLanguage = () => useStore(language);
export const getLanguage = language.get;

/** Indonesian, or English where the browser is English and nothing else was chosen. */
export function startWords() {
  const lng: Language = languageOf(localStorage.getItem('bahasa')) ?? (/^en\b/i.test(navigator.language) ? 'en' : 'id');
  void i18next.use(initReactI18next).init({
    lng, fallbackLng: 'id', resources: {}, keySeparator: false, nsSeparator: false, initAsync: false,
    interpolation: { escapeValue: false }, react: { useSuspense: false },
  });
  for (const [namespace, words] of Object.entries(bundles)) addBundle(namespace, words);
  speak(lng);
  addEventListener('storage', ({ key, newValue }) => key === 'bahasa' && turnTo(languageOf(newValue) ?? language.get()));
}

const languageOf = (text: string | null) => (text === 'id' || text === 'en' ? text : undefined);

/** Switches the language at once, here and in the browser's other windows, and remembers it there. */
export function setLanguage(lng: Language) {
  localStorage.setItem('bahasa', lng);
  turnTo(lng);
}

function turnTo(lng: Language) {
  void i18next.changeLanguage(lng);
  speak(lng);
}

function speak(lng: Language) {
  document.documentElement.lang = lng;
  language.set(lng);
}

function addBundle(namespace: string, { id, en }: Record<Language, object>) {
  i18next.addResourceBundle('id', namespace, id);
  i18next.addResourceBundle('en', namespace, en);
}

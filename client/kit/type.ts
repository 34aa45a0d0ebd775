import file from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { afterFirstAnswers } from '#client/kit/first-answers';

/** The typeface: at once where this browser keeps it, otherwise after the first answers. */
export async function startType() {
  const bring = () => document.fonts.add(new FontFace('Plus Jakarta Sans', `url(${file})`, { weight: '200 800', display: 'swap' }));
  // Without a secure connection there is nothing to keep it in.
  if (await globalThis.caches?.match(file).catch(() => undefined)) bring();
  else afterFirstAnswers(bring);
}

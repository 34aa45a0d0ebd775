import file from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { afterFirstAnswers } from '#client/kit/first-answers';

/** The typeface: at once where this browser has had it before, otherwise after the first answers. */
export function startType() {
  const face = new FontFace('Plus Jakarta Sans', `url(${file})`, { weight: '200 800', display: 'swap' });
  const bring = () => {
    document.fonts.add(face);
    void face.loaded.then(() => localStorage.setItem('huruf', file), () => undefined);
  };
  if (localStorage.getItem('huruf') === file) bring();
  else afterFirstAnswers(bring);
}

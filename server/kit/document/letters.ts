/** The letters of documents are drawn with five marks and no others. */
const OTHER_MARKS = /(?!\u0300|\u0301|\u0303|\u0309|\u0323)\p{M}/gu;

/**
 * The text in letters that documents have: Latin, Greek and Cyrillic ones, and Arabic ones of their own (`arabic.ts`). A letter that they lack is put together from its marks (Ṣāliḥah),
 * or stands without the one that they lack; signs of transliteration become quotation marks. Other scripts show as empty squares.
 */
export const inLetters = (text: string) =>
  text.normalize('NFC').replaceAll(/[ʿʻ]/gu, '‘').replaceAll('ʾ', '’').replaceAll(/[\u1e00-\u1e9f]/gu, (it) => it.normalize('NFD').replaceAll(OTHER_MARKS, ''));

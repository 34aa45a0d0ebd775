import { registerWords } from '#client/kit/words';

const id = { take: 'Berita acara (PDF)', takeOf: 'Berita acara (PDF) {{ruang}}', failed: 'Berita acara belum dapat dibuat' };
const en: typeof id = { take: 'Minutes (PDF)', takeOf: 'Minutes (PDF) of {{ruang}}', failed: 'The minutes could not be made' };
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { minutesFile: typeof id }
}
registerWords('minutesFile', words);

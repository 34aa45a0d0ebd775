import { registerWords } from '#client/kit/words';

const id = {
  form: 'Tulis warna sebagai # dan enam angka heksadesimal, misalnya #4b7cf3.',
  tooPale: 'Kontras warna ini dengan putih {{rasio}}:1, kurang dari 4,5:1. Untuk teks dipakai turunannya:',
  readable: 'Kontras warna ini dengan putih {{rasio}}:1. Cukup untuk dibaca.',
  used: 'Warna yang dipakai',
  fill: 'Tombol',
  light: 'Tema terang',
  dark: 'Tema gelap',
};
const en: typeof id = {
  form: 'Write a colour as # and six hexadecimal digits, such as #4b7cf3.',
  tooPale: 'Its contrast with white is {{rasio}}:1, less than 4.5:1. For text these are used:',
  readable: 'Its contrast with white is {{rasio}}:1. It can be read.',
  used: 'Colours that are used',
  fill: 'Button',
  light: 'Light theme',
  dark: 'Dark theme',
};

export const words = { id, en };
registerWords('colour', words);
declare module '#client/kit/words' {
  interface Words {
    colour: typeof id;
  }
}

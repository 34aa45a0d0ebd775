import { registerWords } from '#client/kit/words';

const id = {
  bold: 'Tebal',
  italic: 'Miring',
  subscript: 'Subskrip',
  superscript: 'Superskrip',
  insertUnorderedList: 'Daftar',
  turn: 'Arah tulisan (Arab)',
  formula: 'Rumus',
  picture: 'Gambar',
  sound: 'Suara',
  toolsOf: 'Alat {{nama}}',
  pictureGone: 'Berkas tidak dapat dimuat.',
};
const en: typeof id = {
  bold: 'Bold',
  italic: 'Italic',
  subscript: 'Subscript',
  superscript: 'Superscript',
  insertUnorderedList: 'List',
  turn: 'Direction (Arabic)',
  formula: 'Formula',
  picture: 'Picture',
  sound: 'Sound',
  toolsOf: 'Tools of {{nama}}',
  pictureGone: 'The file could not be loaded.',
};
export const words = { id, en };
registerWords('rich', words);

declare module '#client/kit/words' {
  interface Words {
    rich: typeof id;
  }
}

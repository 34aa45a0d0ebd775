import { registerWords } from '#client/kit/words';

const id = {
  theme: 'Tampilan',
  'theme.default': 'Terang',
  'theme.dark': 'Gelap',
  'theme.system': 'Ikuti perangkat',
  density: 'Kepadatan',
  'density.comfortable': 'Lega',
  'density.compact': 'Rapat',
  menu_layout: 'Letak menu',
  'menu_layout.left': 'Di kiri',
  'menu_layout.top': 'Di atas',
  menu_width: 'Lebar menu kiri: {{n}} piksel',
  language: 'Bahasa',
  'language.id': 'Bahasa Indonesia',
  'language.en': 'English',
  primary_color: 'Warna utama',
  ofSchool: 'Pakai warna sekolah',
};
const en: typeof id = {
  theme: 'Display',
  'theme.default': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'Like the device',
  density: 'Density',
  'density.comfortable': 'Comfortable',
  'density.compact': 'Compact',
  menu_layout: 'Place of the menu',
  'menu_layout.left': 'Left',
  'menu_layout.top': 'Top',
  menu_width: 'Width of the left menu: {{n}} pixels',
  language: 'Language',
  'language.id': 'Bahasa Indonesia',
  'language.en': 'English',
  primary_color: 'Primary colour',
  ofSchool: 'Use the school’s colour',
};

export const words = { id, en };
registerWords('display', words);
declare module '#client/kit/words' {
  interface Words {
    display: typeof id;
  }
}

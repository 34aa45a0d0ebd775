/** @jest-environment node */
import { registerWords, setLanguage, wordsOf } from '#client/kit/words';

Object.assign(globalThis, { localStorage: { setItem: () => undefined }, document: { documentElement: {} } });

registerWords('said', {
  id: { murid_one: '{{count}} murid', murid_other: '{{count}} murid', halo: 'Halo {{nama}}, {{nama}}', hitung: 'jumlahnya {{count}}' },
  en: { murid_one: '{{count}} student', murid_other: '{{count}} students', halo: 'Hello {{nama}}, {{nama}}', hitung: 'it is {{count}}' },
});
declare module '#client/kit/words' {
  interface Words {
    said: { murid_one: string; murid_other: string; halo: string; hitung: string };
  }
}
const said = () => wordsOf('said');

beforeEach(() => setLanguage('id'));

it('puts values in place, as they are and as often as they stand there', () => {
  expect(said()('halo', { nama: '$& {{x}} <b>' })).toBe('Halo $& {{x}} <b>, $& {{x}} <b>');
});
it('has one form in Indonesian and two in English', () => {
  expect([1, 2].map((count) => said()('murid', { count }))).toEqual(['1 murid', '2 murid']);
  setLanguage('en');
  expect([0, 1, 2].map((count) => said()('murid', { count }))).toEqual(['0 students', '1 student', '2 students']);
});
it('says a word without forms whatever the count, and of an unknown word its name or what stands for it', () => {
  expect(said()('hitung', { count: 1 })).toBe('jumlahnya 1');
  expect(said()('nirwana' as 'halo')).toBe('nirwana');
  expect(said()('nirwana' as 'halo', { defaultValue: 'tidak ada' })).toBe('tidak ada');
});
it('is the same function for the same words, and another after the language was turned', () => {
  const before = said();
  expect(said()).toBe(before);
  setLanguage('en');
  expect(said()).not.toBe(before);
});

/** @jest-environment node */
import { told, useTelling } from '#client/kit/telling';
import { setLanguage } from '#client/kit/words';

Object.assign(globalThis, { localStorage: { setItem: () => undefined }, document: { documentElement: {} } });

it('drops what goes by itself when the language changes, and keeps what waits for an answer', () => {
  const { success, error } = useTelling();
  success({ key: 'saved', title: 'Tersimpan.' });
  error({ key: 'lost', title: 'Belum terkirim', duration: 0 });
  setLanguage('en');
  expect(told.get().map((it) => it.key)).toEqual(['lost']);
});

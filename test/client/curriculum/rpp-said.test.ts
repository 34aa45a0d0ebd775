import { lastingOf } from '#client/curriculum/rpp-said';

test.each([[null, '–'], [0, '0 menit'], [25 / 60, '25 menit'], [0.999, '1 jam'], [5.4, '5 jam'], [47, '1 hari'], [72, '3 hari']])('a plan that waits for %s hours has waited %s', (hours, said) => {
  expect(lastingOf(hours)).toBe(said);
});

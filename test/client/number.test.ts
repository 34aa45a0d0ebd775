import { formatAngka, formatDurasi, formatLama, formatLamaSingkat, formatPersen } from '#client/kit/number';

describe('numbers in Indonesian', () => {
  it('have dots for thousands', () => expect(formatAngka(1012)).toBe('1.012'));

  it.each([[(36 / 38) * 100, '94,7%'], [95, '95%'], [94.96, '95%'], [null, '–']])('show %d percent as %s', (value, text) => {
    expect(formatPersen(value)).toBe(text);
  });

  it.each([[0, '0 menit'], [23, '23 menit'], [60, '1 jam'], [125, '2 jam 5 menit'], [3 * 24 * 60 + 70, '3 hari']])('say %d minutes as %s', (menit, text) => {
    expect(formatLama(menit)).toBe(text);
  });

  it.each([[23, '23 mnt'], [119, '1 jam'], [17_297, '12 hari']])('say %d minutes in little room as %s', (menit, text) => {
    expect(formatLamaSingkat(menit)).toBe(text);
  });

  it.each([[-1, '0 detik'], [41, '41 detik'], [60, '1 menit'], [142, '2 menit 22 detik'], [3_599.6, '1 jam'], [3_725, '1 jam 2 menit']])('say %d seconds as %s', (detik, text) => {
    expect(formatDurasi(detik)).toBe(text);
  });
});

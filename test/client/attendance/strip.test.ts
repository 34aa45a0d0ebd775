import fc from 'fast-check';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { stripOf } from '#client/attendance/strip';
import { anyDay, register } from '#test/client/attendance/board.fixture';

const PRESENT = ['Hadir', 'Terlambat', 'Dispensasi'];

describe('the numbers of a day', () => {
  it('divides who was present by who was marked', () => {
    const strip = stripOf([register({ Hadir: 26, Terlambat: 1, Sakit: 2 }), register({ Hadir: 30 })]);
    expect(strip).toMatchObject({ hadir: 57, terisi: 59, belum: 1 });
    expect(strip.persen).toBeCloseTo(96.61, 2);
  });

  it('has no percentage while nothing is filled in', () => {
    expect(stripOf([register()])).toMatchObject({ hadir: 0, terisi: 0, belum: 30, persen: null });
    expect(stripOf([])).toMatchObject({ belum: 0, persen: null });
  });

  it('leaves out lessons of a holiday and lessons that have not begun', () => {
    expect(stripOf([register({ libur: true, Hadir: 30 }), register({ dibuka: false })])).toMatchObject({ hadir: 0, terisi: 0, belum: 0 });
  });

  it('equals counting every student of every register one by one', () => {
    fc.assert(fc.property(anyDay, (day) => {
      const marks = day.filter((it) => it.dibuka && !it.libur).flatMap((it) => {
        const filled = StatusKehadiran.options.flatMap((status) => Array<string>(it[status]).fill(status));
        return [...filled, ...Array<string>(Math.max(0, it.jumlah_murid - filled.length)).fill('Belum')];
      });
      const count = (...which: string[]) => marks.filter((mark) => which.includes(mark)).length;
      const strip = stripOf(day);
      for (const status of StatusKehadiran.options) expect(strip.rekap[status]).toBe(count(status));
      expect(strip.belum).toBe(count('Belum'));
      expect(strip.hadir).toBe(count(...PRESENT));
      expect(strip.terisi).toBe(count(...StatusKehadiran.options));
      expect(strip.persen).toBe(strip.terisi === 0 ? null : (count(...PRESENT) * 100) / count(...StatusKehadiran.options));
    }));
  });
});

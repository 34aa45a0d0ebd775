import { emptyRekap } from '#contract/attendance/attendance';
import { percentOf, percentOfAll, percentOfRecorded, presenceOf, sumPresence } from '#contract/attendance/presence';
import { gradeOf } from '#client/attendance/percent';

describe('the percentage of domain 2.6', () => {
  it('is exact, and nothing where there is nothing to count', () => {
    expect(percentOf(36, 38)).toBeCloseTo(94.7368, 4);
    expect(percentOf(0, 0)).toBeNull();
  });

  it('says of what: what is recorded, or all there was', () => {
    const one = presenceOf({ ...emptyRekap(), Hadir: 300, Terlambat: 7, Dispensasi: 2, Sakit: 21 }, 540);
    expect(one).toEqual({ hadir: 309, terisi: 330, belum: 210, total: 540 });
    expect([percentOfRecorded(one), percentOfAll(one)]).toEqual([(309 * 100) / 330, (309 * 100) / 540]);
    expect(sumPresence([one, presenceOf({ ...emptyRekap(), Alpa: 2 }, 2)])).toEqual({ hadir: 309, terisi: 332, belum: 210, total: 542 });
    expect(percentOfAll(sumPresence([]))).toBeNull();
  });

  it.each([[100, 'green'], [percentOf(27, 30) ?? 0, 'green'], [89.99, 'yellow'], [percentOf(3, 4) ?? 0, 'yellow'], [74.9, 'red'], [0, 'red']])('%d is %s', (percent, grade) => {
    expect(gradeOf(percent)).toBe(grade);
  });
});

import fc from 'fast-check';
import { intervalsOf, type PassingInterval, thirds } from '#contract/curriculum/passing-interval';
import { boundsOf, gradesOf, moved, wrongBound } from '#client/curriculum/passing-grade';

const rowsOf = (kkm: number): PassingInterval[] => thirds(kkm).map((it) => ({ ...it, id: `${kkm}${it.predikat}`, id_kbm: String(kkm), kkm }));

describe('passing grades', () => {
  it('are put together from their rows in whatever order, the lowest first and each from A to D', () => {
    fc.assert(fc.property(fc.shuffledSubarray([60, 75, 85].flatMap(rowsOf), { minLength: 12 }), (rows) => {
      expect(gradesOf(rows).map(({ kkm, intervals }) => [kkm, intervals.map(({ predikat }) => predikat).join('')])).toEqual([[60, 'ABCD'], [75, 'ABCD'], [85, 'ABCD']]);
    }));
  });

  it('keep every grade in exactly one interval wherever their bounds are moved, or say which bound is wrong', () => {
    fc.assert(fc.property(fc.integer({ min: 60, max: 85 }), fc.integer({ min: 0, max: 101 }), fc.integer({ min: 0, max: 101 }), (kkm, b, a) => {
      const intervals = moved(kkm, { b, a });
      const isSound = kkm < b && b < a && a <= 100;
      expect(intervals !== undefined).toBe(isSound);
      expect(wrongBound(kkm, { b, a })).toBe(isSound ? undefined : b > kkm ? 'a' : 'b');
      for (let grade = 0; intervals && grade <= 100; grade++) expect(intervals.filter((it) => it.batas_bawah <= grade && grade <= it.batas_atas)).toHaveLength(1);
    }));
  });

  it('begin where the thirds formula says', () => {
    expect(boundsOf(thirds(75))).toEqual({ b: 84, a: 93 });
    expect(moved(75, { b: 84, a: 93 })).toEqual(thirds(75));
    expect(intervalsOf(75, 84, 93)).toEqual(thirds(75));
  });
});

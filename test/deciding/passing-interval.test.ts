import { type Interval, intervalsOf, thirds } from '#contract/curriculum/passing-interval';
import { PassingGradeIntroduced, PassingGradeWithdrawn, PassingIntervalsChanged } from '#contract/curriculum/passing-interval.events';
import { ChangePassingInterval, IntroducePassingGrade, passingIntervalDecider, WithdrawPassingGrade } from '#server/curriculum/passing-interval.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { ani as id_kbm } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

/** The table of domain 2.1: passing grade, where B begins, where A begins. */
const TABLE = [[60, 74, 88], [64, 77, 89], [65, 77, 89], [68, 79, 90], [70, 81, 91], [72, 82, 92], [73, 83, 92], [75, 84, 93], [76, 85, 93], [78, 86, 94], [80, 87, 94]] as const;
const introduced = PassingGradeIntroduced({ id_kbm, kkm: 75, interval: thirds(75) });
const grade = given(passingIntervalDecider);
const change = (predikat: Interval['predikat'], bounds: object) => new ChangePassingInterval({ id_kbm, predikat, ...bounds }, SYSTEM);
const to = (b: number, a: number) => PassingIntervalsChanged({ id_kbm, interval: intervalsOf(75, b, a), sebelum: thirds(75), alasan: null });

test.each(TABLE)('thirds of %i', (kkm, b, a) => {
  expect(thirds(kkm)).toEqual(intervalsOf(kkm, b, a));
});
test('every passing grade that is allowed covers all grades once', () => {
  for (let kkm = 60; kkm <= 85; kkm++) {
    const covered = thirds(kkm).flatMap(({ batas_bawah, batas_atas }) => Array.from({ length: batas_atas - batas_bawah + 1 }, (_, i) => batas_bawah + i));
    expect(covered.sort((one, other) => one - other)).toEqual(Array.from({ length: 101 }, (_, i) => i));
  }
});
test('is introduced once, and withdrawn once', () => {
  grade().when(new IntroducePassingGrade({ id_kbm, kkm: 75 }, SYSTEM)).then(introduced);
  grade(introduced).when(new IntroducePassingGrade({ id_kbm, kkm: 75 }, SYSTEM)).nothing();
  const withdrawn = PassingGradeWithdrawn({ id_kbm, kkm: 75, interval: thirds(75), alasan: null });
  grade(introduced).when(new WithdrawPassingGrade({ id_kbm }, SYSTEM)).then(withdrawn);
  grade(introduced, withdrawn).when(new WithdrawPassingGrade({ id_kbm }, SYSTEM)).nothing();
  grade(introduced, withdrawn).when(change('A', { batas_bawah: 90 })).refused('NOT_FOUND');
  grade().when(new WithdrawPassingGrade({ id_kbm }, SYSTEM)).refused('NOT_FOUND');
});
test('a bound takes its neighbour along', () => {
  grade(introduced).when(change('A', { batas_bawah: 95 })).then(to(84, 95));
  grade(introduced).when(change('B', { batas_bawah: 80, batas_atas: 90 })).then(to(80, 91));
  grade(introduced).when(change('C', { batas_atas: 85 })).then(to(86, 93));
  grade(introduced).when(change('B', { batas_bawah: 84, batas_atas: 92 })).nothing();
});
test('the ends are fixed and no predicate is empty', () => {
  for (const [predikat, bounds] of [['A', { batas_atas: 99 }], ['C', { batas_bawah: 74 }], ['D', { batas_atas: 70 }]] as const) grade(introduced).when(change(predikat, bounds)).refused('FIXED_BOUND');
  grade(introduced).when(change('C', { batas_atas: 92 })).refused('NOT_CONTIGUOUS');
  grade(introduced).when(change('B', { batas_atas: 100 })).refused('NOT_CONTIGUOUS');
});
test('a passing grade is there once', () => {
  expect(passingIntervalDecider.claims?.({ kkm: 75, interval: [], isWithdrawn: false })).toEqual([{ kind: 'passing-grade', value: '75', field: 'kkm' }]);
  expect(passingIntervalDecider.claims?.(passingIntervalDecider.initial)).toEqual([]);
});

import fc from 'fast-check';
import { analysed, distractors, groupsOf } from '#contract/exam/item-analysis';

const rounded = (it: number | null) => (it === null ? null : Math.round(it * 1e4) / 1e4);
const sitting = fc.integer({ min: 2, max: 8 }).chain((items) => fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: items, maxLength: items }), { minLength: 4, maxLength: 30 }));
const mostOf = (students: readonly number[][]) => (students[0] as number[]).map(() => 4);
const mean = (of: number[]) => of.reduce((all, it) => all + it, 0) / of.length;
const variance = (of: number[]) => of.reduce((all, it) => all + (it - mean(of)) ** 2, 0) / (of.length - 1);

// Worked by hand: totals 3, 2, 1, 0; variances of the items 1/4, 1/3, 1/4, of the totals 5/3; covariances with the totals 1/2, 2/3, 1/2.
const FOUR = [[1, 1, 1], [1, 1, 0], [1, 0, 0], [0, 0, 0]];

test('four students and three questions', () => {
  const { soal, ujian } = analysed([1, 1, 1], FOUR);
  expect(soal.map((it) => it.kesukaran)).toEqual([0.75, 0.5, 0.25]);
  expect(soal.map((it) => it.daya_pembeda)).toEqual([1, 1, 1]);
  expect(soal.map((it) => rounded(it.daya_beda))).toEqual([52.2233, 70.7107, 52.2233]);
  expect(soal.map((it) => rounded(it.efisiensi))).toEqual([100, 100, 100]);
  expect(soal.map((it) => rounded(it.bobot_efektif))).toEqual([31.6987, 36.6025, 31.6987]);
  expect({ ...ujian, ...Object.fromEntries(Object.entries(ujian).map(([name, it]) => [name, rounded(it)])) }).toEqual({
    peserta: 4, rata_rata: 1.5, median: 1.5, simpangan: 1.291, kemiringan: 0, keruncingan: -1.2, alpha: 75, rasio_galat: 50, galat_baku: 0.6455,
  });
});

test('a question that the better ones get wrong has no weight, and is seen by its sign', () => {
  const { soal } = analysed([1, 1, 1, 1], [[0, 1, 1, 1], [0, 1, 1, 0], [1, 0, 0, 0], [1, 0, 0, 0]]);
  expect(soal[0]?.bobot_efektif).toBeNull();
  expect(soal[0]?.daya_beda).toBeLessThan(0);
  expect(soal[0]?.daya_pembeda).toBe(-1);
});

test.each([['nobody', []], ['one student', [[1, 2]]], ['all alike', [[0.1, 0.2], [0.1, 0.2], [0.1, 0.2], [0.1, 0.2]]]])('of %s nothing is said that would need more', (_, students) => {
  const { soal, ujian } = analysed([2, 2], students);
  expect(soal.map((it) => [it.daya_beda, it.efisiensi, it.bobot_efektif])).toEqual([[null, null, null], [null, null, null]]);
  expect([ujian.alpha, ujian.galat_baku, ujian.kemiringan, ujian.keruncingan]).toEqual([null, null, null, null]);
});

test('alpha is that of the sum of the variances, and the Kuder–Richardson formula where marks are one or nothing', () => {
  fc.assert(fc.property(sitting, (students) => {
    const items = mostOf(students).map((_, i) => students.map((it) => it[i] as number));
    const totals = students.map((it) => it.reduce((all, one) => all + one, 0));
    const { alpha } = analysed(mostOf(students), students).ujian;
    if (variance(totals) === 0) return alpha === null;
    return Math.abs((alpha as number) - (100 * items.length / (items.length - 1)) * (1 - items.reduce((all, it) => all + variance(it), 0) / variance(totals))) < 1e-6;
  }));
  const students = FOUR.map((it) => it.map((one) => one));
  const [p, n] = [[0.75, 0.5, 0.25], students.length];
  const kr20 = (3 / 2) * (1 - (p.reduce((all, it) => all + it * (1 - it), 0) * n / (n - 1)) / (5 / 3));
  expect(rounded(analysed([1, 1, 1], students).ujian.alpha)).toBe(rounded(100 * kr20));
});

test('what is said of questions stays within its bounds, and twice the points change nothing but points', () => {
  fc.assert(fc.property(sitting, (students) => {
    const one = analysed(mostOf(students), students);
    const twice = analysed(mostOf(students).map((it) => 2 * it), students.map((it) => it.map((mark) => 2 * mark)));
    for (const [i, it] of one.soal.entries()) {
      if (it.daya_beda !== null && Math.abs(it.daya_beda) > 100 + 1e-6) return false;
      if (it.efisiensi !== null && it.efisiensi > 100 + 1e-6) return false;
      const { simpangan: _, ...rest } = it;
      for (const [name, value] of Object.entries(rest)) if (rounded(value) !== rounded(twice.soal[i]?.[name as keyof typeof rest] ?? null)) return false;
    }
    const weights = one.soal.flatMap((it) => it.bobot_efektif ?? []);
    return !weights.length || Math.abs(weights.reduce((all, it) => all + it, 0) - 100) < 1e-6 || weights.every((it) => it === 0);
  }));
});

test('of nobody, of one, and of several who are all alike nothing is told that is none', () => {
  const told = (totals: number[], choices: string[]) => distractors(totals, choices, 'AB', ['A']).map(({ berfungsi }) => berfungsi);
  expect([told([], []), told([5], ['B']), told([5, 5], ['A', 'B']), told([5, 4], ['A', 'B'])]).toEqual([[null, null], [null, null], [null, null], [null, true]]);
  for (const students of [[], [[1, 0]], [[1, 0], [0, 1]], [[1, 0], [1, 0], [1, 0]]]) {
    const { soal, ujian } = analysed([1, 1], students);
    expect(soal.map(({ daya_pembeda }) => daya_pembeda)).toEqual([null, null]);
    expect([...Object.values(ujian), ...soal.flatMap((it) => Object.values(it))].every((it) => it === null || Number.isFinite(it))).toBe(true);
  }
});

test('a wrong option deceives when enough choose it, and more of the weaker', () => {
  const totals = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const choices = ['B', 'B', 'B', 'B', 'A', 'B', 'C', 'A', 'A', 'C'];
  expect(groupsOf(totals)).toEqual([[0, 1, 2], [7, 8, 9]]);
  expect(distractors(totals, choices, 'ABCD', ['B'])).toEqual([
    { opsi: 'A', dipilih: 3, atas: 0, bawah: 2, is_kunci: false, berfungsi: true },
    { opsi: 'B', dipilih: 5, atas: 3, bawah: 0, is_kunci: true, berfungsi: null },
    { opsi: 'C', dipilih: 2, atas: 0, bawah: 1, is_kunci: false, berfungsi: true },
    { opsi: 'D', dipilih: 0, atas: 0, bawah: 0, is_kunci: false, berfungsi: false },
  ]);
});

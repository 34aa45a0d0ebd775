import fc from 'fast-check';
import { thirds } from '#contract/curriculum/passing-interval';
import { finalGrade } from '#contract/grading/calculation';
import type { AturanNilai, Langkah, NilaiAkhir, NilaiDiKolom } from '#contract/grading/final-grade';
import { TEKNIK } from '#contract/grading/gradebook';
import { exam, kd, MERDEKA, scope, skill, tp } from '#test/contract/grading/columns';
import { naiveKnowledge, naiveMerdeka, naiveSkills } from '#test/contract/grading/naive';

const score = fc.option(fc.integer({ min: 0, max: 10_000 }).map((it) => it / 100), { freq: 6 });
const more = fc.record({ bobot: fc.integer({ min: 1, max: 100 }).map((it) => it / 10), isRemedial: fc.boolean() });
const place = fc.integer({ min: 1, max: 12 });
const column: fc.Arbitrary<NilaiDiKolom> = fc.oneof(
  fc.tuple(place, score, more).map(([n, it, m]) => kd(`3.${n}`, it, m)),
  fc.tuple(place, fc.constantFrom(...TEKNIK, null), score, more).map(([n, teknik, it, m]) => skill(`4.${n}`, teknik, it, m)),
  fc.tuple(place, score, more, fc.boolean()).map(([n, it, m, formative]) => tp(n % 4 ? `Lingkup ${n % 4}` : null, `TP 7.${n}`, it, { ...m, ...(formative && { assesmentType: 'formatif' as const }) })),
  fc.tuple(place, score, more).map(([n, it, m]) => scope(`Lingkup ${n % 4}`, it, m)),
  fc.tuple(fc.constantFrom('PTS', 'PAS', 'STS', 'SAS'), score, more).map(([tipe, it, m]) => exam(tipe as 'PTS', it, m)),
);
const columns = fc.array(column, { maxLength: 30 });
const weight = fc.integer({ min: 0, max: 100 });
const aturan: fc.Arbitrary<AturanNilai> = fc.record({
  kumer: fc.boolean(), metode: fc.constantFrom('bobot', 'rata_sederhana', 'seimbang'), bobot_ph: weight, bobot_pts: weight, bobot_pas: weight,
  bobot_lm: weight, bobot_sts: weight, bobot_sas: weight, batas_remedial: fc.boolean(), sts_diadakan: fc.boolean(),
}).chain((it) => fc.integer({ min: 60, max: 85 }).map((kkm) => ({ ...MERDEKA, ...it, kkm, interval: thirds(kkm) } as AturanNilai)));

const leaves = (it: Langkah): Langkah[] => (it.id_kolom ? [it] : it.dari.flatMap(leaves));
const grades = (a: AturanNilai, of: NilaiDiKolom[]) => Object.values(finalGrade(a, of)).filter((it): it is NilaiAkhir => it !== null);

test('every grade is the one that a second calculation with fractions comes to', () => {
  fc.assert(fc.property(aturan, columns, (a, of) => {
    const it = finalGrade(a, of);
    expect([it.pengetahuan?.nilai, it.keterampilan?.nilai, it.akhir?.nilai])
      .toEqual(a.kumer ? [undefined, undefined, naiveMerdeka(a, of)] : [naiveKnowledge(a, of), naiveSkills(a, of), undefined]);
  }), { numRuns: 1500 });
});

test('the order of the columns says nothing', () => {
  fc.assert(fc.property(aturan, columns.chain((it) => fc.tuple(fc.constant(it), fc.shuffledSubarray(it, { minLength: it.length }))), (a, [of, other]) => {
    expect(finalGrade(a, other)).toEqual(finalGrade(a, of));
  }));
});

test('a grade lies between the lowest and the highest score, or the passing grade that a remedial reaches', () => {
  fc.assert(fc.property(aturan, columns, (a, of) => {
    for (const it of grades(a, of)) {
      const scores = it.langkah.flatMap(leaves).flatMap(({ nilai }) => (nilai === null ? [] : [nilai]));
      if (it.nilai === null) continue;
      expect(it.asli).toBeGreaterThanOrEqual(Math.min(...scores, a.kkm) - 0.01);
      expect(it.asli).toBeLessThanOrEqual(Math.max(...scores) + 0.01);
    }
  }));
});

test('what is shown before rounding rounds to the grade, and the formula ends in it', () => {
  fc.assert(fc.property(aturan, columns, (a, of) => {
    for (const { nilai, asli, rumus, tuntas } of grades(a, of)) {
      if (nilai === null) expect(rumus).toBe('–');
      else {
        expect(Math.floor(asli! + 0.5)).toBe(nilai);
        expect(rumus).toMatch(new RegExp(`→ ${nilai}$`));
        expect(rumus).not.toContain('.');
        expect(tuntas).toBe(nilai >= a.kkm);
      }
    }
  }));
});

test('a higher score never makes a grade lower', () => {
  fc.assert(fc.property(aturan, columns, fc.nat(), fc.integer({ min: 0, max: 5000 }), (a, of, at, by) => {
    const raised = of.map((it, i) => (i === at % of.length && it.nilai !== null && !it.isRemedial ? { ...it, nilai: Math.min(100, (Math.round(it.nilai * 100) + by) / 100) } : it));
    grades(a, raised).forEach((it, i) => { expect(it.nilai ?? -1).toBeGreaterThanOrEqual(grades(a, of)[i]!.nilai ?? -1); });
  }));
});

test.each([[79.5, 80], [79.49, 79], [80.49, 80], [0, 0], [0.5, 1], [100, 100]])('%d is %i, half up', (asli, nilai) => {
  expect(finalGrade(MERDEKA, [exam('SAS', asli)]).akhir).toMatchObject({ nilai, asli });
});

test('a half is a half although binary numbers have none: 79,99 and 80,00 make 80,00, 1,005 makes 1,01', () => {
  expect(finalGrade(MERDEKA, [tp('A', 'TP 7.1', 79.99), tp('A', 'TP 7.2', 80)]).akhir!.langkah[0]!.nilai).toBe(80);
  expect(finalGrade(MERDEKA, [tp('A', 'TP 7.1', 1), tp('A', 'TP 7.2', 1.01)]).akhir!.langkah[0]!.nilai).toBe(1.01);
});

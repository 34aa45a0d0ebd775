import type { AturanNilai, Langkah, NilaiAkhir, NilaiDiKolom } from '#contract/grading/final-grade';
import { averaged, byCompetence, combined, competenceName, gradeOf, inOrder } from '#contract/grading/grade-parts';
import { type KompetensiTernilai, missing } from '#contract/grading/k13-grade';
import { alike } from '#contract/kit/fields';
import { grouped } from '#contract/kit/grouped';

const scopeOf = (it: NilaiDiKolom) => it.kompetensi?.lingkup_materi ?? it.lingkup_materi ?? '';
/** What a scope is called that its goals do not name. */
const NO_SCOPE = 'LM';

/** Each goal, and each scope that was scored as a whole: the weighted mean of its summative columns. Formative ones never count (domain 2.5). */
export const goalParts = (aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): KompetensiTernilai[] => {
  const counted = inOrder(kolom.filter((it) => it.assesmentType === 'sumatif_lm'));
  const wholes = grouped(counted.filter((it) => it.tipe === 'LM'), (it) => alike(scopeOf(it)));
  return [
    ...byCompetence(counted.filter((it) => it.tipe === 'TP')).map((columns) => ({ kolom: columns[0]!, langkah: averaged(competenceName(columns[0]!), 1, columns, aturan) })),
    ...[...wholes.values()].map((columns) => ({ kolom: columns[0]!, langkah: averaged(columns[0]!.nama, 1, columns, aturan) })),
  ];
};

/** The scopes: the mean of the goals inside each. One that was scored by a single column only weighs what that column does, others 1 (domain 2.5). */
function scopes(aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): Langkah[] {
  return [...grouped(goalParts(aturan, kolom), (it) => alike(scopeOf(it.kolom))).values()].map((goals) => {
    const [{ kolom: first, langkah }] = goals as [KompetensiTernilai];
    const bobot = goals.length === 1 && first.tipe === 'LM' && langkah.dari.length === 1 ? first.bobot : 1;
    return combined(scopeOf(first) || NO_SCOPE, bobot, goals.map((it) => it.langkah));
  });
}

/** The final grade of a subject of the Kurikulum Merdeka, by the method of its level (domain 2.5): `rata_sederhana`, each scope and SAS count the same; `seimbang`, all scopes together and SAS do; `bobot`, by the weights of the level. */
export function merdeka(aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): NilaiAkhir {
  const weights = weightsOf(aturan);
  const all = scopes(aturan, kolom);
  const daily = aturan.metode === 'rata_sederhana' ? all.map((it) => ({ ...it, bobot: 1 })) : [combined('LM', weights.LM, all)];
  const exams = (['STS', 'SAS'] as const).map((tipe) => averaged(tipe, weights[tipe], inOrder(kolom.filter((it) => it.tipe === tipe)), aturan)).filter((it) => it.bobot > 0 || it.nilai !== null);
  return gradeOf(aturan, [...daily, ...exams], missing('LM', weights.LM, goalParts(aturan, kolom), exams));
}

/** An STS that weighs nothing is told of where it was held: the report of the middle of a semester shows it by any method. */
function weightsOf({ metode, bobot_lm: LM, bobot_sts: STS, bobot_sas: SAS, sts_diadakan }: AturanNilai) {
  if (metode !== 'bobot') return { LM: 1, STS: 0, SAS: 1 };
  return sts_diadakan ? { LM, STS, SAS } : { LM: LM + STS / 2, STS: 0, SAS: SAS + STS / 2 };
}

import type { AturanNilai, Langkah, NilaiAkhir, NilaiDiKolom } from '#contract/grading/final-grade';
import { averaged, best, byCompetence, combined, competenceCode, competenceName, gradeOf, inOrder, withRemedial } from '#contract/grading/grade-parts';
import { grouped } from '#contract/kit/grouped';

/** A competence with what its columns come to; `kolom` is one of them, for what it is called. */
export type KompetensiTernilai = { kolom: NilaiDiKolom; langkah: Langkah };

const ofKind = (kolom: readonly NilaiDiKolom[], tipe: string) => kolom.filter((it) => it.tipe === tipe);

/** Each competence of knowledge: the weighted mean of its columns (domain 2.2). */
export const knowledgeParts = (aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): KompetensiTernilai[] =>
  byCompetence(inOrder(ofKind(kolom, 'KD').filter((it) => it.assesmentType === 'pengetahuan'))).map((columns) => ({ kolom: columns[0]!, langkah: averaged(competenceName(columns[0]!), 1, columns, aturan) }));

/** Knowledge: daily tests over the competences, mid-term and end of term in the weights of the class (domain 2.2). */
export function knowledge(aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): NilaiAkhir {
  const competences = knowledgeParts(aturan, kolom);
  const exams = (tipe: 'PTS' | 'PAS', bobot: number) => averaged(tipe, bobot, inOrder(ofKind(kolom, tipe)), aturan);
  const daily = combined('PH', aturan.bobot_ph, competences.map((it) => it.langkah));
  const both = [exams('PTS', aturan.bobot_pts), exams('PAS', aturan.bobot_pas)];
  return gradeOf(aturan, [daily, ...both], missing('PH', aturan.bobot_ph, competences, both));
}

/** Each competence of skills: the highest of a technique, the mean of its techniques; columns have no weight here (domain 2.3). */
export const skillParts = (aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): KompetensiTernilai[] =>
  byCompetence(inOrder(ofKind(kolom, 'KD').filter((it) => it.assesmentType === 'keterampilan'))).map((columns) => {
    const techniques = grouped(columns.filter((it) => !it.isRemedial), (it) => it.teknik ?? '–');
    const part = combined(competenceName(columns[0]!), 1, [...techniques].map(([teknik, it]) => best(teknik, it)));
    return { kolom: columns[0]!, langkah: withRemedial(part, columns.filter((it) => it.isRemedial), aturan) };
  });

/** Skills: the mean of the competences (domain 2.3). */
export function skills(aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): NilaiAkhir {
  const competences = skillParts(aturan, kolom);
  return gradeOf(aturan, competences.map((it) => it.langkah), missing('KD', 1, competences, []));
}

/** What weighs something and is awaited: all competences as one where none has a score, else those that have none, and examinations. */
export function missing(daily: string, bobot: number, competences: readonly KompetensiTernilai[], exams: readonly Langkah[]) {
  const open = competences.filter((it) => it.langkah.nilai === null).map((it) => competenceCode(it.kolom));
  const kurang = open.length === competences.length ? [daily] : open;
  return [...(bobot > 0 ? kurang : []), ...exams.filter((it) => it.bobot > 0 && it.nilai === null).map((it) => it.nama)];
}

import type { Kysely } from 'kysely';
import { PREDIKAT } from '#contract/curriculum/passing-interval';
import { plainMean } from '#contract/grading/exact';
import { finalGrades as api } from '#contract/grading/final-grade.api';
import type { NilaiAkhir } from '#contract/grading/final-grade';
import type { OutputOf } from '#contract/kit/endpoint';
import { gradeData, gradeTables } from '#projections/grading/class-data';
import { classGrades, gradesOf, type NilaiMurid } from '#projections/grading/class-grades';
import { answer, answeredFrom, Question } from '#projections/kit/question';

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
export class GradesOfBook extends Question<Of, OutputOf<typeof api.ofBook> | undefined> {
  static readonly endpoint = api.ofBook;
}
type Spread = OutputOf<typeof api.spread>['data'][number];
/** How the grades of a subject spread in a class. */
export class SpreadOf extends Question<Of, Pick<Spread, 'kkm' | 'lengkap' | 'rata_akhir' | 'tertinggi' | 'terendah' | 'di_bawah_kkm' | 'sebaran'>> {}

answeredFrom(api.spread, gradeTables);

/** The grade that a subject is known by: that of Merdeka, in K13 that of knowledge. */
const mainOf = ({ akhir, pengetahuan }: NilaiMurid): NilaiAkhir | null => akhir ?? pengetahuan;

export const finalGradeAnswers = [
  answer(GradesOfBook, gradeTables, async (db, of) => {
    const data = await gradeData(db as Kysely<any>, of);
    const found = data && gradesOf(data);
    const subject = found?.mapel[0];
    if (!found || !subject) return undefined;
    const who = new Map(found.murid.map(({ id_murid, nama, nis }) => [id_murid, { nama, nis }]));
    return { data: { kumer: found.kumer, kkm: subject.aturan.kkm, aturan: { ...subject.aturan, interval: subject.aturan.interval.map(({ predikat, batas_bawah, batas_atas }) => ({ predikat, batas_bawah, batas_atas })) }, frasa: data.frasa, templat: subject.templat, murid: found.nilai.map((it) => ({ ...it, nama: null, nis: null, ...who.get(it.id_murid) })) } };
  }),

  answer(SpreadOf, gradeTables, async (db, of) => {
    const found = await classGrades(db as Kysely<any>, of);
    const grades = (found?.nilai ?? []).flatMap((it) => mainOf(it) ?? []);
    const numbers = grades.flatMap(({ nilai }) => nilai ?? []);
    return {
      kkm: found?.mapel[0]?.aturan.kkm ?? 0, lengkap: (found?.nilai ?? []).filter((it) => it.lengkap).length,
      rata_akhir: plainMean(numbers),
      tertinggi: numbers.length ? Math.max(...numbers) : null, terendah: numbers.length ? Math.min(...numbers) : null,
      di_bawah_kkm: grades.filter(({ tuntas }) => tuntas === false).length,
      sebaran: Object.fromEntries(PREDIKAT.map((it) => [it, grades.filter(({ predikat }) => predikat === it).length])) as Spread['sebaran'],
    };
  }),
];

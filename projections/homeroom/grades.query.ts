import type { Kysely } from 'kysely';
import { plainMean } from '#contract/grading/exact';
import type { BarisLeger } from '#contract/grading/ledger.api';
import type { NilaiKelasWali, NilaiMapelKelas } from '#contract/homeroom/class-grades';
import { overview as api } from '#contract/homeroom/overview.api';
import { grouped } from '#contract/kit/grouped';
import { type BahanNilai, gradeData, gradeTables, type MapelDinilai } from '#projections/grading/class-data';
import { gradesOf, type NilaiMurid } from '#projections/grading/class-grades';
import { ledgerOf } from '#projections/grading/ledger.query';
import { classLed, classTables } from '#projections/homeroom/class-rows';
import { answer, Question } from '#projections/kit/question';
import { NONE_ABSENT } from '#projections/report-card/absences';

/** How far the grades of a class are, subject by subject and student by student. */
export class ClassGradesOverview extends Question<{ id_kelas_tahun_ajaran: string }, { data: NilaiKelasWali }> {
  static readonly endpoint = api.grades;
}

const PARTS = ['pengetahuan', 'keterampilan', 'akhir'] as const;
/** Means of the integers that a report would show, part by part (domain 2.7). */
const meansOf = (grades: readonly NilaiMurid[]) => Object.fromEntries(PARTS.map((part) => [part, plainMean(grades.flatMap((it) => it[part]?.nilai ?? []))])) as NilaiMapelKelas['rata_rata'];
/** The means that the ledger has of a student. */
const meansIn = (line: BarisLeger | undefined, kumer: boolean) => ({ pengetahuan: line?.rata_pengetahuan ?? null, keterampilan: line?.rata_keterampilan ?? null, akhir: kumer ? (line?.rata_rata ?? null) : null });
/** Reached in each part that there is, or missed in one; null while nothing can be said. */
const reached = (it: NilaiMurid) => {
  const known = PARTS.flatMap((part) => it[part]?.tuntas ?? []);
  return known.length ? known.every(Boolean) : null;
};

function subjectOf({ id_mata_pelajaran, mapel, guru, terkunci, aturan }: MapelDinilai, grades: readonly NilaiMurid[], { kolom, nilai, murid }: BahanNilai): NilaiMapelKelas {
  const all = kolom.filter((it) => it.id_mata_pelajaran === id_mata_pelajaran);
  const columns = new Set(all.filter((it) => !it.isRemedial).map((it) => it.id_kolom));
  const here = new Set(murid.map((it) => it.id_murid));
  return {
    id_mata_pelajaran, mapel, guru: guru.flatMap(({ nama }) => nama ?? []), kkm: aturan.kkm, terkunci, jumlah_kolom: all.length, terisi: nilai.filter((it) => it.nilai !== null && columns.has(it.id_kolom) && here.has(it.id_murid)).length, dari: columns.size * murid.length,
    rata_rata: meansOf(grades), lengkap: grades.filter((it) => it.lengkap).length, belum_lengkap: grades.filter((it) => !it.lengkap).map((it) => it.id_murid), di_bawah_kkm: grades.filter((it) => reached(it) === false).map((it) => it.id_murid),
  };
}

export const classGradesAnswer = answer(ClassGradesOverview, [...new Set([...classTables, ...gradeTables])], async (it, of) => {
  const db = it as Kysely<any>;
  const [kelas, data] = await Promise.all([classLed(db, of.id_kelas_tahun_ajaran), gradeData(db, of)]);
  if (!data) return { data: { ...kelas, kumer: 1, mapel: [], murid: [] } };
  const grades = gradesOf(data);
  const { nilai } = grades;
  const lines = new Map(ledgerOf(grades, () => NONE_ABSENT).murid.map((one) => [one.id_murid, one]));
  const [bySubject, byStudent] = [grouped(nilai, (one) => one.id_mata_pelajaran), grouped(nilai, (one) => one.id_murid)];
  return {
    data: {
      ...kelas, kumer: data.kumer ? 1 : 0, mapel: data.mapel.map((one) => subjectOf(one, bySubject.get(one.id_mata_pelajaran) ?? [], data)),
      murid: data.murid.map(({ id_murid, nama, nis }) => {
        const own = byStudent.get(id_murid) ?? [];
        const mapel = own.map((one) => ({ id_mata_pelajaran: one.id_mata_pelajaran, pengetahuan: one.pengetahuan?.nilai ?? null, keterampilan: one.keterampilan?.nilai ?? null, akhir: one.akhir?.nilai ?? null, tuntas: reached(one), lengkap: one.lengkap }));
        return { id_murid, nama, nis, lengkap: own.filter((one) => one.lengkap).length, rata_rata: meansIn(lines.get(id_murid), data.kumer), mapel };
      }),
    },
  };
});

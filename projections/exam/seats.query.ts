import { type Kysely } from 'kysely';
import type { Peserta } from '#contract/exam/exam';
import { byClass } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { exam, examClass } from '#projections/exam/exam.projection';
import { answer, Question } from '#projections/kit/question';
import { byName } from '#projections/people/by-name';
import { student } from '#projections/people/people.projection';
import { question, questionVersion } from '#projections/question-bank/question.projection';

/** Who is to sit an exam as its classes are now, by class and name. */
export class SeatsOf extends Question<{ id_cbt: string }, Peserta[]> {}
/** Exams that are approved and not over, of any of these classes. */
export class ExamsAhead extends Question<{ kelas: readonly string[]; at: string }, string[]> {}
/** Questions as an exam takes them: in the version that is asked for, otherwise the newest, with the letters of their options; none for what there is not. */
export class QuestionsToAsk extends Question<{ daftar_soal: readonly { id_soal: string; versi?: number | undefined }[] }, ({ id_soal: string; versi: number; opsi: string } | undefined)[]> {}
/** The semesters of classes, each once. */
export class SemestersOf extends Question<{ kelas: readonly string[] }, string[]> {}

type Version = { id_soal: string; versi: number; opsi: readonly { id: string }[] };

export const seatsAnswers = [
  answer(SeatsOf, [examClass, classMember, schoolClass, student], async (db, { id_cbt }) =>
    db.selectFrom('exam_class').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'exam_class.id_kelas_tahun_ajaran')
      .innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'exam_class.id_kelas_tahun_ajaran').innerJoin('student', 'student.id_murid', 'class_member.id_murid')
      .select(['student.id_murid', 'exam_class.id_kelas_tahun_ajaran', 'exam_class.id_pengawas_cbt']).where('exam_class.id_cbt', '=', id_cbt)
      .orderBy(byClass).orderBy(byName('student.nama')).orderBy('student.id_murid').execute()),

  answer(ExamsAhead, [exam, examClass], async (db, { kelas, at }) =>
    (await db.selectFrom('exam').select('exam.id').distinct().innerJoin('exam_class', 'exam_class.id_cbt', 'exam.id').where('exam_class.id_kelas_tahun_ajaran', 'in', [...kelas]).where('exam.langkah', '=', 'disetujui').where('exam.tutup', '>', at)
      .orderBy('exam.id').execute()).map(({ id }) => id)),

  answer(QuestionsToAsk, [question, questionVersion], async (it, { daftar_soal }) => {
    const [db, ids] = [it as Kysely<any>, daftar_soal.map(({ id_soal }) => id_soal)];
    if (!ids.length) return [];
    const newest = await db.selectFrom('question').select(['id', 'versi']).where('id', 'in', ids).execute() as { id: string; versi: number }[];
    const versions = await db.selectFrom('question_version').select(['id_soal', 'versi', 'opsi']).where('id_soal', 'in', newest.map(({ id }) => id)).execute() as Version[];
    return daftar_soal.map(({ id_soal, versi = newest.find(({ id }) => id === id_soal)?.versi }) => {
      const found = versions.find((one) => one.id_soal === id_soal && one.versi === versi);
      return found && { id_soal, versi: found.versi, opsi: found.opsi.map(({ id }) => id).join('') };
    });
  }),

  answer(SemestersOf, [schoolClass], async (db, { kelas }) =>
    (kelas.length ? await db.selectFrom('class').select('id_tahun_ajaran').distinct().where('id_kelas_tahun_ajaran', 'in', [...kelas]).execute() : []).map((it) => it.id_tahun_ajaran)),
];

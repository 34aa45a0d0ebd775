import { type Kysely, sql } from 'kysely';
import { assignment, submission } from '#projections/assignment/assignment.projection';
import { classMember } from '#projections/classroom/classroom.projection';
import { exam, examClass, examQuestion } from '#projections/exam/exam.projection';
import { mark, markingState } from '#projections/exam/mark.projection';
import { score } from '#projections/grading/gradebook.projection';
import { answer, Question } from '#projections/kit/question';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { question } from '#projections/question-bank/question.projection';
import { tanggalOf } from '#contract/school-year/school-days';

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
/** What has marks of a class in a subject: assignments with the competence of their lesson, exams with that of their questions where it is only one. */
export type Sumber = { asal: 'tugas' | 'ujian'; id_asal: string; nama: string; tanggal: string | null; tipe_ujian: string | null; id_kd: string | null; isFinal: boolean; nilai: { id_murid: string; nilai: number }[] };
export class GradeSources extends Question<Of, Sumber[]> {}
/** Cells of a gradebook, each with how it came there. */
export class CellsOf extends Question<{ id_buku_nilai: string }, { id_kolom: string; id_murid: string; nilai: number | null; cara: string }[]> {}
type Read = Kysely<any>;

export const gradeSourceAnswers = [
  answer(GradeSources, [assignment, submission, lesson, lessonPlan, exam, examClass, examQuestion, question, mark, markingState, classMember, institution], async (it, { id_kelas_tahun_ajaran, id_mata_pelajaran }) => {
    const db = it as Read;
    const isMember = (table: string) => sql<boolean>`EXISTS ${db.selectFrom('class_member').select('class_member.id_murid').where('class_member.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).whereRef('class_member.id_murid', '=', `${table}.id_murid`)}`;
    const assigned: any[] = await db.selectFrom('assignment').innerJoin('lesson', 'lesson.id_sesi', 'assignment.id_sesi').leftJoin('lesson_plan', planOfLesson)
      .innerJoin('submission', 'submission.id_sesi', 'assignment.id_sesi').select(['assignment.id_sesi as id_asal', 'assignment.judul as nama', sql<string>`lesson.tanggal_sesi::text`.as('tanggal'), 'lesson_plan.id_kd_master as id_kd', 'submission.id_murid', 'submission.tugas_nilai as nilai'])
      .where('lesson.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran).where('submission.tugas_nilai', 'is not', null).where(isMember('submission'))
      .orderBy('lesson.mulai').orderBy('assignment.id_sesi').execute();
    const sat: any[] = await db.selectFrom('exam').innerJoin('exam_class', 'exam_class.id_cbt', 'exam.id').innerJoin('mark', 'mark.id_cbt', 'exam.id').leftJoin('marking', 'marking.id_cbt', 'exam.id')
      .select(['exam.id as id_asal', 'exam.judul as nama', 'exam.mulai', 'exam.tipe as tipe_ujian', 'marking.isFinal', 'mark.id_murid', 'mark.nilai', onlyCompetence(db).as('id_kd')])
      .where('exam_class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('exam.id_mata_pelajaran', '=', id_mata_pelajaran).where('exam.langkah', '!=', 'dibatalkan').where('mark.nilai', 'is not', null).where(isMember('mark')).orderBy('exam.mulai').orderBy('exam.id').execute();
    const { zona_waktu } = await settingsOf(db);
    const by = new Map<string, Sumber>();
    for (const [asal, rows] of [['tugas', assigned], ['ujian', sat]] as const)
      for (const { id_murid, nilai, tipe_ujian = null, isFinal, mulai, ...one } of rows) {
        const found: Sumber = by.get(one.id_asal) ?? { asal, ...one, ...(mulai && { tanggal: tanggalOf(new Date(mulai), zona_waktu) }), tipe_ujian, isFinal: asal === 'tugas' || isFinal === true, nilai: [] };
        found.nilai.push({ id_murid, nilai });
        by.set(one.id_asal, found);
      }
    return [...by.values()];
  }),

  answer(CellsOf, [score], (db, { id_buku_nilai }) => db.selectFrom('score').select(['id_kolom', 'id_murid', 'nilai', 'cara']).where('id_buku_nilai', '=', id_buku_nilai).execute()),
];

/** The competence of an exam whose questions are all about the same one. */
const onlyCompetence = (db: Read) => sql<string | null>`(SELECT CASE WHEN count(DISTINCT q.id_kd) = 1 AND count(q.id_kd) = count(*) THEN min(q.id_kd::text)::uuid END FROM ${db.selectFrom('exam_question').innerJoin('question', 'question.id', 'exam_question.id_soal').select(['question.id_kd', 'exam_question.id_cbt']).as('q')} WHERE q.id_cbt = exam.id)`;

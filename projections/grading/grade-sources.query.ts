import { type Kysely, sql } from 'kysely';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import type { takeOver } from '#contract/grading/take-over.api';
import { takeOver as api } from '#contract/grading/take-over.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { assignment, submission } from '#projections/assignment/assignment.projection';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { exam, examClass, examQuestion } from '#projections/exam/exam.projection';
import { mark, markingState } from '#projections/exam/mark.projection';
import { carriedScore, gradebook, gradeColumn, score } from '#projections/grading/gradebook.projection';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { question } from '#projections/question-bank/question.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { isTaughtBy } from '#projections/grading/gradebook.query';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';
import { tanggalOf } from '#contract/school-year/school-days';

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
/** What has marks of a class in a subject: assignments with the competence of their lesson, exams with that of their questions where it is only one. */
export type Sumber = { asal: 'tugas' | 'ujian'; id_asal: string; nama: string; tanggal: string | null; tipe_ujian: string | null; id_kd: string | null; isFinal: boolean; nilai: { id_murid: string; nilai: number }[] };
export class GradeSources extends Question<Of, Sumber[]> {}
/** Cells of a gradebook, each with how it came there. */
export class CellsOf extends Question<{ id_buku_nilai: string }, { id_kolom: string; id_murid: string; nilai: number | null; cara: string }[]> {}
/** Means by competence of a student. They themselves see what was handed over, teachers what they teach or the class that they lead. */
export class GradesByCompetence extends Question<{ id_murid: string; id_mata_pelajaran?: string | undefined; id_tahun_ajaran?: string | undefined; pembaca: { id_orang: string; sebagai: 'murid' | 'guru' | 'pimpinan' } }, OutputOf<typeof takeOver.byCompetence>> {
  static readonly endpoint = api.byCompetence;
}

const competence = readOf(basicCompetence).table;
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

  answer(GradesByCompetence, [gradebook, gradeColumn, score, carriedScore, schoolClass, schoolYear, subject, teaching, slot, competence], async (it, { id_murid, id_mata_pelajaran, id_tahun_ajaran, pembaca: { id_orang, sebagai } }) => {
    const db = it as Read;
    // What was brought along counts where it is now.
    const broughtOn = db.selectFrom('carried_score').innerJoin('score as there', (join) => join.onRef('there.id_kolom', '=', 'carried_score.id_kolom').onRef('there.id_murid', '=', 'carried_score.id_murid')).innerJoin('grade_column as place', 'place.id_kolom', 'there.id_kolom').select('there.id_kolom')
      .whereRef('carried_score.dari_kolom', '=', 'score.id_kolom').whereRef('carried_score.id_murid', '=', 'score.id_murid').whereRef('carried_score.pada', '>=', 'score.pada').where('there.nilai', 'is not', null);
    let found = db.selectFrom('score').innerJoin('grade_column', 'grade_column.id_kolom', 'score.id_kolom').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'grade_column.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'grade_column.id_mata_pelajaran').innerJoin('basic-competence as kd', 'kd.id', 'grade_column.id_kd')
      .select(['subject.id as id_mata_pelajaran', 'subject.nama as mapel', 'kd.id as id_kd', 'kd.kode', 'kd.kompetensi_dasar', 'kd.alias', sql<number>`round(avg(score.nilai)::numeric, 2)::float8`.as('nilai'), sql<number>`count(*)::int`.as('jumlah_nilai')])
      .where('score.id_murid', '=', id_murid).where('score.nilai', 'is not', null).where('grade_column.assesmentType', '!=', 'formatif').where(sql<boolean>`NOT EXISTS ${broughtOn}`)
      .where(id_tahun_ajaran ? sql<boolean>`class.id_tahun_ajaran = ${id_tahun_ajaran}` : sql<boolean>`school_year."isActive"`);
    if (id_mata_pelajaran) found = found.where('subject.id', '=', id_mata_pelajaran);
    if (sebagai === 'murid') found = found.where(sql<boolean>`EXISTS ${db.selectFrom('gradebook').select('terkunci').whereRef('gradebook.id_buku_nilai', '=', 'grade_column.id_buku_nilai').where('terkunci', '=', true)}`);
    if (sebagai === 'guru') found = found.where((at) => at.or([sql<boolean>`class.id_guru IS NOT DISTINCT FROM ${id_orang}`, isTaughtBy(db, id_orang)]));
    return { data: (await found.groupBy(['subject.id', 'subject.nama', 'subject.urutan', 'kd.id', 'kd.kode', 'kd.kompetensi_dasar', 'kd.alias', 'kd.urutan']).orderBy('subject.urutan').orderBy('subject.nama').orderBy('kd.urutan').orderBy(sql`kd.kode COLLATE read."natural"`).execute()) as never };
  }),
];

/** The competence of an exam whose questions are all about the same one. */
const onlyCompetence = (db: Read) => sql<string | null>`(SELECT CASE WHEN count(DISTINCT q.id_kd) = 1 AND count(q.id_kd) = count(*) THEN min(q.id_kd::text)::uuid END FROM ${db.selectFrom('exam_question').innerJoin('question', 'question.id', 'exam_question.id_soal').select(['question.id_kd', 'exam_question.id_cbt']).as('q')} WHERE q.id_cbt = exam.id)`;

import { type Kysely, sql } from 'kysely';
import type { ZonaWaktu } from '#contract/institution/institution';
import { assignment, submission, submissionVersion } from '#projections/assignment/assignment.projection';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { topic } from '#projections/lesson/topic.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { slot } from '#projections/timetable/timetable.projection';

export type LessonOfAssignment = { mulai: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; isActive: boolean };
/** What an assignment needs to know of its lesson; `isActive`: its semester is not closed. */
export class AssignmentLesson extends Question<{ id_sesi: string }, LessonOfAssignment | undefined> {}
export class HasAssignment extends Question<{ id_sesi: string }, boolean> {}
/** What an assignment is called and how long there is for it where only its type was said: by the topic that its lesson is or will be about, or its subject. */
export class AssignmentProposal extends Question<{ id_sesi: string; id_topik?: string | null | undefined }, { tanggal_sesi: string; mapel: string; topik: string | null; zona_waktu: ZonaWaktu } | undefined> {}
/** Who somebody is to a lesson: whether they teach it or stand in for whoever does, or have its subject in its class by the timetable; whether they lead its class, or are of it. Nothing where there is none. */
export class PartInLesson extends Question<{ id_sesi: string; id_orang: string }, { isTeacher: boolean; isWali: boolean; isMember: boolean } | undefined> {}
/** Whoever reads what all students of a lesson wrote: who teaches it, who leads the class, and the admin. */
export const readsAllWork = ({ isTeacher, isWali }: { isTeacher: boolean; isWali: boolean }, roles: readonly string[]) => isTeacher || isWali || roles.includes('admin');
/** Whether a file belongs to an assignment that a student may see by now: to what is asked, or to one of its questions. */
export class SeesAssignmentFile extends Question<{ id_file: string; id_murid: string }, boolean> {}
/** Whether a file was handed in for a lesson that somebody teaches, or in the class that they lead. */
export class SeesSubmissionFile extends Question<{ id_file: string; id_guru: string }, boolean> {}

type Read = Kysely<any>;
/** Lessons that somebody teaches or stands in for, or whose subject they have in its class by the timetable (domain A.3). */
export const taughtBy = (db: Read, id_guru: string) => sql<boolean>`(lesson.id_guru = ${id_guru} OR lesson.id_guru_pengganti IS NOT DISTINCT FROM ${id_guru} OR EXISTS ${db.selectFrom('slot').select('slot.id_slot').where('slot.id_guru', '=', id_guru)
  .whereRef('slot.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').whereRef('slot.id_mata_pelajaran', '=', 'lesson.id_mata_pelajaran')})`;
export const ledBy = (id_guru: string) => sql<boolean>`(class.id_guru IS NOT DISTINCT FROM ${id_guru})`;
const hasMember = (db: Read, id_murid: string) => sql<boolean>`EXISTS ${db.selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').where('class_member.id_murid', '=', id_murid)}`;

export const assignmentLessonAnswers = [
  answer(AssignmentLesson, [lesson, schoolYear], (db, { id_sesi }) =>
    db.selectFrom('lesson').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'lesson.id_tahun_ajaran')
      .select(['lesson.mulai', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran', 'school_year.isActive']).where('lesson.id_sesi', '=', id_sesi).executeTakeFirst()),

  answer(HasAssignment, [assignment], async (db, { id_sesi }) => (await db.selectFrom('assignment').select('id_sesi').where('id_sesi', '=', id_sesi).executeTakeFirst()) !== undefined),

  answer(AssignmentProposal, [lesson, lessonPlan, topic, subject, institution], async (it, { id_sesi, id_topik }) => {
    const db = it as Read;
    const lessons = db.selectFrom('lesson').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('lesson_plan', planOfLesson)
      .leftJoin('topic', (join) => (id_topik === undefined ? join.onRef('topic.id_topik', '=', 'lesson_plan.id_topik') : join.on('topic.id_topik', '=', id_topik)));
    const found = await lessons.select(['lesson.tanggal_sesi', 'subject.nama as mapel', 'topic.judul as topik']).where('lesson.id_sesi', '=', id_sesi).executeTakeFirst();
    return found && { ...found, zona_waktu: (await settingsOf(db)).zona_waktu } as never;
  }),

  answer(PartInLesson, [lesson, schoolClass, classMember, slot], (db, { id_sesi, id_orang }) =>
    (db as Read).selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .select([taughtBy(db as Read, id_orang).as('isTeacher'), ledBy(id_orang).as('isWali'), hasMember(db as Read, id_orang).as('isMember')]).where('lesson.id_sesi', '=', id_sesi).executeTakeFirst()),

  answer(SeesAssignmentFile, [assignment, lesson, classMember], async (db, { id_file, id_murid }, { now }) => {
    const shown = `%/api/file/${id_file}%`;
    const found = await (db as Read).selectFrom('class_member').innerJoin('lesson', 'lesson.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('assignment', 'assignment.id_sesi', 'lesson.id_sesi')
      .select('assignment.id_sesi').where('class_member.id_murid', '=', id_murid).where('assignment.dibuka', '<=', now.toISOString())
      .where(sql<boolean>`(assignment.berkas @> ${JSON.stringify([id_file])}::jsonb OR assignment.soal::text LIKE ${shown} OR assignment.petunjuk LIKE ${shown})`).limit(1).executeTakeFirst();
    return found !== undefined;
  }),

  answer(SeesSubmissionFile, [submission, submissionVersion, lesson, schoolClass, slot], async (db, { id_file, id_guru }) => {
    const found = await (db as Read).selectFrom('submission_version').innerJoin('lesson', 'lesson.id_sesi', 'submission_version.id_sesi').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .select('lesson.id_sesi').where('submission_version.id_file', '=', id_file).where((it) => it.or([taughtBy(db as Read, id_guru), ledBy(id_guru)])).limit(1).executeTakeFirst();
    return found !== undefined;
  }),
];

import type { Kysely } from 'kysely';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { tanggalOf } from '#contract/school-year/school-days';
import { answer, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';

/** Today's lessons in a meeting: whether somebody holds each, or stands in for who does, and whether they are in its class. */
export class LessonsInRoom extends Question<{ meetingNumber: string; id_akun: string }, { id_sesi: string; isTeacher: boolean; isMember: boolean }[]> {}

export const roomAnswers = [
  answer(LessonsInRoom, [lesson, lessonPlan, schoolClass, classMember, institution], async (it, { meetingNumber, id_akun }, { now }) => {
    const db = it as Kysely<any>;
    const rows = await db.selectFrom('lesson_plan').innerJoin('lesson', planOfLesson).select('lesson.id_sesi')
      .select((one) => one.or([one('lesson.id_guru', '=', id_akun), one('lesson.id_guru_pengganti', '=', id_akun)]).$castTo<boolean>().as('isTeacher'))
      .select(({ exists, selectFrom }) => exists(selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').where('class_member.id_murid', '=', id_akun)).as('isMember'))
      .where('lesson_plan.zoom_setting', '=', meetingNumber).where('lesson.tanggal_sesi', '=', tanggalOf(now, (await settingsOf(db)).zona_waktu)).where('lesson.libur', '=', false).execute();
    return rows.map((it) => ({ ...it, isTeacher: it.isTeacher === true })) as { id_sesi: string; isTeacher: boolean; isMember: boolean }[];
  }),
];

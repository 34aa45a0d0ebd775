import type { Kysely } from 'kysely';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { tanggalOf } from '#contract/school-year/school-days';
import { answer, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonPlan } from '#projections/lesson/plan.projection';

/** Today's lessons in a meeting: who holds each, and whether somebody is in its class. */
export class LessonsInRoom extends Question<{ meetingNumber: string; id_akun: string }, { id_sesi: string; id_guru: string; isMember: boolean }[]> {}

export const roomAnswers = [
  answer(LessonsInRoom, [lesson, lessonPlan, schoolClass, classMember, institution], async (it, { meetingNumber, id_akun }, { now }) => {
    const db = it as Kysely<any>;
    const rows = await db.selectFrom('lesson_plan').innerJoin('lesson', 'lesson.id_sesi', 'lesson_plan.id_sesi').select(['lesson.id_sesi', 'lesson.id_guru'])
      .select(({ exists, selectFrom }) => exists(selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').where('class_member.id_murid', '=', id_akun)).as('isMember'))
      .where('lesson_plan.zoom_setting', '=', meetingNumber).where('lesson.tanggal_sesi', '=', tanggalOf(now, (await settingsOf(db)).zona_waktu)).where('lesson.libur', '=', false).execute();
    return rows as { id_sesi: string; id_guru: string; isMember: boolean }[];
  }),
];

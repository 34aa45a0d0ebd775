import { type Kysely, sql } from 'kysely';
import type { ZonaWaktu } from '#contract/institution/institution';
import type { OutputOf } from '#contract/kit/endpoint';
import { planning as api } from '#contract/lesson/planning.api';
import { mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan, planReminder } from '#projections/lesson/plan.projection';
import { subject } from '#projections/subject/subject.projection';

/** The lessons of a week that a teacher has not planned, in their order. */
export class UnplannedOf extends Question<{ id_guru: string; tanggal_awal: string }, { sesi: string[]; zona_waktu: ZonaWaktu }> {}
/** What a teacher was reminded of and has not planned yet, from this week on. */
export class PlanningRemindersTo extends Question<{ id_guru: string }, OutputOf<typeof api.reminders>> {}

const joined = [lesson, lessonPlan, planReminder, schoolClass, subject, account, institution] as const;
answeredFrom(api.reminders, joined);

export const unplanned = (db: Kysely<any>, id_guru: string) =>
  db.selectFrom('lesson').leftJoin('lesson_plan', planOfLesson).where('lesson.id_guru', '=', id_guru).where('lesson.libur', '=', false).where('lesson_plan.direncanakan', 'is', null)
    .orderBy('lesson.mulai').orderBy('lesson.id_sesi');

export const planningReminderAnswers = [
  answer(UnplannedOf, [lesson, lessonPlan, institution], async (db, { id_guru, tanggal_awal }) => {
    const monday = mondayOf(tanggal_awal);
    const rows = await unplanned(db, id_guru).select('lesson.id_sesi').where('lesson.tanggal_sesi', '>=', monday).where('lesson.tanggal_sesi', '<', sql<string>`${monday}::date + 7`).execute();
    return { sesi: rows.map((it) => it.id_sesi as string), zona_waktu: (await settingsOf(db)).zona_waktu };
  }),

  answer(PlanningRemindersTo, joined, async (it, { id_guru }, { now }) => {
    const db = it as Kysely<any>;
    const since = mondayOf(tanggalOf(now, (await settingsOf(db)).zona_waktu));
    const data = await unplanned(db, id_guru)
      .innerJoin('plan_reminder', (join) => join.onRef('plan_reminder.id_sesi', '=', 'lesson.id_sesi').onRef('plan_reminder.id_guru', '=', 'lesson.id_guru'))
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('account', 'account.id_akun', 'plan_reminder.oleh')
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'subject.nama as mapel', 'plan_reminder.dikirim', classLabelIn(db).as('kelas'), sql<string | null>`coalesce(account.nama, account.username)`.as('oleh')])
      .where('lesson.tanggal_sesi', '>=', since).limit(50).execute();
    return { data } as OutputOf<typeof api.reminders>;
  }),
];

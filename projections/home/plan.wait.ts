import type { Kysely } from 'kysely';
import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import type { Wait } from '#projections/home/waits';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonPlan, planReminder } from '#projections/lesson/plan.projection';
import { unplanned } from '#projections/lesson/planning-reminder.query';

const tables = [lesson, lessonPlan, planReminder, schoolClass, institution] as const;
type Rows = Awaited<ReturnType<Wait['of']>>;
/** One's own lessons still to come without a plan, the next one first; `at` is its beginning. */
const ahead = (db: Kysely<any>, account: string, now: Date) =>
  unplanned(db, account).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').where('lesson.mulai', '>', now.toISOString())
    .select(['lesson.id_sesi as id', classLabelIn(db).as('nama'), 'lesson.posisi', 'lesson.mulai as at']);
const reminders = (db: Kysely<any>, account: string) => db.selectFrom('plan_reminder').select('plan_reminder.id_sesi').where('plan_reminder.id_guru', '=', account);

/** Those that the curriculum office has asked for, of whichever week. */
export const remindedWait: Wait = {
  jenis: 'rencana-diingatkan', roles: ['guruMapel'], tables,
  of: async (db, account, { now }) => (await ahead(db, account, now).where('lesson.id_sesi', 'in', reminders(db, account)).execute()) as Rows,
};

/** The others of this week. */
export const planWait: Wait = {
  jenis: 'rencana', roles: ['guruMapel'], tables,
  async of(db, account, { now }) {
    const sunday = addDays(mondayOf(tanggalOf(now, (await settingsOf(db)).zona_waktu)), 6);
    return (await ahead(db, account, now).where('lesson.tanggal_sesi', '<=', sunday).where('lesson.id_sesi', 'not in', reminders(db, account)).execute()) as Rows;
  },
};

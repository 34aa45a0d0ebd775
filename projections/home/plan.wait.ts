import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import type { Wait } from '#projections/home/waits';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { unplanned } from '#projections/lesson/planning-reminder.query';

/** One's own lessons of this week that are still to come and have no plan, the next one first; `at` is its beginning. */
export const planWait: Wait = {
  jenis: 'rencana', roles: ['guruMapel'], tables: [lesson, lessonPlan, schoolClass, institution],
  async of(db, account, { now }) {
    const sunday = addDays(mondayOf(tanggalOf(now, (await settingsOf(db)).zona_waktu)), 6);
    const rows = await unplanned(db, account).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').where('lesson.mulai', '>', now.toISOString()).where('lesson.tanggal_sesi', '<=', sunday)
      .select(['lesson.id_sesi as id', classLabelIn(db).as('nama'), 'lesson.posisi', 'lesson.mulai as at']).execute();
    return rows as Awaited<ReturnType<Wait['of']>>;
  },
};

import { tanggalOf } from '#contract/school-year/school-days';
import { HolidayDeclared, HolidayWithdrawn } from '#contract/school-year/school-year.events';
import { SchoolSettings } from '#projections/institution/settings.query';
import { LessonsOnDay } from '#projections/lesson/lesson-scheduling.query';
import { process } from '#server/kit/processes/process';
import { CancelLesson, RestoreLesson } from '#server/lesson/lesson.decider';

/**
 * A holiday cancels the lessons that are already in the books for its day, also those that were held: on a holiday nothing counts.
 * Withdrawn, it gives them back, of a day that has passed those that were held. Lessons that were never in the books are put there
 * like any others.
 */
export const cancelLessons = process({
  name: 'cancel-lessons',
  events: { HolidayDeclared, HolidayWithdrawn },
  on: {
    HolidayDeclared: async ({ data: { tanggal } }, ask) =>
      (await ask(new LessonsOnDay({ tanggal }))).filter((it) => !it.libur).map(({ id_sesi }) => [CancelLesson, { id_sesi, alasan: 'libur' }] as const),
    HolidayWithdrawn: async ({ at, data: { tanggal } }, ask) => {
      const { zona_waktu } = await ask(new SchoolSettings());
      const isOver = tanggal < tanggalOf(new Date(at), zona_waktu);
      return (await ask(new LessonsOnDay({ tanggal }))).filter((it) => it.libur && (it.dibuka || !isOver)).map(({ id_sesi }) => [RestoreLesson, { id_sesi }] as const);
    },
  },
});

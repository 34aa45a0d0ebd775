import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { LessonsOnDay } from '#projections/lesson/lesson.query';
import { process } from '#server/kit/processes/process';
import { CancelLesson } from '#server/lesson/lesson.decider';

/** A holiday cancels the lessons that are already in the books for that day. */
export const cancelLessons = process({
  name: 'cancel-lessons',
  events: { HolidayDeclared },
  on: {
    HolidayDeclared: async ({ data: { tanggal } }, ask) =>
      (await ask(new LessonsOnDay({ tanggal }))).filter((it) => !it.libur).map(({ id_sesi }) => [CancelLesson, { id_sesi, alasan: 'libur' }] as const),
  },
});

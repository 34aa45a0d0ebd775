import type { ZonaWaktu } from '#contract/institution/institution';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { SchoolSettings } from '#projections/institution/settings.query';
import { LessonsOnDay } from '#projections/lesson/lesson.query';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { Timetable } from '#projections/timetable/timetable.query';
import { type Ask, dueProcess } from '#server/kit/processes/process';
import { ScheduleLesson } from '#server/lesson/lesson.decider';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';

const WEEKS_AHEAD = 2;

/** The lessons of this week and the next are in the books before they begin; slots placed later join them. */
export const scheduleLessons = dueProcess({
  name: 'schedule-lessons',

  async due(now, ask) {
    const { zona_waktu } = await ask(new SchoolSettings());
    const today = tanggalOf(now, zona_waktu);
    const weeks = Array.from({ length: WEEKS_AHEAD }, (_, i) => addDays(mondayOf(today), i * 7));
    const lessons = (await Promise.all(weeks.map((it) => missing(it, zona_waktu, ask)))).flat();
    return lessons.filter((it) => it.mulai >= now.toISOString() || it.tanggal_sesi === today).map((it) => [ScheduleLesson, it] as const);
  },

  async next(now, ask) {
    const { zona_waktu } = await ask(new SchoolSettings());
    return instantOf(addDays(mondayOf(tanggalOf(now, zona_waktu)), 7), 0, zona_waktu);
  },
});

async function missing(monday: string, zona: ZonaWaktu, ask: Ask) {
  const year = await ask(new ActiveSchoolYear());
  if (!year) return [];
  const planned = lessonsOfWeek(monday, year, await ask(new Timetable(year)), zona);
  const days = [...new Set(planned.map((it) => it.tanggal_sesi))];
  const known = new Set((await Promise.all(days.map((tanggal) => ask(new LessonsOnDay({ tanggal }))))).flat().map((it) => it.id_sesi));
  return planned.filter((it) => !known.has(it.id_sesi));
}

import type { ZonaWaktu } from '#contract/institution/institution';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { SchoolSettings } from '#projections/institution/settings.query';
import { type Booked, BookedLessons } from '#projections/lesson/lesson-scheduling.query';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { Timetable } from '#projections/timetable/timetable.query';
import { type Ask, dueProcess, type Wish } from '#server/kit/processes/process';
import { CancelLesson, MoveLesson, RestoreLesson, ScheduleLesson, type Scheduled } from '#server/lesson/lesson.decider';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';

const WEEKS_AHEAD = 2;

/**
 * The lessons of this week and the next are in the books before they begin; slots placed later join them. Those that have not begun
 * follow the timetable: where a slot has moved or is another teacher's they are the same lessons still, where it is gone they are not held. Those that
 * were kept for their assignments are held when it has them again.
 */
export const scheduleLessons = dueProcess({
  name: 'schedule-lessons',

  async due(now, ask) {
    const { zona_waktu } = await ask(new SchoolSettings());
    const today = tanggalOf(now, zona_waktu);
    const weeks = Array.from({ length: WEEKS_AHEAD }, (_, i) => addDays(mondayOf(today), i * 7));
    return (await Promise.all(weeks.map((it) => changesOf(it, { now: now.toISOString(), today, zona_waktu }, ask)))).flat();
  },

  async next(now, ask) {
    const { zona_waktu } = await ask(new SchoolSettings());
    return instantOf(addDays(mondayOf(tanggalOf(now, zona_waktu)), 7), 0, zona_waktu);
  },
});

type Time = { now: string; today: string; zona_waktu: ZonaWaktu };
type Again = (id_sesi: string) => { ke?: number };

/** What the books of a week lack, have elsewhere and have too much. */
async function changesOf(monday: string, { now, today, zona_waktu }: Time, ask: Ask): Promise<Wish[]> {
  const year = await ask(new ActiveSchoolYear());
  if (!year) return [];
  const { former, ...grid } = await ask(new Timetable(year));
  const planned = lessonsOfWeek(monday, year, grid, zona_waktu);
  const { lessons, ke } = await ask(new BookedLessons({ first: monday, last: addDays(monday, 6), ids: planned.map((it) => it.id_sesi) }));
  const own = lessons.filter((it) => it.id_tahun_ajaran === year.id_tahun_ajaran);
  const again: Again = (id) => (ke.has(id) ? { ke: ke.get(id) as number } : {});
  const bySlot = new Map(planned.map((it) => [it.id_slot, it]));
  const open = own.filter((it) => !it.libur && it.mulai > now);
  const isGone = ({ id_slot }: Booked) => former.includes(id_slot) && !grid.slots.some((it) => it.id_slot === id_slot);
  const missing = planned.filter((it) => !own.some((one) => one.id_sesi === it.id_sesi || (one.id_slot === it.id_slot && !one.libur)));
  const kept = planned.filter((it) => it.mulai > now && ke.has(it.id_sesi) && own.some((one) => one.libur && one.id_sesi === it.id_sesi));
  return [
    ...kept.map(({ id_sesi }): Wish => [RestoreLesson, { id_sesi, alasan: 'tugas', ...again(id_sesi) }]),
    ...open.flatMap((it): Wish[] => {
      const wanted = bySlot.get(it.id_slot);
      if (!wanted) return isGone(it) ? [[CancelLesson, { id_sesi: it.id_sesi, alasan: 'jadwal', ...again(it.id_sesi) }]] : [];
      if (isAsPlanned(it, wanted)) return [];
      return [wanted.mulai > now ? [MoveLesson, { ...wanted, id_sesi: it.id_sesi, ...again(it.id_sesi) }] : [CancelLesson, { id_sesi: it.id_sesi, alasan: 'jadwal', ...again(it.id_sesi) }]];
    }),
    ...missing.filter((it) => it.mulai >= now || (it.tanggal_sesi === today && !ke.has(it.id_sesi))).map((it): Wish => [ScheduleLesson, { ...it, ...again(it.id_sesi) }]),
  ];
}

/** The hours that it has it keeps, whatever the model says by now. */
const isAsPlanned = (it: Booked, wanted: Scheduled) =>
  it.tanggal_sesi === wanted.tanggal_sesi && it.posisi === wanted.posisi && it.id_guru === wanted.id_guru && it.id_mata_pelajaran === wanted.id_mata_pelajaran;

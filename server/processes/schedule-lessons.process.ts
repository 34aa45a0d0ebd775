import type { ZonaWaktu } from '#contract/institution/institution';
import type { Model } from '#contract/timetable/timetable';
import { addDays, HARI, hariOf, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { SchoolSettings } from '#projections/institution/settings.query';
import { type Booked, BookedLessons } from '#projections/lesson/lesson-scheduling.query';
import { type ActiveYear, ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { type PlacedSlot, Timetable } from '#projections/timetable/timetable.query';
import type { Ask } from '#projections/kit/question';
import { dueProcess, type Wish } from '#server/kit/processes/process';
import { CancelLesson, MoveLesson, RestoreLesson, ScheduleLesson, type Scheduled } from '#server/lesson/lesson.decider';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';

/** So many changes are given before it is asked again: what becomes of the timetable meanwhile is heard of soon, and the next days come first. */
const AT_ONCE = 1_000;
/** A semester that ends earlier by now may have had lessons so much longer. */
const DAYS_BEYOND = 366;

/**
 * All lessons of the semester are in the books, so that they can be planned; slots placed later join them. Those that have not begun
 * follow the timetable: where a slot has moved or is another teacher's they are the same lessons still, where it is gone, or the semester
 * is over before, they are not held; those that were kept for their assignments are held when it has them again. From tomorrow on they
 * have the hours of the model that is chosen.
 */
export const scheduleLessons = dueProcess({
  name: 'schedule-lessons',

  async due(now, ask) {
    const { zona_waktu } = await ask(new SchoolSettings());
    const today = tanggalOf(now, zona_waktu);
    const year = await ask(new ActiveSchoolYear());
    if (!year) return [];
    const [time, grid, wishes] = [{ now: now.toISOString(), today, zona_waktu }, await ask(new Timetable(year)), [] as Wish[]];
    for (let monday = mondayOf(today); monday <= year.tanggal_akhir && wishes.length < AT_ONCE; monday = addDays(monday, 7)) wishes.push(...(await changesOf(monday, addDays(monday, 6), year, grid, time, ask)));
    const after = addDays(year.tanggal_akhir, 1);
    return [...wishes, ...(await changesOf(after, addDays(after, DAYS_BEYOND), year, { ...grid, slots: [] }, time, ask))];
  },

  async next(now, ask) {
    const { zona_waktu } = await ask(new SchoolSettings());
    return instantOf(addDays(mondayOf(tanggalOf(now, zona_waktu)), 7), 0, zona_waktu);
  },
});

type Year = ActiveYear & { libur: string[] };
type Grid = { model: Model; slots: PlacedSlot[]; former: string[] };
type Time = { now: string; today: string; zona_waktu: ZonaWaktu };
type Again = (id_sesi: string) => { ke?: number };

/** What the books of a week lack, have elsewhere and have too much. */
async function changesOf(first: string, last: string, year: Year, { former, ...grid }: Grid, { now, today, zona_waktu }: Time, ask: Ask): Promise<Wish[]> {
  const planned = lessonsOfWeek(first, year, grid, zona_waktu);
  const { lessons, ke } = await ask(new BookedLessons({ first, last, ids: planned.map((it) => it.id_sesi) }));
  const own = lessons.filter((it) => it.id_tahun_ajaran === year.id_tahun_ajaran);
  const again: Again = (id) => (ke.has(id) ? { ke: ke.get(id) as number } : {});
  const bySlot = new Map(planned.map((it) => [it.id_slot, it]));
  const open = own.filter((it) => !it.libur && it.mulai > now);
  const [gone, dayOf] = [new Set(former), new Map(grid.slots.map((it) => [it.id_slot, it.hari]))];
  const isHoliday = new Set(year.libur);
  const reasonOf = ({ id_slot, tanggal_sesi }: Booked) => {
    const hari = dayOf.get(id_slot);
    if (tanggal_sesi < year.tanggal_awal || tanggal_sesi > year.tanggal_akhir || (hari ? hari !== HARI.indexOf(hariOf(tanggal_sesi)) + 1 : gone.has(id_slot))) return 'jadwal';
    return isHoliday.has(tanggal_sesi) ? 'libur' : undefined;
  };
  const [known, held, fallen] = [new Set(own.map((it) => it.id_sesi)), new Set(own.filter((it) => !it.libur).map((it) => it.id_slot)), new Set(own.filter((it) => it.libur).map((it) => it.id_sesi))];
  const missing = planned.filter((it) => !known.has(it.id_sesi) && !held.has(it.id_slot));
  const begun = new Set(own.filter((it) => !it.libur && it.mulai <= now).flatMap(placesOf));
  const kept = planned.filter((it) => it.mulai > now && ke.has(it.id_sesi) && fallen.has(it.id_sesi));
  return [
    ...kept.map(({ id_sesi }): Wish => [RestoreLesson, { id_sesi, alasan: 'tugas', ...again(id_sesi) }]),
    ...open.flatMap((it): Wish[] => {
      const wanted = bySlot.get(it.id_slot);
      const alasan = wanted ? undefined : reasonOf(it);
      if (alasan) return [[CancelLesson, { id_sesi: it.id_sesi, alasan, ...again(it.id_sesi) }]];
      if (!wanted) return [];
      if (isAsPlanned(it, wanted, today)) return [];
      return [wanted.mulai > now ? [MoveLesson, { ...wanted, id_sesi: it.id_sesi, ...again(it.id_sesi) }] : [CancelLesson, { id_sesi: it.id_sesi, alasan: 'jadwal', ...again(it.id_sesi) }]];
    }),
    ...missing.filter((it) => it.mulai >= now || (it.tanggal_sesi === today && !ke.has(it.id_sesi) && !placesOf(it).some((place) => begun.has(place)))).map((it): Wish => [ScheduleLesson, { ...it, ...again(it.id_sesi) }]),
  ];
}

/** Where a lesson has begun neither its class nor its teacher has another one, whatever slot stands there by now. */
const placesOf = ({ tanggal_sesi, posisi, id_kelas_tahun_ajaran, id_guru }: Scheduled | Booked) => [id_kelas_tahun_ajaran, id_guru].map((who) => `${who} ${tanggal_sesi} ${posisi}`);

/** A day goes on with the hours that it began with, whatever the model says by now. */
const isAsPlanned = (it: Booked, wanted: Scheduled, today: string) =>
  it.tanggal_sesi === wanted.tanggal_sesi && it.posisi === wanted.posisi && it.id_guru === wanted.id_guru && it.id_mata_pelajaran === wanted.id_mata_pelajaran
  && (it.tanggal_sesi === today || (it.mulai === wanted.mulai && it.selesai === wanted.selesai));

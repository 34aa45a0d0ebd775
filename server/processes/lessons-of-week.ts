import { addDays, HARI, instantOf, mondayOf } from '#contract/school-year/school-days';
import type { ZonaWaktu } from '#contract/institution/institution';
import { type Model, slotStart } from '#contract/timetable/timetable';
import { uuidV5 } from '#projections/kit/uuid';
import type { ActiveYear } from '#projections/school-year/school-year.query';
import type { PlacedSlot } from '#projections/timetable/timetable.query';
import type { Scheduled } from '#server/lesson/lesson.decider';

type Grid = { model: Model; slots: readonly (Omit<PlacedSlot, 'ruang'> & { ruang?: string | null })[] };
type Year = ActiveYear & { libur: readonly string[] };

/** A lesson is its slot on a day, so planning a week twice plans the same lessons. */
export const lessonId = (id_slot: string, tanggal: string) => uuidV5(id_slot, tanggal);

/** The lessons of the week of a day: every slot on its school day, but not on holidays nor outside the year (domain 5.3). */
export function lessonsOfWeek(day: string, { id_tahun_ajaran, tanggal_awal, tanggal_akhir, libur }: Year, { model, slots }: Grid, zona: ZonaWaktu): Scheduled[] {
  const monday = mondayOf(day);
  const days = HARI.map((_, i) => addDays(monday, i));
  const isHeld = days.map((it) => it >= tanggal_awal && it <= tanggal_akhir && !libur.includes(it));
  const hours = new Map<string, Pick<Scheduled, 'mulai' | 'selesai'>>();
  const hoursOf = (tanggal: string, posisi: number) => {
    const start = slotStart(model, posisi);
    return { mulai: instantOf(tanggal, start, zona).toISOString(), selesai: instantOf(tanggal, start + model.durasi, zona).toISOString() };
  };
  return slots.flatMap(({ hari, posisi, ruang: _, ...slot }) => {
    if (!isHeld[hari - 1]) return [];
    const tanggal_sesi = days[hari - 1] as string;
    const at = `${hari} ${posisi}`;
    const known = hours.get(at) ?? hoursOf(tanggal_sesi, posisi);
    hours.set(at, known);
    return [{ ...slot, id_sesi: lessonId(slot.id_slot, tanggal_sesi), id_tahun_ajaran, tanggal_sesi, posisi, ...known }];
  });
}

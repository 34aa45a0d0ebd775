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
  return slots.flatMap(({ hari, posisi, ruang: _, ...slot }) => {
    const tanggal_sesi = days[hari - 1] as string;
    if (tanggal_sesi < tanggal_awal || tanggal_sesi > tanggal_akhir || libur.includes(tanggal_sesi)) return [];
    const start = slotStart(model, posisi);
    return [{
      ...slot, id_sesi: lessonId(slot.id_slot, tanggal_sesi), id_tahun_ajaran, tanggal_sesi, posisi,
      mulai: instantOf(tanggal_sesi, start, zona).toISOString(),
      selesai: instantOf(tanggal_sesi, start + model.durasi, zona).toISOString(),
    }];
  });
}

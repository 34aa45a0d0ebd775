import { PRESENT, type StatusKehadiran } from '#contract/attendance/attendance';
import { grouped } from '#contract/kit/grouped';

/** Why somebody was away a whole day, in the order that a tie goes by. */
const SEBAB = ['Sakit', 'Izin', 'Alpa'] as const;
type Lesson = { tanggal_sesi: string; status_kehadiran: StatusKehadiran | null };
export type HariTidakHadir<T extends Lesson> = { tanggal: string; sebab: (typeof SEBAB)[number]; sesi: T[] };

/** The days on which somebody was in no lesson that is recorded, by what there is most of on each, in case of a tie Sakit, Izin, Alpa (domain 1.1). */
export function absentDays<T extends Lesson>(sesi: readonly T[]): HariTidakHadir<T>[] {
  return [...grouped(sesi.filter((it) => it.status_kehadiran !== null), (it) => it.tanggal_sesi)].flatMap(([tanggal, them]) => {
    if (them.some((it) => PRESENT.includes(it.status_kehadiran as StatusKehadiran))) return [];
    const count = (sebab: StatusKehadiran) => them.filter((it) => it.status_kehadiran === sebab).length;
    return [{ tanggal, sebab: SEBAB.toSorted((one, other) => count(other) - count(one))[0] as (typeof SEBAB)[number], sesi: them }];
  });
}

import { hadirOf, type Rekap, STATUS_KEHADIRAN, type StatusKehadiran, terisiOf } from '#contract/attendance/attendance';

type Marked = { mulai: string; libur: boolean; status_kehadiran: StatusKehadiran | null };
/** What a day was to a student: one status, partly there, nothing recorded (`Belum`), a holiday, not begun, or no lessons at all. */
export type DayMark = StatusKehadiran | 'partly' | 'Belum' | 'off' | 'coming' | 'none';

const ABSENT = ['Sakit', 'Izin', 'Alpa'] as const;

/** Of all lessons of a day; whoever was never there has the kind of absence that is most frequent, in the order Sakit, Izin, Alpa where two are (domain 1.1). */
export function dayMarkOf(lessons: readonly Marked[], now: Date): DayMark {
  const real = lessons.filter((it) => !it.libur);
  if (!lessons.length) return 'none';
  if (!real.length) return 'off';
  const countOf = (status: StatusKehadiran) => real.filter((it) => it.status_kehadiran === status).length;
  const rekap = Object.fromEntries(STATUS_KEHADIRAN.map((it) => [it, countOf(it)])) as Rekap;
  return rolledUp(rekap) ?? (real.some((it) => Date.parse(it.mulai) <= now.getTime()) ? 'Belum' : 'coming');
}

/** The same from how often each status was recorded; nothing where none was. */
export function rolledUp(rekap: Rekap): StatusKehadiran | 'partly' | undefined {
  const [hadir, terisi] = [hadirOf(rekap), terisiOf(rekap)];
  if (!terisi) return undefined;
  if (!hadir) return [...ABSENT].sort((one, other) => rekap[other] - rekap[one])[0];
  if (hadir < terisi) return 'partly';
  return rekap.Terlambat ? 'Terlambat' : rekap.Hadir ? 'Hadir' : 'Dispensasi';
}

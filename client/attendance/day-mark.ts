import { PRESENT, type StatusKehadiran } from '#contract/attendance/attendance';

type Marked = { mulai: string; libur: boolean; status_kehadiran: StatusKehadiran | null };
/** What a day was to a student: one status, partly there, nothing recorded (`Belum`), a holiday, not begun, or no lessons at all. */
export type DayMark = StatusKehadiran | 'partly' | 'Belum' | 'off' | 'coming' | 'none';

const ABSENT = ['Sakit', 'Izin', 'Alpa'] as const;

/** Of all lessons of a day; whoever was never there has the kind of absence that is most frequent, in the order Sakit, Izin, Alpa where two are (domain 1.1). */
export function dayMarkOf(lessons: readonly Marked[], now: Date): DayMark {
  const real = lessons.filter((it) => !it.libur);
  if (!lessons.length) return 'none';
  if (!real.length) return 'off';
  const statuses = real.flatMap((it) => it.status_kehadiran ?? []);
  if (!statuses.length) return real.some((it) => Date.parse(it.mulai) <= now.getTime()) ? 'Belum' : 'coming';
  const present = statuses.filter((it) => PRESENT.includes(it));
  if (!present.length) return mostOf(statuses);
  if (present.length < statuses.length) return 'partly';
  return present.includes('Terlambat') ? 'Terlambat' : present.includes('Hadir') ? 'Hadir' : 'Dispensasi';
}

function mostOf(statuses: readonly StatusKehadiran[]): StatusKehadiran {
  const countOf = (status: StatusKehadiran) => statuses.filter((it) => it === status).length;
  return [...ABSENT].sort((one, other) => countOf(other) - countOf(one))[0] as StatusKehadiran;
}

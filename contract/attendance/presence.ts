import { hadirOf, type Rekap, terisiOf } from '#contract/attendance/attendance';

/** Exact, in percent; null while there is nothing to count (domain 2.6). */
export const percentOf = (hadir: number, total: number) => (total === 0 ? null : (hadir * 100) / total);

/** How often students were there: the numbers behind every figure of attendance (decision 087). */
export type Presence = { hadir: number; terisi: number; belum: number; total: number };

/** Of so many lessons of students; who is present is domain 2.6, and what nobody has recorded is `belum`. */
export function presenceOf(rekap: Rekap, total: number): Presence {
  const terisi = terisiOf(rekap);
  return { hadir: hadirOf(rekap), terisi, belum: Math.max(0, total - terisi), total };
}

/** Of all lessons up to now, recorded or not (specification 5): how it stands with a student, a class. */
export const percentOfAll = ({ hadir, total }: Presence) => percentOf(hadir, total);
/** Of what is recorded: how it looks on a day that is still being recorded. */
export const percentOfRecorded = ({ hadir, terisi }: Presence) => percentOf(hadir, terisi);

export const sumPresence = (them: readonly Presence[]): Presence =>
  them.reduce((sum, it) => ({ hadir: sum.hadir + it.hadir, terisi: sum.terisi + it.terisi, belum: sum.belum + it.belum, total: sum.total + it.total }), { hadir: 0, terisi: 0, belum: 0, total: 0 });

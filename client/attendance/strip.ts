import { type Register, type Rekap, sumRekap } from '#contract/attendance/attendance';
import { percentOfRecorded, type Presence, presenceOf, sumPresence } from '#contract/attendance/presence';

/** The numbers of a day over all its registers. */
export type Strip = Presence & { rekap: Rekap; persen: number | null };

/** A register counts once its lesson has begun; the lessons of a holiday never do (domain 2.6). */
export const counts = ({ dibuka, libur }: Register) => dibuka && !libur;

/** Of one register. */
export const presenceIn = (register: Register) => presenceOf(register, register.jumlah_murid);

export function stripOf(sesi: Register[]): Strip {
  const open = sesi.filter(counts);
  const presence = sumPresence(open.map(presenceIn));
  return { ...presence, rekap: sumRekap(open), persen: percentOfRecorded(presence) };
}

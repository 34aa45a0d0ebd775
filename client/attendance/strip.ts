import { hadirOf, type Register, type Rekap, sumRekap, terisiOf } from '#contract/attendance/attendance';
import { percentOf } from '#client/attendance/percent';

/** The numbers of a day over all its registers. */
export type Strip = { rekap: Rekap; hadir: number; terisi: number; belum: number; persen: number | null };

/** A register counts once its lesson has begun; the lessons of a holiday never do (domain 2.6). */
export const counts = ({ dibuka, libur }: Register) => dibuka && !libur;

/** The students of one register who have no status yet. */
export const belumOf = (register: Register) => Math.max(0, register.jumlah_murid - terisiOf(register));

export function stripOf(sesi: Register[]): Strip {
  const open = sesi.filter(counts);
  const rekap = sumRekap(open);
  const [hadir, terisi] = [hadirOf(rekap), terisiOf(rekap)];
  const belum = open.reduce((sum, register) => sum + belumOf(register), 0);
  return { rekap, hadir, terisi, belum, persen: percentOf(hadir, terisi) };
}

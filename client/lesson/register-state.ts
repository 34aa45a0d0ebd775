import type { Sesi } from '#contract/lesson/lesson.api';

/** How the register of a lesson stands; `menit` counts from the school's limit on. */
export type RegisterState = { is: 'libur' | 'upcoming' | 'open' | 'full' } | { is: 'overdue'; menit: number };

const MINUTE = 60_000;

export function registerStateOf({ libur, mulai, terisi, jumlah_murid }: Sesi, batas: string, now: Date): RegisterState {
  if (libur) return { is: 'libur' };
  if (now.getTime() < Date.parse(mulai)) return { is: 'upcoming' };
  if (terisi >= jumlah_murid) return { is: 'full' };
  const late = now.getTime() - Date.parse(batas);
  return late < 0 ? { is: 'open' } : { is: 'overdue', menit: Math.max(1, Math.floor(late / MINUTE)) };
}

/** The lesson is being held. */
export const isHeld = ({ libur, mulai, selesai }: Sesi, now: Date) =>
  !libur && Date.parse(mulai) <= now.getTime() && now.getTime() < Date.parse(selesai);

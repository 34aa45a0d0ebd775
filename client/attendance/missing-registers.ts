import type { Register } from '#contract/attendance/attendance';
import { presenceIn } from '#client/attendance/strip';

/** A register that is not full although its time is over, with the minutes since then. */
export type Missing = { register: Register; menit: number };

const MINUTE = 60_000;

/** The longest overdue first. */
export function missingRegisters(sesi: Register[], now: Date): Missing[] {
  return sesi
    .filter((register) => !register.libur && presenceIn(register).belum > 0 && Date.parse(register.batas) < now.getTime())
    .map((register) => ({ register, menit: Math.floor((now.getTime() - Date.parse(register.batas)) / MINUTE) }))
    .sort((a, b) => b.menit - a.menit);
}

import type { Rekap } from '#contract/attendance/attendance';
import { percentOfRecorded, presenceOf } from '#contract/attendance/presence';
import type { Tone } from '#client/kit/status-tag';

export type Counts = Rekap & { total_sesi: number };
export const presenceIn = (it: Counts) => presenceOf(it, it.total_sesi);

/** Domain 2.6, of what is recorded: nobody is blamed for a register that nobody filled in. */
export function toneOf(it: Counts): Tone {
  const persen = percentOfRecorded(presenceIn(it));
  if (persen === null) return 'calm';
  return persen >= 90 ? 'good' : persen >= 75 ? 'warn' : 'bad';
}

/** Who is absent most often of what is recorded comes first; of whom nothing is recorded comes last. */
export const lowestFirst = <R extends Counts & { nama: string | null }>(rows: readonly R[]): R[] =>
  [...rows].sort((one, other) => (percentOfRecorded(presenceIn(one)) ?? 101) - (percentOfRecorded(presenceIn(other)) ?? 101) || (one.nama ?? '').localeCompare(other.nama ?? '', 'id'));

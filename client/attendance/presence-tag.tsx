import { type Presence, percentOfAll, percentOfRecorded } from '#contract/attendance/presence';
import { type Grade, gradeOf } from '#client/attendance/percent';
import { formatPersen } from '#client/kit/number';
import { StatusTag, type Tone } from '#client/kit/status-tag';

const TONE: Record<Grade, Tone> = { green: 'good', yellow: 'warn', red: 'bad' };

/** The percentage counts registers that nobody filled in; its colour does not, so that no child is blamed for them. */
export function PresenceTag({ of }: { of: Presence }) {
  const recorded = percentOfRecorded(of);
  return <StatusTag tone={recorded === null ? 'calm' : TONE[gradeOf(recorded)]}>{formatPersen(percentOfAll(of))}</StatusTag>;
}

import type { Menunggu } from '#contract/home/home.api';
import type { Sesi } from '#contract/lesson/lesson.api';
import type { Day } from '#client/home/day';

type Part = { key: 'nowOpen' | 'nowFull' | 'nowOn' | 'doneToday' | 'noneToday'; kelas?: string } | { key: 'nextAt'; kelas: string; mulai: string };
/** The sentence that a teacher's home begins with: what is on or comes next, and what else is owed. */
export type Decision = { first: Part; also: { key: 'owed' | 'othersOwed' | 'waits'; count: number } | undefined };

/** `isDaily`: the school marks once a day, so no lesson waits for its register; `isNowOwed`: what waits counts the register of the lesson that is on. */
type Circumstances = { isDaily: boolean; isNowOwed: boolean };

export function decisionOf({ now, next, lines }: Day<Sesi>, waiting: readonly Menunggu[], { isDaily, isNowOwed }: Circumstances): Decision {
  const owed = Math.max(0, (waiting.find((it) => it.jenis === 'presensi')?.jumlah ?? 0) - (isNowOwed ? 1 : 0));
  const others = waiting.filter((it) => it.jenis !== 'presensi').length;
  const first = firstOf(now, next, lines.some((it) => it.lesson && !it.lesson.libur), isDaily);
  return { first, also: owed > 0 ? { key: first.key === 'nowOpen' ? 'othersOwed' : 'owed', count: owed } : others > 0 ? { key: 'waits', count: others } : undefined };
}

function firstOf(now: Sesi | undefined, next: Sesi | undefined, hasLessons: boolean, isDaily: boolean): Part {
  if (now) return { key: isDaily ? 'nowOn' : now.terisi < now.jumlah_murid ? 'nowOpen' : 'nowFull', kelas: now.kelas };
  if (next) return { key: 'nextAt', kelas: next.kelas, mulai: next.mulai };
  return { key: hasLessons ? 'doneToday' : 'noneToday' };
}

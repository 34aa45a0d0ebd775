/** What a day is made of: a teacher's or a student's lesson. */
export type Held = { mulai: string; selesai: string; libur: boolean };
type When = 'past' | 'now' | 'later';
/** A line of the day: a lesson, or the time between two of them that is longer than the way from one to the other. */
export type Line<L> = { at: string; is: When } & ({ lesson: L; gap?: never } | { gap: number; lesson?: never });
/** What is on now and what comes next of what takes place, and the day in its order; holidays are lines that are never now. */
export type Day<L> = { now: L | undefined; next: L | undefined; lines: Line<L>[] };

const MINUTE = 60_000;
const WAY_MIN = 9;

export function dayOf<L extends Held>(lessons: readonly L[], at: Date): Day<L> {
  const now = at.getTime();
  const isAt = ({ mulai, selesai }: Pick<Held, 'mulai' | 'selesai'>): When => (now < Date.parse(mulai) ? 'later' : now < Date.parse(selesai) ? 'now' : 'past');
  const ordered = [...lessons].sort((one, other) => one.mulai.localeCompare(other.mulai));
  const real = ordered.filter((it) => !it.libur);
  return {
    now: real.find((it) => isAt(it) === 'now'),
    next: real.find((it) => isAt(it) === 'later'),
    lines: ordered.flatMap((lesson, i): Line<L>[] => {
      const line: Line<L> = { at: lesson.mulai, lesson, is: lesson.libur && isAt(lesson) === 'now' ? 'past' : isAt(lesson) };
      const before = ordered[i - 1];
      const gap = before ? Math.round((Date.parse(lesson.mulai) - Date.parse(before.selesai)) / MINUTE) : 0;
      return before && gap > WAY_MIN ? [{ at: before.selesai, gap, is: isAt({ mulai: before.selesai, selesai: lesson.mulai }) }, line] : [line];
    }),
  };
}

/** Whole minutes until a time, none after it. */
export const minutesUntil = (time: string, now: Date) => Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / MINUTE));
/** How much of a lesson is over, from 0 to 1. */
export const shareOver = ({ mulai, selesai }: Held, now: Date) => Math.min(1, Math.max(0, (now.getTime() - Date.parse(mulai)) / (Date.parse(selesai) - Date.parse(mulai))));
/** Lessons of one subject without a break between them, with the same mark, are one, `jam` periods long. */
export function doubled<L extends Held & { mapel: string; guru: string | null; status_kehadiran?: string | null }>(lessons: readonly L[]): (L & { jam: number })[] {
  const joined: (L & { jam: number })[] = [];
  for (const it of [...lessons].sort((one, other) => one.mulai.localeCompare(other.mulai))) {
    const last = joined.at(-1);
    const goesOn = last && last.mapel === it.mapel && last.guru === it.guru && last.selesai === it.mulai && last.libur === it.libur && last.status_kehadiran === it.status_kehadiran;
    if (goesOn) joined[joined.length - 1] = { ...last, selesai: it.selesai, jam: last.jam + 1 };
    else joined.push({ ...it, jam: 1 });
  }
  return joined;
}

/** How much faster than the day itself. */
export const SPEEDS = [1, 10, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** As often as a person can follow; what happens within is shown together. */
const STEP_MS = 200;
/** Nobody waits longer for the next event, however long nothing happened. */
const LONGEST_MS = 1_500;

/** Where playing goes from the `nomor`th of these times, and after how many milliseconds; nothing at the end. */
export function nextStep(waktu: readonly string[], nomor: number, speed: number) {
  if (nomor >= waktu.length) return undefined;
  const now = timeAt(waktu, Math.max(nomor, 1));
  let next = nomor + 1;
  while (next < waktu.length && timeAt(waktu, next + 1) - now <= STEP_MS * speed) next += 1;
  const gap = (timeAt(waktu, next) - now) / speed;
  return { nomor: next, wait: Math.min(LONGEST_MS, Math.max(STEP_MS, gap)) };
}

/** How many of these events had happened by a time. */
export const countBy = (waktu: readonly string[], at: string) => waktu.findLastIndex((it) => it <= at) + 1;

const timeAt = (waktu: readonly string[], nomor: number) => Date.parse(waktu[nomor - 1] ?? '');

import { setTimeout as pause } from 'node:timers/promises';

export const PATIENCE_MS = 45_000;
/** One look counts no longer than this: when the machine stood still, so did what is waited for. */
const LOOK_MS = 1_000;
/** A machine that stands still is waited for so much longer: below the time that a whole test has, so that it is told what was waited for. */
const STANDING_MS = 55_000;
/** The longer it has taken, the less often it is looked: looking costs whoever is waited for, too. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 100];
type Nothing = false | 0 | '' | null | undefined;

/** Waits until something is the case, and answers it; says what it waited for when it never was, as it stands by then. */
export async function until<T>(what: string | (() => string), look: () => T | Promise<T>, patience = PATIENCE_MS): Promise<Exclude<T, Nothing>> {
  const end = performance.now() + patience + STANDING_MS;
  for (let waited = 0; waited < patience && performance.now() < end; ) {
    const began = performance.now();
    const found = await look();
    if (found) return found as Exclude<T, Nothing>;
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waited / 10)));
    waited += Math.min(performance.now() - began, LOOK_MS);
  }
  throw new Error(`waited in vain: ${typeof what === 'string' ? what : what()}`);
}

import { setTimeout as pause } from 'node:timers/promises';

export const PATIENCE_MS = 45_000;
/** One look counts no longer than this: when the machine stood still, so did what is waited for. */
const LOOK_MS = 1_000;
type Nothing = false | 0 | '' | null | undefined;

/** Waits until something is the case, and answers it; says what it waited for when it never was. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<Exclude<T, Nothing>> {
  for (let waited = 0; waited < PATIENCE_MS; ) {
    const began = performance.now();
    const found = await look();
    if (found) return found as Exclude<T, Nothing>;
    await pause(10);
    waited += Math.min(performance.now() - began, LOOK_MS);
  }
  throw new Error(`waited in vain: ${what}`);
}

import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 45_000;
type Nothing = false | 0 | '' | null | undefined;

/** Waits until something is the case, and answers it; says what it waited for when it never was. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<Exclude<T, Nothing>> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(10)) {
    const found = await look();
    if (found) return found as Exclude<T, Nothing>;
  }
  throw new Error(`waited in vain: ${what}`);
}

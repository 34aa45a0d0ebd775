import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from '#projections/kit/database-away';
import { PlainError } from '#server/kit/plain-error';

/** So often a start is begun again. */
const TIMES = 20;
const REST_MS = 3_000;
type Options = { signal: AbortSignal; again: (why: string) => unknown; rest?: number };

/** Begins again what failed because its database said nothing for a while: one that is busy with its disk, or starts anew, answers again. */
export async function persistently<T>(work: () => Promise<T>, { signal, again, rest = REST_MS }: Options): Promise<T> {
  for (let left = TIMES; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!left || signal.aborted || error instanceof PlainError || !isAway(error)) throw error;
      await again(error.message);
      await pause(rest, undefined, { signal }).catch(() => {});
    }
  }
}

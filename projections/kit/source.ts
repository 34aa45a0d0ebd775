import { setMaxListeners } from 'node:events';
import type { Recorded } from '#contract/kit/event';

/** What the read side needs of the log. */
export type Source = {
  subscribe(options: { after: string; types?: readonly string[]; batchSize?: number; signal: AbortSignal }): AsyncIterable<{ events: Recorded[]; position: string; live: boolean }>;
  reached(at: string, wanted: string): boolean;
};
/** How far the live tables are: the store's token, and how many events that is. */
export type Checkpoint = { position: string; n: number };

/** Somebody else moved what this process wanted to move: it no longer leads, or is not the one who fills. */
export class Fenced extends Error {}
const FENCED = 'PLF01';
export const asFenced = (error: { code?: string }): never => {
  throw error.code === FENCED ? new Fenced('another process projects') : error;
};

/** Large enough that counts which every event moves are written rarely while catching up. */
export const BATCH = 4000;

/** Reads and folds the next batch while this one is written. */
export async function* ahead<T>(batches: AsyncIterable<T>) {
  const source = batches[Symbol.asyncIterator]();
  try {
    for (let next = source.next(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = source.next();
      next.catch(() => {});
      yield value;
    }
  } finally {
    void source.return?.();
  }
}

/** Whoever reads page after page listens to the signal at each of them: that is no leak. */
export function patient(signal: AbortSignal) {
  setMaxListeners(0, signal);
  return signal;
}

type Between = { types?: readonly string[]; batchSize?: number; signal: AbortSignal };

/** What happened between two places of the log, in batches; the last one stands at the second. */
export async function* between(source: Source, after: string, upTo: string, { signal, ...options }: Between) {
  const done = new AbortController();
  try {
    for await (const { events, position } of source.subscribe({ after, batchSize: BATCH, ...options, signal: patient(AbortSignal.any([signal, done.signal])) })) {
      const isLast = source.reached(position, upTo);
      yield { events: isLast ? events.filter((it) => source.reached(upTo, it.position)) : events, position: isLast ? upTo : position, isLast };
      if (isLast) return;
    }
  } finally {
    // A subscription that waits for news would wait for ever.
    done.abort();
  }
}

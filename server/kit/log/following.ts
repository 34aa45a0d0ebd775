import { setTimeout as pause } from 'node:timers/promises';
import { type Batch, LostPlace, type Position } from '#server/kit/log/event-store';

/** Wakes whoever waits for news; a wait ends by itself after `atLatestMs`, so that a lost ring delays but never stalls. */
export class Bell {
  /** How often it has rung. */
  rings = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly atLatestMs: number) {}

  ring() {
    this.rings++;
    for (const resolve of this.waiting) resolve();
  }

  /** Listens from now on, until it rings, the signal, or `forget`. */
  listen(signal: AbortSignal) {
    let forget = () => {};
    const rung = new Promise<void>((resolve) => {
      forget = () => {
        this.waiting.delete(forget);
        clearTimeout(timer);
        signal.removeEventListener('abort', forget);
        resolve();
      };
      const timer = setTimeout(forget, this.atLatestMs);
      this.waiting.add(forget);
      signal.addEventListener('abort', forget);
    });
    return { rung, forget };
  }
}

const TRY_AGAIN_MS = 100;
type Pages = { page(after: Position): Promise<Batch>; bell: Bell; isAway(error: unknown): boolean; signal: AbortSignal };

/** A subscription made of pages: one after the other as they are pulled, then whenever the bell rings; an outage is waited out. */
export async function* follow(after: Position, { page, bell, isAway, signal }: Pages): AsyncIterable<Batch> {
  let at = after;
  // Who follows is told of every place, and that it is the end also where nothing more was found on the way there.
  let toldLive: boolean | undefined;
  while (!signal.aborted) {
    const news = bell.listen(signal);
    try {
      const batch = await unlessAborted(signal, page(at).catch(async (error: unknown) => {
        if (error instanceof LostPlace || !isAway(error)) throw error;
        await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
        return undefined;
      }));
      if (!batch) continue;
      const isNew = batch.position !== at || toldLive === undefined || (batch.live && !toldLive);
      at = batch.position;
      if (isNew) {
        toldLive = batch.live;
        yield batch;
      }
      if (batch.live) await news.rung;
    } finally {
      news.forget();
    }
  }
}

/** The work's answer, or nothing once aborted: a database that went silent holds up nobody who wants to leave. */
const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>) =>
  new Promise<T | undefined>((resolve, reject) => {
    const leave = () => resolve(undefined);
    signal.addEventListener('abort', leave);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });

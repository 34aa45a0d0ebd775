import type { KeyObject } from 'node:crypto';
import type { StoredEvent } from '#server/kit/log/event-store';
import type { SealFile } from '#server/kit/log/seal-folder';
import { BrokenSeal, openSeals } from '#server/kit/log/seal-reader';
import { type Broken, type Doubt, LogWalk, NOBODY } from '#server/kit/log/log-walk';

export type Evidence = { events: AsyncIterable<readonly StoredEvent[]>; isDense: boolean; seals: readonly SealFile[]; key: KeyObject };
/** How much was found in order; `sealed` events stand under one of the `seals`. */
export type Verdict = { events: number; streams: number; seals: number; sealed: number; broken: Broken | null };

/** Follows the log from its first event, against its own chains and against the seals, to its end or to the first fault. */
export async function verifyLog({ events, isDense, seals, key }: Evidence, watch: (done: number) => unknown = () => {}): Promise<Verdict> {
  const walk = new LogWalk(isDense);
  const verdict = (broken: Broken | null): Verdict => ({ events: walk.count, streams: walk.heads.size, seals: walk.seals, sealed: walk.sealed, broken });
  try {
    return verdict(await firstFault(walk, flat(events, watch), openSeals(seals, key)));
  } catch (error) {
    if (error instanceof BrokenSeal) return verdict({ ...NOBODY, what: 'seal', seal: error.number, why: error.message });
    throw error;
  }
}

async function firstFault(walk: LogWalk, events: AsyncIterable<StoredEvent>, seals: ReturnType<typeof openSeals>): Promise<Broken | null> {
  const open = async () => walk.open((await seals.next()).value ?? undefined);
  await open();
  for await (const event of events) {
    const found = walk.see(event);
    // Awaited here: to leave the loop would end the events that are still looked through.
    if (found) return 'what' in found ? found : await settled(found, events);
    if (walk.isSealFull()) await open();
  }
  return walk.end();
}

/** An event is not where it should be: whether it comes later decides between moved and missing. */
async function settled(doubt: Doubt, rest: AsyncIterable<StoredEvent>): Promise<Broken> {
  for await (const event of rest) {
    if (doubt.isIt(event)) return doubt.displaced(event);
    doubt.learn?.(event);
  }
  return doubt.missing;
}

async function* flat(batches: AsyncIterable<readonly StoredEvent[]>, watch: (done: number) => unknown) {
  let done = 0;
  for await (const batch of batches) {
    yield* batch;
    await watch((done += batch.length));
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { Batch, EventStore, Expected, NewEvent, Position, StoredEvent, SubscribeOptions } from '#server/kit/log/event-store';

/** A log under test; `another` is a second instance over the same log, as another process would have. */
export type Log = { store: EventStore; another(): EventStore };
export type Case = (log: Log) => Promise<void>;
export type Cases = Record<string, Case>;

/** A noun that nobody else uses, so that cases may share a log that cannot be emptied. */
export const freshNoun = () => `n${randomBytes(6).toString('hex')}`;
export const freshStream = (noun = freshNoun()) => `${noun}-${randomUUID()}`;

export const newEvent = (data: unknown = {}, type = 'Noted'): NewEvent =>
  ({ id: randomUUID(), type, data: typeof data === 'string' ? data : JSON.stringify(data), meta: '{"by":"test"}' });
export const newEvents = (count: number, type = 'Noted') => Array.from({ length: count }, (_, n) => newEvent({ n }, type));

export const idsOf = (events: readonly { id: string }[]) => events.map((it) => it.id);

/** The ids of everything that is stored in a stream. */
export const storedIds = async (store: EventStore, stream: string) => idsOf((await store.read(stream)).events);

/** Appends behind whatever is there, as often as others come first. */
export async function appendBehind(store: EventStore, stream: string, events: readonly NewEvent[]) {
  for (;;) {
    const [last] = (await store.read(stream, { backwards: true, max: 1 })).events;
    const expected: Expected = last ? last.revision : 'new';
    const done = await store.append(stream, events, expected).catch((error: Error) => {
      if (error.constructor.name !== 'WrongExpectedRevision') throw error;
    });
    if (done) return done;
  }
}

type Following = Omit<SubscribeOptions, 'after' | 'signal'> & { after?: Position | 'start' };

/** Follows a subscription until what it has seen is enough, and answers its batches. */
export async function followUntil(store: EventStore, isEnough: (events: StoredEvent[], last: Batch) => boolean, { after = 'start', ...options }: Following = {}) {
  const stop = new AbortController();
  const batches: Batch[] = [];
  const events: StoredEvent[] = [];
  for await (const batch of store.subscribe({ after, ...options, signal: stop.signal })) {
    batches.push(batch);
    events.push(...batch.events);
    if (isEnough(events, batch)) stop.abort();
  }
  return batches;
}

export const eventsOf = (batches: readonly Batch[]) => batches.flatMap((it) => it.events);

/** The position that a new reader of everything would have reached by now. */
export async function endOf(store: EventStore): Promise<Position> {
  const noun = freshNoun();
  await store.append(freshStream(noun), [newEvent()], 'new');
  const batches = await followUntil(store, (events) => events.length === 1, { streamPrefixes: [noun] });
  return batches.at(-1)?.position as Position;
}

/** One pull at a time, for cases in which the consumer is slow. */
export function puller(store: EventStore, options: Omit<SubscribeOptions, 'signal'>) {
  const stop = new AbortController();
  const batches = store.subscribe({ ...options, signal: stop.signal })[Symbol.asyncIterator]();
  return { pull: async () => (await batches.next()).value as Batch, stop: () => stop.abort(), batches };
}

import type { EventStore, StoredEvent } from '#server/kit/log/event-store';

/** Everything that is stored now, in order. */
export async function* untilNow(store: EventStore, batchSize = 5_000, signal = new AbortController().signal): AsyncGenerator<readonly StoredEvent[]> {
  for await (const { events, live } of store.subscribe({ after: 'start', batchSize, signal })) {
    yield events;
    if (live) return;
  }
}

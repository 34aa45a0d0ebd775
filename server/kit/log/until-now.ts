import { isChained } from '#server/kit/log/chain';
import type { EventStore, StoredEvent } from '#server/kit/log/event-store';

/** Everything that is stored now, in order; of a log that others may write to all but the streams that they began. */
export async function* untilNow(store: EventStore, batchSize = 5_000, signal = new AbortController().signal): AsyncGenerator<readonly StoredEvent[]> {
  const ours = new Set<string>();
  const isOurs = (it: StoredEvent) => ours.has(it.stream) || (isChained(it) && ours.add(it.stream));
  for await (const { events, live } of store.subscribe({ after: 'start', batchSize, signal })) {
    yield store.isDense ? events : events.filter(isOurs);
    if (live) return;
  }
}

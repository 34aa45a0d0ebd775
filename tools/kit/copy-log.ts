import { setTimeout as pause } from 'node:timers/promises';
import { linkHash, splitHash } from '#server/kit/log/chain';
import { type EventStore, MAX_APPEND_BYTES, type Position, type StoredEvent, WrongExpectedRevision } from '#server/kit/log/event-store';
import { type EventStoreConnection, isAway } from '#server/kit/log/eventstore-connection';
import type { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { PlainError } from '#server/kit/plain-error';
import { counted, type Say } from '#tools/kit/progress';

export type Logs = { source: EventStore; target: EventStoreDbStore; connection: EventStoreConnection };
/** How many events agree, in how many streams, how many of these are chained, and where wanted positions of the one log lie in the other. */
export type Compared = { count: number; streams: number; chained: number; places: Map<Position, Position> };
type Comparing = { total: number; what: string; isWhole: boolean; wanted?: ReadonlySet<Position> };

const MOST_EVENTS = 500;
const PAGE = 1_000;
const PATIENCE_MS = 60_000;
const TRY_AGAIN_MS = 200;
const SAME = ['id', 'type', 'stream', 'revision', 'data', 'meta'] as const;

/** Appends what lies behind the first `after` events in the order of the log, one append after the other; neighbours of one stream go together. */
export async function copyLog({ source, connection }: Logs, { after, total }: { after: number; total: number }, say: Say) {
  const tick = counted('events copied', say);
  let done = after;
  let run: StoredEvent[] = [];
  const send = async () => {
    const [first] = run;
    if (first) await insisting(() => connection.append(first.stream, run, first.revision ? first.revision - 1 : 'new'));
    done += run.length;
    tick({ done, total });
    run = [];
  };
  for await (const it of eventsOf(source, after ? String(after) : 'start')) {
    if (!fits(run, it)) await send();
    run.push(it);
  }
  await send();
}

function fits(run: readonly StoredEvent[], next: StoredEvent) {
  const bytes = [...run, next].reduce((sum, it) => sum + it.data.length * 2 + it.meta.length * 2, 0);
  return run.length === 0 || (run[0]?.stream === next.stream && run.length < MOST_EVENTS && bytes < MAX_APPEND_BYTES);
}

/** The same bytes again, until it is certain: only one order is the right one. */
async function insisting(work: () => Promise<unknown>) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(TRY_AGAIN_MS)) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof WrongExpectedRevision) throw new PlainError(`Somebody else writes to this EventStoreDB, or an earlier run has just arrived (${error.message}). Run it again.`);
      if (!isAway(error) || Date.now() > deadline) throw error;
    }
  }
}

/** Reads both logs side by side; refuses where the target is not the source's beginning or, when it has to be whole, the source. */
export async function compareLogs({ source, target }: Logs, { total, what, isWhole, wanted = new Set() }: Comparing, say: Say): Promise<Compared> {
  const [tick, chains, places] = [counted(`events ${what}`, say), new Map<string, string>(), new Map<Position, Position>()];
  const originals = eventsOf(source, 'start')[Symbol.asyncIterator]();
  let count = 0;
  for await (const copy of eventsOf(target, 'start')) {
    const { value: original } = await originals.next();
    if (!original || !SAME.every((it) => original[it] === copy[it])) throw new PlainError(`EventStoreDB holds something else: ${copy.type}, revision ${copy.revision} of ${copy.stream}. An empty one is needed.`);
    link(chains, copy);
    if (wanted.has(original.position)) places.set(original.position, copy.position);
    count++;
    tick({ done: count, total });
  }
  const rest = await originals.next();
  await originals.return?.(undefined);
  if (isWhole && (count !== total || !rest.done)) throw new PlainError(`Only ${count} of ${total} events have arrived. Run it again.`);
  return { count, places, streams: chains.size, chained: [...chains.values()].filter(Boolean).length };
}

/** The chain of a stream up to this event; an event that was never chained leaves it empty. */
function link(chains: Map<string, string>, it: StoredEvent) {
  const found = splitHash(it.meta);
  if (found && linkHash(chains.get(it.stream) ?? '', { ...it, meta: found.meta }) !== found.hash) throw new PlainError(`The chain of ${it.stream} is broken at revision ${it.revision}: somebody changed the log. Nothing was moved.`);
  chains.set(it.stream, found?.hash ?? '');
}

/** Everything that the log holds now. */
async function* eventsOf(store: EventStore, after: Position | 'start') {
  const stop = new AbortController();
  try {
    for await (const { events, live } of store.subscribe({ after, batchSize: PAGE, signal: stop.signal })) {
      yield* events;
      if (live) return;
    }
  } finally {
    stop.abort();
  }
}

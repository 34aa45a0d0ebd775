/** A place in the whole log: opaque, JSON-safe, compared only by the store that gave it. */
export type Position = string;
/** What the appender has seen: the revision of the stream's last event, or that there is no stream. Never "any". */
export type Expected = number | 'new';
export type NewEvent = { id: string; type: string; data: string; meta: string };
export type StoredEvent = NewEvent & { stream: string; revision: number; position: Position; storedAt: Date };
/** `position` may be checkpointed once the events are handled; `live` when nothing more was waiting. */
export type Batch = { events: StoredEvent[]; position: Position; live: boolean };
/** The place of an append's last event. */
export type Appended = { revision: number; position: Position };
export type ReadOptions = { from?: number; backwards?: boolean; max?: number };
export type Read = { exists: boolean; events: StoredEvent[] };
export type SubscribeOptions = {
  after: Position | 'start';
  types?: readonly string[];
  streamPrefixes?: readonly string[];
  batchSize?: number;
  signal: AbortSignal;
};

export class WrongExpectedRevision extends Error {
  constructor(readonly stream: string, readonly expected: Expected, readonly actual: Expected) {
    super(`${stream} is at ${actual}, not at ${expected}`);
  }
}
/** The connection was lost and did not come back: the events may or may not be stored; the same append may be sent again. */
export class UnknownOutcome extends Error {}
/** The store did not answer a question; asking again later may help. */
export class StoreAway extends Error {}
/** A stream does not hold what was written to it, from its first event on and nothing else: nobody can decide on it. */
export class BrokenStream extends Error {
  constructor(readonly stream: string, readonly why: string) {
    super(`${stream} is broken: ${why}`);
  }
}
/** Where a reader wants to go on, no event stands, or another one: the log was restored to an earlier time, or is another. */
export class LostPlace extends Error {
  constructor(readonly position: Position) {
    super(`the log has no event at ${position} any more: it was restored to an earlier time, or is another`);
  }
}
/** An event that this code cannot read: nobody decides on what it does not know. */
export class UnreadableEvent extends Error {}
export class AppendTooLarge extends Error {}
/** The caller is wrong: no store takes this, now or later. */
export class InvalidAppend extends Error {}

export const MAX_APPEND_BYTES = 1_048_576;

/** The log: ordered for all, gap-free per stream, appended to with what one has seen, subscribed to from anywhere. */
export abstract class EventStore {
  /** Whether positions count 1, 2, 3 …, so that a missing one shows. */
  readonly isDense: boolean = false;
  /** The same ids behind the same revision are stored once, however often they are sent. */
  abstract append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended>;
  /** Events of one stream from a revision on (inclusive), or backwards from the end; one of which nothing is left exists. */
  abstract read(stream: string, options?: ReadOptions): Promise<Read>;
  /** Every event after a position, once and in order, then what comes; pulling is the back-pressure. Throws `LostPlace` where there is no such position. */
  abstract subscribe(options: SubscribeOptions): AsyncIterable<Batch>;
  /** Where the log ends now: a reader of everything who stands there, or beyond, has seen all that was answered for before. */
  abstract end(): Promise<Position>;
  /** Whether a reader that stands `at` has seen `wanted`. */
  abstract reached(at: Position | 'start', wanted: Position): boolean;
  abstract close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[A-Za-z0-9_.]+(-[A-Za-z0-9_.]+)*-[A-Za-z0-9_.:-]{1,200}$/;

/** Refused before any store sees it, so that all stores refuse alike. */
export function checkAppend(stream: string, events: readonly NewEvent[], expected: Expected) {
  if (!NAME.test(stream)) throw new InvalidAppend(`"${stream}" is not a stream name`);
  if (!events.length) throw new InvalidAppend('nothing to append');
  if (expected !== 'new' && !(Number.isSafeInteger(expected) && expected >= 0)) throw new InvalidAppend(`${expected} is not a revision`);
  for (const { id } of events) if (!UUID.test(id)) throw new InvalidAppend(`"${id}" is not a uuid in lower case`);
  const bytes = events.reduce((sum, it) => sum + Buffer.byteLength(it.data) + Buffer.byteLength(it.meta) + it.type.length, 0);
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(`${bytes} bytes to ${stream}; the limit is ${MAX_APPEND_BYTES}`);
}

/** For stores that take any bytes: what is not JSON would stop every reader. */
export function checkJson(stream: string, events: readonly NewEvent[]) {
  try {
    for (const text of events.flatMap(({ data, meta }) => [data, meta])) JSON.parse(text);
  } catch (cause) {
    throw new InvalidAppend(`what is appended to ${stream} is not JSON`, { cause });
  }
}

/** What a subscription's filters let through, for stores that do not filter themselves. */
export const isWanted = ({ type, stream }: StoredEvent, types?: readonly string[], prefixes?: readonly string[]) =>
  (!types || types.includes(type)) && (!prefixes || prefixes.some((prefix) => stream.startsWith(prefix)));

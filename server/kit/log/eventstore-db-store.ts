import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Appended, type Batch, BrokenStream, checkAppend, checkJson, EventStore, type Expected, isWanted, LostPlace, type NewEvent, type Position, type ReadOptions, type StoredEvent,
  StoreAway, type SubscribeOptions, UnknownOutcome, WrongExpectedRevision,
} from '#server/kit/log/event-store';
import { revisionOf } from '#server/kit/log/append-statement';
import { EventStoreConnection, isAway } from '#server/kit/log/eventstore-connection';
import { type Filter, goesOn, isPosition, placeOf } from '#server/kit/log/eventstore-messages';
import { Bell, follow } from '#server/kit/log/following';
import { PATIENCE_MS } from '#server/kit/log/group-committer';
import { PlainError } from '#server/kit/plain-error';

/** Before the first event: EventStoreDB's own first record lies there, never an event. */
const NOWHERE = '0/0';
/** What servers before 22.6 say of the place of an event that is read from its stream. */
const NO_POSITION = '18446744073709551615';
/** The metadata of the stream `pelita`, as EventStoreDB names it. */
const IDENTITY = '$$pelita';
/** A safety net: a ring that was lost delays news by this much. */
const LOOK_AT_LEAST_MS = 1_000;
type Wanted = { size: number; signal: AbortSignal; filter?: Filter };
const TRY_AGAIN_MS = 50;
/** A read has somebody waiting who can ask again. */
const READ_PATIENCE_MS = 2_000;

/**
 * The log in EventStoreDB. Its subscriptions only ring the bell; what happened, and how far that is, is read in pages of
 * $all, whose events are their own checkpoints: nothing depends on when the server says "caught up" or how far it says it
 * has looked.
 */
export class EventStoreDbStore extends EventStore {
  private readonly connection: EventStoreConnection;
  private readonly bell = new Bell(LOOK_AT_LEAST_MS);
  private readonly closing = new AbortController();
  private listening: Promise<void> | undefined;

  constructor(url: string, private readonly patience = PATIENCE_MS) {
    super();
    this.connection = new EventStoreConnection(url, patience);
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    checkAppend(stream, events, expected);
    checkJson(stream, events);
    if (this.closing.signal.aborted) throw new UnknownOutcome('the log is closed');
    let attempts = 0;
    return this.untilCertain(() => (attempts++ ? this.appendAgain(stream, events, expected) : this.appendOnce(stream, events, expected)));
  }

  /** The same bytes again after a lost connection are safe: EventStoreDB recognises what it has by id and revision. */
  private async untilCertain<T>(work: () => Promise<T>): Promise<T> {
    for (const deadline = Date.now() + this.patience; ; await pause(TRY_AGAIN_MS)) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error)) throw error;
        if (this.closing.signal.aborted || Date.now() > deadline) throw new UnknownOutcome('EventStoreDB did not come back', { cause: error });
      }
    }
  }

  /** One call: its receipt is the place of the last event. What it had before it may have without its place. */
  private async appendOnce(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    const { revision, position } = await this.connection.append(stream, events, expected);
    this.bell.ring();
    if (revision !== revisionOf(expected) + events.length) throw new BrokenStream(stream, `it was shortened: what was to follow revision ${expected} is revision ${revision}`);
    return position ? { revision, position } : this.stored(stream, events, expected);
  }

  /** Nobody knows what has become of the attempt before: it may be stored, with others behind it. */
  private async appendAgain(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    await this.appendOnce(stream, events, expected).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    });
    return this.stored(stream, events, expected);
  }

  /** Where these events are; refuses where others are in their place. */
  private async stored(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    const { events: found } = await this.connection.readStream(stream, { from: revisionOf(expected) + 1, max: events.length });
    const last = found[events.length - 1];
    if (last && events.every((it, i) => it.id === found[i]?.id)) return { revision: last.revision, position: last.position };
    const { events: [end] } = await this.connection.readStream(stream, { max: 1, backwards: true });
    throw new WrongExpectedRevision(stream, expected, end?.revision ?? 'new');
  }

  /** What is not found may have been deleted, which its metadata tell. */
  async read(stream: string, { from = 0, backwards = false, max = 1_000_000 }: ReadOptions = {}) {
    const found = await this.answered(() => this.connection.readStream(stream, { from, backwards, max }));
    if (found.exists) return found;
    const { events: [about] } = await this.answered(() => this.connection.readStream(`$$${stream}`, { max: 1, backwards: true }));
    return { exists: about?.data.includes('"$tb"') ?? false, events: [] };
  }

  /** Where the log ends now, EventStoreDB's own events included; also tells whether it answers at all. */
  async end(): Promise<Position> {
    const { events: [last] } = await this.answered(() => this.connection.readAll('end', 1, { backwards: true }));
    return last?.position ?? NOWHERE;
  }

  /** The id that it carries in the metadata of a stream without events, where no reader of the log meets it; given at the first asking. */
  async identity(): Promise<string> {
    const { events: [known] } = await this.answered(() => this.connection.readStream(IDENTITY, { from: 0, max: 1 }));
    if (known?.position.startsWith(NO_POSITION)) throw new PlainError('This EventStoreDB is too old: 23.10 or newer is needed.');
    if (known) return `eventstoredb:${JSON.parse(known.data).installation}`;
    const given = { id: randomUUID(), type: '$metadata', data: JSON.stringify({ installation: randomUUID() }), meta: '{}' };
    await this.untilCertain(() => this.connection.append(IDENTITY, [given], 'new')).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    });
    return this.identity();
  }

  /** Whether it holds events that are not its own. */
  async isFilled() {
    const { events } = await this.page(NOWHERE, { size: 1, signal: this.closing.signal });
    return events.length > 0;
  }

  private async answered<T>(work: () => Promise<T>): Promise<T> {
    for (const deadline = Date.now() + Math.min(READ_PATIENCE_MS, this.patience); ; await pause(TRY_AGAIN_MS)) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error)) throw error;
        if (this.closing.signal.aborted || Date.now() > deadline) throw new StoreAway(`EventStoreDB does not answer: ${(error as Error).message}`, { cause: error });
      }
    }
  }

  /** Whether somebody who stood at this place can go on from it. */
  async has(position: Position) {
    if (position === NOWHERE) return true;
    if (!isPosition(position)) return false;
    const { events: [found] } = await this.answered(() => this.connection.readAll(position, 1));
    return goesOn(position, found);
  }

  subscribe({ after, types, streamPrefixes, batchSize = 2000, signal }: SubscribeOptions) {
    this.listening ??= this.listen();
    const [batchOf, isAll, begin] = [{ size: batchSize, signal, filter: { types, streamPrefixes } }, !types && !streamPrefixes, after === 'start' ? NOWHERE : after];
    if (!isPosition(begin)) throw new LostPlace(begin);
    const page = (at: Position) => (isAll ? this.page(at, { size: batchSize, signal }) : this.filteredPage(at, batchOf, at === begin));
    return follow(begin, { page, bell: this.bell, isAway, signal });
  }

  /** What lay behind the last match is known by where the log ended before it was looked through. */
  private async filteredPage(after: Position, { filter, ...wanted }: Wanted & { filter: Filter }, isFirst: boolean): Promise<Batch> {
    const end = await this.end();
    if (isFirst ? !(await this.has(after)) : !this.reached(end, after)) throw new LostPlace(after);
    if (filter.types?.length === 0 || filter.streamPrefixes?.length === 0) return { events: [], position: end, live: true };
    const { events, position, live } = await this.page(after, { ...wanted, filter });
    return { events: events.filter((it) => isWanted(it, filter.types, filter.streamPrefixes)), position: live ? this.later(end, position) : position, live };
  }

  private later = (one: Position, other: Position) => (this.reached(one, other) ? one : other);

  /** So many events after a place. The event at the place comes first, one beyond the page tells whether it is the last. */
  private async page(after: Position, { size, signal, filter }: Wanted): Promise<Batch> {
    const events: StoredEvent[] = [];
    for (let at = after, isEnd = false; ; ) {
      const found = await this.connection.readAll(at === NOWHERE ? 'start' : at, size - events.length + 2, { signal, filter });
      if (at === after && at !== NOWHERE && !filter && !goesOn(at, found.events[0])) throw new LostPlace(at);
      events.push(...found.events.filter((it) => placeOf(it.position) !== placeOf(at) && !isOfServer(it)));
      isEnd = found.isEnd;
      if (events.length > size) return { events: events.slice(0, size), position: (events[size - 1] as StoredEvent).position, live: false };
      at = found.events.at(-1)?.position ?? at;
      if (isEnd || signal.aborted) return { events, position: at, live: isEnd };
    }
  }

  private async listen() {
    const { signal } = this.closing;
    while (!signal.aborted) {
      await this.connection.listen(() => this.bell.ring(), signal).catch(() => {});
      await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  reached(at: Position | 'start', wanted: Position) {
    if (at === 'start') return false;
    const [[commit, prepare], [wantedCommit, wantedPrepare]] = [numbers(at), numbers(wanted)];
    return commit > wantedCommit || (commit === wantedCommit && prepare >= wantedPrepare);
  }

  async close() {
    this.closing.abort();
    this.bell.ring();
    await this.listening;
    await this.connection.close();
  }
}

/** What EventStoreDB keeps for itself. */
const isOfServer = ({ type, stream }: StoredEvent) => type.startsWith('$') || stream.startsWith('$');
const numbers = (position: Position) => placeOf(position).split('/').map(BigInt) as [bigint, bigint];

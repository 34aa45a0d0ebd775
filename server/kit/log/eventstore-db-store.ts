import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Appended, type Batch, checkAppend, checkJson, EventStore, type Expected, isWanted, type NewEvent, type Position, type ReadOptions, type StoredEvent,
  StoreAway, type SubscribeOptions, UnknownOutcome, WrongExpectedRevision,
} from '#server/kit/log/event-store';
import { EventStoreConnection, isAway } from '#server/kit/log/eventstore-connection';
import type { Filter } from '#server/kit/log/eventstore-messages';
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
    return this.untilCertain(() => this.appendOnce(stream, events, expected));
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

  /**
   * EventStoreDB answers alike whether it has stored events or had them: so one looks before and after. What others store
   * in between under the same ids is told apart by its bytes, which alone matter to who goes on from here.
   */
  private async appendOnce(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    const first = expected === 'new' ? 0 : expected + 1;
    const { events: before } = await this.connection.readStream(stream, { from: first, max: events.length });
    if (before.length) return this.repeated(stream, events, expected, before);
    const revision = await this.connection.append(stream, events, expected).catch(async (error: unknown) => {
      throw error instanceof WrongExpectedRevision ? await this.conflict(stream, expected) : error;
    });
    this.bell.ring();
    const { events: [last] } = await this.connection.readStream(stream, { from: revision, max: 1 });
    if (!last) throw new Error(`revision ${revision} of ${stream} is not there yet`);
    return { revision, position: last.position, already: !isSame(last, events.at(-1) as NewEvent) };
  }

  private async repeated(stream: string, events: readonly NewEvent[], expected: Expected, stored: readonly StoredEvent[]): Promise<Appended> {
    const last = stored[events.length - 1];
    if (!last || !events.every((it, i) => stored[i]?.id === it.id)) throw await this.conflict(stream, expected);
    return { revision: last.revision, position: last.position, already: true };
  }

  private async conflict(stream: string, expected: Expected) {
    const { events: [last] } = await this.connection.readStream(stream, { max: 1, backwards: true });
    return new WrongExpectedRevision(stream, expected, last?.revision ?? 'new');
  }

  read(stream: string, { from = 0, backwards = false, max = 1_000_000 }: ReadOptions = {}) {
    return this.answered(() => this.connection.readStream(stream, { from, backwards, max }));
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

  subscribe({ after, types, streamPrefixes, batchSize = 2000, signal }: SubscribeOptions) {
    this.listening ??= this.listen();
    const [batchOf, isAll] = [{ size: batchSize, signal, filter: { types, streamPrefixes } }, !types && !streamPrefixes];
    const page = (at: Position) => (isAll ? this.page(at, { size: batchSize, signal }) : this.filteredPage(at, batchOf));
    return follow(after === 'start' ? NOWHERE : after, { page, bell: this.bell, isAway, signal });
  }

  /** What lay behind the last match is known by where the log ended before it was looked through. */
  private async filteredPage(after: Position, { filter, ...wanted }: Wanted & { filter: Filter }): Promise<Batch> {
    const end = await this.end();
    if (filter.types?.length === 0 || filter.streamPrefixes?.length === 0) return { events: [], position: this.later(end, after), live: true };
    const { events, position, live } = await this.page(after, { ...wanted, filter });
    return { events: events.filter((it) => isWanted(it, filter.types, filter.streamPrefixes)), position: live ? this.later(end, position) : position, live };
  }

  private later = (one: Position, other: Position) => (this.reached(one, other) ? one : other);

  /** So many events after a place. The event at the place comes first, one beyond the page tells whether it is the last. */
  private async page(after: Position, { size, signal, filter }: Wanted): Promise<Batch> {
    const events: StoredEvent[] = [];
    for (let at = after, isEnd = false; ; ) {
      const found = await this.connection.readAll(at === NOWHERE ? 'start' : at, size - events.length + 2, { signal, filter });
      events.push(...found.events.filter((it) => it.position !== at && !it.type.startsWith('$')));
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

const isSame = (stored: StoredEvent, { id, type, data, meta }: NewEvent) => stored.id === id && stored.type === type && stored.data === data && stored.meta === meta;

const numbers = (position: Position) => position.split('/').map(BigInt) as [bigint, bigint];

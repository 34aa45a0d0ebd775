import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAnswer } from '#projections/kit/database-away';
import { type Append, encode, KnownEnds, revisionOf } from '#server/kit/log/append-statement';
import { type Appended, type Expected, InvalidAppend, type NewEvent, UnknownOutcome, WrongExpectedRevision } from '#server/kit/log/event-store';

type Waiting = Append & { resolve(it: Appended): void; reject(error: unknown): void };
/** An append that was not stored: it had been before (status 4), or its stream ends elsewhere. */
type Other = [nth: number, status: 1 | 4, revision: number, position: string | null];
type Answer = [before: string, others: Other[] | null];

const MAX_APPENDS = 1000;
const MAX_EVENTS = 4000;
/** Two statements on the wire pay off only when the queue is long. */
const SPLIT_ABOVE = 128;
/** How long an append is tried again after a lost connection, and how long the database may leave it without an answer. */
export const PATIENCE_MS = 15_000;

/**
 * Sends everything that is waiting as one statement: at low load a batch is one append and one round trip,
 * under load it grows to whatever arrived meanwhile. No timers, no artificial delay.
 */
export class GroupCommitter {
  private queue: Waiting[] = [];
  private ends = new KnownEnds();
  private readonly connections: (pg.Client | undefined)[] = [undefined, undefined];
  private readonly free = [1, 0];
  private scheduled = false;
  private closed = false;
  private rested = () => {};

  constructor(private readonly url: string, private readonly stored: (position: string) => void, private readonly renewed = () => {}, private readonly patience = PATIENCE_MS) {}

  append(stream: string, events: readonly NewEvent[], expected: Expected) {
    if (this.closed) return Promise.reject(new UnknownOutcome('the log is closed'));
    return new Promise<Appended>((resolve, reject) => {
      this.queue.push({ stream, expected, events, resolve, reject });
      this.kick();
    });
  }

  /** What was asked for before is still sent, but not waited for where the database is away. */
  async close() {
    this.closed = true;
    if (!this.isResting()) await new Promise<void>((resolve) => (this.rested = resolve));
    await Promise.all(this.connections.map((it) => it?.end().catch(() => {})));
  }

  private isResting() {
    return !this.queue.length && this.free.length === this.connections.length;
  }

  private kick() {
    if (this.scheduled || !this.queue.length || !this.free.length) return;
    if (this.free.length < this.connections.length && this.queue.length < SPLIT_ABOVE) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.send(this.free.pop() as number, this.take());
      this.kick();
    });
  }

  /** A stream at most once a batch, in the order of asking. */
  private take() {
    const seen = new Set<string>();
    const [batch, rest]: [Waiting[], Waiting[]] = [[], []];
    const most = this.queue.length > 2 * SPLIT_ABOVE ? Math.min(MAX_APPENDS, Math.ceil(this.queue.length / 2)) : MAX_APPENDS;
    let events = 0;
    for (const it of this.queue) {
      const fits = batch.length < most && events < MAX_EVENTS && !seen.has(it.stream);
      (fits ? batch : rest).push(it);
      if (fits) events += it.events.length;
      seen.add(it.stream);
    }
    this.queue = rest;
    return batch;
  }

  private async send(connection: number, batch: Waiting[]) {
    try {
      await this.persist(connection, batch);
    } catch (error) {
      if (batch.length > 1 && !(error instanceof UnknownOutcome)) for (const it of batch) await this.alone(connection, it);
      else for (const it of batch) it.reject(error);
    } finally {
      this.free.push(connection);
      this.kick();
      if (this.isResting()) this.rested();
    }
  }

  /** One malformed append fails the whole statement: then each is sent by itself and only the culprit is refused. */
  private async alone(connection: number, it: Waiting) {
    await this.persist(connection, [it]).catch(it.reject);
  }

  /** The same events again after a lost connection are safe: the store recognises what it has by id and revision. */
  private async persist(connection: number, batch: Waiting[]) {
    const deadline = Date.now() + this.patience;
    const away = (error: unknown) => this.away(connection, error, deadline);
    for (;;) {
      const client = await this.connected(connection).catch(away);
      if (!client) continue;
      const { ends } = this;
      const answer = await client.query<Answer>(encode(batch, ends)).catch(away);
      if (answer) return this.settle(batch, answer.rows[0] as Answer, ends);
    }
  }

  /** What is no answer is waited out. */
  private async away(connection: number, error: unknown, deadline: number): Promise<undefined> {
    if (isAnswer(error)) throw isInvalid(error) ? new InvalidAppend(String(error), { cause: error }) : error;
    this.leave(connection);
    if (this.closed || Date.now() > deadline) throw new UnknownOutcome('the database did not come back', { cause: error });
    await pause(50);
  }

  private async connected(connection: number) {
    const known = this.connections[connection];
    if (known) return known;
    const client = new pg.Client({
      connectionString: this.url, application_name: 'pelita-log', keepAlive: true, query_timeout: this.patience, connectionTimeoutMillis: this.patience,
    });
    client.on('error', () => {
      if (this.connections[connection] === client) this.connections[connection] = undefined;
    });
    await client.connect();
    // Behind a new connection there may be a database that has lost what was written last, and another behind the old one.
    this.ends = new KnownEnds();
    this.renewed();
    this.connections[connection] = client;
    return client;
  }

  /** A connection that may still be open, but silent, must not be written to again. */
  private leave(connection: number) {
    this.connections[connection]?.end().catch(() => {});
    this.connections[connection] = undefined;
  }

  /** Positions follow each other without a gap, in the order of the batch. */
  private settle(batch: Waiting[], [before, others]: Answer, ends: KnownEnds) {
    const notStored = new Map(others?.map((it) => [it[0], it]));
    let at = Number(before);
    for (const [i, it] of batch.entries()) {
      const other = notStored.get(i);
      if (!other) {
        const revision = revisionOf(it.expected) + it.events.length;
        ends.note(it.stream, revision);
        it.resolve({ revision, position: String((at += it.events.length)) });
      }
      else if (other[1] === 4) it.resolve({ revision: other[2], position: other[3] as string });
      else it.reject(new WrongExpectedRevision(it.stream, it.expected, other[2] < 0 ? 'new' : other[2]));
    }
    if (at > Number(before)) this.stored(String(at));
  }
}

/** Class 22: the data cannot be what its column asks for. */
const isInvalid = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('22');

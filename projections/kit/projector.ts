import type pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { erase, erasuresIn, tablesWith } from '#projections/kit/erase';
import { folded, isFault } from '#projections/kit/faults';
import type { Folded } from '#projections/kit/fold';
import { type AnyProjection, versionOf } from '#projections/kit/projection';
import { type Moved, type Touched, touched } from '#projections/kit/touched';
import type { AnyTable } from '#projections/kit/table';
import { type Tail, write } from '#projections/kit/write';

/** What the projector needs of the log. */
export type Source = {
  subscribe(options: { after: string; types?: readonly string[]; batchSize?: number; signal: AbortSignal }): AsyncIterable<{ events: Recorded[]; position: string; live: boolean }>;
  reached(at: string, wanted: string): boolean;
};
export type Fault = { event: string; type: string; position: string; message: string };
type Batch = { events: Recorded[]; position: string };
/** A batch and what those who ran made of it; nothing where a handler failed. */
type FoldedBatch = Batch & { by: readonly AnyProjection[]; folded: Folded | undefined };

/** Somebody else moved the checkpoint: this process is no longer the leader. */
export class Fenced extends Error {}
const LEADER = 7106374;
const FENCED = 'PLF01';
const TOUCHED_FOR = '10 minutes';
/** Large enough that counts which every event moves are written rarely while catching up. */
const BATCH = 4000;

/** Folds the log into the read tables: one leader, one checkpoint, moved in the transaction that writes the rows. */
export class Projector {
  private checkpoint = { position: 'start', n: 0 };
  private running: AnyProjection[] = [];

  constructor(private readonly client: pg.Client, private readonly source: Source, private readonly all: readonly AnyProjection[], private readonly moved: (to: Moved) => void) {}

  /** Whether this process leads from now on; the lock is held as long as the connection lives. */
  async tryToLead() {
    const { rows } = await this.client.query<{ leads: boolean }>('SELECT pg_try_advisory_lock($1) AS leads', [LEADER]);
    return rows[0]?.leads === true;
  }

  /** Fills new tables up to the checkpoint, then follows the log until the signal, or until fenced. */
  async run(signal: AbortSignal) {
    await this.client.query('SET synchronous_commit = off');
    await this.load();
    await this.leaveOthersBehind();
    for (const it of this.all) await this.fill(it, signal);
    for await (const batch of ahead(this.batches(signal))) if (batch.position !== this.checkpoint.position) await this.project(batch);
  }

  private async *batches(signal: AbortSignal): AsyncIterable<FoldedBatch> {
    for await (const batch of this.source.subscribe({ after: this.checkpoint.position, batchSize: BATCH, signal })) yield this.foldedBatch(batch);
  }

  private async load() {
    const { rows } = await this.client.query<{ position: string; n: string }>('SELECT position, n FROM read.checkpoint');
    this.checkpoint = { position: rows[0]?.position ?? 'start', n: Number(rows[0]?.n ?? 0) };
  }

  /** Projections of other versions of the code stop here; should one come back, it fills up from this checkpoint. */
  private async leaveOthersBehind() {
    await this.client.query(
      "UPDATE read.projection SET state = 'filling', position = $1 WHERE state = 'live' AND version <> ALL ($2)",
      [this.checkpoint.position, this.all.map(versionOf)],
    );
  }

  /** A table that is new, or was interrupted while filling, is brought to the checkpoint that the others have. */
  private async fill(it: AnyProjection, signal: AbortSignal) {
    const { rows } = await this.client.query<{ position: string; state: string }>('SELECT position, state FROM read.projection WHERE version = $1', [versionOf(it)]);
    const { position = 'start', state = 'filling' } = rows[0] ?? {};
    if (state === 'stopped') return;
    const isBehind = state === 'filling' && this.checkpoint.position !== 'start' && position !== this.checkpoint.position;
    if (isBehind && !(await this.replay(it, position, signal))) return;
    await this.client.query("UPDATE read.projection SET state = 'live' WHERE version = $1", [versionOf(it)]);
    this.running.push(it);
  }

  private async replay(it: AnyProjection, after: string, signal: AbortSignal) {
    const types = Object.values<{ type: string }>(it.events).map(({ type }) => type);
    const upTo = this.checkpoint.position;
    for await (const { events, position } of ahead(this.source.subscribe({ after, types, batchSize: BATCH, signal }))) {
      const known = events.filter((event) => this.source.reached(upTo, event.position));
      const isDone = this.source.reached(position, upTo);
      const isFine = await this.refill(it, known, isDone ? upTo : position);
      if (isDone || !isFine) return isFine;
    }
    return false;
  }

  /** A batch at once; where that fails, one event at a time, so that the culprit is known. */
  private async refill(it: AnyProjection, events: readonly Recorded[], stands: string): Promise<boolean> {
    try {
      const stand = 'stand AS (UPDATE read.projection SET position = $2 WHERE version = $1)';
      await write(this.client, folded(it, events), { ctes: [stand], select: [], values: [versionOf(it), stands] });
      return true;
    } catch (error) {
      if (events.length <= 1) return this.stop(it, events[0], error);
      if (!isFault(error)) throw error;
    }
    for (const event of events) if (!(await this.refill(it, [event], event.position))) return false;
    return this.refill(it, [], stands);
  }

  private async project(ready: FoldedBatch) {
    const { folded, ...batch } = ready.by === this.running ? ready : this.foldedBatch(ready);
    if (!folded) return this.isolate(batch);
    try {
      await this.commit(batch, folded);
    } catch (error) {
      if (error instanceof Fenced || !isFault(error)) throw error;
      await this.isolate(batch);
    }
  }

  private foldedBatch({ events, position }: Batch): FoldedBatch {
    const batch = { events, position, by: this.running };
    try {
      return { ...batch, folded: this.foldAll(events) };
    } catch {
      return { ...batch, folded: undefined };
    }
  }

  private foldAll(events: readonly Recorded[]) {
    const all: Folded = new Map();
    for (const it of this.running) folded(it, events, all);
    return all;
  }

  private async commit({ events, position }: Batch, folded: Folded) {
    const n = this.checkpoint.n + events.length;
    const erasures = erasuresIn(events);
    if (erasures.length) await erase(this.client, this.all, erasures);
    const keys = { ...touched(folded), ...everyKeyOf(tablesWith(this.all, erasures)) };
    await write(this.client, folded, this.move(position, n, events.length ? keys : undefined)).catch((error: { code?: string }) => {
      throw error.code === FENCED ? new Fenced('another process projects') : error;
    });
    if (Math.floor(n / 5_000) > Math.floor(this.checkpoint.n / 5_000)) {
      await this.client.query(`DELETE FROM read.touched WHERE at < now() - interval '${TOUCHED_FOR}'`);
    }
    this.moved({ from: this.checkpoint.n, n, position, keys });
    this.checkpoint = { position, n };
  }

  /** Moves the checkpoint from where this leader left it, or fails: then somebody else leads. */
  private move(position: string, n: number, keys: Touched['keys'] | undefined): Tail {
    return {
      ctes: [
        'moved AS (UPDATE read.checkpoint SET position = $1, n = $2 WHERE position = $3 RETURNING n)',
        'listed AS (INSERT INTO read.touched (n, keys) SELECT n, $4::json FROM moved WHERE $4::json IS NOT NULL)',
      ],
      select: ["read.expect((SELECT count(*) FROM moved), 1, 'checkpoint')", "pg_notify('read_side', $2::bigint::text)"],
      values: [position, n, this.checkpoint.position, keys ? JSON.stringify(keys) : null],
    };
  }

  /** Somebody's handler failed: one event at a time, each projection for itself, and the culprit is set aside. */
  private async isolate({ events, position }: Batch) {
    for (const [i, event] of events.entries()) {
      for (const it of [...this.running]) {
        const isFine = await this.rehearse(it, event).then(() => true, (error: unknown) => this.stop(it, event, error));
        if (!isFine) this.running = this.running.filter((other) => other !== it);
      }
      const isLast = i === events.length - 1;
      await this.commit({ events: [event], position: isLast ? position : event.position }, this.foldAll([event]));
    }
  }

  private async stop(it: AnyProjection, culprit: Recorded | undefined, error: unknown) {
    if (!isFault(error)) throw error;
    const fault: Fault = { event: culprit?.id ?? '', type: culprit?.type ?? '', position: culprit?.position ?? '', message: error.message };
    await this.client.query("UPDATE read.projection SET state = 'stopped', fault = $2 WHERE version = $1", [versionOf(it), JSON.stringify(fault)]);
    return false;
  }

  /** Whether one event could be written, without writing it. */
  private async rehearse(it: AnyProjection, event: Recorded) {
    await this.client.query('BEGIN');
    try {
      await write(this.client, folded(it, [event]));
    } finally {
      await this.client.query('ROLLBACK');
    }
  }
}

const everyKeyOf = (tables: readonly AnyTable[]) => Object.fromEntries(tables.map((it) => [it.name as string, null]));

/** Reads and folds the next batch while this one is written. */
async function* ahead<T>(batches: AsyncIterable<T>) {
  const source = batches[Symbol.asyncIterator]();
  try {
    for (let next = source.next(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = source.next();
      next.catch(() => {});
      yield value;
    }
  } finally {
    void source.return?.();
  }
}

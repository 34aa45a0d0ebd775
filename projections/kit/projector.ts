import { once } from 'node:events';
import type pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { atOnce } from '#projections/kit/at-once';
import { erase, erasuresIn, tablesWith } from '#projections/kit/erase';
import { folded, isContended, isFault } from '#projections/kit/faults';
import { Filling } from '#projections/kit/filling';
import type { Folded } from '#projections/kit/fold';
import { type AnyProjection, versionOf } from '#projections/kit/projection';
import { ahead, asFenced, BATCH, type Checkpoint, Fenced, type Source } from '#projections/kit/source';
import { LISTED_MS, type Moved, type Touched, touched } from '#projections/kit/touched';
import type { AnyTable } from '#projections/kit/table';
import { type Statement, write } from '#projections/kit/write';

type Batch = { events: Recorded[]; position: string };
/** A batch and what those who ran made of it; nothing where a handler failed. */
type FoldedBatch = Batch & { by: readonly AnyProjection[]; folded: Folded | undefined };

const LEADER = 7106374;
const TIDY_EVERY = 5_000;
const TRY_AGAIN_MS = 500;
/** A batch of one event costs nearly as much as one of fifty: while events keep coming they are let gather, unless somebody waits for them. */
const GATHER_MS = 40;

/** The log holds what only newer code can read: that code should lead, for it shares tables with this. */
export class NewerCode extends Error {
  constructor(readonly events: readonly Recorded[]) {
    super(`${events[0]?.type} in ${events[0]?.stream} is of a newer version of this code`);
  }
}

/** Folds the log into the read tables: one leader, one checkpoint, moved in the transaction that writes the rows. */
export class Projector {
  private checkpoint: Checkpoint = { position: 'start', n: 0 };
  private running: readonly AnyProjection[] = [];
  private signal = new AbortController().signal;
  private readonly filling: Filling;

  constructor(private readonly client: pg.ClientBase, private readonly source: Source, private readonly all: readonly AnyProjection[], private readonly moved: (to: Moved) => void,
    /** Events of newer code for which this process has given way before: nobody came, so it leads on without what it cannot read. */
    private readonly yieldedTo: ReadonlySet<string> = new Set(),
    /** Rests so long at most, and no longer than until somebody waits for what comes next. */
    private readonly rest: (ms: number) => Promise<void> = async () => {},
  ) {
    this.filling = new Filling(client, source);
  }

  /** Whether this process leads from now on; the lock is held as long as the connection lives. */
  async tryToLead() {
    const { rows } = await this.client.query<{ leads: boolean }>('SELECT pg_try_advisory_lock($1) AS leads', [LEADER]);
    return rows[0]?.leads === true;
  }

  /** Waits until this process leads, and meanwhile keeps the tables current that only its code has; false at the signal. */
  async untilLeading(signal: AbortSignal): Promise<boolean> {
    this.signal = signal;
    await this.client.query('SET synchronous_commit = off');
    await this.client.query('LISTEN read_side');
    while (!signal.aborted) {
      const moved = this.news(signal);
      if (await this.tryToLead()) return true;
      await this.keepUp();
      await moved;
    }
    return false;
  }

  /** Until the read side moves, or it is time to try again: a leader that is gone says nothing. (A bare timeout within `any` is nobody's, and may be collected before it comes.) */
  private async news(signal: AbortSignal) {
    const early = new AbortController();
    const timer = setTimeout(() => early.abort(), TRY_AGAIN_MS);
    await once(this.client, 'notification', { signal: AbortSignal.any([signal, early.signal]) }).catch(() => {});
    clearTimeout(timer);
  }

  /** Whoever leads with other code moves the checkpoint, and this process its own tables after it. */
  private async keepUp() {
    await this.load();
    for (const it of this.all) await this.filling.bring(it, this.checkpoint, this.signal);
  }

  /** Fills new tables up to the checkpoint, then follows the log until the signal, or until fenced. */
  async run(signal: AbortSignal) {
    this.signal = signal;
    await this.client.query('UNLISTEN read_side');
    await this.client.query('SET synchronous_commit = off');
    await this.load();
    await this.leaveOthersBehind();
    for (const it of this.all) await this.fill(it);
    for await (const batch of ahead(this.batches(signal))) if (batch.position !== this.checkpoint.position) await this.project(batch);
  }

  private async *batches(signal: AbortSignal): AsyncIterable<FoldedBatch> {
    for await (const batch of this.source.subscribe({ after: this.checkpoint.position, batchSize: BATCH, signal })) {
      const newer = batch.events.filter((it) => it.isNewer && !this.yieldedTo.has(it.id));
      if (newer.length) throw new NewerCode(newer);
      yield this.foldedBatch(batch);
      if (batch.live) await this.rest(GATHER_MS);
    }
  }

  private async load() {
    const { rows } = await this.client.query<{ position: string; n: string }>('SELECT position, n FROM read.checkpoint');
    this.checkpoint = { position: rows[0]?.position ?? 'start', n: Number(rows[0]?.n ?? 0) };
  }

  /** Projections of other versions of the code stop here; should one come back, it fills up from this checkpoint. */
  private async leaveOthersBehind() {
    await this.client.query(
      "UPDATE read.projection SET state = 'filling', position = $1, n = $2 WHERE state = 'live' AND version <> ALL ($3)",
      [this.checkpoint.position, this.checkpoint.n, this.all.map(versionOf)],
    );
  }

  /** A table that is new, or was interrupted while filling, is brought to the checkpoint that the others have. */
  private async fill(it: AnyProjection) {
    if (!(await this.filling.bring(it, this.checkpoint, this.signal))) return;
    await this.client.query("UPDATE read.projection SET state = 'live' WHERE version = $1 AND state = 'filling'", [versionOf(it)]);
    this.running = [...this.running, it];
  }

  private async project(ready: FoldedBatch): Promise<void> {
    const { folded, ...batch } = ready.by === this.running ? ready : this.foldedBatch(ready);
    if (!folded) return this.isolate(batch);
    const before = this.checkpoint;
    try {
      await this.commit(batch, folded);
    } catch (error) {
      if (isContended(error) && this.checkpoint === before && !this.signal.aborted) return this.project(ready);
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
    const keys = { ...touched(folded), ...everyKeyOf(tablesWith(this.all, erasures)) };
    const first = this.move(position, n, events.length ? keys : undefined);
    const written = erasures.length ? atOnce(this.client, () => this.writeAndErase(folded, first, erasures)) : write(this.client, folded, { first });
    const { waiting } = await written.catch(asFenced);
    const from = this.checkpoint.n;
    this.checkpoint = { position, n };
    if (Math.floor(n / TIDY_EVERY) > Math.floor(from / TIDY_EVERY)) {
      for (const list of ['touched', 'touched_beside']) await this.client.query(`DELETE FROM read.${list} WHERE at < now() - interval '${LISTED_MS} milliseconds'`);
    }
    if (waiting) for (const it of this.all) if (!this.running.includes(it)) await this.fill(it);
    this.moved({ from, n, position, keys });
  }

  private async writeAndErase(folded: Folded, first: Statement, erasures: ReturnType<typeof erasuresIn>) {
    const answer = await write(this.client, folded, { first, isWithin: true });
    await erase(this.client, this.all, erasures);
    return answer;
  }

  /** Moves the checkpoint from where this leader left it, or fails: then somebody else leads. `waiting`: what was rebuilt after a fault is to be taken along again. */
  private move(position: string, n: number, keys: Touched['keys'] | undefined): Statement {
    return {
      text: `WITH moved AS (UPDATE read.checkpoint SET position = $1, n = $2 WHERE position = $3 RETURNING n),
        listed AS (INSERT INTO read.touched (n, keys) SELECT n, $4::json FROM moved WHERE $4::json IS NOT NULL)
        SELECT read.expect((SELECT count(*) FROM moved), 1, 'checkpoint'), pg_notify('read_side', $2::bigint::text),
          (SELECT count(*)::int FROM read.projection WHERE state = 'filling' AND version = ANY ($5::text[])) AS waiting`,
      values: [position, n, this.checkpoint.position, keys ? JSON.stringify(keys) : null, this.all.map(versionOf)],
    };
  }

  /** Somebody's handler failed: one event at a time, each projection for itself, and the culprit is set aside. */
  private async isolate({ events, position }: Batch) {
    for (const [i, event] of events.entries()) {
      for (const it of this.running) {
        const isFine = await this.rehearse(it, event).then(() => true, (error: unknown) => this.filling.stop(it, event, error));
        if (!isFine) this.running = this.running.filter((other) => other !== it);
      }
      const isLast = i === events.length - 1;
      await this.commit({ events: [event], position: isLast ? position : event.position }, this.foldAll([event]));
    }
  }

  /** Whether one event could be written, without writing it. */
  private async rehearse(it: AnyProjection, event: Recorded) {
    await this.client.query('BEGIN');
    try {
      await write(this.client, folded(it, [event]), { isWithin: true });
    } finally {
      await this.client.query('ROLLBACK');
    }
  }
}

const everyKeyOf = (tables: readonly AnyTable[]) => Object.fromEntries(tables.map((it) => [it.name as string, null]));

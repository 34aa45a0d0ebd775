import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { blank, erasuresIn } from '#projections/kit/erase';
import { folded, isFault } from '#projections/kit/faults';
import type { Folded } from '#projections/kit/fold';
import { type AnyProjection, physical, versionOf } from '#projections/kit/projection';
import { ahead, between, type Checkpoint, type Source } from '#projections/kit/source';
import { differences, notLive } from '#projections/kit/differences';
import { createTable } from '#projections/kit/table';
import { write } from '#projections/kit/write';

/** Why nothing was rebuilt, for a person; the tables that were there serve on. */
export class NotRebuilt extends Error {}
/** How many events of how many. */
export type Progress = { done: number; total: number };
type Options = { signal: AbortSignal; report?: (progress: Progress) => void; /** Rest after each batch, in parts of the time it took. */ rest?: number };

const REBUILDING = 7106375;
const SCHEMA = 'rebuild';
/** With no more events than this to go the leader is held up for the rest of them. */
const NEAR = 500;
/** Whoever wants to read waits behind a lock that is waited for. */
const PATIENCE_MS = 200;
const ATTEMPTS = 120;
/** Small, so that whoever appends meanwhile never waits long for the disk. */
const BATCH = 1_000;
const LOCKED = '55P03';

/**
 * Fills fresh tables in a schema of their own, while the old ones are read and written as ever, and puts them in their
 * place in one transaction. That holds the checkpoint, so they are exactly as far as the leader, who goes on with them.
 */
export class Rebuild {
  private at: Checkpoint = { position: 'start', n: 0 };
  private total = 0;
  /** Whether a transaction is open that everything is to be in. */
  private isWithin = false;
  private readonly tables: string[];

  constructor(private readonly client: pg.ClientBase, private readonly source: Source, private readonly all: readonly AnyProjection[], private readonly options: Options) {
    this.tables = all.flatMap((it) => it.tables.map((table) => `"${physical(table.name)}"`));
  }

  run = () => this.alone(async () => {
    await this.fill();
    await this.exchange();
  });

  /** Fills the tables anew only to say where those that are there differ, as of one moment; they are left as they are. */
  compare = () => this.alone(async () => {
    await this.fill();
    await this.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    this.isWithin = true;
    await this.advance(await this.checkpoint());
    const behind = await notLive(this.client, this.all);
    if (behind.length) throw new NotRebuilt(`Set aside, or still being filled, and so not to be compared: ${behind.join(', ')}. Nothing was changed.`);
    return differences(this.client, this.all, SCHEMA);
  });

  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const { rows } = await this.client.query('SELECT pg_try_advisory_lock($1) AS isAlone', [REBUILDING]);
    if (!rows[0]?.isalone) throw new NotRebuilt('Another rebuild is running. Wait for its end, then start this one again.');
    try {
      return await work();
    } finally {
      // Nothing of it is of use any more; where even this fails, the next rebuild does it.
      await this.client.query(`ROLLBACK; DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; SELECT pg_advisory_unlock(${REBUILDING})`).catch(() => {});
    }
  }

  private async fill() {
    const tables = this.all.flatMap((it) => it.tables.flatMap((table) => createTable(table, physical(table.name), SCHEMA)));
    await this.client.query(`SET synchronous_commit = off; DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA}; ${tables.join(';')}`);
    await this.comeNear();
  }

  private async comeNear() {
    for (let to = await this.checkpoint(); to.n - this.at.n > NEAR; to = await this.checkpoint()) await this.advance(to, this.options.rest);
  }

  private async exchange() {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.comeNear();
      if (await this.swap()) return;
      await pause(100);
    }
    throw new NotRebuilt('The tables are in use without a pause: something reads them for very long. Nothing was changed; try again at a quieter time.');
  }

  private async checkpoint(more = ''): Promise<Checkpoint> {
    const { rows } = await this.client.query<{ position: string; n: string }>(`SELECT position, n FROM read.checkpoint ${more}`);
    return { position: rows[0]?.position ?? 'start', n: Number(rows[0]?.n ?? 0) };
  }

  private async advance(to: Checkpoint, rest = 0) {
    const { signal, report } = this.options;
    this.total = to.n;
    if (to.position === 'start' || to.position === this.at.position) return;
    for await (const { events, position } of ahead(between(this.source, this.at.position, to.position, { batchSize: BATCH, signal }))) {
      const started = performance.now();
      await this.write(events);
      this.at = { position, n: this.at.n + events.length };
      report?.({ done: this.at.n, total: Math.max(this.total, this.at.n) });
      if (rest) await pause((performance.now() - started) * rest);
    }
    if (signal.aborted) throw new NotRebuilt('The rebuild was stopped. The old tables serve on; the next rebuild begins anew.');
  }

  private async write(events: readonly Recorded[], culprit?: Recorded): Promise<void> {
    try {
      const rows: Folded = new Map();
      for (const it of this.all) folded(it, events, rows);
      await write(this.client, rows, { schema: SCHEMA, isWithin: this.isWithin });
      await blank(this.client, this.all, erasuresIn(events), SCHEMA);
    } catch (error) {
      if (!isFault(error)) throw new NotRebuilt(`The database was lost (${(error as Error).message}). The old tables serve on; start the rebuild again.`);
      if (culprit) throw new NotRebuilt(`The rebuild stopped at event ${culprit.id} (${culprit.type} in ${culprit.stream}, position ${culprit.position}): ${error.message}. The old tables serve on.`);
      await this.client.query('ROLLBACK');
      for (const event of events) await this.write([event], event);
      throw error;
    }
  }

  /** Whether the new tables are in their place; not while somebody has the old ones, or there is still much to do. */
  private async swap() {
    const [old, before] = [this.tables.map((it) => `read.${it}`).join(', '), this.at];
    try {
      // In the order in which the leader takes them: the checkpoint, then the tables.
      await this.client.query(`BEGIN; SET LOCAL lock_timeout = ${PATIENCE_MS}; SET LOCAL idle_in_transaction_session_timeout = '10s'`);
      this.isWithin = true;
      const to = await this.checkpoint('FOR UPDATE');
      await this.client.query(`LOCK TABLE ${old} IN ACCESS EXCLUSIVE MODE`);
      if (to.n - this.at.n > NEAR) return void (await this.client.query('ROLLBACK'));
      await this.advance(to);
      await this.client.query(`DROP TABLE ${old}; ${this.tables.map((it) => `ALTER TABLE ${SCHEMA}.${it} SET SCHEMA read`).join(';')}`);
      await this.client.query(
        "UPDATE read.projection SET position = $1, n = $2, fault = NULL, state = CASE state WHEN 'live' THEN state ELSE 'filling' END WHERE version = ANY ($3)",
        [to.position, to.n, this.all.map(versionOf)]);
      await this.client.query('UPDATE read.checkpoint SET rebuilt = rebuilt + 1; COMMIT');
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCKED) throw error;
      this.at = before;
      return void (await this.client.query('ROLLBACK'));
    } finally {
      this.isWithin = false;
    }
  }
}

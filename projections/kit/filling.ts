import type pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { faultOf, folded, isFault } from '#projections/kit/faults';
import { type AnyProjection, versionOf } from '#projections/kit/projection';
import { ahead, asFenced, between, type Checkpoint, Fenced, type Source } from '#projections/kit/source';
import { touched } from '#projections/kit/touched';
import { type Statement, write } from '#projections/kit/write';

/** One step of filling; `n` where it ends at the checkpoint, `isWhole` where it is the only one. */
type Step = { from: string; to: string; n?: number | undefined; isWhole?: boolean };

/**
 * Brings tables that do not move with the checkpoint up to it: new ones, interrupted ones, those of a version that does
 * not lead. Every step moves the place from where it was, so of several processes that fill one table one does each step.
 */
export class Filling {
  constructor(private readonly client: pg.ClientBase, private readonly source: Source) {}

  /** Whether the tables hold exactly what the checkpoint has; not where a handler failed or the signal came first. */
  async bring(it: AnyProjection, to: Checkpoint, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const { rows } = await this.client.query<{ position: string; state: string }>('SELECT position, state FROM read.projection WHERE version = $1', [versionOf(it)]);
      const { position = 'start', state = 'filling' } = rows[0] ?? {};
      if (state === 'stopped') return false;
      if (state === 'live' || to.position === 'start' || this.source.reached(position, to.position)) return true;
      const done = await this.replay(it, position, to, signal).catch((error: unknown) => (error instanceof Fenced ? undefined : Promise.reject(error)));
      if (done !== undefined) return done;
    }
    return false;
  }

  private async replay(it: AnyProjection, after: string, to: Checkpoint, signal: AbortSignal) {
    const types = Object.values<{ type: string }>(it.events).map(({ type }) => type);
    let from = after;
    for await (const { events, position, isLast } of ahead(between(this.source, after, to.position, { types, signal }))) {
      const isFine = await this.step(it, events, { from, to: position, n: isLast ? to.n : undefined, isWhole: from === after });
      if (isLast || !isFine) return isFine;
      from = position;
    }
    return false;
  }

  /** A batch at once; where that fails, one event at a time, so that the culprit is known. */
  private async step(it: AnyProjection, events: readonly Recorded[], step: Step): Promise<boolean> {
    try {
      const rows = folded(it, events);
      await write(this.client, rows, { first: standing(it, step, step.isWhole ? touched(rows) : everythingOf(it)) }).catch(asFenced);
      return true;
    } catch (error) {
      if (error instanceof Fenced || !isFault(error)) throw error;
      if (events.length <= 1) return this.stop(it, events[0], error);
    }
    let { from } = step;
    for (const event of events) {
      if (!(await this.step(it, [event], { from, to: event.position }))) return false;
      from = event.position;
    }
    return this.step(it, [], { ...step, from, isWhole: false });
  }

  /** The projection stops at this event; its answers are marked stale. */
  async stop(it: AnyProjection, culprit: Recorded | undefined, error: unknown) {
    if (!isFault(error)) throw error;
    await this.client.query("UPDATE read.projection SET state = 'stopped', fault = $2 WHERE version = $1", [versionOf(it), JSON.stringify(faultOf(culprit, error))]);
    return false;
  }
}

const everythingOf = (it: AnyProjection) => Object.fromEntries(it.tables.map((table) => [table.name, null]));

/** Moves the place of one projection, and lists what it touched once it is where the checkpoint is. */
const standing = (it: AnyProjection, { from, to, n }: Step, keys: object): Statement => ({
  text: `WITH stand AS (UPDATE read.projection SET position = $2, n = coalesce($4, n) WHERE version = $1 AND position = $3 AND state = 'filling' RETURNING n),
    listed AS (INSERT INTO read.touched_beside (version, n, keys) SELECT $1, $4, $5::json FROM stand WHERE $4::bigint IS NOT NULL ON CONFLICT (version, n) DO UPDATE SET keys = excluded.keys)
    SELECT read.expect((SELECT count(*) FROM stand), 1, 'checkpoint'), pg_notify('read_side', $4::bigint::text)`,
  values: [versionOf(it), to, from, n ?? null, JSON.stringify(keys)],
});

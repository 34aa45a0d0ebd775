import pg from 'pg';
import { isAnswer } from '#projections/kit/database-away';
import {
  type Batch, checkAppend, EventStore, type Expected, isWanted, LostPlace, type NewEvent, type Position, type ReadOptions, type StoredEvent, type SubscribeOptions,
} from '#server/kit/log/event-store';
import { follow } from '#server/kit/log/following';
import { GroupCommitter, PATIENCE_MS } from '#server/kit/log/group-committer';
import { LogBell } from '#server/kit/log/log-bell';
import { LOG_SCHEMA } from '#server/kit/log/postgres-schema';
import { longOf } from '#server/kit/log/short-meta';
import { Tail } from '#server/kit/log/tail';
import { OWNING } from '#server/kit/owning';
import { Together } from '#server/kit/together';

type Row = [position: string, revision: string, at: string, id: string, stream: string, type: string, data: string, meta: string | null, short: Buffer];
// As texts, whatever the pool makes of numbers and instants; so an ORDER BY must name the table.
const COLUMNS = 'position::text, revision::text, at::text, id, stream, type, data::text, meta::text, short';
/** While these are folded the next ones are read: after a restart many are asked for at once, and their rows must not stand in memory all together. */
const STREAMS_AT_ONCE = 32;
/** So many of the newest events are read for all at once. */
const NEWEST = 500;
const PLACE = /^(start|\d+)$/;

/** Creates the log's schema where it is missing; concurrent starts wait for each other. */
export async function migrateLog(pool: pg.Pool) {
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${OWNING}); ${LOG_SCHEMA} COMMIT`);
}

/** The log in a schema of its own in the database that is there anyway. */
export class PostgresStore extends EventStore {
  override readonly isDense = true;
  private readonly committer: GroupCommitter;
  private readonly tail: Tail;
  private readonly bell: LogBell;
  private readonly reading = new Together((wanted: readonly { stream: string; from: number }[]) => this.ends(wanted), STREAMS_AT_ONCE);

  constructor(private readonly pool: pg.Pool, url: string, private readonly patience = PATIENCE_MS) {
    super();
    this.bell = new LogBell(pool, url, () => this.tail.forget());
    this.tail = new Tail(this.bell, (after) => this.page(after, NEWEST));
    this.committer = new GroupCommitter(url, (position) => this.bell.grown(position), () => this.tail.forget(), patience);
  }

  append(stream: string, events: readonly NewEvent[], expected: Expected) {
    try {
      checkAppend(stream, events, expected);
    } catch (error) {
      return Promise.reject(error);
    }
    return this.committer.append(stream, events, expected);
  }

  async read(stream: string, options: ReadOptions = {}) {
    const { from = 0, backwards = false, max } = options;
    const events = backwards || max !== undefined ? await this.part(stream, options) : await this.reading.answer({ stream, from });
    return { exists: events.length > 0 || (from > 0 && (await this.exists(stream))), events };
  }

  private async part(stream: string, { from = 0, backwards = false, max = 1_000_000 }: ReadOptions): Promise<StoredEvent[]> {
    const text = backwards
      ? `SELECT ${COLUMNS} FROM es.event WHERE es.key(stream) = es.key($1) AND $2::bigint IS NOT NULL ORDER BY event.revision DESC LIMIT $3`
      : `SELECT ${COLUMNS} FROM es.event WHERE es.key(stream) = es.key($1) AND revision >= $2 ORDER BY event.revision LIMIT $3`;
    const name = backwards ? 'read-backwards' : 'read-forwards';
    return (await this.pool.query<Row>({ name, text, values: [stream, from, max], rowMode: 'array' })).rows.map(stored);
  }

  /** Streams from a revision on, many at once. */
  private async ends(wanted: readonly { stream: string; from: number }[]): Promise<StoredEvent[][]> {
    const { rows } = await this.pool.query<[nth: string, ...Row]>({
      name: 'read-ends',
      text: `SELECT (w.nth - 1)::text, e.* FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS w(stream, since, nth),
        LATERAL (SELECT ${COLUMNS} FROM es.event WHERE es.key(event.stream) = es.key(w.stream) AND revision >= w.since ORDER BY event.revision) e`,
      values: [wanted.map((it) => it.stream), wanted.map((it) => it.from)],
      rowMode: 'array',
    });
    const found: StoredEvent[][] = wanted.map(() => []);
    for (const [nth, ...row] of rows) found[Number(nth)]?.push(stored(row));
    return found;
  }

  private async exists(stream: string) {
    const { rows } = await this.pool.query('SELECT 1 FROM es.event WHERE es.key(stream) = es.key($1) LIMIT 1', [stream]);
    return rows.length > 0;
  }

  subscribe({ after, types, streamPrefixes, batchSize = 2000, signal }: SubscribeOptions) {
    if (!PLACE.test(after)) throw new LostPlace(after);
    this.bell.start();
    // Whoever reads up to the end, to look at what is written there or to count it, reads it; what follows is for those who stay.
    let isCurrent = false;
    const page = async (at: Position): Promise<Batch> => {
      const tail = isCurrent && (await this.tail.after(at, batchSize));
      if (tail) return { ...tail, events: tail.events.filter((it) => isWanted(it, types, streamPrefixes)) };
      const batch = await this.page(at, batchSize, types, streamPrefixes);
      this.tail.begin(batch);
      isCurrent ||= batch.live;
      return batch;
    };
    return follow(after === 'start' ? '0' : after, { page, bell: this.bell, isAway: (error) => !isAnswer(error), signal });
  }

  /** One statement answers with the events and with the position that they reach, filtered or not. */
  private async page(after: Position, size: number, types?: readonly string[], prefixes?: readonly string[]): Promise<Batch> {
    const { rows } = await this.pool.query<[head: string, upto: string, ...Row] | [head: string, upto: string, null]>({
      name: 'page',
      text: `WITH h AS (SELECT coalesce(max(position), 0) AS head FROM es.event)
        SELECT h.head::text, least($1::bigint + $2, h.head)::text AS upto, e.*
        FROM h LEFT JOIN LATERAL (
          SELECT ${COLUMNS} FROM es.event
          WHERE position > $1 AND position <= least($1::bigint + $2, h.head)
            AND ($3::text[] IS NULL OR type = ANY ($3))
            AND ($4::text[] IS NULL OR EXISTS (SELECT 1 FROM unnest($4::text[]) p WHERE stream ^@ p))
          ORDER BY event.position) e ON true`,
      values: [after, size, types ?? null, prefixes ?? null],
      rowMode: 'array',
      query_timeout: this.patience,
    } as pg.QueryArrayConfig);
    const [head, upto] = rows[0] as unknown as [string, string];
    if (BigInt(head) < BigInt(after)) throw new LostPlace(after);
    const events = rows[0]?.[2] === null ? [] : rows.map((row) => stored(row.slice(2) as Row));
    return { events, position: upto, live: BigInt(upto) >= BigInt(head) };
  }

  async end(): Promise<Position> {
    const { rows } = await this.pool.query<{ end: string }>({ name: 'end', text: 'SELECT coalesce(max(position), 0)::text AS "end" FROM es.event' });
    return (rows[0] as { end: string }).end;
  }

  reached(at: Position | 'start', wanted: Position) {
    return at !== 'start' && BigInt(at) >= BigInt(wanted);
  }

  async close() {
    await this.committer.close();
    await this.bell.stop();
  }
}

const stored = ([position, revision, at, id, stream, type, data, meta, short]: Row): StoredEvent => ({
  position, revision: Number(revision), storedAt: new Date(at), id, stream, type, data, meta: meta ?? longOf(short),
});

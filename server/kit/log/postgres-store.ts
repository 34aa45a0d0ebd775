import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type Batch, checkAppend, EventStore, type Expected, type NewEvent, type Position, type ReadOptions, type StoredEvent, type SubscribeOptions,
} from '#server/kit/log/event-store';
import { GroupCommitter, isLostConnection, PATIENCE_MS } from '#server/kit/log/group-committer';
import { LOG_SCHEMA } from '#server/kit/log/postgres-schema';

type Row = [position: string, revision: string, at: string, id: string, stream: string, type: string, data: string, meta: string];
// As texts, whatever the pool makes of numbers and instants; so an ORDER BY must name the table.
const COLUMNS = 'position::text, revision::text, at::text, id, stream, type, data::text, meta::text';
/** A safety net: another process' appends are noticed by polling at the latest. */
const POLL_MS = 100;

/** Creates the log's schema where it is missing; concurrent starts wait for each other. */
export async function migrateLog(pool: pg.Pool) {
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(7106370); ${LOG_SCHEMA} COMMIT`);
}

/** The log in a schema of its own in the database that is there anyway. */
export class PostgresStore extends EventStore {
  override readonly isDense = true;
  private readonly committer: GroupCommitter;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly pool: pg.Pool, url: string, private readonly patience = PATIENCE_MS) {
    super();
    this.committer = new GroupCommitter(url, () => this.wake(), patience);
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected) {
    checkAppend(stream, events, expected);
    return this.committer.append(stream, events, expected);
  }

  async read(stream: string, { from = 0, backwards = false, max = 1_000_000 }: ReadOptions = {}) {
    const text = backwards
      ? `SELECT ${COLUMNS} FROM es.event WHERE stream = $1 AND $2::bigint IS NOT NULL ORDER BY event.revision DESC LIMIT $3`
      : `SELECT ${COLUMNS} FROM es.event WHERE stream = $1 AND revision >= $2 ORDER BY event.revision LIMIT $3`;
    const name = backwards ? 'read-backwards' : 'read-forwards';
    const { rows } = await this.pool.query<Row>({ name, text, values: [stream, from, max], rowMode: 'array' });
    const exists = rows.length > 0 || (from > 0 && (await this.exists(stream)));
    return { exists, events: rows.map(stored) };
  }

  private async exists(stream: string) {
    const { rows } = await this.pool.query('SELECT 1 FROM es.event WHERE stream = $1 LIMIT 1', [stream]);
    return rows.length > 0;
  }

  async *subscribe({ after, types, streamPrefixes, batchSize = 2000, signal }: SubscribeOptions): AsyncIterable<Batch> {
    let at = after === 'start' ? '0' : after;
    let first = true;
    while (!signal.aborted) {
      const news = this.news(signal);
      const page = await unlessAborted(signal, this.page(at, batchSize, types, streamPrefixes).catch(waitForDatabase(signal)));
      if (!page) continue;
      const isNew = page.position !== at || first;
      at = page.position;
      first = false;
      if (isNew) yield page;
      if (page.live) await news;
    }
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
    const events = rows[0]?.[2] === null ? [] : rows.map((row) => stored(row.slice(2) as Row));
    return { events, position: BigInt(upto) < BigInt(after) ? after : upto, live: BigInt(upto) >= BigInt(head) };
  }

  reached(at: Position | 'start', wanted: Position) {
    return at !== 'start' && BigInt(at) >= BigInt(wanted);
  }

  async close() {
    await this.committer.close();
    this.wake();
  }

  private wake() {
    for (const resolve of this.waiting) resolve();
  }

  private news(signal: AbortSignal) {
    return new Promise<void>((resolve) => {
      const done = () => {
        this.waiting.delete(done);
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, POLL_MS);
      this.waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }
}

/** The work's answer, or nothing once aborted: a database that went silent holds up nobody who wants to leave. */
const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>) =>
  new Promise<T | undefined>((resolve, reject) => {
    const leave = () => resolve(undefined);
    signal.addEventListener('abort', leave);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });

const waitForDatabase = (signal: AbortSignal) => async (error: unknown) => {
  if (!isLostConnection(error)) throw error;
  await pause(POLL_MS, undefined, { signal }).catch(() => {});
  return undefined;
};

const stored = ([position, revision, at, id, stream, type, data, meta]: Row): StoredEvent => ({
  position, revision: Number(revision), storedAt: new Date(at), id, stream, type, data, meta,
});

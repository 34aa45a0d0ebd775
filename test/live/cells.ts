import type { Kysely } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { openPool, openReadSide } from '#projections/kit/database';
import type { LiveRows } from '#projections/kit/live-rows';
import { migrateRead } from '#projections/kit/read-schema';
import { table } from '#projections/kit/table';
import { freshDatabase } from '#test/kit/database';

export const cell = table('cell', { id: z.string(), value: z.int() }, ['id']);
const cells = endpoint('test.cells', 'GET /api/test/cells', { output: one(z.array(cell.row)), allow: 'user', live: { rows: 'data', key: 'id' } });
export const live: LiveRows = {
  endpoint: cells,
  tables: [cell],
  meaning: { cell: ({ id }) => [id as string] },
  rows: (db, _, keys) => {
    const all = db.withSchema('read').selectFrom('cell').selectAll();
    return (keys ? all.where('id', 'in', [...keys]) : all).execute();
  },
};

/** A read side with cells, for the tests of one file; empty before each. */
export function readSideOfCells() {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  const it = {} as { pool: pg.Pool; db: Kysely<any>; project(n: number, ids: string[]): Promise<unknown> };
  beforeAll(async () => {
    database = await freshDatabase();
    it.pool = openPool(database.url);
    it.db = openReadSide(it.pool);
    await migrateRead(it.pool, []);
    await it.pool.query('CREATE TABLE read.cell (id text PRIMARY KEY, value int NOT NULL); CREATE TABLE read.member (id text PRIMARY KEY)');
    // Slow to say where it is, so that whatever may come in between does.
    await it.pool.query('ALTER TABLE read.checkpoint RENAME TO place; CREATE VIEW read.checkpoint AS SELECT place.* FROM read.place, pg_sleep(random() * 0.03)');
  });
  afterAll(async () => {
    await it.pool.end();
    await database.drop();
  });
  beforeEach(() => it.pool.query("DELETE FROM read.cell; DELETE FROM read.member; DELETE FROM read.touched; UPDATE read.place SET n = 0, position = 'start'"));
  /** What the projector does with an event: rows, checkpoint and touched keys at once. */
  it.project = (n, ids) => it.pool.query(
    `WITH t AS (INSERT INTO read.touched (n, keys) VALUES ($1, $2)), c AS (UPDATE read.place SET n = $1)
     INSERT INTO read.cell SELECT id, $1 FROM unnest($3::text[]) AS u(id) ON CONFLICT (id) DO UPDATE SET value = excluded.value`,
    [n, JSON.stringify(keysOf(ids)), ids]);
  return it;
}

export const keysOf = (ids: string[] | null) => ({ cell: ids?.map((id) => ({ id })) ?? null });
export const row = (id: string, value: number) => [id, { id, value }];
export const byId = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

import type { Kysely } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { type LiveRows as LiveState, noRows, onDelta, onSubscribed, onSubscribing } from '#client/kit/live-rows';
import { endpoint, one } from '#contract/kit/endpoint';
import { openPool, openReadSide } from '#projections/kit/database';
import type { LiveRows } from '#projections/kit/live-rows';
import { migrateRead } from '#projections/kit/read-schema';
import { table } from '#projections/kit/table';
import { LISTED_MS } from '#projections/kit/touched';
import { Tick } from '#server/kit/live/tick';
import { type Delta, RowsTopic } from '#server/kit/live/topic';
import { freshDatabase } from '#test/kit/database';
import { until } from '#test/kit/until';

const cell = table('cell', { id: z.string(), value: z.int() }, ['id']);
const cells = endpoint('test.cells', 'GET /api/test/cells', { output: one(z.array(cell.row)), allow: 'user', live: { rows: 'data', key: 'id' } });
const live: LiveRows = {
  endpoint: cells,
  tables: [cell],
  meaning: { cell: ({ id }) => [id as string] },
  rows: (db, _, keys) => {
    const all = db.withSchema('read').selectFrom('cell').selectAll();
    return (keys ? all.where('id', 'in', [...keys]) : all).execute();
  },
};

/** The same with a sum beside them. */
const summed: LiveRows = {
  ...live,
  beside: {
    tables: [cell],
    concerns: { cell: () => true },
    read: async (db) => (await db.withSchema('read').selectFrom('cell').select((it) => it.fn.coalesce(it.fn.sum<number>('value'), it.lit(0)).as('sum')).executeTakeFirstOrThrow()),
  },
};

const member = table('member', { id: z.string() }, ['id']);
/** Cells of whoever is a member: many others' move, too. */
const ofMembers: LiveRows = {
  ...live,
  tables: [member, cell],
  meaning: { member: ({ id }) => [id as string], cell: ({ id }) => [id as string] },
  within: ['cell'],
  rows: (db, _, keys) => {
    const all = db.withSchema('read').selectFrom('cell').innerJoin('member', 'member.id', 'cell.id').select(['cell.id', 'value']);
    return (keys ? all.where('cell.id', 'in', [...keys]) : all).execute();
  },
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let db: Kysely<any>;
let topic: RowsTopic;
let deltas: Delta[];
let resets: number;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url);
  db = openReadSide(pool);
  await migrateRead(pool, []);
  await pool.query('CREATE TABLE read.cell (id text PRIMARY KEY, value int NOT NULL); CREATE TABLE read.member (id text PRIMARY KEY)');
  // Slow to say where it is, so that whatever may come in between does.
  await pool.query('ALTER TABLE read.checkpoint RENAME TO place; CREATE VIEW read.checkpoint AS SELECT place.* FROM read.place, pg_sleep(random() * 0.03)');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query("DELETE FROM read.cell; DELETE FROM read.member; DELETE FROM read.touched; UPDATE read.place SET n = 0, position = 'start'");
  [deltas, resets] = [[], 0];
  topic = new RowsTopic('cells', live, {}, new Tick(live, db, { now: new Date(0) }), 0, { emit: (delta) => deltas.push(delta), reset: () => resets++, told: () => 0 });
});
afterEach(() => topic.close());

const keysOf = (ids: string[] | null) => ({ cell: ids?.map((id) => ({ id })) ?? null });
/** What the projector does with an event: rows, checkpoint and touched keys at once. */
async function project(n: number, ids: string[]) {
  await pool.query(
    `WITH t AS (INSERT INTO read.touched (n, keys) VALUES ($1, $2)), c AS (UPDATE read.place SET n = $1)
     INSERT INTO read.cell SELECT id, $1 FROM unnest($3::text[]) AS u(id) ON CONFLICT (id) DO UPDATE SET value = excluded.value`,
    [n, JSON.stringify(keysOf(ids)), ids]);
}
const row = (id: string, value: number) => [id, { id, value }];
const byId = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
/** What the rows were at a position: each has the number of the event that touched it last. */
const rowsAt = (history: string[][], n: number) =>
  [...new Map(history.slice(0, n + 1).flatMap((ids, value) => ids.map((id) => [id, { id, value }] as const))).values()].sort(byId);

describe('the rows of a topic', () => {
  it('are sent with everything that their position has seen, noticed yet or not', async () => {
    await project(1, ['a']);
    await project(2, ['b']);
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await until('a delta', () => deltas.length);
    expect(deltas[0]).toEqual({ from: 0, to: 2, changes: [row('a', 1), row('b', 2)] });
    topic.touch([{ n: 2, keys: keysOf(['b']) }], 0);
    await project(3, ['a']);
    topic.touch([{ n: 3, keys: keysOf(['a']) }], 0);
    await until('the next delta', () => deltas.length === 2);
    expect(deltas[1]).toEqual({ from: 2, to: 3, changes: [row('a', 3)] });
  });

  it('are answered from a position with everything since, noticed yet or not', async () => {
    await project(1, ['a']);
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await until('a delta', () => deltas.length);
    await project(2, ['b']);
    expect(await topic.since(1)).toEqual({ kind: 'delta', from: 1, to: 2, changes: [row('b', 2)] });
    expect(await topic.since(0)).toEqual({ kind: 'delta', from: 0, to: 2, changes: [row('a', 1), row('b', 2)] });
    expect(await topic.since(undefined)).toEqual({ kind: 'snapshot', to: 2, changes: [row('a', 1), row('b', 2)] });
    topic.touch([{ n: 2, keys: keysOf(['b']) }], 0);
    await until('what is noticed late is settled', () => topic.sent === 2);
    expect(deltas.slice(1)).toEqual([{ from: 1, to: 2, changes: [row('b', 2)] }]);
  });

  it('are answered whole when anything may have changed, noticed yet or not', async () => {
    await project(1, ['a']);
    await pool.query('UPDATE read.touched SET keys = $1', [JSON.stringify(keysOf(null))]);
    expect(await topic.since(0)).toEqual({ kind: 'snapshot', to: 1, changes: [row('a', 1)] });
    topic.touch([{ n: 1, keys: keysOf(null) }], 0);
    await until('a reset', () => resets);
    expect(await topic.since(0)).toMatchObject({ kind: 'snapshot', to: 1 });
    expect(await topic.since(1)).toEqual({ kind: 'delta', from: 1, to: 1, changes: [] });
  });

  it('are answered whole to whoever stands before what is remembered', async () => {
    const many = Array.from({ length: 1_500 }, (_, i) => `row ${i}`);
    for (const n of [1, 2]) await project(n, many);
    topic.touch([{ n: 2, keys: keysOf(many) }], 0);
    await until('a delta', () => deltas.length);
    expect(await topic.since(0)).toMatchObject({ kind: 'snapshot', to: 2 });
    expect(await topic.since(1)).toMatchObject({ kind: 'delta', to: 2 });
  });

  it('are never claimed at a position that they do not have, however reading and sending meet', async () => {
    const clients = Array.from({ length: 4 }, () => ({ state: noRows as LiveState, asking: false }));
    const history: string[][] = [[]];
    const settle = (it: (typeof clients)[number], next: LiveState | 'resubscribe') => {
      if (next !== 'resubscribe') it.state = next;
      const [{ status, rows, beside }, expected] = [it.state, rowsAt(history, it.state.pos)];
      if (status === 'live') expect([[...rows.values()].sort(byId), beside]).toEqual([expected, { sum: expected.reduce((sum, { value }) => sum + value, 0) }]);
    };
    const send = (delta: Delta) => {
      for (const it of clients) settle(it, onDelta(it.state, { topic: 'cells', epoch: 'e', ...delta }));
    };
    const racing = new RowsTopic('cells', summed, {}, new Tick(summed, db, { now: new Date(0) }), 0, { emit: send, reset: () => {}, told: () => told });
    const ask = async (it: (typeof clients)[number]) => {
      it.state = onSubscribing(it.state);
      const answer = await racing.since(it.state.epoch === null ? undefined : it.state.pos);
      settle(it, onSubscribed(it.state, { topic: 'cells', epoch: 'e', ...answer }));
    };
    let [goesOn, told] = [true, 0];
    const asking = clients.map(async (it) => {
      while (goesOn) await ask(it);
    });
    for (let n = 1; n <= 2000; n++) {
      history.push([`row ${(n * 7) % 5}`]);
      await project(n, history[n] as string[]);
      racing.touch([{ n, keys: keysOf(history[n] as string[]) }], told);
      told = n;
    }
    goesOn = false;
    await Promise.all(asking);
    await Promise.all(clients.map(ask));
    for (const { state } of clients) expect(state.pos).toBe(2000);
    racing.close();
  });

  it('are those that are there: what moves of others is not told, whoever comes is not missed', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `row ${i}`);
    const [here, values] = [new Set<string>(), new Map<string, number>()];
    let state: LiveState = onSubscribing(noRows);
    const told: string[] = [];
    const hear = (delta: Delta) => {
      told.push(...delta.changes.map(([id]) => id));
      const next = onDelta(state, { topic: 'cells', epoch: 'e', ...delta });
      if (next !== 'resubscribe') state = next;
    };
    const its = new RowsTopic('cells', ofMembers, {}, new Tick(ofMembers, db, { now: new Date(0) }), 0, { emit: hear, reset: () => {}, told: () => before });
    let before = 0;
    const answer = await its.since(undefined);
    const begun = onSubscribed(state, { topic: 'cells', epoch: 'e', ...answer });
    if (begun !== 'resubscribe') state = begun;
    for (let n = 1; n <= 1_500; n++) {
      const [id, comes] = [ids[(n * 5) % 6] as string, n % 40 === 0 ? (ids[(n / 40) % 5] as string) : undefined];
      const keys = { cell: [{ id }], ...(comes ? { member: [{ id: comes }] } : {}) };
      const moves = !comes ? '' : here.has(comes) ? `DELETE FROM read.member WHERE id = '${comes}';` : `INSERT INTO read.member VALUES ('${comes}');`;
      await pool.query(`BEGIN; ${moves} INSERT INTO read.cell VALUES ('${id}', ${n}) ON CONFLICT (id) DO UPDATE SET value = ${n};
        INSERT INTO read.touched (n, keys) VALUES (${n}, '${JSON.stringify(keys)}'); UPDATE read.place SET n = ${n}; COMMIT`);
      values.set(id, n);
      if (comes) here.has(comes) ? here.delete(comes) : here.add(comes);
      its.touch([{ n, keys }], before);
      before = n;
    }
    const expected = [...values].filter(([id]) => here.has(id)).map(([id, value]) => ({ id, value })).sort(byId);
    await until('the last of them', () => JSON.stringify([...state.rows.values()].sort(byId)) === JSON.stringify(expected));
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain('row 5');
    its.close();
  });

  it('are sent once the database answers again', async () => {
    await project(1, ['a']);
    await pool.query('ALTER TABLE read.cell RENAME TO hidden');
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await expect(topic.since(undefined)).rejects.toThrow('does not exist');
    await pool.query('ALTER TABLE read.hidden RENAME TO cell');
    await until('the delta', () => deltas.length);
    expect(deltas).toEqual([{ from: 0, to: 1, changes: [row('a', 1)] }]);
  });

  it('are asked for anew where the database was silent for so long that what was touched is not listed any more', async () => {
    await project(1, ['a']);
    await pool.query('ALTER TABLE read.cell RENAME TO hidden');
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await expect(topic.since(undefined)).rejects.toThrow('does not exist');
    await until('a try in vain', () => (topic as unknown as { failing?: number }).failing);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LISTED_MS);
    await until('the whole to be owed', () => (topic as unknown as { given: unknown }).given === 'all');
    clock.mockRestore();
    await pool.query('DELETE FROM read.touched');
    await pool.query('ALTER TABLE read.hidden RENAME TO cell');
    await until('a reset', () => resets);
  });

  it('bring along what stands beside them, also where it was told of as a whole and is listed nowhere', async () => {
    const both = new RowsTopic('cells', { ...summed, tables: [] }, {}, new Tick(summed, db, { now: new Date(0) }), 0, { emit: (delta) => deltas.push(delta), reset: () => resets++, told: () => 0 });
    await project(1, ['a']);
    await pool.query('DELETE FROM read.touched');
    both.touch([{ n: 1, keys: keysOf(null) }], 0);
    await until('a delta', () => deltas.length);
    expect(deltas).toEqual([{ from: 0, to: 1, changes: [], beside: { sum: 1 } }]);
    both.close();
  });
});

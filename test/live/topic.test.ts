import { type LiveRows as LiveState, noRows, onDelta, onSubscribed, onSubscribing } from '#client/kit/live-rows';
import type { LiveRows } from '#projections/kit/live-rows';
import { LISTED_MS } from '#projections/kit/touched';
import { Tick } from '#server/kit/live/tick';
import { type Delta, RowsTopic } from '#server/kit/live/topic';
import { byId, cell, keysOf, live, readSideOfCells, row } from '#test/live/cells';
import { until } from '#test/kit/until';

/** The same with a sum beside them. */
const summed: LiveRows = {
  ...live,
  beside: {
    tables: [cell],
    concerns: { cell: () => true },
    read: async (db) => (await db.withSchema('read').selectFrom('cell').select((it) => it.fn.coalesce(it.fn.sum<number>('value'), it.lit(0)).as('sum')).executeTakeFirstOrThrow()),
  },
};

const side = readSideOfCells();
let topic: RowsTopic;
let deltas: Delta[];
let resets: number;

beforeEach(() => {
  [deltas, resets] = [[], 0];
  topic = new RowsTopic('cells', live, {}, new Tick(live, side.db, { now: new Date(0) }), 0, { emit: (delta) => deltas.push(delta), reset: () => resets++, told: () => 0 });
});
afterEach(() => topic.close());

/** What the rows were at a position: each has the number of the event that touched it last. */
const rowsAt = (history: string[][], n: number) =>
  [...new Map(history.slice(0, n + 1).flatMap((ids, value) => ids.map((id) => [id, { id, value }] as const))).values()].sort(byId);

describe('the rows of a topic', () => {
  it('are sent with everything that their position has seen, noticed yet or not', async () => {
    await side.project(1, ['a']);
    await side.project(2, ['b']);
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await until('a delta', () => deltas.length);
    expect(deltas[0]).toEqual({ from: 0, to: 2, changes: [row('a', 1), row('b', 2)] });
    topic.touch([{ n: 2, keys: keysOf(['b']) }], 0);
    await side.project(3, ['a']);
    topic.touch([{ n: 3, keys: keysOf(['a']) }], 0);
    await until('the next delta', () => deltas.length === 2);
    expect(deltas[1]).toEqual({ from: 2, to: 3, changes: [row('a', 3)] });
  });

  it('are answered from a position with everything since, noticed yet or not', async () => {
    await side.project(1, ['a']);
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await until('a delta', () => deltas.length);
    await side.project(2, ['b']);
    expect(await topic.since(1)).toEqual({ kind: 'delta', from: 1, to: 2, changes: [row('b', 2)] });
    expect(await topic.since(0)).toEqual({ kind: 'delta', from: 0, to: 2, changes: [row('a', 1), row('b', 2)] });
    expect(await topic.since(undefined)).toEqual({ kind: 'snapshot', to: 2, changes: [row('a', 1), row('b', 2)] });
    topic.touch([{ n: 2, keys: keysOf(['b']) }], 0);
    await until('what is noticed late is settled', () => topic.sent === 2);
    expect(deltas.slice(1)).toEqual([{ from: 1, to: 2, changes: [row('b', 2)] }]);
  });

  it('are answered whole when anything may have changed, noticed yet or not, also where no event has come since', async () => {
    await side.project(1, ['a']);
    expect(await topic.since(undefined)).toMatchObject({ to: 1, changes: [row('a', 1)] });
    await side.pool.query('UPDATE read.touched SET keys = $1', [JSON.stringify(keysOf(null))]);
    expect(await topic.since(0)).toEqual({ kind: 'snapshot', to: 1, changes: [row('a', 1)] });
    await side.pool.query('UPDATE read.cell SET value = 7');
    topic.touch([{ n: 1, keys: keysOf(null) }], 0);
    await until('a reset', () => resets);
    for (const from of [0, 1]) expect(await topic.since(from)).toEqual({ kind: 'snapshot', to: 1, changes: [row('a', 7)] });
    await side.project(2, ['b']);
    topic.touch([{ n: 2, keys: keysOf(['b']) }], 1);
    await until('a delta', () => deltas.length);
    expect(await topic.since(2)).toEqual({ kind: 'delta', from: 2, to: 2, changes: [] });
  });

  it('are answered whole to whoever stands before what is remembered', async () => {
    const many = Array.from({ length: 1_500 }, (_, i) => `row ${i}`);
    for (const n of [1, 2]) await side.project(n, many);
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
    const racing = new RowsTopic('cells', summed, {}, new Tick(summed, side.db, { now: new Date(0) }), 0, { emit: send, reset: () => {}, told: () => told });
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
      await side.project(n, history[n] as string[]);
      racing.touch([{ n, keys: keysOf(history[n] as string[]) }], told);
      told = n;
    }
    goesOn = false;
    await Promise.all(asking);
    await Promise.all(clients.map(ask));
    for (const { state } of clients) expect(state.pos).toBe(2000);
    racing.close();
  });

  it('are sent once the database answers again', async () => {
    await side.project(1, ['a']);
    await side.pool.query('ALTER TABLE read.cell RENAME TO hidden');
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await expect(topic.since(undefined)).rejects.toThrow('does not exist');
    await side.pool.query('ALTER TABLE read.hidden RENAME TO cell');
    await until('the delta', () => deltas.length);
    expect(deltas).toEqual([{ from: 0, to: 1, changes: [row('a', 1)] }]);
  });

  it('are asked for anew where the database was silent for so long that what was touched is not listed any more', async () => {
    await side.project(1, ['a']);
    await side.pool.query('ALTER TABLE read.cell RENAME TO hidden');
    topic.touch([{ n: 1, keys: keysOf(['a']) }], 0);
    await expect(topic.since(undefined)).rejects.toThrow('does not exist');
    await until('a try in vain', () => (topic as unknown as { failing?: number }).failing);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LISTED_MS);
    await until('the whole to be owed', () => (topic as unknown as { given: unknown }).given === 'all');
    clock.mockRestore();
    await side.pool.query('DELETE FROM read.touched');
    await side.pool.query('ALTER TABLE read.hidden RENAME TO cell');
    await until('a reset', () => resets);
  });

  it('bring along what stands beside them, also where it was told of as a whole and is listed nowhere', async () => {
    const both = new RowsTopic('cells', { ...summed, tables: [] }, {}, new Tick(summed, side.db, { now: new Date(0) }), 0, { emit: (delta) => deltas.push(delta), reset: () => resets++, told: () => 0 });
    await side.project(1, ['a']);
    await side.pool.query('DELETE FROM read.touched');
    both.touch([{ n: 1, keys: keysOf(null) }], 0);
    await until('a delta', () => deltas.length);
    expect(deltas).toEqual([{ from: 0, to: 1, changes: [], beside: { sum: 1 } }]);
    both.close();
  });
});

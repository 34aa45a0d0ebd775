import { z } from 'zod';
import { type LiveRows as LiveState, noRows, onDelta, onSubscribed, onSubscribing } from '#client/kit/live-rows';
import type { LiveRows } from '#projections/kit/live-rows';
import { table } from '#projections/kit/table';
import type { Touched } from '#projections/kit/touched';
import { type Standpoint, Tick } from '#server/kit/live/tick';
import { type Delta, RowsTopic } from '#server/kit/live/topic';
import { byId, cell, keysOf, live, readSideOfCells, row } from '#test/live/cells';
import { until } from '#test/kit/until';

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

const side = readSideOfCells();

describe('the rows of a topic of which others move, too', () => {
  /** Reads wait for their turn once they stand somewhere, in the order in which they came there. */
  class Held extends Tick {
    readonly standing: (() => void)[] = [];
    isHolding = false;
    override read<T>(after: number, work: (from: Standpoint) => Promise<T>) {
      return super.read(after, async (from) => {
        if (this.isHolding) await new Promise<void>((go) => this.standing.push(go));
        return work(from);
      });
    }
  }
  const comes = (n: number) => side.pool.query(`BEGIN; INSERT INTO read.member VALUES ('a'); INSERT INTO read.touched (n, keys) VALUES (${n}, '{"member": [{"id": "a"}]}'); UPDATE read.place SET n = ${n}; COMMIT`);
  const came = (n: number) => ({ n, keys: { member: [{ id: 'a' }] } });
  let tick: Held;
  let its: RowsTopic;
  let told: number;
  let deltas: Delta[];
  beforeEach(async () => {
    [told, deltas] = [1, []];
    tick = new Held(ofMembers, side.db, { now: new Date(0) });
    its = new RowsTopic('cells', ofMembers, {}, tick, 0, { emit: (delta) => deltas.push(delta), reset: () => {}, told: () => told });
    await side.project(1, ['a']);
  });
  afterEach(() => its.close());
  const touch = (touched: Touched) => {
    its.touch([touched], told);
    told = touched.n;
  };

  it('miss nothing of whoever came while they were read', async () => {
    await its.since(undefined);
    tick.isHolding = true;
    await comes(2);
    touch(came(2));
    await until('a reading', () => tick.standing.length);
    await side.project(3, ['a']);
    touch({ n: 3, keys: keysOf(['a']) });
    tick.isHolding = false;
    for (const go of tick.standing) go();
    await until('the value', () => deltas.at(-1)?.to === 3);
    expect(deltas.flatMap(({ changes }) => changes)).toEqual([row('a', 1), row('a', 3)]);
  });

  it('forget nobody over a reading that began before they came', async () => {
    await its.since(undefined);
    tick.isHolding = true;
    const early = its.since(undefined);
    await until('a reading', () => tick.standing.length);
    tick.isHolding = false;
    await comes(2);
    touch(came(2));
    await until('whoever comes', () => deltas.length);
    for (const go of tick.standing) go();
    expect(await early).toMatchObject({ to: 1, changes: [] });
    await side.project(3, ['a']);
    touch({ n: 3, keys: keysOf(['a']) });
    await until('the value', () => deltas.at(-1)?.to === 3);
    expect(deltas.flatMap(({ changes }) => changes)).toEqual([row('a', 1), row('a', 3)]);
  });

  it('are told to whoever saw them come, and then missed what they did next', async () => {
    await its.since(undefined);
    tick.isHolding = true;
    await comes(2);
    const saw = its.since(undefined);
    await until('a reading', () => tick.standing.length);
    tick.isHolding = false;
    for (const go of tick.standing) go();
    expect(await saw).toMatchObject({ to: 2 });
    await side.project(3, ['a']);
    touch(came(2));
    touch({ n: 3, keys: keysOf(['a']) });
    await until('the delta', () => deltas.at(-1)?.to === 3);
    expect(await its.since(2)).toMatchObject({ to: 3, changes: [row('a', 3)] });
  });

  it('know nobody by a first reading that began before they came', async () => {
    tick.isHolding = true;
    const early = its.since(undefined);
    await until('a reading', () => tick.standing.length);
    tick.isHolding = false;
    await comes(2);
    touch(came(2));
    await until('whoever comes', () => deltas.length);
    for (const go of tick.standing) go();
    await early;
    await side.project(3, ['a']);
    touch({ n: 3, keys: keysOf(['a']) });
    await until('the value', () => deltas.at(-1)?.to === 3);
  });

  it('are told to those who are there, and of nobody else', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `row ${i}`);
    const [here, values] = [new Set<string>(), new Map<string, number>()];
    let state: LiveState = onSubscribing(noRows);
    const told: string[] = [];
    const hear = (delta: Delta) => {
      told.push(...delta.changes.map(([id]) => id));
      const next = onDelta(state, { topic: 'cells', epoch: 'e', ...delta });
      if (next !== 'resubscribe') state = next;
    };
    const its = new RowsTopic('cells', ofMembers, {}, tick, 0, { emit: hear, reset: () => {}, told: () => before });
    let before = 1;
    const answer = await its.since(undefined);
    const begun = onSubscribed(state, { topic: 'cells', epoch: 'e', ...answer });
    if (begun !== 'resubscribe') state = begun;
    for (let n = 2; n <= 1_500; n++) {
      const [id, comes] = [ids[(n * 5) % 6] as string, n % 40 === 0 ? (ids[(n / 40) % 5] as string) : undefined];
      const keys = { cell: [{ id }], ...(comes ? { member: [{ id: comes }] } : {}) };
      const moves = !comes ? '' : here.has(comes) ? `DELETE FROM read.member WHERE id = '${comes}';` : `INSERT INTO read.member VALUES ('${comes}');`;
      await side.pool.query(`BEGIN; ${moves} INSERT INTO read.cell VALUES ('${id}', ${n}) ON CONFLICT (id) DO UPDATE SET value = ${n};
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
});

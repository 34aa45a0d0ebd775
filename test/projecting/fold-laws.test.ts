/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Tanggal, Waktu } from '#contract/kit/fields';
import { add, type Change, patch, put, remove } from '#projections/kit/change';
import { fold } from '#projections/kit/fold';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';
import { write } from '#projections/kit/write';
import { readTables, recorded } from '#test/kit/read-side';
import { runs } from '#test/kit/runs';

const TestChanged = event('TestChanged', { changes: z.array(z.any()) });
/** Every kind of column; nothing is needed to begin a row. */
const loose = table('test_loose', {
  a: z.string(), b: z.string(), n: z.int(), m: z.int(), flag: z.boolean(), text: z.string().nullable(), list: z.array(z.string()).nullable(), day: Tanggal.nullable(), time: Waktu.nullable(),
}, ['a', 'b']);
/** A row that cannot be begun without its label. */
const strict = table('test_strict', { a: z.string(), b: z.string(), label: z.string(), n: z.int(), m: z.int() }, ['a', 'b']);
const all = projection({
  name: 'test-all', version: 1, tables: [loose, strict], events: { TestChanged },
  on: { TestChanged: ({ data }) => (data.changes as Op[]).map(changeOf) },
});

type Values = Record<string, unknown>;
type Op = { does: Change['does']; to: 'loose' | 'strict'; key: { a: string; b: string }; values: Values; counts: Record<string, number> };
const tables = { loose, strict };
function changeOf({ does, to, key, values, counts }: Op): Change {
  const it = tables[to] as never;
  if (does === 'put') return put(it, { ...blank[to], ...values, ...key } as never);
  if (does === 'patch') return patch(it, key as never, values as never);
  return does === 'add' ? add(it, key as never, counts as never, values as never) : remove(it, key as never);
}
const blank = {
  loose: { n: 0, m: 0, flag: false, text: null, list: null, day: null, time: null },
  strict: { n: 0, m: 0, label: '' },
};

const text = fc.oneof(fc.constantFrom('', '|', 'a|b', '\\', '"', "'", 'Łódź', '👩‍🏫', '%_', 'null'), fc.string({ maxLength: 4 }));
const key = fc.record({ a: fc.constantFrom('x', 'x|y', '', 'é'), b: fc.constantFrom('z', 'y|z') });
const counts = fc.record({ n: fc.integer({ min: -3, max: 3 }), m: fc.integer({ min: -3, max: 3 }) }, { requiredKeys: [] });
const number = fc.integer({ min: -9, max: 9 });
const looseValues = fc.record({
  n: number, flag: fc.boolean(), text: fc.option(text), list: fc.option(fc.array(text, { maxLength: 2 })),
  day: fc.constantFrom(null, '2026-07-13', '2024-02-29'), time: fc.constantFrom(null, '2026-07-13T01:02:03.456Z'),
}, { requiredKeys: [] });
const strictValues = fc.record({ label: text, n: number }, { requiredKeys: [] });
const does = fc.constantFrom<Op['does']>('put', 'patch', 'add', 'add', 'remove');
const op: fc.Arbitrary<Op> = fc.oneof(
  fc.record({ does, to: fc.constant('loose' as const), key, values: looseValues, counts }),
  fc.record({ does, to: fc.constant('strict' as const), key, values: strictValues, counts }),
);
/** Events of some changes each, and how many of them come in each batch. */
const history = fc.record({ events: fc.array(fc.array(op, { maxLength: 3 }), { maxLength: 14 }), batches: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 14, maxLength: 14 }) });

type Model = Map<string, Values>;
/** The meaning of a change said once more, as plainly as can be; false where it is a fault. */
function apply(model: Model, { does, to, key, values, counts }: Op) {
  const name = JSON.stringify([to, key.a, key.b]);
  const before = model.get(name);
  if (does === 'remove') return void model.delete(name);
  if (does === 'put') return void model.set(name, { ...blank[to], ...values, ...key });
  if (!before && (does === 'patch' || (to === 'strict' && !('label' in values)))) return false;
  const row: Values = { ...(before ?? { ...blank[to], ...key }), ...values };
  if (does === 'add') for (const [column, by] of Object.entries(counts)) row[column] = (row[column] as number) + by;
  model.set(name, row);
  return true;
}

const read = readTables(() => [all]);
const written = async () => [
  ...(await read.rows(loose.name)).map((row) => ['loose', row]), ...(await read.rows(strict.name)).map((row) => ['strict', row]),
].map((it) => JSON.stringify(it, sortedKeys)).sort();
const modelled = (model: Model) => [...model].map(([name, row]) => JSON.stringify([JSON.parse(name)[0], row], sortedKeys)).sort();
const sortedKeys = (_: string, it: unknown) => (typeof it === 'object' && it && !Array.isArray(it) ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1))) : it);

test('folded in whatever batches, the tables hold what the changes one by one would leave', () =>
  fc.assert(fc.asyncProperty(history, async ({ events, batches }) => {
    await read.clear();
    const model: Model = new Map();
    const sound = events.map((ops) => ops.filter((it) => apply(model, it) !== false));
    const facts = recorded(sound.map((changes) => TestChanged({ changes })));
    for (let from = 0, i = 0; from < facts.length; from += batches[i++] as number) await write(read.client, fold(all, facts.slice(from, from + (batches[i] as number))));
    expect(await written()).toEqual(modelled(model));
  }), runs(100)));

test('whatever text an event carries, it is written and stops nothing', () =>
  fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom('', '\0', '\ud800', '\udc00\ud800', '\\u0000', '\\\0'), async (some, harmful) => {
    await read.clear();
    const value = `${some}${harmful}${some}`;
    const change: Op = { does: 'put', to: 'loose', key: { a: 'x', b: 'z' }, values: { text: value, list: [value] }, counts: {} };
    await write(read.client, fold(all, recorded([TestChanged({ changes: [change] })])));
    const wanted = value.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
    expect(await read.rows(loose.name)).toMatchObject([{ text: wanted, list: [wanted] }]);
  }), runs(60)));

describe('a row that is not there', () => {
  const key = { a: 'x', b: 'z' };
  const doing = (op: Partial<Op>) => write(read.client, fold(all, recorded([TestChanged({ changes: [{ does: 'patch', to: 'loose', key, values: {}, counts: {}, ...op }] })])));
  beforeEach(() => read.clear());

  test('cannot be patched', async () => {
    await expect(doing({ values: { n: 1 } })).rejects.toThrow('test_loose: 1 of 1 rows to change are missing');
    await expect(doing({ values: {} })).rejects.toThrow('missing');
    await doing({ does: 'put' });
    await doing({ values: {} });
    expect(await read.rows(loose.name)).toHaveLength(1);
  });

  test('cannot be counted without what it needs to begin', async () => {
    await expect(doing({ to: 'strict', does: 'add', counts: { n: 1 } })).rejects.toThrow('test_strict: 1 of 1 rows to change are missing');
    await expect(doing({ to: 'strict', does: 'add', counts: {} })).rejects.toThrow('missing');
    await doing({ to: 'strict', does: 'add', counts: { n: 1 }, values: { label: 'new' } });
    await doing({ to: 'strict', does: 'add', counts: { n: 1 } });
    expect(await read.rows(strict.name)).toEqual([{ ...key, label: 'new', n: 2, m: 0 }]);
  });

  test('cannot be patched once an event of the same batch has removed it', () => {
    const changes = [{ does: 'put', to: 'loose', key, values: {}, counts: {} }, { does: 'remove', to: 'loose', key }, { does: 'patch', to: 'loose', key, values: { n: 1 }, counts: {} }];
    expect(() => fold(all, recorded([TestChanged({ changes })]))).toThrow('patch of a removed row of test_loose');
  });

  test('may be removed', async () => {
    await doing({ does: 'remove' });
    expect(await read.rows(loose.name)).toEqual([]);
  });
});

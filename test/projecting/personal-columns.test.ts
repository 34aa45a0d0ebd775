/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import { event, type EventType, personal, personalOf } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { put } from '#projections/kit/change';
import { personalColumns } from '#projections/kit/erase';
import { changesOf } from '#projections/kit/fold';
import { type AnyProjection, projection, projections } from '#projections/kit/projection';
import { type AnyTable, table } from '#projections/kit/table';
import { type Json, type Known, propertiesOf, valid } from '#test/kit/arbitrary';
import { exportsUnder } from '#test/kit/source-files';

let all: AnyProjection[];
beforeAll(async () => {
  await exportsUnder('projections', '.projection.ts');
  all = projections();
});

const tables = () => all.flatMap((it) => it.tables);
/** Columns that bear the name of a personal field of an event that fills their table. */
const filled = () => all.flatMap((it) => it.tables.flatMap((table: AnyTable) =>
  Object.values<EventType>(it.events).flatMap((event) => event.personal.filter(({ name }) => name in table.row.shape).map((field) => ({ table, ...field })))));

test('a column that holds a personal field of an event says so, and whose it is: otherwise erasing would leave it', () => {
  expect(filled().length).toBeGreaterThan(6);
  const silent = filled().filter(({ table, name, category }) => personalOf(table.row.shape[name])?.category !== category);
  expect(silent.map(({ table, name }) => `${table.name}.${name}`)).toEqual([]);
});

const ID = randomUUID();
const known: Known = { ids: [ID], days: ['2026-08-04'] };
const markOf = (category: string) => `rahasia${category}`;

/** A value that the schema describes, with the mark of its category wherever a text may stand. */
function marked(schema: Json, mark: string): unknown {
  if (schema.anyOf) return marked(schema.anyOf.find((it) => it.type !== 'null') as Json, mark);
  if (schema.type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? { isi: { type: 'string' } }).map(([name, it]) => [name, marked(it, mark)]));
  if (schema.type === 'array') return [marked(schema.items ?? {}, mark)];
  const isText = !schema.enum && !schema.format && !schema.pattern && [schema.type ?? 'string'].flat().includes('string');
  return isText ? mark : fc.sample(valid(schema, known), { numRuns: 1, seed: 1 })[0];
}

/** What may be said in this event, its personal fields marked or unknown. */
function sayings(it: EventType) {
  const fields = Object.entries(propertiesOf(it.schema)).map(([name, schema]): [string, fc.Arbitrary<unknown>] => {
    const whose = it.personal.find((field) => field.name === name);
    return [name, whose ? fc.constantFrom(marked(schema, markOf(whose.category)), null) : valid(schema, known)];
  });
  return fc.record(Object.fromEntries(fields)).filter((data) => it.schema.safeParse(data).success);
}

/** Where a projection puts marked texts: table, column, which category they are of, and where the row has another person for it. */
function flows(it: AnyProjection, event: EventType) {
  const found = new Set<string>();
  for (const data of fc.sample(sayings(event), { numRuns: 40, seed: 1 })) {
    const recorded = { type: event.type, data, id: ID, stream: `x-${ID}`, revision: 0, position: '1', at: '2026-08-04T01:00:00.000Z', meta: {}, hash: '' };
    for (const { table, ...change } of changesOf(it, recorded as never)) {
      const row: Record<string, unknown> = { ...change.key, ...('values' in change ? change.values : {}) };
      for (const [column, value] of Object.entries(row)) {
        for (const { category, of } of event.personal) {
          if (!JSON.stringify(value ?? null).toLowerCase().includes(markOf(category))) continue;
          const owner = row[personalOf(table.row.shape[column])?.of ?? ''] ?? data[of];
          found.add(`${table.name}.${column} ${category}${owner === data[of] ? '' : ' of somebody else'}`);
        }
      }
    }
  }
  return [...found];
}

const declared = () => tables().flatMap((table) => personalColumns(table).map(({ column, category }) => `${table.name}.${column} ${category}`));

test('whatever a column is called: a personal field of an event comes only into columns that are personal in the same category', () => {
  const found = all.flatMap((it) => Object.values<EventType>(it.events).filter(({ personal }) => personal.length).flatMap((event) => flows(it, event)));
  expect(found.filter((it) => !declared().includes(it))).toEqual([]);
  // A choice cannot bear a mark: these are known by their names, above.
  expect(declared().filter((it) => !found.includes(it)).sort()).toEqual(['student.jenis_kelamin identitas', 'submission_version.jawaban_murid jawaban', 'teacher.jenis_kelamin identitas']);
});

test('a column under another name, in other letters, of another category or of another person is found', () => {
  const of = { id_murid: Id, id_guru: Id };
  const Said = event('TestSaidOf', { ...of, nama: personal('identitas', 'id_murid', z.string()) });
  const seen = table('test_seen', { ...of, julukan: z.string().nullable(), catatan: personal('catatan', 'id_murid', z.string()), guru: personal('identitas', 'id_guru', z.string()) }, ['id_murid']);
  const it = projection({ name: 'test-seen', version: 1, tables: [seen], events: { TestSaidOf: Said }, on: {
    TestSaidOf: ({ data: { nama, ...ids } }) => put(seen, { ...ids, julukan: nama && `Si ${nama.toUpperCase()}`, catatan: nama, guru: nama }),
  } });
  expect(flows(it, Said as never)).toEqual(expect.arrayContaining(['test_seen.julukan identitas', 'test_seen.catatan identitas', 'test_seen.guru identitas of somebody else']));
});

test('the person that a column belongs to stands in the same row, and a column that may be blanked is no key', () => {
  for (const table of tables()) {
    for (const { column, of } of personalColumns(table)) expect({ table: table.name, column, of, isThere: of in table.row.shape, isKey: table.key.includes(column) }).toMatchObject({ isThere: true, isKey: false });
  }
});

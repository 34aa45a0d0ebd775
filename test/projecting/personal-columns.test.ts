import { type EventType, personalOf } from '#contract/kit/event';
import { personalColumns } from '#projections/kit/erase';
import { type AnyProjection, projections } from '#projections/kit/projection';
import type { AnyTable } from '#projections/kit/table';
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

test('the person that a column belongs to stands in the same row, and a column that may be blanked is no key', () => {
  for (const table of tables()) {
    for (const { column, of } of personalColumns(table)) expect({ table: table.name, column, of, isThere: of in table.row.shape, isKey: table.key.includes(column) }).toMatchObject({ isThere: true, isKey: false });
  }
});

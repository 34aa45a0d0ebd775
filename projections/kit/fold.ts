import type { Recorded } from '#contract/kit/event';
import type { Change } from '#projections/kit/change';
import type { AnyProjection } from '#projections/kit/projection';
import { type AnyTable, requiredOf } from '#projections/kit/table';

type Values = Record<string, unknown>;
/** What is left to do to one row after a batch. `creates`: counts may begin a row that is not there. */
export type Outcome =
  | { does: 'put'; key: Values; row: Values }
  | { does: 'change'; key: Values; set: Values; counts: Record<string, number>; creates: boolean }
  | { does: 'remove'; key: Values };
export type Folded = Map<AnyTable, Map<string, Outcome>>;

/** Folds a batch of events into one outcome a row. Throws what a handler throws. */
export function fold(it: AnyProjection, events: readonly Recorded[], into: Folded = new Map()): Folded {
  for (const event of events) for (const each of changesOf(it, event)) change(into, each);
  return into;
}

/** What a projection makes of one event; an event that it needs and nobody can read is its fault. */
export function changesOf(it: AnyProjection, event: Recorded): readonly Change[] {
  if (event.unreadable && it.on[event.type]) throw new Error(event.unreadable);
  const changes = it.on[event.type]?.(event) ?? [];
  return 'does' in changes ? [changes] : changes;
}

export function change(into: Folded, it: Change) {
  let rows = into.get(it.table);
  if (!rows) into.set(it.table, (rows = new Map()));
  const name = nameOf(it);
  const before = rows.get(name);
  const after = before ? moved(before, it) : begun(it);
  if (after !== before) rows.set(name, after);
}

/** The row that an outcome leaves, in memory as in Postgres; a row to change that is missing is a fault of the projection. */
export function applied(table: AnyTable, it: Outcome, before: Values | undefined): Values | undefined {
  if (it.does === 'put') return it.row;
  if (it.does === 'remove') return undefined;
  if (!before && !it.creates) throw new Error(`${table.name}: 1 of 1 rows to change are missing`);
  return count({ ...(before ?? { ...blank(table), ...it.key }), ...it.set }, it.counts);
}

/** The key of a row as one text. */
export function nameOf({ table, key }: { table: AnyTable; key: Values }) {
  let name = '';
  for (const column of table.key as string[]) name += `${key[column]}\0`;
  return name;
}

function begun(it: Change): Outcome {
  if (it.does === 'put') return { does: 'put', key: it.key, row: { ...it.values } };
  if (it.does === 'remove') return { does: 'remove', key: it.key };
  const creates = it.does === 'add' && needed(it.table).every((column) => column in it.values);
  return moved({ does: 'change', key: it.key, set: {}, counts: {}, creates }, it);
}

/** The outcome after one more change; one that goes on from before is changed in place, for a batch has tens of thousands. */
function moved(before: Outcome, it: Change): Outcome {
  if (it.does === 'put' || it.does === 'remove') return begun(it);
  const counts = it.does === 'add' ? it.counts : {};
  if (before.does === 'put') {
    count(Object.assign(before.row, it.values), counts);
    return before;
  }
  if (before.does === 'remove') {
    if (it.does === 'patch') throw new Error(`patch of a removed row of ${it.table.name}`);
    return { does: 'put', key: it.key, row: count({ ...blank(it.table), ...it.key, ...it.values }, counts) };
  }
  for (const column in it.values) {
    before.set[column] = it.values[column];
    if (column in before.counts) delete before.counts[column];
  }
  for (const column in counts) {
    const into = column in before.set ? before.set : before.counts;
    into[column] = ((into[column] as number) ?? 0) + (counts[column] as number);
  }
  return before;
}

function count(row: Values, counts: Record<string, number>) {
  for (const column in counts) row[column] = ((row[column] as number) ?? 0) + (counts[column] as number);
  return row;
}

const required = new WeakMap<AnyTable, string[]>();
function needed(table: AnyTable) {
  const known = required.get(table) ?? requiredOf(table);
  required.set(table, known);
  return known;
}

/** What Postgres would give a row that an `add` creates. */
const blank = (table: AnyTable): Values =>
  Object.fromEntries(Object.entries(table.row.shape).map(([column, schema]) => [column, initial(schema as { def: { type: string } })]));
const initial = ({ def: { type } }: { def: { type: string } }) => (type === 'number' ? 0 : type === 'boolean' ? false : null);

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
  for (const event of events) {
    if (event.unreadable && it.on[event.type]) throw new Error(event.unreadable);
    const changes = it.on[event.type]?.(event);
    if (!changes) continue;
    if ('does' in changes) change(into, changes);
    else for (const each of changes as readonly Change[]) change(into, each);
  }
  return into;
}

function change(into: Folded, it: Change) {
  const rows = into.get(it.table) ?? new Map<string, Outcome>();
  if (!rows.size) into.set(it.table, rows);
  const name = it.table.key.map((column: string) => it.key[column]).join('\0');
  rows.set(name, after(rows.get(name), it));
}

function after(before: Outcome | undefined, it: Change): Outcome {
  if (it.does === 'put') return { does: 'put', key: it.key, row: { ...it.values } };
  if (it.does === 'remove') return { does: 'remove', key: it.key };
  if (before?.does === 'remove' && it.does === 'patch') throw new Error(`patch of a removed row of ${it.table.name}`);
  const counts = it.does === 'add' ? it.counts : {};
  if (before?.does === 'put') return { ...before, row: counted({ ...before.row, ...it.values }, counts) };
  if (before?.does === 'change') return changed(before, it.values, counts);
  if (before?.does === 'remove') return { does: 'put', key: it.key, row: counted({ ...blank(it.table), ...it.key, ...it.values }, counts) };
  const creates = it.does === 'add' && needed(it.table).every((column) => column in it.values);
  return changed({ does: 'change', key: it.key, set: {}, counts: {}, creates }, it.values, counts);
}

function changed(before: Extract<Outcome, { does: 'change' }>, values: Values, counts: Record<string, number>): Outcome {
  const [set, sums] = [{ ...before.set, ...values }, { ...before.counts }];
  for (const column of Object.keys(values)) delete sums[column];
  for (const [column, by] of Object.entries(counts)) {
    if (column in set) set[column] = (set[column] as number) + by;
    else sums[column] = (sums[column] ?? 0) + by;
  }
  return { ...before, set, counts: sums };
}

function counted(row: Values, counts: Record<string, number>) {
  for (const [column, by] of Object.entries(counts)) row[column] = ((row[column] as number) ?? 0) + by;
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

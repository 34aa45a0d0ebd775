import type { AnyTable, KeyOf, RowOf } from '#projections/kit/table';

type Values = Record<string, unknown>;
/** What an event does to one row; nothing else can be said, so a batch of events folds in memory. */
export type Change =
  | { table: AnyTable; does: 'put'; key: Values; values: Values }
  | { table: AnyTable; does: 'patch'; key: Values; values: Values }
  | { table: AnyTable; does: 'add'; key: Values; values: Values; counts: Record<string, number> }
  | { table: AnyTable; does: 'remove'; key: Values };

type Counts<T extends AnyTable> = { [K in keyof RowOf<T> as RowOf<T>[K] extends number ? K : never]?: number };

/** The row is now this. */
export const put = <T extends AnyTable>(table: T, row: RowOf<T>): Change => ({ table, does: 'put', key: keyOf(table, row), values: row });

/** These columns are now this; a row that is missing is a fault of the projection. */
export const patch = <T extends AnyTable>(table: T, key: KeyOf<T>, values: Partial<RowOf<T>>): Change => ({ table, does: 'patch', key, values });

/**
 * These counts moved by this much. A row that is missing is created with `values` and counts from 0; where `values`
 * lack what a row needs, its absence is a fault.
 */
export const add = <T extends AnyTable>(table: T, key: KeyOf<T>, counts: Counts<T>, values: Partial<RowOf<T>> = {}): Change =>
  ({ table, does: 'add', key, values, counts: counts as Record<string, number> });

/** The row is gone. */
export const remove = <T extends AnyTable>(table: T, key: KeyOf<T>): Change => ({ table, does: 'remove', key });

const keyOf = (table: AnyTable, row: Values) => Object.fromEntries(table.key.map((column: string) => [column, row[column]]));

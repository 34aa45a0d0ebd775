import type { Touched } from '#projections/kit/touched';

type Key = Record<string, unknown>;

/**
 * Whether what was touched may have changed an answer: a touched row concerns it unless one of the input's
 * own values contradicts the row's key.
 */
export function concerns(touched: readonly Touched[], tables: readonly string[], input: Key) {
  return touched.some(({ keys }) => keys === null || tables.some((table) => keys[table] === null || keys[table]?.some((key) => fits(key, input))));
}

const fits = (key: Key, input: Key) =>
  Object.entries(input).every(([name, value]) => !(name in key) || value === undefined || value === '' || key[name] === value);

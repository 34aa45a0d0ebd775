import type { Folded } from '#projections/kit/fold';

/** The keys that changed up to `n`, by table; null where everything may have changed. */
export type Touched = { n: number; keys: Record<string, Record<string, unknown>[] | null> | null };
/** What this process has just committed: from which count of events to which. */
export type Moved = Touched & { from: number; position: string };

/** A batch larger than this is catching up: its keys are not listed, watchers read everything again. */
const MOST = 2_000;

/** The keys that a batch changed, by table; null where there are too many to list. */
export function touched(folded: Folded): NonNullable<Touched['keys']> {
  return Object.fromEntries([...folded].map(([table, rows]) => [table.name, rows.size > MOST ? null : [...rows.values()].map(({ key }) => key)]));
}

import type { Folded } from '#projections/kit/fold';

/** The keys that changed up to `n`, by table; null where everything may have changed. */
export type Touched = { n: number; keys: Record<string, Record<string, unknown>[] | null> | null };
/** What this process has just committed: from which count of events to which. */
export type Moved = Touched & { from: number; position: string };

/** What was touched is listed for so long, in ms. */
export const LISTED_MS = 120_000;

/** A batch larger than this is catching up: its keys are not listed, watchers read everything again. */
const MOST = 2_000;

/** The keys that a batch changed, by table; null where there are too many to list. */
export function touched(folded: Folded): NonNullable<Touched['keys']> {
  return Object.fromEntries([...folded].map(([table, rows]) => [table.name, rows.size > MOST ? null : [...rows.values()].map(({ key }) => key)]));
}

/**
 * How far everything is that one set of code reads, and what was touched on the way from $1 to there: $2 are its versions,
 * those of which somebody else's leader does not move may be a little behind the checkpoint.
 */
export const STANDING = `
  WITH here AS (SELECT n, position FROM read.checkpoint
    UNION ALL SELECT n, position FROM read.projection WHERE state = 'filling' AND version = ANY ($2::text[])),
  low AS (SELECT min(n) AS n FROM here)
  SELECT low.n::text, (SELECT json_agg(position) FROM here) AS positions,
    (SELECT json_agg(json_build_object('n', t.n, 'keys', t.keys) ORDER BY t.n)
      FROM (SELECT n, keys FROM read.touched UNION ALL SELECT n, keys FROM read.touched_beside WHERE version = ANY ($2::text[])) t
      WHERE t.n > $1 AND t.n <= low.n) AS touched
  FROM low`;
export type Standing = { n: string; positions: string[]; touched: Touched[] | null };

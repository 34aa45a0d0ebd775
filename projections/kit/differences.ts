import type pg from 'pg';
import { type AnyProjection, physical, versionOf } from '#projections/kit/projection';
import { type AnyTable, quote } from '#projections/kit/table';

/** How many rows of a table are not what they should be, and the key of one of them. */
export type Difference = { table: string; rows: number; key: Record<string, unknown> };

/** Those whose tables are not as far as the checkpoint. */
export async function notLive(client: pg.ClientBase, projections: readonly AnyProjection[]) {
  const { rows } = await client.query<{ version: string }>("SELECT version FROM read.projection WHERE state = 'live'");
  const live = new Set(rows.map((it) => it.version));
  return projections.filter((it) => !live.has(versionOf(it))).map((it) => it.name);
}

/** Where the tables of live projections differ from those in another schema that are as far. */
export async function differences(client: pg.ClientBase, projections: readonly AnyProjection[], schema: string): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const table of projections.flatMap((it) => it.tables as readonly AnyTable[])) {
    const { rows: [it] } = await client.query<{ rows: number; key: Difference['key'] }>(comparison(table, schema));
    if (it?.rows) found.push({ table: table.name, ...it });
  }
  return found;
}

/** Rows are compared as texts: json has no equality. */
function comparison(table: AnyTable, schema: string) {
  const key = `jsonb_build_object(${table.key.map((it: string) => `'${it}', ${quote(it)}`).join(', ')})`;
  const rowsIn = (place: string) => `SELECT ${key} AS key, t::text FROM ${place}."${physical(table.name)}" t`;
  const [there, wanted] = [rowsIn('read'), rowsIn(schema)];
  return `SELECT count(DISTINCT key)::int AS rows, (min(key::text))::jsonb AS key
    FROM ((${there} EXCEPT ALL ${wanted}) UNION ALL (${wanted} EXCEPT ALL ${there})) d`;
}

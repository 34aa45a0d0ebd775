import type pg from 'pg';
import type { z } from 'zod';
import { PersonErased } from '#contract/kit/erasure.events';
import { type DataOf, type Personal, personalOf, type Recorded } from '#contract/kit/event';
import { type AnyProjection, physical, versionOf } from '#projections/kit/projection';
import { type AnyTable, quote } from '#projections/kit/table';

type Erasure = DataOf<typeof PersonErased>;
const OURS = ['checkpoint', 'touched', 'touched_beside', 'projection'];

/** The columns of a table that belong to persons. */
export const personalColumns = ({ row }: AnyTable) =>
  Object.entries(row.shape).flatMap(([column, schema]) => {
    const whose = personalOf(schema as z.ZodType);
    return whose ? [{ column, ...whose }] : [];
  });

export const erasuresIn = (events: readonly Recorded[]): Erasure[] => events.filter((it) => it.type === PersonErased.type && !it.unreadable).map((it) => it.data);

/** The tables that hold columns of these categories. */
export const tablesWith = (all: readonly AnyProjection[], erasures: readonly Erasure[]): AnyTable[] =>
  !erasures.length ? [] : all.flatMap((it) => it.tables).filter((table) => personalColumns(table).some(({ category }) => erasures.some((it) => it.kategori.includes(category))));

/**
 * Takes erased persons out of every table: the rows stay and count, their personal columns are null. Events of later
 * batches cannot bring them back, for their keys are gone. Tables of other versions of the code, whose columns nobody
 * here knows, are emptied and would be filled anew.
 */
export async function erase(client: pg.ClientBase, all: readonly AnyProjection[], erasures: readonly Erasure[]) {
  await blank(client, all, erasures, 'read');
  await emptyOthers(client, all);
}

/** The same for tables that are being made in a schema of their own. */
export async function blank(client: pg.ClientBase, all: readonly AnyProjection[], erasures: readonly Erasure[], schema: string) {
  for (const table of tablesWith(all, erasures)) {
    for (const it of personalColumns(table)) await client.query(blanking(table, it, schema), [personsOf(erasures, it)]);
  }
}

const personsOf = (erasures: readonly Erasure[], { category }: Personal) => erasures.filter((it) => it.kategori.includes(category)).map((it) => it.id_orang);
const blanking = (table: AnyTable, { column, of }: Personal & { column: string }, schema: string) =>
  `UPDATE ${schema}.${quote(physical(table.name))} SET ${quote(column)} = NULL WHERE ${quote(of)} = ANY ($1::uuid[]) AND ${quote(column)} IS NOT NULL`;

/** The place first: whoever fills such a table moves it before any row, so neither waits for the other, nor counts on what is gone. */
async function emptyOthers(client: pg.ClientBase, all: readonly AnyProjection[]) {
  await client.query("UPDATE read.projection SET position = 'start', n = 0, state = 'filling', fault = NULL WHERE version <> ALL ($1)", [all.map(versionOf)]);
  const known = [...OURS, ...all.flatMap((it) => it.tables.map((table) => physical(table.name)))];
  const { rows } = await client.query<{ name: string }>("SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'read' AND tablename <> ALL ($1)", [known]);
  if (rows.length) await client.query(`TRUNCATE ${rows.map(({ name }) => `read.${name}`).join(', ')}`);
}

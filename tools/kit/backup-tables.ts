import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** What is backed up: the log and the vault. Read tables follow from the log. */
const SCHEMAS = ['es', 'vault'];

/** A table as it is copied: its columns without the computed ones, in an order that is the same everywhere. */
export type Table = { name: string; columns: string[]; order: string; references: string[] };

// A table of migrations says what this place's schema is; that is for the place's own migrations to say. What is unlogged is of the moment.
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    coalesce(
      (SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.ord)
        FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k(attnum, ord)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary),
      't::text COLLATE "C"') AS order,
    (SELECT coalesce(array_agg(DISTINCT format('%I.%I', fn.nspname, f.relname)), '{}') FROM pg_constraint r
      JOIN pg_class f ON f.oid = r.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
      WHERE r.conrelid = c.oid AND r.contype = 'f' AND f.oid <> c.oid) AS references
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p' AND NOT c.relispartition AND c.relname !~ 'migration'
  ORDER BY 1`;

/** The tables of the log and the vault, each after those it refers to. */
export const tablesOf = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(TABLES, [SCHEMAS]);
  const sorted: Table[] = [];
  while (sorted.length < rows.length) {
    const next = rows.find((it) => !sorted.includes(it) && it.references.every((name) => sorted.some((done) => done.name === name)));
    if (!next) throw new Error('Tables that refer to each other in a circle cannot be backed up');
    sorted.push(next);
  }
  return sorted;
};

/** The sequences of the log and the vault that were ever drawn from. */
export const sequencesOf = async (client: pg.ClientBase): Promise<{ name: string; last: string }[]> => {
  const drawn = `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
    FROM pg_sequences WHERE schemaname = ANY ($1) AND last_value IS NOT NULL ORDER BY 1`;
  return (await client.query<{ name: string; last: string }>(drawn, [SCHEMAS])).rows;
};

/** Values must have one text, whatever the settings of the place. */
export const plainly = (client: pg.ClientBase) =>
  client.query("SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1");

/** All rows of a table as COPY's text, in the table's order. */
export const rowsOf = (client: pg.ClientBase, { name, columns, order }: Table): CopyToStreamQuery =>
  client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name} t ORDER BY ${order}) TO STDOUT`));

/** A stream that puts COPY's text into a table. */
export const rowsInto = (client: pg.ClientBase, name: string, columns: string[]): Writable =>
  client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`));

/** The hash of all rows of a table, to compare with that of another place. */
export const hashOf = async (client: pg.ClientBase, table: Table): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of rowsOf(client, table)) hash.update(piece);
  return hash.digest('hex');
};

/** The names of the tables that hold anything. */
export const filledOf = async (client: pg.ClientBase): Promise<string[]> => {
  const filled: string[] = [];
  for (const { name } of await tablesOf(client)) {
    if ((await client.query(`SELECT FROM ${name} LIMIT 1`)).rowCount) filled.push(name);
  }
  return filled;
};

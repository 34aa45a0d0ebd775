import type pg from 'pg';
import { type AnyProjection, physical, versionOf } from '#projections/kit/projection';
import { createTable } from '#projections/kit/table';

const MIGRATING = 7106373;

/** `ALTER TABLE` locks a table also where there is nothing to add. */
function columnIfMissing(table: string, column: string) {
  return `DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'read.${table}'::regclass AND attname = '${column}') THEN
      ALTER TABLE read.${table} ADD COLUMN ${column} bigint NOT NULL DEFAULT 0;
    END IF;
  END $$`;
}

/**
 * `checkpoint` has one row: how far all live tables are, as the store's token and as `n`, the number of events.
 * The collation `natural` has 3.2 before 3.10 and small letters beside capitals.
 * `rebuilt` counts the rebuilds. `touched` says which keys each batch changed, for a while. `projection` says how far a
 * filling or stopped one is, with `n` where it last was at the checkpoint; `touched_beside` what a filling one changed.
 */
const READ_SCHEMA = [
  'CREATE SCHEMA IF NOT EXISTS read',
  `CREATE COLLATION IF NOT EXISTS read."natural" (provider = icu, locale = 'und-u-kn-true')`,
  'CREATE TABLE IF NOT EXISTS read.checkpoint (one boolean PRIMARY KEY DEFAULT true CHECK (one), position text NOT NULL, n bigint NOT NULL, rebuilt bigint NOT NULL DEFAULT 0)',
  "INSERT INTO read.checkpoint (position, n) VALUES ('start', 0) ON CONFLICT DO NOTHING",
  'CREATE TABLE IF NOT EXISTS read.touched (n bigint PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), keys json NOT NULL)',
  'CREATE INDEX IF NOT EXISTS touched_at ON read.touched (at)',
  'CREATE TABLE IF NOT EXISTS read.projection (version text PRIMARY KEY, position text NOT NULL, state text NOT NULL, fault json, n bigint NOT NULL DEFAULT 0)',
  columnIfMissing('checkpoint', 'rebuilt'),
  columnIfMissing('projection', 'n'),
  'CREATE TABLE IF NOT EXISTS read.touched_beside (version text, n bigint, at timestamptz NOT NULL DEFAULT now(), keys json NOT NULL, PRIMARY KEY (version, n))',
  'CREATE INDEX IF NOT EXISTS touched_beside_at ON read.touched_beside (at)',
  `CREATE OR REPLACE FUNCTION read.expect(present bigint, wanted bigint, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF present <> wanted THEN
    RAISE EXCEPTION '%: % of % rows to change are missing', what, wanted - present, wanted USING ERRCODE = CASE what WHEN 'checkpoint' THEN 'PLF01' ELSE 'PLM01' END;
  END IF;
END $$`,
];

/**
 * Creates what is missing of the read side, and the tables of the given projections. Each statement is a transaction: whoever
 * leads meanwhile holds all tables that a batch writes, and must never wait for a table while its own are waited for.
 */
export async function migrateRead(pool: pg.Pool, projections: readonly AnyProjection[]) {
  const tables = projections.flatMap((it) => it.tables.flatMap((table) => createTable(table, physical(table.name))));
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    for (const step of [...READ_SCHEMA, ...projections.map(forgottenIfBroken), ...tables]) await client.query(step);
    await client.query(
      `INSERT INTO read.projection (version, position, state) SELECT v, 'start', 'filling' FROM unnest($1::text[]) AS u(v) ON CONFLICT DO NOTHING`,
      [projections.map(versionOf)],
    );
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]).catch(() => {});
    client.release();
  }
}

/** A projection that has lost a table begins anew with all of them: what is left in the others would be counted twice. */
function forgottenIfBroken(it: AnyProjection) {
  const [version, tables] = [`'${versionOf(it)}'`, it.tables.map((table) => `read."${physical(table.name)}"`)];
  return `DO $$ BEGIN
    IF EXISTS (SELECT FROM read.projection WHERE version = ${version}) AND (${tables.map((name) => `to_regclass('${name}') IS NULL`).join(' OR ')}) THEN
      DROP TABLE IF EXISTS ${tables.join(', ')};
      DELETE FROM read.projection WHERE version = ${version};
    END IF;
  END $$`;
}

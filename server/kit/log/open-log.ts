import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { type EventStore, StoreAway } from '#server/kit/log/event-store';
import { RefusedByStore } from '#server/kit/log/eventstore-appending';
import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { PostgresStore } from '#server/kit/log/postgres-store';
import { PlainError } from '#server/kit/plain-error';
import { someAtOnce } from '#server/kit/some-at-once';
import { keepSettingOnce, setting } from '#server/kit/vault';

/** How the vault names the log in Postgres; one in EventStoreDB is named by an id that it carries itself. */
export const IN_POSTGRES = 'postgres';
/** Which log this installation's history is in, and which one its read tables were filled from. */
export const LOG = 'log';
const FILLED_FROM = 'read-side-log';

export type LogConfig = { databaseUrl: string; eventstoreUrl?: string | undefined };

/** The log that this installation's history is in, which has to be the one that is configured; its schema and the vault's must be there. */
export async function openLog(pool: pg.Pool, { databaseUrl, eventstoreUrl }: LogConfig): Promise<EventStore> {
  if (!eventstoreUrl) {
    await ofThisInstallation(pool, IN_POSTGRES, () => Promise.resolve(false));
    return new PostgresStore(pool, databaseUrl);
  }
  const store = new EventStoreDbStore(eventstoreUrl);
  try {
    await ofThisInstallation(pool, await store.identity(), () => store.isFilled());
    await comeBack(pool, store);
  } catch (error) {
    await store.close();
    if (error instanceof StoreAway || error instanceof RefusedByStore) throw new PlainError(`${error.message} (EVENTSTORE_URL)`);
    throw error;
  }
  return store;
}

/** A history that went on in two places could never be put together again: so the first log stays the one, until it is migrated. */
async function ofThisInstallation(pool: pg.Pool, found: string, isFilled: () => Promise<boolean>) {
  const known = await setting<string>(pool, LOG);
  if (!known && found !== IN_POSTGRES) await refuseUnlessNew(pool, isFilled);
  const kept = known ?? (await keepSettingOnce(pool, LOG, found));
  if (kept === found) return;
  if (found === IN_POSTGRES) throw new PlainError(`The history of this school is in EventStoreDB (${kept}). Set EVENTSTORE_URL.`);
  if (kept === IN_POSTGRES) throw new PlainError('The history of this school is in Postgres. Move it with npm run migrate-log -- --to "$EVENTSTORE_URL", or start without EVENTSTORE_URL.');
  throw new PlainError(`This is another EventStoreDB (${found}) than the one that the history of this school is in (${kept}).`);
}

async function refuseUnlessNew(pool: pg.Pool, isFilled: () => Promise<boolean>) {
  const { rows } = await pool.query('SELECT 1 FROM es.event LIMIT 1');
  if (rows.length) await keepSettingOnce(pool, LOG, IN_POSTGRES);
  else if (await isFilled()) throw new PlainError('This EventStoreDB holds the history of another installation. Restore that installation\'s database first, or take an empty EventStoreDB.');
}

/**
 * EventStoreDB may have been restored to before where somebody stood, and have gone on since with what others write: there is
 * no such place any more. All that it holds of ours at a start was handled before; what is new must not be missed.
 */
async function comeBack(pool: pg.Pool, store: EventStoreDbStore) {
  const { rows: [readSide] } = await pool.query<{ isThere: boolean }>(`SELECT to_regclass('read.checkpoint') IS NOT NULL AS "isThere"`);
  const tables = readSide?.isThere ? await lost(pool, store, "SELECT 'read' AS name, position FROM read.checkpoint UNION SELECT version, position FROM read.projection") : [];
  const processes = await lost(pool, store, 'SELECT name, position FROM vault.process');
  if (tables.length || processes.length) new Logger('log').warn('EventStoreDB was restored to an earlier time: tables are filled anew, and what follows is handled from here on');
  const end = await store.end();
  for (const name of processes) await pool.query('UPDATE vault.process SET position = $2 WHERE name = $1', [name, end]);
  if (tables.length) await pool.query('DROP SCHEMA read CASCADE');
}

/** Whoever stood at a place of EventStoreDB's that is none. */
async function lost(pool: pg.Pool, store: EventStoreDbStore, text: string) {
  const { rows } = await pool.query<{ name: string; position: string }>(text);
  const areThere = await someAtOnce(rows, 4, async ({ position }) => !position.includes('/') || store.has(position));
  return rows.filter((_, i) => !areThere[i]).map(({ name }) => name);
}

/** Read tables that were filled from another log are dropped, to be filled anew: its positions mean nothing here. */
export const forgetOtherLog = (pool: pg.Pool) => pool.query(`DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(7106373);
  IF (SELECT value FROM vault.setting WHERE name = '${LOG}') <> coalesce((SELECT value FROM vault.setting WHERE name = '${FILLED_FROM}'), '"${IN_POSTGRES}"') THEN
    DROP SCHEMA IF EXISTS read CASCADE;
    INSERT INTO vault.setting SELECT '${FILLED_FROM}', value FROM vault.setting WHERE name = '${LOG}' ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  END IF;
END $$`);

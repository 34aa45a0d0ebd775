import type pg from 'pg';
import type { EventStore } from '#server/kit/log/event-store';
import { IN_POSTGRES, LOG, ofThisInstallation } from '#server/kit/log/installation';
import { PostgresStore } from '#server/kit/log/postgres-store';

const FILLED_FROM = 'read-side-log';

export type LogConfig = { databaseUrl: string; eventstoreUrl?: string | undefined };

/** The log that this installation's history is in, which has to be the one that is configured; its schema and the vault's must be there. */
export async function openLog(pool: pg.Pool, { databaseUrl, eventstoreUrl }: LogConfig): Promise<EventStore> {
  if (eventstoreUrl) {
    // Its client is a tenth of all that a server loads.
    const { openEventStoreDb } = await import('#server/kit/log/open-eventstoredb');
    return openEventStoreDb(pool, eventstoreUrl);
  }
  await ofThisInstallation(pool, IN_POSTGRES, () => Promise.resolve(false));
  return new PostgresStore(pool, databaseUrl);
}

/** Read tables that were filled from another log are dropped, to be filled anew: its positions mean nothing here. */
export const forgetOtherLog = (pool: pg.Pool) => pool.query(`DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(7106373);
  IF (SELECT value FROM vault.setting WHERE name = '${LOG}') <> coalesce((SELECT value FROM vault.setting WHERE name = '${FILLED_FROM}'), '"${IN_POSTGRES}"') THEN
    DROP SCHEMA IF EXISTS read CASCADE;
    INSERT INTO vault.setting SELECT '${FILLED_FROM}', value FROM vault.setting WHERE name = '${LOG}' ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  END IF;
END $$`);

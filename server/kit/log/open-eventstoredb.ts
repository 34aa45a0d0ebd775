import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { StoreAway } from '#server/kit/log/event-store';
import { RefusedByStore } from '#server/kit/log/eventstore-appending';
import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { ofThisInstallation } from '#server/kit/log/installation';
import { PlainError } from '#server/kit/plain-error';
import { someAtOnce } from '#server/kit/some-at-once';

/** The log of this installation in EventStoreDB. */
export async function openEventStoreDb(pool: pg.Pool, url: string): Promise<EventStoreDbStore> {
  const store = new EventStoreDbStore(url);
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

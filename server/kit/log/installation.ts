import type pg from 'pg';
import { PlainError } from '#server/kit/plain-error';
import { keepSettingOnce, setting } from '#server/kit/vault';

/** How the vault names the log in Postgres; one in EventStoreDB is named by an id that it carries itself. */
export const IN_POSTGRES = 'postgres';
/** Which log this installation's history is in, and which one its read tables were filled from. */
export const LOG = 'log';

/** A history that went on in two places could never be put together again: so the first log stays the one, until it is migrated. */
export async function ofThisInstallation(pool: pg.Pool, found: string, isFilled: () => Promise<boolean>) {
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

import pg from 'pg';
import { openPool } from '#projections/kit/database';
import { projections, versions } from '#projections/kit/projection';
import { ReadSide } from '#projections/kit/read-side';
import { migrateRead } from '#projections/kit/read-schema';
import type { Clock } from '#server/kit/clock';
import { Claims } from '#server/kit/deciding/claims';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { PlainError } from '#server/kit/plain-error';
import { keepSettingOnce, migrateVault } from '#server/kit/vault';

export type Config = { databaseUrl: string; dataDir: string; clock: Clock };
export type Runtime = { pool: pg.Pool; journal: Journal; claims: Claims; readSide: ReadSide; clock: Clock; databaseUrl: string; close(): Promise<void> };

/** Everything that must stand before Nest does: the database with its schemas, the log, the keys, the read side. */
export async function openRuntime({ databaseUrl, dataDir, clock }: Config): Promise<Runtime> {
  const pool = openPool(databaseUrl);
  await migrateLog(pool);
  await migrateVault(pool);
  await migrateRead(pool, projections());
  const store = new PostgresStore(pool, databaseUrl);
  const master = MasterKey.of(dataDir);
  await sameMasterKey(pool, master.digest('fingerprint', 'of this installation'));
  const journal = new Journal(store, new VaultKeys(pool, master));
  const readSide = new ReadSide(pool, databaseUrl, (at, wanted) => store.reached(at, wanted), versions());
  await readSide.start();
  const close = async () => {
    await readSide.stop();
    await store.close();
    await pool.end();
  };
  return { pool, journal, claims: new Claims(journal, master), readSide, clock, databaseUrl, close };
}

/** A database belongs to one master key for ever: another would hide its people and let their names be taken twice. */
async function sameMasterKey(pool: pg.Pool, fingerprint: string) {
  if ((await keepSettingOnce(pool, 'master-key', fingerprint)) === fingerprint) return;
  throw new PlainError('The master key is not the one of this database. Put its master.key into DATA_DIR, or set PELITA_MASTER_KEY to it.');
}

import pg from 'pg';
import { openPool } from '#projections/kit/database';
import { erased } from '#projections/kit/erased.projection';
import { projections, versions } from '#projections/kit/projection';
import { ReadSide } from '#projections/kit/read-side';
import type { Touched } from '#projections/kit/touched';
import { migrateRead } from '#projections/kit/read-schema';
import type { Clock } from '#server/kit/clock';
import { Lag } from '#server/kit/lag';
import { Claims } from '#server/kit/deciding/claims';
import { Journal } from '#server/kit/log/journal';
import type { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { forgetOtherLog, type LogConfig, openLog } from '#server/kit/log/open-log';
import { migrateLog } from '#server/kit/log/postgres-store';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealer } from '#server/kit/log/sealer';
import { masterKeyOf } from '#server/kit/log/whose-key';
import { migrateVault } from '#server/kit/vault';
import { type Opened, opening } from '#server/kit/opened';
import { workingUrl } from '#server/kit/working-role';

const LIVE_CONNECTIONS = 4;

export type Config = LogConfig & { dataDir: string; clock: Clock };
export type Runtime = { pool: pg.Pool; livePool: pg.Pool; asidePool: pg.Pool; journal: Journal; claims: Claims; sealer: Sealer; readSide: ReadSide; lag: Lag; clock: Clock; master: MasterKey; databaseUrl: string; close(): Promise<void> };

/** Everything that must stand before Nest does: the database with its schemas, the log, the keys, the read side. */
export const openRuntime = (config: Config) => opening((opened) => runtimeOf(config, opened));

async function runtimeOf({ dataDir, clock, ...config }: Config, opened: Opened): Promise<Runtime> {
  const { databaseUrl, master } = await prepared(config.databaseUrl, dataDir);
  const pools = [openPool(databaseUrl), openPool(databaseUrl, { max: LIVE_CONNECTIONS }), openPool(databaseUrl, { max: 2, isDurable: false })] as const;
  opened.add(() => Promise.all(pools.map((it) => it.end())));
  const [pool, livePool, asidePool] = pools;
  const store = await openLog(pool, { ...config, databaseUrl });
  opened.add(() => store.close());
  await forgetOtherLog(pool);
  await migrateRead(pool, projections());
  const journal = new Journal(store, new VaultKeys(pool, master));
  const readSide = new ReadSide(databaseUrl, (at, wanted) => store.reached(at, wanted), versions());
  readSide.onTouched((touched) => forgetKeys(journal, touched));
  opened.add(() => readSide.stop());
  await readSide.start();
  const lag = new Lag(store, readSide);
  opened.add(() => lag.stop());
  lag.start();
  const sealer = new Sealer(store, SealFolder.in(dataDir), master.signing);
  return { pool, livePool, asidePool, journal, claims: new Claims(journal, master), sealer, readSide, lag, clock, master, databaseUrl, close: opened.close };
}

/** The schemas are brought up to date by whoever owns the database; everything after that is done under a role that may do less. */
async function prepared(ownerUrl: string, dataDir: string) {
  // An index over a long history takes its time.
  const owner = openPool(ownerUrl, { max: 2, patience: 0 });
  try {
    await migrateVault(owner);
    await migrateLog(owner);
    const master = await masterKeyOf(owner, dataDir);
    return { master, databaseUrl: await workingUrl(owner, ownerUrl, master) };
  } finally {
    await owner.end();
  }
}

/** Keys of persons that another node has erased are not kept in mind here. */
function forgetKeys({ keys }: Journal, touched: readonly Touched[]) {
  for (const it of touched) {
    const persons = it.keys && (it.keys[erased.name] === undefined ? [] : it.keys[erased.name]);
    if (!persons) keys.evictAll();
    else for (const { id_orang } of persons) keys.evict(id_orang as string);
  }
}

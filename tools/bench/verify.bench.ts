import { createPublicKey } from 'node:crypto';
import path from 'node:path';
import { openPool } from '#projections/kit/database';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealer } from '#server/kit/log/sealer';
import { untilNow } from '#server/kit/log/until-now';
import { verifyLog } from '#server/kit/log/verify-log';
import { migrateVault } from '#server/kit/vault';
import { fillHistory } from '#tools/bench/history';
import { type Figures, interleaved, round } from '#tools/bench/measure';

/** A sealed log verified whole (chains, order, seals), against only reading the same events from the store. */
export async function verifyBench(url: string, dir: string): Promise<Figures> {
  const pool = openPool(url);
  await migrateLog(pool);
  await migrateVault(pool);
  const [store, master] = [new PostgresStore(pool, url), new MasterKey(Buffer.alloc(32, 7))];
  const events = await fillHistory(new Journal(store, new VaultKeys(pool, master)));
  const folder = new SealFolder(path.join(dir, 'seals-of-bench'));
  const started = performance.now();
  await new Sealer(store, folder, master.signing).seal('2026-10-01');
  const sealing = performance.now() - started;
  const key = createPublicKey(master.signing);
  const perSecond = async (work: () => Promise<unknown>) => {
    const at = performance.now();
    await work();
    return events / ((performance.now() - at) / 1000);
  };
  const { read, verify } = await interleaved(3, {
    read: () => perSecond(async () => { for await (const _ of untilNow(store)); }),
    verify: () => perSecond(async () => {
      const { broken, sealed } = await verifyLog({ events: untilNow(store), isDense: store.isDense, seals: folder.list(), key });
      if (broken || sealed !== events) throw new Error(`the log of the bench is broken: ${JSON.stringify(broken)}`);
    }),
  });
  await store.close();
  await pool.end();
  return { verify_events_s: round(verify, 0), verify_vs_read: round(verify / read), read_stored_s: round(read, 0), seal_events_s: round(events / (sealing / 1000), 0), verify_events: events };
}

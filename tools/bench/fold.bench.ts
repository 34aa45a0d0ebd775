import pg from 'pg';
import { attendanceProjection } from '#projections/attendance/attendance.projection';
import { openPool } from '#projections/kit/database';
import { migrateRead } from '#projections/kit/read-schema';
import { Projector } from '#projections/kit/projector';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { migrateVault } from '#server/kit/vault';
import { fillHistory, readAll } from '#tools/bench/history';
import { type Figures, interleaved, round, seconds } from '#tools/bench/measure';

/** Projecting the attendance tables against only reading the same events through the same journal. */
export async function foldBench(url: string): Promise<Figures> {
  const pool = openPool(url);
  await migrateLog(pool);
  await migrateVault(pool);
  const journal = new Journal(new PostgresStore(pool, url), new VaultKeys(pool, new MasterKey(Buffer.alloc(32, 7))));
  const events = await fillHistory(journal);
  const { fold, read } = await interleaved(3, {
    read: async () => events / (await seconds(() => readAll(journal))),
    fold: async () => {
      await pool.query('DROP SCHEMA IF EXISTS read CASCADE');
      await migrateRead(pool, [attendanceProjection]);
      return events / (await seconds(() => project(url, journal)));
    },
  });
  await journal.store.close();
  await pool.end();
  return { fold_vs_read: round(fold / read), fold_per_s: round(fold, 0), read_per_s: round(read, 0), fold_events: events };
}

async function project(url: string, journal: Journal) {
  const [client, done] = [new pg.Client({ connectionString: url, pipeline: true }), new AbortController()];
  await client.connect();
  const source = {
    async *subscribe(options: Parameters<Journal['subscribe']>[0]) {
      for await (const batch of journal.subscribe(options)) {
        yield batch;
        if (batch.live) return done.abort();
      }
    },
    reached: (at: string, wanted: string) => journal.store.reached(at, wanted),
  };
  await new Projector(client, source, [attendanceProjection], () => {}).run(done.signal);
  await client.end();
}

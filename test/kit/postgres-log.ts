import pg from 'pg';
import { openPool } from '#projections/kit/database';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { freshDatabase } from '#test/kit/database';

/** A log in a database of its own, with whatever was opened over it closed in the end. */
export async function postgresLog() {
  const database = await freshDatabase();
  const opened: (() => Promise<unknown>)[] = [];
  const poolOf = (url = database.url, max?: number) => {
    const pool = openPool(url, { max });
    opened.push(() => pool.end());
    return pool;
  };
  const pool = poolOf();
  await migrateLog(pool);
  return {
    url: database.url,
    pool,
    poolOf,
    storeOf({ through = database.url, patience, reading = pool }: { through?: string; patience?: number; reading?: pg.Pool } = {}) {
      const store = new PostgresStore(reading, through, patience);
      opened.push(() => store.close());
      return store;
    },
    async client(url = database.url) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      opened.push(() => client.end().catch(() => {}));
      return client;
    },
    async close() {
      for (const close of opened.reverse()) await close();
      await database.drop();
    },
  };
}
export type PostgresLog = Awaited<ReturnType<typeof postgresLog>>;

import { openPool } from '#projections/kit/database';
import { MemoryStore } from '#server/kit/log/memory-store';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { contractSuite } from '#test/kit/contract-suite';
import { freshDatabase } from '#test/kit/database';

contractSuite('the store in memory', async () => {
  const store = new MemoryStore();
  return { store, another: () => store, close: () => store.close() };
});

contractSuite('the store in Postgres', async () => {
  const database = await freshDatabase();
  const pool = openPool(database.url);
  await migrateLog(pool);
  const stores: PostgresStore[] = [];
  const another = () => {
    const store = new PostgresStore(pool, database.url);
    stores.push(store);
    return store;
  };
  const close = async () => {
    await Promise.all(stores.map((it) => it.close()));
    await pool.end();
    await database.drop();
  };
  return { store: another(), another, close };
});

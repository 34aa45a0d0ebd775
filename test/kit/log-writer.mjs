// A process of its own that appends until it has done enough, and says the id of whatever was acknowledged.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PostgresStore } from '#server/kit/log/postgres-store';

const [url, noun, writers, count] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url });
const store = new PostgresStore(pool, url);

async function write() {
  const stream = `${noun}-${randomUUID()}`;
  for (let n = 0; n < Number(count); n++) {
    const id = randomUUID();
    await store.append(stream, [{ id, type: 'Noted', data: JSON.stringify({ n }), meta: '{}' }], n ? n - 1 : 'new');
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, write));
await store.close();
await pool.end();

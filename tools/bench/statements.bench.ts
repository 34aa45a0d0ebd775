import pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { openPool } from '#projections/kit/database';
import { projections } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import { migrateRead } from '#projections/kit/read-schema';
import type { Source } from '#projections/kit/source';
import { Journal, sourceOf } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { migrateVault } from '#server/kit/vault';
import { fillHistory } from '#tools/bench/history';
import type { Figures } from '#tools/bench/measure';
import '#server/app.module';

const BATCHES = 5_000;

/** What 5,000 batches of one to twenty-six events, as a school makes them, leave behind in the leader's connection. */
export async function statementsBench(url: string): Promise<Figures> {
  const pool = openPool(url);
  await migrateLog(pool);
  await migrateVault(pool);
  await migrateRead(pool, projections());
  const journal = new Journal(new PostgresStore(pool, url), new VaultKeys(pool, new MasterKey(Buffer.alloc(32, 7))));
  await fillHistory(journal, true);
  const client = new pg.Client({ connectionString: url, pipeline: true });
  await client.connect();
  const done = new AbortController();
  await new Projector(client, small(sourceOf(journal), done), projections(), () => {}).run(done.signal);
  const { rows } = await client.query<{ n: string; bytes: string }>('SELECT (SELECT count(*) FROM pg_prepared_statements) AS n, (SELECT sum(total_bytes) FROM pg_backend_memory_contexts) AS bytes');
  await client.end();
  await journal.store.close();
  await pool.end();
  return { statements_after_5000_batches: Number(rows[0]?.n), projector_backend_mb: Math.round(Number(rows[0]?.bytes) / 1_048_576) };
}

/** The log in batches of many sizes, mixed so that every kind of event meets every other. */
function small(source: Source, done: AbortController): Source {
  return {
    ...source,
    async *subscribe(options) {
      const all: Recorded[] = [];
      let last = '';
      for await (const { events, position, live } of source.subscribe({ ...options, signal: done.signal })) {
        all.push(...events);
        last = position;
        if (live) break;
      }
      for (let batch = 0, at = 0; at < all.length && batch < BATCHES; batch++) {
        const size = 1 + ((batch * 7) % 26);
        const events = all.slice(at, at + size);
        at += size;
        yield { events, position: (events.at(-1) as Recorded).position, live: false };
      }
      yield { events: [], position: last, live: true };
      done.abort();
    },
  };
}

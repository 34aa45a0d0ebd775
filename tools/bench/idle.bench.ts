import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Figures, round } from '#tools/bench/measure';
import { serve, stop } from '#tools/bench/school';

/** Postgres counts what a connection did up to ten seconds later, once it is idle. */
const SETTLING_MS = 15_000;
const WATCHED_MS = 20_000;

/** What a server does to its database while nobody asks for anything. */
export async function idleBench(databaseUrl: string, dir: string): Promise<Figures> {
  const { child } = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: mkdtempSync(path.join(dir, 'idle-')), DEMO: 'off' }, /is ready/);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const count = async () => Number((await client.query('SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()')).rows[0].n);
  try {
    await pause(SETTLING_MS);
    const before = await count();
    await pause(WATCHED_MS);
    return { idle_tx_per_s: round(((await count()) - before - 1) / (WATCHED_MS / 1_000), 1) };
  } finally {
    await client.end();
    await stop(child);
  }
}

import pg from 'pg';
import { openPool } from '#projections/kit/database';
import { EventStoreConnection } from '#server/kit/log/eventstore-connection';
import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { IN_POSTGRES, LOG } from '#server/kit/log/installation';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { PlainError } from '#server/kit/plain-error';
import { migrateVault, setting } from '#server/kit/vault';
import { compareLogs, copyLog, type Logs } from '#tools/kit/copy-log';
import type { Say } from '#tools/kit/progress';

/** The lock of the node that projects, and the one under which events are appended: with both, nobody works meanwhile. */
const LEADER = 7106374;
const APPENDER = 7106371;
const CALL_MS = 15_000;
const LOCK_NOT_AVAILABLE = '55P03';
const SEALED = 'the_log_has_moved_to_eventstoredb';

/** Copies the log from Postgres into an EventStoreDB that holds nothing else, proves the copy, then makes it the log. */
export async function moveLog(databaseUrl: string, to: string, say: Say): Promise<void> {
  const pool = openPool(databaseUrl, { max: 4 });
  const client = new pg.Client({ connectionString: databaseUrl });
  const [source, target, connection] = [new PostgresStore(pool, databaseUrl), new EventStoreDbStore(to), new EventStoreConnection(to, CALL_MS)];
  try {
    await client.connect();
    await Promise.all([migrateLog(pool), migrateVault(pool)]);
    await workAlone(client);
    await move(pool, client, { source, target, connection }, say);
  } finally {
    await Promise.all([source.close(), target.close(), connection.close()]);
    await client.end();
    await pool.end();
  }
}

/** Whoever died a moment ago is still held to be there for a moment. */
async function workAlone(client: pg.Client) {
  await client.query("SET lock_timeout = '3s'");
  await client.query('SELECT pg_advisory_lock($1)', [LEADER]).catch((error: { code?: string }) => {
    throw error.code === LOCK_NOT_AVAILABLE ? new PlainError('Pelita is running on this database. Stop it first. Nothing was changed.') : error;
  });
  await client.query('RESET lock_timeout');
  await client.query('SELECT pg_advisory_lock($1)', [APPENDER]);
}

async function move(pool: pg.Pool, client: pg.Client, logs: Logs, say: Say) {
  const kept = await setting<string>(pool, LOG);
  if (kept && kept !== IN_POSTGRES) throw new PlainError(`This log was moved before, to ${kept}: nothing is left to do.`);
  const { rows } = await client.query<{ total: string }>('SELECT coalesce(max(position), 0)::text AS total FROM es.event');
  const total = Number(rows[0]?.total);
  const there = await compareLogs(logs, { total, what: 'compared', isWhole: false }, say);
  if (there.count) say(`${there.count} of ${total} events are there already, as they are here`);
  await copyLog(logs, { after: there.count, total }, say);
  const processes = await processesOf(client);
  const copy = await compareLogs(logs, { total, what: 'proved', isWhole: true, wanted: new Set(processes.map((it) => it.position)) }, say);
  await settle(client, await logs.target.identity(), processes.map((it) => ({ ...it, position: copy.places.get(it.position) ?? 'start' })));
  say(`${copy.count} events in ${copy.streams} streams are the same in both logs, byte for byte; ${copy.chained} chains hold`);
}

/** Processes go on where they stood: what they have done must not be done again. */
const processesOf = async (client: pg.Client) => (await client.query<{ name: string; position: string }>('SELECT name, position FROM vault.process')).rows;

/** All at once: the vault names the new log, processes stand at their places there, and the old log takes no more. */
async function settle(client: pg.Client, id: string, positions: readonly { name: string; position: string }[]) {
  await client.query('BEGIN');
  for (const { name, position } of positions) await client.query('UPDATE vault.process SET position = $2 WHERE name = $1', [name, position]);
  await client.query('INSERT INTO vault.setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [LOG, JSON.stringify(id)]);
  await client.query(`ALTER TABLE es.event ADD CONSTRAINT ${SEALED} CHECK (false) NOT VALID`);
  await client.query('COMMIT');
}

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How long to wait for connections on their way out, before those that stay are cut off. */
const PATIENCE_MS = 2_000;

/** A database of one's own on the Postgres of the test run: an empty one, or a copy of another that nobody is connected to. */
export const freshDatabase = async (template = 'template1'): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`create database ${name} template ${template}`));
  return { url: urlOf(name), drop: () => asOwner((client) => drop(client, name)) };
};

/** Makes the database of this name, unless it has been made: the first who asks does, whoever asks meanwhile waits. What was left half made is begun again. */
export const databaseMadeOnce = (name: string, make: (url: string) => Promise<void>) => asOwner(async (client) => {
  const inMaking = `${name}_in_making`;
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  if ((await client.query('select from pg_database where datname = $1', [name])).rowCount) return;
  await client.query(`drop database if exists ${inMaking} with (force)`);
  await client.query(`create database ${inMaking}`);
  await make(urlOf(inMaking));
  await isLeft(client, inMaking);
  await client.query(`alter database ${inMaking} rename to ${name}`);
});

const urlOf = (name: string) => {
  const url = new URL(shared());
  url.pathname = name;
  return url.href;
};

// An ended pool is ended before its connections are closed; to be cut off then would reach its test as an error of nobody's.
const isLeft = async (client: pg.Client, name: string) => {
  const users = async () => (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount;
  for (const end = Date.now() + PATIENCE_MS; (await users()) && Date.now() < end; ) await pause(10);
};

const drop = async (client: pg.Client, name: string) => {
  await isLeft(client, name);
  await client.query(`drop database if exists ${name} with (force)`);
};

const shared = () => {
  const url = process.env.TEST_PG_URL;
  if (!url) throw new Error('TEST_PG_URL is missing: run the tests with jest, whose set-up starts Postgres');
  return url;
};

const asOwner = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: shared() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

import { spawn } from 'node:child_process';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { EmbeddedPostgres, runningDatabase } from '#server/kit/embedded-postgres';
import { databaseOwner } from '#test/kit/database-owner';
import { ask, postmasterPid, restingDatabase } from '#test/kit/resting-database';

const place = restingDatabase();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

const askUntilAnswered = async (url: string, statement: string): Promise<unknown> => {
  try {
    return await ask(url, statement);
  } catch {
    return askUntilAnswered(url, statement);
  }
};

const STARTED = 'select pg_postmaster_start_time()::text';

test('a database whose parent was killed goes on, and the next start adopts it', async () => {
  const owner = await databaseOwner(place.dir);
  const { url } = owner;
  await ask(url, 'create table kept as select 42 as n');
  const started = await ask(url, STARTED);
  await owner.end('SIGKILL');
  expect(runningDatabase(place.dir)).toBe(url);
  expect(await place.postgres.start()).toBe(url);
  expect(await ask(url, STARTED)).toBe(started);
  await place.postgres.stop();
  expect(runningDatabase(place.dir)).toBeUndefined();
});

test('a killed postmaster is brought back at the same address with all that was committed', async () => {
  const url = await place.postgres.start();
  await ask(url, 'create table kept as select 42 as n');
  const started = await ask(url, STARTED);
  process.kill(postmasterPid(place.dir), 'SIGKILL');
  expect(await askUntilAnswered(url, `select pg_postmaster_start_time()::text <> '${started}'`)).toBe(true);
  expect(await ask(url, 'select n from kept')).toBe(42);
});

test('a database that cannot be brought back is reported, with the reason', async () => {
  const lost = new Promise<Error>((resolve) => {
    place.postgres = new EmbeddedPostgres({ dir: place.dir, noSync: true, onLost: resolve });
  });
  await place.postgres.start();
  truncateSync(join(place.dir, 'data', 'global', 'pg_control'));
  process.kill(postmasterPid(place.dir), 'SIGKILL');
  expect((await lost).message).toMatch(/does not start in .*\n[\s\S]*pg_control/);
});

test('a stop during a crash stops an adopted server too', async () => {
  const owner = await databaseOwner(place.dir);
  await owner.end('SIGKILL');
  const url = await place.postgres.start();
  await ask(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pelita %'");
  await place.postgres.stop();
  expect(runningDatabase(place.dir)).toBeUndefined();
});

test('ownership outlives the crash of a backend', async () => {
  const url = await place.postgres.start();
  await ask(url, "do $$ begin perform pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pelita %'; end $$");
  const owned = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
  while ((await ask(url, owned)) !== 1);
  const rival = new EmbeddedPostgres({ dir: place.dir, noSync: true });
  await expect(rival.start()).rejects.toThrow('in use by another server');
});

test('a start after everything was killed recovers what was committed', async () => {
  const owner = await databaseOwner(place.dir);
  const { url } = owner;
  await ask(url, 'create table kept as select 42 as n');
  const postmaster = postmasterPid(place.dir);
  await owner.end('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  expect(await place.postgres.start()).toBe(url);
  expect(await ask(url, 'select n from kept')).toBe(42);
});

test('a pid file that names a stranger does not stand in the way', async () => {
  await place.postgres.start();
  const { uid, gid } = statSync(join(place.dir, 'data'));
  await place.postgres.stop();
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  writeFileSync(join(place.dir, 'data', 'postmaster.pid'), `${stranger.pid}\n${join(place.dir, 'data')}\n1700000000\n20000\n\n127.0.0.1\n`);
  expect(await ask(await place.postgres.start(), 'select 1')).toBe(1);
  stranger.kill();
});

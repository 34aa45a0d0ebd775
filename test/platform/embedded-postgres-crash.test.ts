import { spawn } from 'node:child_process';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres, runningDatabase } from '#server/kit/embedded-postgres';
import { databaseOwner } from '#test/kit/database-owner';
import { ask, postmasterPid, restingDatabase } from '#test/kit/resting-database';
import { until } from '#test/kit/until';

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

test('a database that does not come back is told of once, with the reason, and tried until it does', async () => {
  const url = await place.postgres.start();
  await ask(url, 'create table kept as select 42 as n');
  const control = join(place.dir, 'data', 'global', 'pg_control');
  const bytes = readFileSync(control);
  truncateSync(control);
  process.kill(postmasterPid(place.dir), 'SIGKILL');
  const said = () => (console.error as jest.Mock).mock.calls.flat().join('\n');
  await until('it is told', () => /does not start in .*\n[\s\S]*pg_control[\s\S]*tried again until it does$/.test(said()));
  const launches = () => readFileSync(join(place.dir, 'log'), 'utf8').split('pg_control').length;
  const before = launches();
  await until('it is tried again', () => launches() > before + 1);
  writeFileSync(control, bytes);
  expect(await askUntilAnswered(url, 'select n from kept')).toBe(42);
  await until('it is told, too', () => /is back$/.test(said()));
  expect(said().split('does not start')).toHaveLength(2);
});

test('whoever is no longer the owner is told, and does not live on', async () => {
  const lost = new Promise<Error>((resolve) => {
    place.postgres = new EmbeddedPostgres({ dir: place.dir, noSync: true, onLost: resolve });
  });
  const url = await place.postgres.start();
  const rival = new pg.Client({ connectionString: url.replace(/pelita$/, 'postgres') });
  rival.on('error', () => {});
  await rival.connect();
  const taken = rival.query(`set application_name = 'pelita 4711'; select pg_advisory_lock(objid::bigint) from pg_locks where locktype = 'advisory' and granted`);
  await until('the rival waits', () => ask(url, "select count(*)::int from pg_locks where locktype = 'advisory' and not granted"));
  await ask(url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pelita ${process.pid}'`);
  await taken;
  expect((await lost).message).toContain('in use by another server (process 4711)');
  await rival.end();
  await place.postgres.start();
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

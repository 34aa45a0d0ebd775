import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { EmbeddedPostgres, runningDatabase } from '#server/kit/embedded-postgres';
import { openCluster } from '#server/kit/postgres-cluster';
import { databaseOwner } from '#test/kit/database-owner';
import { temporaryFolder } from '#test/kit/folder';

const template = temporaryFolder();
let folder: ReturnType<typeof temporaryFolder>;
let dir: string;
let postgres: EmbeddedPostgres;

beforeAll(() => openCluster(join(template.path, 'postgres'), { noSync: true }));

afterAll(() => template.remove());

beforeEach(() => {
  folder = temporaryFolder();
  dir = join(folder.path, 'postgres');
  execFileSync('cp', ['-a', join(template.path, 'postgres'), dir]);
  postgres = new EmbeddedPostgres({ dir, noSync: true });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await postgres.stop();
  folder.remove();
});

const ask = async (url: string, statement: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};

const askUntilAnswered = async (url: string, statement: string): Promise<unknown> => {
  try {
    return await ask(url, statement);
  } catch {
    return askUntilAnswered(url, statement);
  }
};

const postmasterPid = () => Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

const STARTED = 'select pg_postmaster_start_time()::text';

test('a database keeps its address, its data and a secret password over a restart', async () => {
  const url = await postgres.start();
  await ask(url, 'create table kept as select 42 as n');
  await postgres.stop();
  expect(runningDatabase(dir)).toBeUndefined();
  expect(await postgres.start()).toBe(url);
  expect(await ask(url, 'select n from kept')).toBe(42);
  expect(new URL(url).password).toMatch(/^[\w-]{32}$/);
  expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
});

test('commits are on disk before they are acknowledged, unless a test asks otherwise', async () => {
  const durable = new EmbeddedPostgres({ dir, flags: ['-c', 'work_mem=5MB'] });
  const url = await durable.start();
  const settings = await Promise.all(['fsync', 'synchronous_commit', 'full_page_writes', 'work_mem'].map((name) => ask(url, `show ${name}`)));
  expect(settings).toEqual(['on', 'on', 'on', '5MB']);
  await durable.stop();
});

test('of two starts at once in an empty folder one wins, the other is told who has it', async () => {
  const empty = join(folder.path, 'empty');
  const rivals = [new EmbeddedPostgres({ dir: empty, noSync: true }), new EmbeddedPostgres({ dir: empty, noSync: true })];
  const results = await Promise.allSettled(rivals.map((rival) => rival.start()));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(String(refused?.reason)).toContain(`in use by another server (process ${process.pid})`);
  const url = results.find((result) => result.status === 'fulfilled')?.value as string;
  expect(await ask(url, 'select 1')).toBe(1);
  await Promise.all(rivals.map((rival) => rival.stop()));
});

test('a start that meets a server on its way out takes over from it', async () => {
  await postgres.start();
  const next = new EmbeddedPostgres({ dir, noSync: true });
  const [url] = await Promise.all([next.start(), postgres.stop()]);
  expect(await ask(url, 'select 1')).toBe(1);
  await next.stop();
});

test('a database whose parent was killed goes on, and the next start adopts it', async () => {
  const owner = await databaseOwner(dir);
  const { url } = owner;
  await ask(url, 'create table kept as select 42 as n');
  const started = await ask(url, STARTED);
  await owner.end('SIGKILL');
  expect(runningDatabase(dir)).toBe(url);
  expect(await postgres.start()).toBe(url);
  expect(await ask(url, STARTED)).toBe(started);
  await postgres.stop();
  expect(runningDatabase(dir)).toBeUndefined();
});

test('a second server is refused while the first lives', async () => {
  const owner = await databaseOwner(dir);
  const { url } = owner;
  await expect(postgres.start()).rejects.toThrow(`in use by another server (process ${owner.process.pid})`);
  await postgres.stop();
  expect(await ask(url, 'select 1')).toBe(1);
  expect(await owner.end('SIGTERM')).toEqual([0, null]);
  expect(runningDatabase(dir)).toBeUndefined();
});

test('a killed postmaster is brought back at the same address with all that was committed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const url = await postgres.start();
  await ask(url, 'create table kept as select 42 as n');
  const started = await ask(url, STARTED);
  process.kill(postmasterPid(), 'SIGKILL');
  expect(await askUntilAnswered(url, `select pg_postmaster_start_time()::text <> '${started}'`)).toBe(true);
  expect(await ask(url, 'select n from kept')).toBe(42);
});

test('a database that cannot be brought back is reported, with the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new Promise<Error>((resolve) => {
    postgres = new EmbeddedPostgres({ dir, noSync: true, onLost: resolve });
  });
  await postgres.start();
  truncateSync(join(dir, 'data', 'global', 'pg_control'));
  process.kill(postmasterPid(), 'SIGKILL');
  expect((await lost).message).toMatch(/does not start in .*\n[^]*pg_control/);
});

test('a stop during a crash stops an adopted server too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const owner = await databaseOwner(dir);
  await owner.end('SIGKILL');
  const url = await postgres.start();
  await ask(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pelita %'");
  await postgres.stop();
  expect(runningDatabase(dir)).toBeUndefined();
});

test('ownership outlives the crash of a backend', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const url = await postgres.start();
  await ask(url, "do $$ begin perform pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pelita %'; end $$");
  const owned = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
  while ((await ask(url, owned)) !== 1);
  const rival = new EmbeddedPostgres({ dir, noSync: true });
  await expect(rival.start()).rejects.toThrow('in use by another server');
});

test('a start after everything was killed recovers what was committed', async () => {
  const owner = await databaseOwner(dir);
  const { url } = owner;
  await ask(url, 'create table kept as select 42 as n');
  const postmaster = postmasterPid();
  await owner.end('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  expect(await postgres.start()).toBe(url);
  expect(await ask(url, 'select n from kept')).toBe(42);
});

test('a pid file that names a stranger does not stand in the way', async () => {
  await postgres.start();
  const { uid, gid } = statSync(join(dir, 'data'));
  await postgres.stop();
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  writeFileSync(join(dir, 'data', 'postmaster.pid'), `${stranger.pid}\n${join(dir, 'data')}\n1700000000\n20000\n\n127.0.0.1\n`);
  expect(await ask(await postgres.start(), 'select 1')).toBe(1);
  stranger.kill();
});

test('a password that does not fit or is missing is named as the reason', async () => {
  await postgres.start();
  await postgres.stop();
  writeFileSync(join(dir, 'password'), 'guessed');
  await expect(postgres.start()).rejects.toThrow('is not the one it was created with');
  rmSync(join(dir, 'password'));
  await expect(postgres.start()).rejects.toThrow(`${join(dir, 'password')} is missing`);
});

test('what keeps Postgres from starting is told in its own words', async () => {
  const wrong = new EmbeddedPostgres({ dir, noSync: true, flags: ['-c', 'shared_buffers=plenty'] });
  await expect(wrong.start()).rejects.toThrow('invalid value for parameter "shared_buffers"');
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('data below a private home is kept where its account can reach it', async () => {
  const [home, shelter] = [join(folder.path, 'home'), join(folder.path, 'shelter')];
  mkdirSync(home);
  chmodSync(home, 0o700);
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const { data, password } = await openCluster(join(home, 'postgres'), { noSync: true, shelter });
  expect(said.mock.calls.flat().join()).toContain(`its data is kept in ${data}`);
  expect(data.startsWith(shelter)).toBe(true);
  expect(realpathSync(join(home, 'postgres', 'data'))).toBe(data);
  expect((await openCluster(join(home, 'postgres'), { shelter })).password).toBe(password);
});

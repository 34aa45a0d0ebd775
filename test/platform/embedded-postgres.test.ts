import { chmodSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres, runningDatabase } from '#server/kit/embedded-postgres';
import { openCluster } from '#server/kit/postgres-cluster';
import { databaseOwner } from '#test/kit/database-owner';
import { ask, restingDatabase } from '#test/kit/resting-database';

const place = restingDatabase();

afterEach(() => jest.restoreAllMocks());

test('a database keeps its address, its data and a secret password over a restart', async () => {
  const url = await place.postgres.start();
  await ask(url, 'create table kept as select 42 as n');
  await place.postgres.stop();
  expect(runningDatabase(place.dir)).toBeUndefined();
  expect(await place.postgres.start()).toBe(url);
  expect(await ask(url, 'select n from kept')).toBe(42);
  expect(new URL(url).password).toMatch(/^[\w-]{32}$/);
  expect(statSync(join(place.dir, 'password')).mode & 0o777).toBe(0o600);
});

test('commits are on disk before they are acknowledged, unless a test asks otherwise', async () => {
  const durable = new EmbeddedPostgres({ dir: place.dir, flags: ['-c', 'work_mem=5MB'] });
  const url = await durable.start();
  const settings = await Promise.all(['fsync', 'synchronous_commit', 'full_page_writes', 'work_mem'].map((name) => ask(url, `show ${name}`)));
  expect(settings).toEqual(['on', 'on', 'on', '5MB']);
  await durable.stop();
});

test('of two starts at once in an empty folder one wins, the other is told who has it', async () => {
  const empty = join(place.folder.path, 'empty');
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
  await place.postgres.start();
  const next = new EmbeddedPostgres({ dir: place.dir, noSync: true });
  const [url] = await Promise.all([next.start(), place.postgres.stop()]);
  expect(await ask(url, 'select 1')).toBe(1);
  await next.stop();
});

test('a second server is refused while the first lives', async () => {
  const owner = await databaseOwner(place.dir);
  const { url } = owner;
  await expect(place.postgres.start()).rejects.toThrow(`in use by another server (process ${owner.process.pid})`);
  await place.postgres.stop();
  expect(await ask(url, 'select 1')).toBe(1);
  expect(await owner.end('SIGTERM')).toEqual([0, null]);
  expect(runningDatabase(place.dir)).toBeUndefined();
});

test('a password that does not fit or is missing is named as the reason', async () => {
  await place.postgres.start();
  await place.postgres.stop();
  writeFileSync(join(place.dir, 'password'), 'guessed');
  await expect(place.postgres.start()).rejects.toThrow('is not the one it was created with');
  rmSync(join(place.dir, 'password'));
  await expect(place.postgres.start()).rejects.toThrow(`${join(place.dir, 'password')} is missing`);
});

test('what keeps Postgres from starting is told in its own words', async () => {
  const wrong = new EmbeddedPostgres({ dir: place.dir, noSync: true, flags: ['-c', 'shared_buffers=plenty'] });
  await expect(wrong.start()).rejects.toThrow('invalid value for parameter "shared_buffers"');
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('data below a private home is kept where its account can reach it', async () => {
  const [home, shelter] = [join(place.folder.path, 'home'), join(place.folder.path, 'shelter')];
  mkdirSync(home);
  chmodSync(home, 0o700);
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const { data, password } = await openCluster(join(home, 'postgres'), { noSync: true, shelter });
  expect(said.mock.calls.flat().join()).toContain(`its data is kept in ${data}`);
  expect(data.startsWith(shelter)).toBe(true);
  expect(realpathSync(join(home, 'postgres', 'data'))).toBe(data);
  expect((await openCluster(join(home, 'postgres'), { shelter })).password).toBe(password);
});

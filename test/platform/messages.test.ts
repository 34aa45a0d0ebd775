/** @jest-environment node */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { clockDoubt } from '#server/kit/log/clock-doubt';
import { MemoryStore } from '#server/kit/log/memory-store';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealer } from '#server/kit/log/sealer';
import { runNode } from '#test/kit/child';
import { freshDatabase } from '#test/kit/database';
import { state } from '#test/kit/facts';
import { temporaryFolder } from '#test/kit/folder';
import { freePort } from '#test/kit/port';
import { master, sealedLog } from '#test/log/a-sealed-log';
import { TestNumbered } from '#test/log/numbered';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const start = async (env: Record<string, string>) =>
  runNode(['dist/server/main.js'], { env: { DEMO: 'on', HOST: '127.0.0.1', PORT: String(await freePort()), DATABASE_URL: '', EVENTSTORE_URL: '', PELITA_MASTER_KEY: '', DATA_DIR: join(folder.path, 'data'), ...env } });

test('a port that is taken is said at once and once, before anything is filled', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(await start({ PORT: String(port) })).toEqual({ code: 1, said: `Port ${port} is taken. Stop what listens there, or choose another one with PORT.\n` });
  expect(existsSync(join(folder.path, 'data', 'postgres'))).toBe(false);
  taken.close();
  expect(await start({ PORT: 'web' })).toEqual({ code: 1, said: 'PORT must be a number up to 65535, not "web".\n' });
});

test('a database that cannot be reached names its setting, at the start and of every tool', async () => {
  const nobody = `postgres://pelita:x@127.0.0.1:${await freePort()}/pelita`;
  const said = /^The database that DATABASE_URL names cannot be reached: .*ECONNREFUSED.*\. Is the address right, .*\n$/;
  expect(await start({ DATABASE_URL: nobody })).toEqual({ code: 1, said: expect.stringMatching(said) });
  writeFileSync(join(folder.path, 'master.key'), '7'.repeat(64));
  for (const [name, ...args] of [['verify'], ['export-log', 'log.jsonl'], ['backup', 'school.backup'], ['rebuild', 'attendance'], ['migrate-log', '--to', 'esdb://nobody:2113']]) {
    expect([name, await runNode([`dist/tools/${name}.js`, ...args], { env: { DATABASE_URL: nobody, EVENTSTORE_URL: '', PELITA_MASTER_KEY: '', DATA_DIR: folder.path, INIT_CWD: folder.path } })]).toEqual([name, { code: 1, said: expect.stringMatching(said) }]);
  }
});

test('an EventStoreDB that cannot be reached names its setting', async () => {
  const database = await freshDatabase();
  expect(await start({ DEMO: 'off', DATABASE_URL: database.url, EVENTSTORE_URL: `esdb://127.0.0.1:${await freePort()}?tls=false` })).toEqual({ code: 1, said: expect.stringMatching(/^EventStoreDB does not answer: .*ECONNREFUSED.* \(EVENTSTORE_URL\)\n$/) });
  await database.drop();
});

test('a data folder that cannot be made or written is named with its setting', async () => {
  writeFileSync(join(folder.path, 'file'), '');
  expect(await start({ DATA_DIR: join(folder.path, 'file', 'data') })).toEqual({ code: 1, said: expect.stringMatching(/^The data folder \S+ cannot be written \(ENOTDIR\)\. .* DATA_DIR\.\n$/) });
  if (process.getuid?.() === 0) return;
  mkdirSync(join(folder.path, 'closed'));
  chmodSync(join(folder.path, 'closed'), 0o500);
  expect(await start({ DATA_DIR: join(folder.path, 'closed') })).toEqual({ code: 1, said: expect.stringMatching(/^The data folder \S+ cannot be written \(EACCES\)/) });
});

test('a clock far behind what was sealed last is doubted, and so are events that are far ahead of it', async () => {
  const { journal, sealer } = await sealedLog(join(folder.path, 'clock'), [0]);
  expect(await clockDoubt(sealer)).toBeUndefined();
  await state(journal, 'murid-1', [TestNumbered({ n: 1 })], { at: new Date().toISOString() });
  await sealer.seal('2026-08-01');
  expect(await clockDoubt(sealer)).toBeUndefined();
  expect(await clockDoubt(sealer, new Date(Date.now() - 400.5 * 86_400_000))).toMatch(/it is 400 days behind, or was ahead then$/);
  await state(journal, 'murid-1', [TestNumbered({ n: 2 })], { at: new Date(Date.now() + 3.5 * 86_400_000).toISOString() });
  await sealer.seal('2026-08-01');
  expect(await clockDoubt(sealer)).toMatch(/it is 3 days behind, or was ahead then$/);
  expect(readdirSync(sealer.folder.path)).toHaveLength(2);
  expect(await clockDoubt(new Sealer(new MemoryStore(), new SealFolder('nowhere'), master.signing))).toBeUndefined();
});

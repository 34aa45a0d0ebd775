import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RealClock } from '#server/kit/clock';
import { openRuntime } from '#server/kit/runtime';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';

test('a database opens with its own master key only', async () => {
  const database = await freshDatabase();
  const [mine, other] = [temporaryFolder(), temporaryFolder()];
  const open = (dataDir: string) => openRuntime({ databaseUrl: database.url, dataDir, clock: new RealClock() });
  await (await open(mine.path)).close();
  await (await open(mine.path)).close();
  await expect(open(other.path)).rejects.toThrow(`The master key of this database is missing: there is none in ${path.join(other.path, 'master.key')}`);
  expect(readdirSync(other.path)).toEqual([]);
  writeFileSync(path.join(other.path, 'master.key'), randomBytes(32).toString('hex'));
  await expect(open(other.path)).rejects.toThrow(/is not the one of this database/);
  writeFileSync(path.join(other.path, 'master.key'), 'spilt coffee');
  await expect(open(other.path)).rejects.toThrow(`${path.join(other.path, 'master.key')} must hold 64 hex digits`);
  for (const it of [mine, other]) it.remove();
  await database.drop();
});

test('of two first starts at once one makes the key, the other makes none', async () => {
  const database = await freshDatabase();
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  const opened = await Promise.allSettled([one, other].map((it) => openRuntime({ databaseUrl: database.url, dataDir: it.path, clock: new RealClock() })));
  expect(opened.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([one, other].flatMap((it) => readdirSync(it.path))).toEqual(['master.key']);
  for (const it of opened) if (it.status === 'fulfilled') await it.value.close();
  for (const it of [one, other]) it.remove();
  await database.drop();
});

test('a master key that is none is refused with the name of its setting', async () => {
  const database = await freshDatabase();
  const folder = temporaryFolder();
  process.env.PELITA_MASTER_KEY = randomBytes(5).toString('hex');
  await expect(openRuntime({ databaseUrl: database.url, dataDir: folder.path, clock: new RealClock() })).rejects.toThrow('PELITA_MASTER_KEY must hold 64 hex digits');
  delete process.env.PELITA_MASTER_KEY;
  folder.remove();
  await database.drop();
});

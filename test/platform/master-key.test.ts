import { randomBytes } from 'node:crypto';
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
  await expect(open(other.path)).rejects.toThrow(/master key/);
  for (const it of [mine, other]) it.remove();
  await database.drop();
});

test('a master key that is none is refused with the name of its setting', async () => {
  const database = await freshDatabase();
  const folder = temporaryFolder();
  process.env.PELITA_MASTER_KEY = randomBytes(5).toString('hex');
  await expect(openRuntime({ databaseUrl: database.url, dataDir: folder.path, clock: new RealClock() })).rejects.toThrow(/PELITA_MASTER_KEY/);
  delete process.env.PELITA_MASTER_KEY;
  folder.remove();
  await database.drop();
});

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { temporaryFolder } from '#test/kit/folder';
import { ask, postmasterPid } from '#test/kit/resting-database';
import { until } from '#test/kit/until';

const folder = temporaryFolder();
const disk = smallDisk();
const onDisk = disk ? test : test.skip;
afterAll(() => {
  jest.restoreAllMocks();
  if (disk) execFileSync('umount', ['--lazy', disk]);
  folder.remove();
});

/** A disk that is soon full, where this process may make one. */
function smallDisk() {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=0755', 'tmpfs', folder.path], { stdio: 'ignore' });
    return folder.path;
  } catch {
    return undefined;
  }
}

function fill(file: string) {
  const [fd, block] = [openSync(file, 'w'), Buffer.alloc(1 << 16)];
  try {
    for (;;) writeSync(fd, block);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(fd);
  }
}

onDisk('a database that died on a full disk comes back by itself once there is room', async () => {
  const [dir, filler] = [join(folder.path, 'postgres'), join(folder.path, 'filler')];
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const postgres = new EmbeddedPostgres({ dir, noSync: true });
  const url = await postgres.start();
  await ask(url, 'create table kept as select 42 as n');
  fill(filler);
  process.kill(postmasterPid(dir), 'SIGKILL');
  await until('it was tried in vain', () => /No space left on device[\s\S]*tried again until it does/.test(complaints.mock.calls.flat().join('\n')));
  rmSync(filler);
  expect(await until('it answers', () => ask(url, 'select n from kept').catch(() => undefined))).toBe(42);
  await postgres.stop();
});

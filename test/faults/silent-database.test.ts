import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { ServerProcess } from '#test/faults/server-process';
import { temporaryFolder } from '#test/kit/folder';

/** Every process of the Postgres in a folder: it has the cluster as its working folder. */
function tellAll(dir: string, signal: 'SIGSTOP' | 'SIGCONT') {
  const data = realpathSync(join(dir, 'data'));
  for (const pid of readdirSync('/proc').filter((it) => /^\d+$/.test(it) && folderOf(it) === data)) process.kill(Number(pid), signal);
}
const folderOf = (pid: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a server whose Postgres says nothing any more ends when it is told to, and the next one goes on', async () => {
  const folder = temporaryFolder();
  const dir = join(folder.path, 'postgres');
  const env = { DATA_DIR: folder.path, PELITA_MASTER_KEY: '', EVENTSTORE_URL: '' };
  const server = await ServerProcess.start(env);
  tellAll(dir, 'SIGSTOP');
  try {
    const waiting = server.ask('GET', '/api/health').catch(() => undefined);
    expect(await server.end('SIGTERM')).toBe(0);
    await waiting;
  } finally {
    tellAll(dir, 'SIGCONT');
  }
  const next = await ServerProcess.start(env);
  expect((await next.ask('GET', '/api/health')).status).toBe(200);
  expect(await next.end('SIGTERM')).toBe(0);
  const postgres = new EmbeddedPostgres({ dir });
  await postgres.start();
  await postgres.stop();
  folder.remove();
});

import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';

/** A disk in memory, where there is one: a school is hundreds of small files, and a disk takes longer to find room for them than Postgres to fill them. */
const IN_MEMORY = '/dev/shm';
const ROOM = 2 ** 31;
/** Keeps a throw-away Postgres up for as long as its parent is there: even a killed test run leaves nothing behind. */
const dir = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'pelita-test-'));
// Postgres has a user of its own here, where the tests are run by root.
chmodSync(dir, 0o1777);
/** The journal is cut short before it fills the memory; a password nobody guesses is not made slow to guess; what is asked goes by a file, not through the network, which takes a twentieth of the whole run. */
const FLAGS = ['-c', 'max_wal_size=256MB', '-c', 'scram_iterations=1', '-c', `unix_socket_directories=${dir}`];
const postgres = new EmbeddedPostgres({ dir: join(dir, 'postgres'), noSync: true, flags: FLAGS });

function hasRoom(path) {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

const end = async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true });
  process.exit();
};
process.once('disconnect', end);
try {
  const url = await postgres.start();
  process.send([url.replace('127.0.0.1', encodeURIComponent(dir)), join(dir, 'founded')]);
} catch (error) {
  if (process.connected) console.error(error);
  await end();
}

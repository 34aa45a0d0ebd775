import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';

/** A disk in memory, where there is one: a school is hundreds of small files, and a disk takes longer to find room for them than Postgres to fill them. */
const IN_MEMORY = '/dev/shm';
const ROOM = 2 ** 31;
/** The journal is cut short before it fills the memory; a password nobody guesses is not made slow to guess. */
const FLAGS = ['-c', 'max_wal_size=256MB', '-c', 'scram_iterations=1'];

/** Keeps a throw-away Postgres up for as long as its parent is there: even a killed test run leaves nothing behind. */
const dir = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'pelita-test-'));
chmodSync(dir, 0o755);
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
  process.send([await postgres.start(), join(dir, 'founded')]);
} catch (error) {
  if (process.connected) console.error(error);
  await end();
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';

/** Keeps a throw-away Postgres up for as long as its parent is there: even a killed test run leaves nothing behind. */
const dir = mkdtempSync(join(tmpdir(), 'pelita-test-'));
chmodSync(dir, 0o755);
const postgres = new EmbeddedPostgres({ dir: join(dir, 'postgres'), noSync: true });

const end = async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true });
  process.exit();
};
process.once('disconnect', end);
try {
  process.send(await postgres.start());
} catch (error) {
  if (process.connected) console.error(error);
  await end();
}

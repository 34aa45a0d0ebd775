import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { prepareChromium } from './chromium.mjs';

/** Starts the Postgres all suites share, each in databases of its own, and unpacks the browser. */
export default async function setUp() {
  const [[url, folder], chromium] = await Promise.all([startPostgres(), prepareChromium()]);
  process.env.TEST_PG_URL = url;
  process.env.TEST_FOUNDED_DIR = folder;
  process.env.TEST_CHROMIUM = JSON.stringify(chromium);
}

// Detached, so that Ctrl-C leaves it the time to clean up; it ends when the channel to us closes, however we end.
async function startPostgres() {
  const host = spawn(process.execPath, [fileURLToPath(new URL('postgres-host.mjs', import.meta.url))], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  globalThis.postgresHost = host;
  const [place] = await Promise.race([once(host, 'message'), once(host, 'exit').then(() => [])]);
  if (!place) throw new Error('The Postgres of the tests did not start');
  return place;
}

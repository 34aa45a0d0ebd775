import { parseArgs } from 'node:util';
import { PlainError } from '#server/kit/plain-error';
import { command } from '#tools/kit/command';
import { moveLog } from '#tools/kit/move-log';
import { alone } from '#tools/kit/place';

const USAGE = 'Usage: npm run migrate-log -- --to esdb://user:password@host:2113';

await command(async () => {
  const to = target();
  await alone((url) => moveLog(url, to, console.log));
  console.log('Done. Start Pelita with EVENTSTORE_URL set: it fills its read tables from there. The events in Postgres stay as an archive that takes no more.');
});

function target() {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to) return to;
  } catch {
    // Said below.
  }
  throw new PlainError(USAGE);
}

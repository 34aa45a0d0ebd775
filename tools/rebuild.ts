import pg from 'pg';
import type { Difference } from '#projections/kit/differences';
import { NotRebuilt, Rebuild } from '#projections/kit/rebuild';
import { projections } from '#projections/kit/projection';
import { RealClock } from '#server/kit/clock';
import { sourceOf } from '#server/kit/log/journal';
import { PlainError } from '#server/kit/plain-error';
import { openRuntime, type Runtime } from '#server/kit/runtime';
import { command } from '#tools/kit/command';
import { beside, PLACE } from '#tools/kit/place';
import { counted } from '#tools/kit/progress';
import '#server/app.module';

/** Whoever teaches goes first: after each batch as long a rest as it took. A lower priority would do the same, until it holds a lock that they wait for. */
const REST = 1;
const CHECK = '--check';

/**
 * `npm run rebuild -- attendance` fills the tables of a projection anew by replay, `all` those of all; a server may run
 * meanwhile. With `--check` it only says which rows are not what the log says.
 */
await command(async () => {
  const [args, check] = [process.argv.slice(2).filter((it) => it !== CHECK), process.argv.includes(CHECK)];
  const chosen = chosenOf(args);
  await beside(async (databaseUrl) => {
    const runtime = await openRuntime({ databaseUrl, eventstoreUrl: PLACE.eventstoreUrl, dataDir: PLACE.dataDir, clock: new RealClock() });
    try {
      await rebuild(runtime, chosen, check);
    } finally {
      await runtime.close();
    }
  });
});

function chosenOf([name, ...more]: string[]) {
  const all = projections();
  const chosen = name === 'all' ? all : all.filter((it) => it.name === name);
  if (chosen.length && !more.length) return chosen;
  throw new PlainError(`Usage: npm run rebuild -- NAME [--check], where NAME is "all" or one of: ${all.map((it) => it.name).sort().join(', ')}`);
}

async function rebuild({ databaseUrl, journal }: Runtime, chosen: ReturnType<typeof chosenOf>, check: boolean) {
  const stop = new AbortController();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'pelita-rebuild', keepAlive: true, pipeline: true });
  client.on('error', () => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await client.connect();
  try {
    const report = counted('events', console.log);
    const rebuild = new Rebuild(client, sourceOf(journal), chosen, { signal: stop.signal, report, rest: REST });
    const names = chosen.map((it) => it.name).join(', ');
    if (check) return told(await rebuild.compare(), names);
    await rebuild.run();
    console.log(`Rebuilt: ${names}`);
  } catch (error) {
    throw error instanceof NotRebuilt ? new PlainError(error.message) : error;
  } finally {
    await client.end().catch(() => {});
  }
}

function told(found: readonly Difference[], names: string) {
  for (const { table, rows, key } of found) console.error(`${table}: ${rows} ${rows === 1 ? 'row is' : 'rows are'} not what the log says, such as ${JSON.stringify(key)}`);
  if (found.length) process.exitCode = 1;
  else console.log(`Checked: every row of ${names} is what the log says`);
}

import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { QueryBus } from '@nestjs/cqrs';
import { type App, createApp } from '#server/app';
import { Sealing } from '#server/processes/sealing';
import { Setup } from '#server/processes/first-setup';
import { type Clock, RealClock } from '#server/kit/clock';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { clockDoubt } from '#server/kit/log/clock-doubt';
import { persistently } from '#server/kit/persistent';
import { openToAll } from '#server/kit/log/open-to-all';
import { Sealer } from '#server/kit/log/sealer';
import { refuseClosedFolder, refuseSilentDatabase, refuseTakenPort } from '#server/kit/place-to-start';
import { outliveRejections } from '#server/kit/outlive';
import { demoClock, fillDemo, liveOn, refuseDemoSchool } from '#server/demo/demo';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { type Office, officesOf } from '#server/demo/offices';
import { hostOf, reachOf } from '#server/demo/reach';
import type { DemoSchool } from '#server/demo/demo-school';

/** A setting that is empty is not set. */
const set = (name: string, otherwise: string) => process.env[name] || otherwise;
const isDemo = set('DEMO', 'on') !== 'off';
const hasDocs = isDemo || set('API_DOCS', process.env.NODE_ENV === 'production' ? 'off' : 'on') === 'on';
const [PORT, HOST, DATABASE_URL, EVENTSTORE_URL] = [set('PORT', '3000'), set('HOST', hostOf(isDemo)), set('DATABASE_URL', ''), set('EVENTSTORE_URL', '')];
const dataDir = path.resolve(set('DATA_DIR', '.data'));
const stopping = new AbortController();
/** A little more than requests may take to end. */
const CLOSING_MS = 6_000;
const say = (line: string) => console.log(line);

const postgres = DATABASE_URL ? undefined : new EmbeddedPostgres({ dir: path.join(dataDir, 'postgres'), onLost: (error) => void fail(error) });
let app: App | undefined;
let demo: Promise<void> | undefined;

outliveRejections();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await start().catch(fail);

async function start() {
  refuseClosedFolder(dataDir);
  await refuseTakenPort(PORT, HOST);
  if (DATABASE_URL) await refuseSilentDatabase(DATABASE_URL);
  const databaseUrl = DATABASE_URL || (await (postgres as EmbeddedPostgres).start());
  if (!isDemo) await refuseDemoSchool(databaseUrl);
  const lines = await persistently(() => open(databaseUrl), { signal: stopping.signal, again });
  await app?.listen(Number(PORT), HOST);
  say([`Pelita is ready at http://localhost:${PORT}`, ...lines].join('\n'));
}

async function open(databaseUrl: string) {
  const clock = isDemo ? await demoClock(databaseUrl) : new RealClock();
  app = await createApp({ databaseUrl, eventstoreUrl: EVENTSTORE_URL, dataDir, clock, webRoot: path.resolve('dist/web'), hasDocs });
  doubtLog();
  if (isDemo) return enliven(app, clock);
  await doubtClock(app);
  return welcome(app);
}

async function again(why: string) {
  console.warn(`The database did not answer while the server was starting (${why}); it begins again`);
  await app?.close().catch(() => {});
  app = undefined;
}

async function enliven(running: App, clock: Clock) {
  const filled = await fillDemo(running, clock, say);
  const { school, isNew } = filled;
  if (isNew) await running.nest.get(Sealing).seal();
  const offices = await officesOf(running.nest.get(QueryBus));
  demo = liveOn(running, clock, filled, stopping.signal);
  return ['', `  ${reachOf(HOST)}`, '', '  Demo accounts (user name, password)', `  admin       admin, ${ADMIN_PASSWORD}`, ...accounts(school, offices), ''];
}

/** A clock that is wrong closes registers, or opens them: whoever starts is told. A demo's is turned. */
async function doubtClock({ nest }: App) {
  const doubt = await clockDoubt(nest.get(Sealer)).catch(() => undefined);
  if (doubt) console.warn(`WARNING: ${doubt}. Set the clock, then start again.`);
}

function doubtLog() {
  const why = openToAll(EVENTSTORE_URL);
  if (why) console.warn(`WARNING: ${why}`);
}

/** Of a real school: how its first admin gets in. */
async function welcome({ nest }: App) {
  const code = await nest.get(Setup).code();
  return code ? [`  First set-up: http://localhost:${PORT}/setup with the code ${code}`] : [];
}

function accounts({ teachers, students }: DemoSchool, offices: readonly Office[]) {
  const labels = ['principal', 'curriculum', 'teacher', 'teacher'];
  return [
    ...teachers.slice(0, 4).map((it, i) => `  ${(labels[i] as string).padEnd(11)} ${it.nik}, ${it.nik}   ${it.nama}`),
    ...offices.map((it) => `  ${it.roles[0]?.toLowerCase().padEnd(11)} ${it.username}, ${ADMIN_PASSWORD}   ${it.nama}`),
    ...students.slice(0, 2).map((it) => `  ${'student'.padEnd(11)} ${it.nis}, ${it.nis}   ${it.nama}`),
  ];
}

/** Whoever is told to stop while starting fails to start: that is no failure. */
async function fail(error: unknown) {
  if (stopping.signal.aborted) return;
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
  await stop();
}

/** A database that went silent holds up nobody who is told to stop: all that was answered for is kept. */
async function stop() {
  stopping.abort();
  await Promise.race([close().catch((error: unknown) => console.error(error)), pause(CLOSING_MS)]);
  await postgres?.stop();
  process.exit();
}

async function close() {
  await demo;
  await app?.close();
}

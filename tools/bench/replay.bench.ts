import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { RegisterOpened } from '#contract/attendance/attendance.events';
import { attendanceMachine, boardAfter } from '#projections/attendance/replay.query';
import { projections } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import { RealClock } from '#server/kit/clock';
import { type Journal, NOTHING, sourceOf } from '#server/kit/log/journal';
import { openRuntime, type Runtime } from '#server/kit/runtime';
import { fillHistory, historyDay, metaNow, readAll } from '#tools/bench/history';
import { type Figures, interleaved, median, quantile, round, seconds } from '#tools/bench/measure';
import '#server/app.module';

const FILLS = 2;
const SEEKS = 500;
const BEFORE_MS = 5_000;
/** What a large school writes in its busiest minute. */
const APPENDS_PER_SECOND = 200;

/** Rebuilding the attendance tables beside a leader and its writers against only reading the same events, what that does to the writers, and how long the time machine takes to get anywhere. */
export async function replayBench(databaseUrl: string, dataDir: string): Promise<Figures> {
  const runtime = await openRuntime({ databaseUrl, dataDir, clock: new RealClock() });
  const { journal } = runtime;
  let events = 0;
  for (let i = 0; i < FILLS; i++) events += await fillHistory(journal, i === 0, 10 + i);
  const stop = new AbortController();
  const leading = lead(runtime, stop.signal);
  while (runtime.readSide.n < events) await pause(50);
  const read = await interleaved(3, { read: async () => events / (await seconds(() => readAll(journal))) });
  const before = await appending(journal, pause(BEFORE_MS));
  const rates: number[] = [];
  const during = await appending(journal, (async () => { for (let i = 0; i < 3; i++) rates.push(await rebuilt(databaseUrl, dataDir)); })());
  const machine = await seeking(journal);
  stop.abort();
  await leading;
  await runtime.close();
  return {
    rebuild_vs_read: round(median(rates) / read.read), rebuild_per_s: round(median(rates), 0), rebuild_read_per_s: round(read.read, 0), rebuild_events: events,
    append_p99_before_ms: round(quantile(before, 0.99)), append_p99_during_ms: round(quantile(during, 0.99)), append_p50_before_ms: round(median(before)), append_p50_during_ms: round(median(during)), ...machine,
  };
}

async function lead({ databaseUrl, journal, readSide }: Runtime, signal: AbortSignal) {
  const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
  await client.connect();
  const projector = new Projector(client, sourceOf(journal), projections(), (to) => readSide.advance(to));
  if (await projector.untilLeading(signal)) await projector.run(signal);
  await client.end();
}

/** Open loop: an append is sent when it is due, whether or not those before were answered. */
async function appending(journal: Journal, work: Promise<unknown>) {
  const [took, underway, started]: [number[], Promise<unknown>[], number] = [[], [], performance.now()];
  let isOver = false;
  const watched = work.finally(() => (isOver = true));
  for (let i = 0; !isOver; i++) {
    const due = started + (i * 1_000) / APPENDS_PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    underway.push(journal.append(`bench-${randomUUID()}`, NOTHING, [anEvent()], metaNow()).then(() => took.push(performance.now() - due)));
  }
  await watched;
  await Promise.all(underway);
  return took;
}
const anEvent = () => RegisterOpened({ id_sesi: randomUUID(), id_kelas_tahun_ajaran: OTHER, tanggal_sesi: '2027-01-01', posisi: 1, daftar_murid: [] });
const OTHER = randomUUID();

/** `npm run rebuild -- attendance` in a process of its own; answers the events a second that it says itself. */
async function rebuilt(databaseUrl: string, dataDir: string) {
  const child = spawn(process.execPath, ['dist/tools/rebuild.js', 'attendance'], { env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (it: Buffer) => (said += it));
  const [code] = await once(child, 'exit');
  const rate = [...said.matchAll(/, (\d+) a second/g)].at(-1)?.[1];
  if (code !== 0 || !rate) throw new Error(`the rebuild ended with ${code}:\n${said}`);
  return Number(rate);
}

async function seeking(journal: Journal) {
  const machine = attendanceMachine(sourceOf(journal));
  const before = heap();
  const first = await seconds(async () => {
    await machine.follow();
    await boardAfter(machine, Math.floor(machine.n / 2), historyDay(12));
  });
  const size = heap() - before;
  const took: number[] = [];
  for (let i = 0; i < SEEKS; i++) {
    const [n, tanggal] = [Math.floor(Math.random() * machine.n), historyDay(Math.floor(Math.random() * 28))];
    took.push(1_000 * (await seconds(() => boardAfter(machine, n, tanggal))));
  }
  return { seek_p99_ms: round(quantile(took, 0.99)), seek_p50_ms: round(median(took)), seek_events: machine.n, first_board_s: round(first), first_board_mb: round(size / 1_048_576, 1), seeks_mb: round((heap() - before) / 1_048_576, 1) };
}

function heap() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

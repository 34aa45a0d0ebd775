import { spawn } from 'node:child_process';
import path from 'node:path';
import { createApp } from '#server/app';
import { demoClock } from '#server/demo/demo';
import type { DemoSchool } from '#server/demo/demo-school';
import { Topics } from '#server/kit/live/topics';
import { marker, marks } from '#tools/bench/marking';
import { closedLoop, type Figures, median, quantile, round } from '#tools/bench/measure';
import { caller, openRegisters } from '#tools/bench/school';
import { openSessions } from '#tools/bench/sessions';

const SOCKETS = 2_000;
const SESSIONS = 500;
const MARKING_MS = 6_000;

/** What a batch costs the event loop while 2,000 sockets of two topics each look on: they are in a process of their own, the marks come over HTTP. */
export async function dispatchBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const tokens = await openSessions(databaseUrl, dataDir, SESSIONS);
  const app = await createApp({ databaseUrl, dataDir, clock: await demoClock(databaseUrl), webRoot: path.resolve('dist/web') });
  const base = await app.listen(0, '127.0.0.1');
  const call = caller(base);
  const { open } = await openRegisters(call, school.teachers);
  const orders = Array.from({ length: SOCKETS }, (_, i) => ({ base, token: tokens[i % SESSIONS], topics: ['attendance.bySession', 'attendance.register'].map((endpoint) => ({ endpoint, input: { id_sesi: open[i % open.length]?.id_sesi } })) }));
  const watchers = spawn(process.execPath, ['dist/tools/bench/watchers.js'], { stdio: ['pipe', 'pipe', 'inherit'] });
  watchers.stdin.end(JSON.stringify(orders));
  await new Promise((ready) => watchers.stdout.once('data', ready));
  const took = timed(app.nest.get(Topics));
  const mark = marker(marks(open, tokens));
  await closedLoop(8, MARKING_MS, () => mark(call));
  watchers.kill();
  await app.close();
  return { dispatch_ms_per_batch: round(median(took), 3), dispatch_p99_ms: round(quantile(took, 0.99), 3), dispatch_batches: took.length };
}

/** How long each dispatch held the event loop, from now on. */
function timed(topics: Topics) {
  const [took, it] = [[] as number[], topics as unknown as { touch(touched: unknown): void }];
  const touch = it.touch.bind(topics);
  it.touch = (touched) => {
    const started = performance.now();
    touch(touched);
    took.push(performance.now() - started);
  };
  return took;
}

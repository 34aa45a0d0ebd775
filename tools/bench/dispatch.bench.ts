import { spawn } from 'node:child_process';
import path from 'node:path';
import { createApp } from '#server/app';
import { demoClock } from '#server/demo/demo';
import type { DemoSchool } from '#server/demo/demo-school';
import { Topics } from '#server/kit/live/topics';
import { marker, marks } from '#tools/bench/marking';
import { closedLoop, type Figures, quantile, round } from '#tools/bench/measure';
import { caller, openRegisters } from '#tools/bench/school';
import { openSessions } from '#tools/bench/sessions';

const SOCKETS = 2_000;
const SESSIONS = 500;
const MARKING_MS = 6_000;

/**
 * What a batch costs the event loop while 2,000 sockets of two topics each look on: they are in a process of their own, the
 * marks come over HTTP. Each watches a lesson of the day, whether it is marked or not; or, `dispatch_all`, one that is marked.
 */
export async function dispatchBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const tokens = await openSessions(databaseUrl, dataDir, SESSIONS);
  const app = await createApp({ databaseUrl, dataDir, clock: await demoClock(databaseUrl), webRoot: path.resolve('dist/web') });
  const base = await app.listen(0, '127.0.0.1');
  const call = caller(base);
  const { open, all } = await openRegisters(call, school.teachers);
  const { batches, notices } = timed(app.nest.get(Topics));
  const mark = marker(marks(open, tokens));
  const watched = async (lessons: readonly { id_sesi: string }[]) => {
    const watchers = await watching(base, tokens, lessons);
    batches.length = notices.length = 0;
    await closedLoop(8, MARKING_MS, () => mark(call));
    watchers.kill();
    const took = [...batches, ...notices];
    return { perBatch: round(took.reduce((sum, it) => sum + it, 0) / batches.length, 3), p99: round(quantile(took, 0.99), 3), batches: batches.length };
  };
  const [day, marked] = [await watched(all), await watched(open)];
  await app.close();
  return { dispatch_ms_per_batch: day.perBatch, dispatch_p99_ms: day.p99, dispatch_batches: day.batches, dispatch_all_ms_per_batch: marked.perBatch, dispatch_all_p99_ms: marked.p99 };
}

async function watching(base: string, tokens: readonly string[], lessons: readonly { id_sesi: string }[]) {
  const topics = (id_sesi?: string) => ['attendance.bySession', 'attendance.register'].map((endpoint) => ({ endpoint, input: { id_sesi } }));
  const orders = Array.from({ length: SOCKETS }, (_, i) => ({ base, token: tokens[i % SESSIONS], topics: topics(lessons[i % lessons.length]?.id_sesi) }));
  const watchers = spawn(process.execPath, ['dist/tools/bench/watchers.js'], { stdio: ['pipe', 'pipe', 'inherit'] });
  watchers.stdin.end(JSON.stringify(orders));
  await new Promise((ready) => watchers.stdout.once('data', ready));
  return watchers;
}

/** How long each batch held the event loop from now on, and each notice that batches left for later. */
function timed(topics: Topics) {
  const it = topics as unknown as { touch(touched: unknown): void; notices: { wake(topic: unknown): void } };
  return { batches: timing(it, 'touch'), notices: timing(it.notices, 'wake') };
}

function timing<N extends string>(of: Record<N, (given: unknown) => void>, name: N) {
  const [took, work] = [[] as number[], of[name].bind(of)];
  of[name] = (given) => {
    const started = performance.now();
    work(given);
    took.push(performance.now() - started);
  };
  return took;
}

import type { DemoSchool } from '#server/demo/demo-school';
import { flood } from '#tools/bench/flood';
import { marker, marks } from '#tools/bench/marking';
import { closedLoop, type Figures, interleaved, quantile, round } from '#tools/bench/measure';
import { type Call, caller, openRegisters, serve, stop } from '#tools/bench/school';
import { openSessions } from '#tools/bench/sessions';

const CALLERS = 32;
const SESSIONS = 1_000;
const ROUND_MS = 5_000;
const TIMES = 3;
const OVERLOAD_MS = 10_000;
const LIVE_WITHIN_MS = 5_000;

/** Keyed marks a second of a thousand sessions through the whole stack — session, policy, decision, log, read side — against Fastify with one prepared insert; then three times as many as that. */
export async function httpBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const tokens = await openSessions(databaseUrl, dataDir, SESSIONS);
  const ours = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  const bare = await serve('dist/tools/bench/bare-server.js', { DATABASE_URL: databaseUrl }, /ready/);
  try {
    const [call, plain] = [caller(ours.base), caller(bare.base)];
    const next = marks((await openRegisters(call, school.teachers)).open, tokens);
    const mark = marker(next);
    const latencies: number[] = [];
    const rounds = (client: Call, keep?: number[]) => async () => {
      const { perSecond, took } = await closedLoop(CALLERS, ROUND_MS, async () => {
        const { status } = await mark(client);
        if (status !== 200) throw new Error(`a mark was answered with ${status}`);
      });
      keep?.push(...took);
      return perSecond;
    };
    // Every session is known by then.
    await closedLoop(CALLERS, LIVE_WITHIN_MS, () => mark(call));
    const { http, bare: least } = await interleaved(3, { http: rounds(call, latencies), bare: rounds(plain) });
    return {
      http_vs_bare: round(http / least), http_per_s: round(http, 0), bare_per_s: round(least, 0), http_p99_ms: round(quantile(latencies, 0.99)),
      ...(await overload(ours.base, next, http)),
    };
  } finally {
    await Promise.all([stop(ours.child), stop(bare.child)]);
  }
}

async function overload(base: string, next: ReturnType<typeof marks>, peak: number): Promise<Figures> {
  const { answers, seconds } = await flood(base, { perSecond: peak * TIMES, ms: OVERLOAD_MS, lines: SESSIONS }, next);
  const served = answers.filter(({ status }) => status === 200);
  return {
    overload_vs_peak: round(served.length / seconds / peak), overload_wait_p99_ms: round(quantile(served.map(({ took }) => took), 0.99)),
    overload_refused: answers.filter(({ status }) => status === 503).length, overload_failed: answers.filter(({ status }) => status !== 200 && status !== 503).length,
  };
}

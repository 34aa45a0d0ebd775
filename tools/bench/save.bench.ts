import { type Figures, closedLoop, interleaved, quantile, round } from '#tools/bench/measure';
import { caller, serve, stop } from '#tools/bench/school';
import { openExams } from '#tools/load/exams';
import { cpuOf } from '#tools/load/machine';
import { Taker } from '#tools/load/taker';

const TAKERS = 64;
const ROUND_MS = 8_000;
const WARM_MS = 4_000;

/** Answers a second that students save through the whole stack — session, policy, the attempt's decision, its log — against Fastify with one prepared insert, from the same client, each answer in a request of its own. */
export async function saveBench(databaseUrl: string, dataDir: string): Promise<Figures> {
  const { seats } = await openExams(databaseUrl, dataDir, TAKERS, 1);
  const ours = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  const bare = await serve('dist/tools/bench/bare-server.js', { DATABASE_URL: databaseUrl }, /ready/);
  const at = ({ base }: { base: string }) => seats.slice(0, TAKERS).map((seat) => new Taker(seat, { base, call: caller(base, 1) }, Math.random));
  const [takers, others] = [at(ours), at(bare)];
  try {
    await Promise.all(takers.map((it) => it.arrive()));
    await Promise.all([...takers, ...others].map((it) => it.start()));
    const latencies: number[] = [];
    let used = 0;
    const answering = (side: readonly Taker[], ms: number) => closedLoop(side.length, ms, (i) => (side[i] as Taker).answer(performance.now()));
    for (const side of [takers, others]) await answering(side, WARM_MS);
    const { save, least } = await interleaved(3, {
      save: async () => {
        const before = cpuOf(ours.child.pid as number);
        const { perSecond, took } = await answering(takers, ROUND_MS);
        used += cpuOf(ours.child.pid as number) - before;
        latencies.push(...took);
        return perSecond;
      },
      least: async () => (await answering(others, ROUND_MS)).perSecond,
    });
    return { save_vs_bare: round(save / least), saves_per_s: round(save, 0), bare_saves_per_s: round(least, 0), saves_p99_ms: round(quantile(latencies, 0.99)), save_cpu_ms: round((used * 1_000) / latencies.length, 3), saves_failed: takers.reduce((sum, it) => sum + it.failed, 0) };
  } finally {
    for (const it of takers) it.leave();
    await Promise.all([stop(ours.child), stop(bare.child)]);
  }
}

import { StatusKehadiran } from '#contract/attendance/attendance';
import { closedLoop, type Figures, interleaved, quantile, round } from '#tools/bench/measure';
import { caller, openRegisters, serve, stop } from '#tools/bench/school';
import type { DemoSchool } from '#server/demo/demo-school';

const CALLERS = 32;
const ROUND_MS = 5_000;

/** Marks a second through the whole stack — session, policy, decision, log, read side — against Fastify with one prepared insert. */
export async function httpBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const ours = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  const bare = await serve('dist/tools/bench/bare-server.js', { DATABASE_URL: databaseUrl }, /ready/);
  try {
    const [call, plain] = [caller(ours.base), caller(bare.base)];
    const { open } = await openRegisters(call, school.teachers);
    const latencies: number[] = [];
    let turn = 0;
    const next = () => {
      const i = turn++;
      const { id_sesi, token, murid } = open[i % open.length] as (typeof open)[number];
      const lap = Math.floor(i / open.length);
      return { token, body: { id_sesi, id_murid: murid[lap % murid.length], status_kehadiran: StatusKehadiran.options[(lap + Math.floor(lap / murid.length)) % 6] } };
    };
    const round1 = (client: typeof call, keep?: number[]) => async () => {
      const { perSecond, took } = await closedLoop(CALLERS, ROUND_MS, async () => {
        const { token, body } = next();
        const { status } = await client('PUT', '/api/absensi/single-attend', token, body);
        if (status !== 200) throw new Error(`a mark was answered with ${status}`);
      });
      keep?.push(...took);
      return perSecond;
    };
    const { http, bare: least } = await interleaved(3, { http: round1(call, latencies), bare: round1(plain) });
    return { http_vs_bare: round(http / least), http_per_s: round(http, 0), bare_per_s: round(least, 0), http_p99_ms: round(quantile(latencies, 0.99)) };
  } finally {
    await Promise.all([stop(ours.child), stop(bare.child)]);
  }
}

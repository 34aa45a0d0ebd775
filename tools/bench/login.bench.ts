import type { DemoSchool } from '#server/demo/demo-school';
import { closedLoop, type Figures, quantile, round } from '#tools/bench/measure';
import { caller, serve, signIn, stop } from '#tools/bench/school';

const CALLERS = 32;
const OTHERS = 4;
const ROUND_MS = 10_000;

/** Logins a second over real HTTP while every core hashes, and how long another question takes meanwhile. */
export async function loginBench(databaseUrl: string, dataDir: string, { students, teachers }: DemoSchool): Promise<Figures> {
  const ours = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(ours.base);
    const token = await signIn(call, (teachers[0] as { nik: string }).nik);
    const enter = async (who: number) => {
      // Each caller is somebody else: five wrong passwords of one person are another matter.
      const { nis } = students[who % students.length] as { nis: string };
      const { status } = await call('POST', '/api/login', undefined, { username: nis, password: nis });
      if (status !== 200) throw new Error(`a login was answered with ${status}`);
    };
    const ask = async () => {
      const { status } = await call('GET', '/api/tahun_ajaran/active', token);
      if (status !== 200) throw new Error(`a question was answered with ${status}`);
    };
    const [logins, others] = await Promise.all([closedLoop(CALLERS, ROUND_MS, enter), closedLoop(OTHERS, ROUND_MS, ask)]);
    return { logins_per_s: round(logins.perSecond, 0), login_p99_ms: round(quantile(logins.took, 0.99), 0), other_p99_ms_under_login: round(quantile(others.took, 0.99)) };
  } finally {
    await stop(ours.child);
  }
}

import { io, type Socket } from 'socket.io-client';
import type { GuruRencana, PapanRencana } from '#contract/lesson/planning';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import type { DemoSchool } from '#server/demo/demo-school';
import { type Figures, quantile, round } from '#tools/bench/measure';
import { type Call, caller, serve, signIn, stop, WATCHERS } from '#tools/bench/school';

const SOCKETS_EACH = 2;
const SAVES = 60;
const PATIENCE_MS = 10_000;
type Sesi = { id_sesi: string; topic: { id: string } | null; kd: { id: string } | null; libur: boolean };
type Watching = { socket: Socket; rows: Map<string, GuruRencana>; beside(): Omit<PapanRencana, 'guru'> | undefined; seen: Map<string, number> };

/** Teachers plan while 20 sockets watch the matrix: how long from a save until it stands on every screen, and whether these then say what a fresh answer says. */
export async function planningBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const { child, base } = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(base);
    const overseers = await Promise.all(school.teachers.slice(-WATCHERS).map(({ nik }) => signIn(call, nik)));
    const watching = await Promise.all(overseers.flatMap((token) => Array.from({ length: SOCKETS_EACH }, () => watch(base, token))));
    const { sekarang } = (await call('GET', '/api/institusi')).body.data as { sekarang: string };
    const lessons = await lessonsToPlan(call, school, sekarang.slice(0, 10));
    const took: number[] = [];
    for (let i = 0; i < SAVES; i++) {
      const { token, sesi } = lessons[i % lessons.length] as (typeof lessons)[number];
      const asked = performance.now();
      const isOff = Math.floor(i / lessons.length) % 2 === 0;
      const { status, body } = await call('PUT', '/api/sesi/detail-sesi', token, { data: { id_sesi: sesi.id_sesi, id_topik: isOff ? null : sesi.topic?.id } });
      if (status !== 200) throw new Error(`a plan was answered with ${status}: ${JSON.stringify(body)}`);
      took.push(...(await Promise.all(watching.map((it) => seenBy(it, body.data.id as string)))).map((at) => at - asked));
    }
    const { guru, ...rest } = (await call('GET', '/api/perencanaan/guru', overseers[0])).body.data as PapanRencana;
    const fresh = new Map(guru.map((it) => [it.id_guru, JSON.stringify(it)]));
    const wrong = watching.flatMap(({ rows }) => [...rows].filter(([id, row]) => fresh.get(id) !== JSON.stringify(row))).length + watching.filter(({ rows, beside }) => rows.size !== fresh.size || JSON.stringify(beside()) !== JSON.stringify(rest)).length;
    for (const { socket } of watching) socket.close();
    return { planning_watchers: watching.length, planning_saves: SAVES, planning_p50_ms: round(quantile(took, 0.5)), planning_p99_ms: round(quantile(took, 0.99)), planning_wrong: wrong };
  } finally {
    await stop(child);
  }
}

/** Planned lessons of the weeks around now, one of each teacher who does not watch. */
async function lessonsToPlan(call: Call, school: DemoSchool, today: string) {
  const dates = `${mondayOf(today)},${addDays(mondayOf(today), 13)}`;
  const found = await Promise.all(school.teachers.slice(0, -WATCHERS).map(async ({ nik, id_guru }) => {
    const token = await signIn(call, nik);
    const { data } = (await call('GET', `/api/sesi/list-sesi-between-date?${new URLSearchParams({ dates, id_guru, limit: '100' })}`, token)).body as { data: Sesi[] };
    const sesi = data?.find((it) => it.topic && it.kd && !it.libur);
    return sesi ? [{ token, sesi }] : [];
  }));
  return found.flat();
}

async function watch(base: string, token: string): Promise<Watching> {
  const socket: Socket = io(base, { transports: ['websocket'], auth: { token, v: 1 }, forceNew: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  const [rows, seen] = [new Map<string, GuruRencana>(), new Map<string, number>()];
  let beside: Omit<PapanRencana, 'guru'> | undefined;
  const take = ({ changes, beside: rest = beside }: { changes: [string, GuruRencana | null][]; beside?: Omit<PapanRencana, 'guru'> }) => {
    beside = rest;
    if (rest?.terakhir && !seen.has(rest.terakhir.id)) seen.set(rest.terakhir.id, performance.now());
    for (const [id, row] of changes) {
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
  };
  socket.on('stream.delta', take);
  take(await socket.emitWithAck('stream.subscribe', { v: 1, endpoint: 'planning.matrix', input: {} }));
  return { socket, rows, beside: () => beside, seen };
}

/** When a watcher was shown what was done. */
async function seenBy({ socket, seen }: Watching, id: string) {
  const deadline = performance.now() + PATIENCE_MS;
  while (!seen.has(id)) {
    if (performance.now() > deadline) throw new Error(`a watcher was not shown ${id}`);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, 50);
      function done() {
        clearTimeout(timer);
        socket.off('stream.delta', done);
        resolve();
      }
      socket.once('stream.delta', done);
    });
  }
  return seen.get(id) as number;
}

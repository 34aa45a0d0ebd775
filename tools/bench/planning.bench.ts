import { io, type Socket } from 'socket.io-client';
import type { GuruRencana, PapanRencana } from '#contract/lesson/planning';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import type { DemoSchool } from '#server/demo/demo-school';
import { type Figures, quantile, round } from '#tools/bench/measure';
import { type Call, caller, serve, signIn, stop, WATCHERS } from '#tools/bench/school';

const SOCKETS_EACH = 2;
const SAVES = 60;
const PATIENCE_MS = 10_000;
type Sesi = { id_sesi: string; id_guru: string; topic: { id: string } | null; kd: { id: string } | null; libur: boolean };
type Watching = { socket: Socket; rows: Map<string, GuruRencana>; beside(): Omit<PapanRencana, 'guru'> | undefined; told: Set<() => void> };

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
      const { token, id_guru, sesi } = lessons[i % lessons.length] as (typeof lessons)[number];
      const [asked, before] = [performance.now(), plannedOf(watching[0]?.rows.get(id_guru))];
      const isOff = Math.floor(i / lessons.length) % 2 === 0;
      const { status, body } = await call('PUT', '/api/sesi/detail-sesi', token, { data: { id_sesi: sesi.id_sesi, id_topik: isOff ? null : sesi.topic?.id } });
      if (status !== 200) throw new Error(`a plan was answered with ${status}: ${JSON.stringify(body)}`);
      took.push(...(await Promise.all(watching.map((it) => seenBy(it, id_guru, before + (isOff ? -1 : 1))))).map((at) => at - asked));
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

/** Planned lessons of the weeks around now, one of each teacher who does not watch; those that they only stand in for count for another. */
async function lessonsToPlan(call: Call, school: DemoSchool, today: string) {
  const dates = `${mondayOf(today)},${addDays(mondayOf(today), 13)}`;
  const found = await Promise.all(school.teachers.slice(0, -WATCHERS).map(async ({ nik, id_guru }) => {
    const token = await signIn(call, nik);
    const { data } = (await call('GET', `/api/sesi/list-sesi-between-date?${new URLSearchParams({ dates, id_guru, limit: '100' })}`, token)).body as { data: Sesi[] };
    const sesi = data?.find((it) => it.id_guru === id_guru && it.topic && it.kd && !it.libur);
    return sesi ? [{ token, id_guru, sesi }] : [];
  }));
  return found.flat();
}

async function watch(base: string, token: string): Promise<Watching> {
  const socket: Socket = io(base, { transports: ['websocket'], auth: { token, v: 1 }, forceNew: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  const [rows, told] = [new Map<string, GuruRencana>(), new Set<() => void>()];
  let beside: Omit<PapanRencana, 'guru'> | undefined;
  const take = ({ changes, beside: rest = beside }: { changes: [string, GuruRencana | null][]; beside?: Omit<PapanRencana, 'guru'> }) => {
    beside = rest;
    for (const [id, row] of changes) {
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
    for (const listen of told) listen();
  };
  const join = async () => take(await socket.emitWithAck('stream.subscribe', { v: 1, endpoint: 'planning.matrix', input: {} }));
  socket.on('stream.delta', take);
  // Where all rows may have moved, whoever watches asks for all of them, as the client does.
  socket.on('stream.reset', () => void join());
  await join();
  return { socket, rows, beside: () => beside, told };
}

/** How many lessons a teacher has planned in the weeks that are shown. */
const plannedOf = (row: GuruRencana | undefined) => (row?.minggu ?? []).reduce((sum, it) => sum + it.direncanakan, 0);

/** When a watcher was shown that a teacher has so many. */
const seenBy = ({ rows, told }: Watching, id_guru: string, wanted: number) => new Promise<number>((resolve, reject) => {
  const timer = setTimeout(() => end(() => reject(new Error(`a watcher was not shown the ${wanted} lessons that ${id_guru} planned, but ${plannedOf(rows.get(id_guru))}`))), PATIENCE_MS);
  const look = () => plannedOf(rows.get(id_guru)) === wanted && end(() => resolve(performance.now()));
  const end = (then: () => void) => {
    clearTimeout(timer);
    told.delete(look);
    then();
  };
  told.add(look);
  look();
});

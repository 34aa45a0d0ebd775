import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { type Register, type Rekap, StatusKehadiran, type StatusKehadiran as Status } from '#contract/attendance/attendance';
import { type Figures, quantile, round } from '#tools/bench/measure';
import { caller, openRegisters, serve, stop, WATCHERS } from '#tools/bench/school';
import type { DemoSchool } from '#server/demo/demo-school';

const SOCKETS_EACH = 5;
const MARKS_PER_SECOND = 200;
const SECONDS = 20;
type Row = Register & { id_sesi: string };
/** One register's marks in order: what its counts are after each, and when it was asked for. */
type Course = { states: string[]; asked: number[]; seen: number[] };

/** 50 watchers and 200 marks a second from another process over HTTP and WebSocket: how long until answered, how long until on every screen. */
export async function liveBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const { child, base } = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(base);
    const { tokens, tanggal, open } = await openRegisters(call, school.teachers);
    const watching = [...tokens.values()].slice(-WATCHERS);
    const courses = new Map<string, Course>();
    const live: number[] = [];
    const boards = await Promise.all(watching.flatMap((token) => Array.from({ length: SOCKETS_EACH }, () => watch(base, token, tanggal, courses, live))));
    const counts = new Map((await board(call, watching[0] as string, tanggal)).sesi.map((it) => [it.id_sesi, rekapOf(it)]));
    const marks = await mark(call, open, courses, counts, boards.length);
    await pause(1_000);
    const { sesi, ...rest } = await board(call, watching[0] as string, tanggal);
    const [fresh, freshRest] = [new Map(sesi.map((it) => [it.id_sesi, JSON.stringify(it)])), JSON.stringify(rest)];
    const wrongRows = boards.flatMap(({ rows }) => [...rows].filter(([id, row]) => fresh.get(id) !== JSON.stringify(row))).length;
    const wrong = wrongRows + boards.filter(({ beside }) => JSON.stringify(beside()) !== freshRest).length;
    for (const { socket } of boards) socket.close();
    return {
      watchers: boards.length, marks: marks.length, marks_per_s: round(marks.length / SECONDS, 0), pushed: live.length, pushed_not_equal_to_get: wrong,
      mark_p50_ms: round(quantile(marks, 0.5)), mark_p99_ms: round(quantile(marks, 0.99)),
      live_p50_ms: round(quantile(live, 0.5)), live_p99_ms: round(quantile(live, 0.99)),
    };
  } finally {
    await stop(child);
  }
}

const board = async (call: ReturnType<typeof caller>, token: string, tanggal: string) =>
  (await call('GET', `/api/guru/curriculum/daily-attendance?tanggal=${tanggal}`, token)).body.data as { sesi: Row[] };
const rekapOf = (row: Rekap): Rekap => Object.fromEntries(StatusKehadiran.options.map((it) => [it, row[it]])) as Rekap;

async function watch(base: string, token: string, tanggal: string, courses: Map<string, Course>, live: number[]) {
  const socket: Socket = io(base, { transports: ['websocket'], auth: { token, v: 1 }, forceNew: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  const rows = new Map<string, Row>();
  const next = new Map<string, number>();
  let beside: object | undefined;
  const take = ({ changes, beside: rest = beside }: { changes: [string, Row | null][]; beside?: object }) => {
    beside = rest;
    for (const [id, row] of changes) {
      if (!row) rows.delete(id);
      else rows.set(id, row);
      const course = courses.get(id);
      if (row && course) next.set(id, see(course, JSON.stringify(rekapOf(row)), next.get(id) ?? 0, live));
    }
  };
  socket.on('stream.delta', take);
  const snapshot = await socket.emitWithAck('stream.subscribe', { v: 1, endpoint: 'attendance.today', input: { tanggal } });
  take(snapshot);
  return { socket, rows, beside: () => beside };
}

/** A pushed row shows every mark up to the one that made these counts. */
function see({ states, asked }: Course, state: string, from: number, live: number[]) {
  const found = states.indexOf(state, from);
  if (found < 0) return from;
  for (let i = from; i <= found; i++) live.push(performance.now() - (asked[i] as number));
  return found + 1;
}

/** Open loop: a mark is sent when it is due, whether or not those before were answered; one at a time a register. */
async function mark(call: ReturnType<typeof caller>, open: Awaited<ReturnType<typeof openRegisters>>['open'], courses: Map<string, Course>, counts: Map<string, Rekap>, _watchers: number) {
  for (const { id_sesi } of open) courses.set(id_sesi, { states: [], asked: [], seen: [] });
  const current = new Map<string, Status | null>();
  for (const { id_sesi, token } of open) {
    const { data } = (await call('GET', `/api/attendance/by-session?id_sesi=${id_sesi}`, token)).body as { data: { id_murid: string; status_kehadiran: Status | null }[] };
    for (const it of data) current.set(`${id_sesi}${it.id_murid}`, it.status_kehadiran);
  }
  const [started, took, underway]: [number, number[], Promise<void>[]] = [performance.now(), [], []];
  for (let i = 0; i < MARKS_PER_SECOND * SECONDS; i++) {
    const due = started + (i * 1000) / MARKS_PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const { id_sesi, token, murid } = open[i % open.length] as (typeof open)[number];
    const id_murid = murid[Math.floor(i / open.length) % murid.length] as string;
    const before = current.get(`${id_sesi}${id_murid}`) ?? null;
    const status_kehadiran = StatusKehadiran.options[(StatusKehadiran.options.indexOf(before ?? 'Alpa') + 1) % 6] as Status;
    current.set(`${id_sesi}${id_murid}`, status_kehadiran);
    const rekap = counts.get(id_sesi) as Rekap;
    if (before) rekap[before] -= 1;
    rekap[status_kehadiran] += 1;
    const course = courses.get(id_sesi) as Course;
    course.states.push(JSON.stringify(rekap));
    course.asked.push(due);
    underway.push(call('PUT', '/api/absensi/single-attend', token, { id_sesi, id_murid, status_kehadiran }).then(({ status }) => {
      if (status !== 200) throw new Error(`a mark was answered with ${status}`);
      took.push(performance.now() - due);
    }));
  }
  await Promise.all(underway);
  return took;
}

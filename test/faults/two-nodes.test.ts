import pg from 'pg';
import type { Attendance } from '#contract/attendance/attendance';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { GrantRoles } from '#server/people/teacher.decider';
import { admin, lately, today } from '#test/faults/installation';
import { expectShown, Marking, reconcile } from '#test/faults/marking';
import { type Asking, askingAt, ServerProcess, signInAt } from '#test/faults/server-process';
import { Balancer } from '#test/kit/balancer';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { nameOf, testSchool } from '#test/kit/school';
import { idOf, lessonOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { firstUntrue } from '#test/live/board-at';
import { NoticeClient } from '#test/live/notice-client';
import { RowsClient } from '#test/live/rows-client';

/** Those who look on, on five pages each: more than that a session may not have on one node, and all may come to be on one. */
const OVERSEERS = ['kepala', 'kurikulum', 'bk', 'budi', 'sari', 'waliA', 'waliB', 'pembina'] as const;
const BOARDS_EACH = 4;
const PROMOTED = OVERSEERS.slice(3);
const DAYS = [0, 1, 2, 3, 4].map((day) => addDays(mondayOf(addDays(today(), -7)), day));
const REGISTERS = DAYS.flatMap((day) => (['A', 'B'] as const).map((kelas) => lessonOf(kelas, day, 1)));

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let balancer: Balancer;
let school: Asking;
let nodes: [ServerProcess, ServerProcess];
let client: pg.Client;
let boards: RowsClient[] = [];
let registers: NoticeClient[] = [];
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  const founded = await testSchool({ now: lately(), place: { url: database.url, dataDir: folder.path } });
  for (const who of PROMOTED) await founded.give(GrantRoles, { id_guru: idOf(who), roles: ['kurikulum'] });
  await founded.close();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  nodes = await Promise.all([start(), start()]);
  balancer = await Balancer.before(...nodes.map((it) => it.port));
  school = askingAt(balancer.base);
});
afterAll(async () => {
  for (const it of [...boards, ...registers]) it.close();
  balancer.close();
  await Promise.all(nodes.map((it) => it.end('SIGTERM')));
  await client.end();
  await database.drop();
  folder.remove();
});

const start = (port?: number) => ServerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path }, port);

async function openBoards() {
  const tokens = await Promise.all(OVERSEERS.map((who) => signInAt(school, nameOf(who), nameOf(who))));
  let seat = 0;
  boards = tokens.flatMap((token) => Array.from({ length: BOARDS_EACH }, () => new RowsClient(balancer.base, token, [DAYS[seat++ % DAYS.length] as string])));
  registers = tokens.map((token, i) => new NoticeClient(balancer.base, token, REGISTERS[i % REGISTERS.length] as string));
  for (const it of [...boards, ...registers]) void it.stay();
}

/** Whatever is in the log by now comes to every board, whichever nodes there are. */
async function caughtUp() {
  const { rows } = await client.query<{ tanggal: string; n: number }>("SELECT data->>'tanggal_sesi' AS tanggal, max(position)::int AS n FROM es.event WHERE type = 'AttendanceMarked' GROUP BY 1");
  expect(rows.map(({ tanggal }) => tanggal).sort()).toEqual(DAYS);
  const last = new Map(rows.map(({ tanggal, n }) => [tanggal, n]));
  const views = boards.flatMap((it) => it.views);
  await until('every board shows every mark', () => views.every(({ tanggal, state }) => state.status === 'live' && state.pos >= (last.get(tanggal) as number)));
}

/** A fresh answer, by any node. */
async function fresh<T>(path: string, token: string): Promise<T> {
  const { status, body } = await school.ask('GET', path, { token });
  expect(status).toBe(200);
  return body.data;
}

test('each of two nodes is killed in turn: every acknowledged mark is stored once, and on every board', async () => {
  const token = await signInAt(school, ...admin);
  await openBoards();
  const marking = new Marking(() => school, token, today());
  const soMany = (more: number, wanted = marking.count + more) => until(`${wanted} marks`, () => marking.count >= wanted);
  marking.start();
  await soMany(60);
  await caughtUp();
  expect(await nodes[0].end('SIGKILL')).toBe('SIGKILL');
  await soMany(60);
  await caughtUp();
  nodes[0] = await start(nodes[0].port);
  await soMany(60);
  expect(await nodes[1].end('SIGKILL')).toBe('SIGKILL');
  await soMany(60);
  await caughtUp();
  await marking.stop();

  expect([...marking.statuses].filter((it) => it !== 200 && it !== 502 && it !== 503)).toEqual([]);
  await reconcile(database.url, marking);
  await expectShown(school, token, marking);
  await caughtUp();
  const days = new Map<string, object>();
  for (const tanggal of DAYS) {
    const { sesi } = await fresh<{ sesi: { id_sesi: string }[] }>(`/api/guru/curriculum/daily-attendance?tanggal=${tanggal}`, token);
    days.set(tanggal, Object.fromEntries(sesi.map((it) => [it.id_sesi, it])));
  }
  for (const { tanggal, state } of boards.flatMap((it) => it.views)) expect(Object.fromEntries(state.rows)).toEqual(days.get(tanggal));
  for (const it of registers) {
    const rows = await fresh<Attendance[]>(`/api/attendance/by-session?id_sesi=${it.id_sesi}`, token);
    await until('every register shows every mark', () => JSON.stringify(it.shown) === JSON.stringify(rows));
  }
  const log = { query: (text: string) => client.query(text), lesson: (kelas: 'A' | 'B', posisi = 2, tanggal = today()) => lessonOf(kelas, tanggal, posisi) };
  expect(await firstUntrue(log, boards.flatMap((it) => it.seen))).toBeUndefined();
});

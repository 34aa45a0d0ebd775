import { attendance } from '#contract/attendance/attendance.api';
import { admin, lately, today } from '#test/faults/installation';
import { ServerProcess } from '#test/faults/server-process';
import { Watcher } from '#test/live/watcher';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { nameOf, testSchool } from '#test/kit/school';
import { idOf, lessonOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let env: Record<string, string>;
const open: { close(): void }[] = [];
const servers: ServerProcess[] = [];
let id_sesi: string;
let lessons = 0;
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
  await (await testSchool({ now: lately(), place: { url: database.url, dataDir: folder.path } })).close();
});
beforeEach(() => {
  // A register of its own for each test.
  id_sesi = lessonOf(lessons % 2 ? 'A' : 'B', today(), 1 + (lessons++ >> 1));
});
afterEach(async () => {
  for (const it of open.splice(0)) it.close();
  await Promise.all(servers.splice(0).map((it) => it.end('SIGTERM')));
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

async function start(port?: number) {
  const server = await ServerProcess.start(env, port);
  servers.push(server);
  return server;
}
const pupil = () => idOf(lessons % 2 ? 'eka' : 'ani');
const mark = (server: ServerProcess, token: string, status_kehadiran: string) =>
  server.ask('PUT', '/api/absensi/single-attend', { token, body: { id_sesi, id_murid: pupil(), status_kehadiran } });
const statusAt = async (server: ServerProcess, token: string) =>
  (await server.ask('GET', `/api/attendance/by-session?id_sesi=${id_sesi}`, { token })).body.data.find((it: { id_murid: string }) => it.id_murid === pupil()).status_kehadiran;
const DONE = { status: 200, body: { message: 'OK', result: true, data: {} } };

test('two servers on one database are one school: what one is told, both answer', async () => {
  const [leader, follower] = [await start(), await start()];
  const token = await follower.signIn(...admin);
  expect(await mark(follower, token, 'Sakit')).toEqual(DONE);
  expect([await statusAt(leader, token), await statusAt(follower, token)]).toEqual(['Sakit', 'Sakit']);
  expect(await mark(leader, token, 'Izin')).toEqual(DONE);
  expect([await statusAt(follower, token), await statusAt(leader, token)]).toEqual(['Izin', 'Izin']);
});

test('when the one that projects is killed the other takes over, and a third joins', async () => {
  const [leader, follower] = [await start(), await start()];
  const token = await follower.signIn(...admin);
  const watcher = await Watcher.open(follower.base, token);
  open.push(watcher);
  const { topic } = await watcher.subscribe(attendance.today, { tanggal: today() });
  await mark(leader, token, 'Sakit');
  await watcher.hear('stream.delta', topic);
  await leader.end('SIGKILL');
  expect((await mark(follower, token, 'Izin')).status).toBe(200);
  await until('the other projects', async () => (await statusAt(follower, token)) === 'Izin');
  const delta = await watcher.hear('stream.delta', topic, 2);
  expect(delta.changes).toEqual([[id_sesi, expect.objectContaining({ Izin: 1, Sakit: 0 })]]);
  expect(await mark(follower, token, 'Alpa')).toEqual(DONE);
  const third = await start(leader.port);
  expect(await statusAt(third, token)).toBe('Alpa');
  expect(await mark(third, token, 'Hadir')).toEqual(DONE);
  expect(await statusAt(follower, token)).toBe('Hadir');
});

test('a session that ends on one server ends on the other, with its sockets', async () => {
  const [one, other] = [await start(), await start()];
  const token = await one.signIn(nameOf('kepala'), nameOf('kepala'));
  const watcher = await Watcher.open(other.base, token);
  open.push(watcher);
  const second = await one.signIn(nameOf('kepala'), nameOf('kepala'));
  await watcher.ended();
  expect(watcher.told('session.revoked')).toEqual([{ code: 'TOKEN_UNMATCH' }]);
  await until('the token is refused everywhere', async () => (await other.ask('GET', '/api/account/sessions', { token })).body.code === 'TOKEN_UNMATCH');
  expect((await other.ask('GET', '/api/account/sessions', { token: second })).status).toBe(200);
});

test('marks from both at once are each there once, in an order that both agree on', async () => {
  const [one, other] = [await start(), await start()];
  const token = await one.signIn(...admin);
  const wishes = Array.from({ length: 60 }, (_, i) => [i % 2 ? one : other, ['Hadir', 'Sakit', 'Izin', 'Alpa', 'Terlambat'][(i * 3) % 5] as string] as const);
  const answers = await Promise.all(wishes.map(([server, status]) => mark(server, token, status)));
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(answers.filter((it) => it.status === 200).length).toBeGreaterThan(30);
  const { body } = await one.ask('GET', `/api/audit/attendance-${id_sesi}?limit=100&id_murid=${pupil()}`, { token });
  const marks = (body.data as { type: string; data: { sebelum: string | null; status_kehadiran: string } }[]).filter((it) => it.type === 'AttendanceMarked').reverse();
  for (const [i, { data }] of marks.entries()) expect(data.sebelum).toBe(marks[i - 1]?.data.status_kehadiran ?? null);
  const last = marks.at(-1)?.data.status_kehadiran;
  expect([await statusAt(one, token), await statusAt(other, token)]).toEqual([last, last]);
});

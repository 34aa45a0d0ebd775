import { admin, lately, today } from '#test/faults/installation';
import { ServerProcess } from '#test/faults/server-process';
import { chaosProxy } from '#test/kit/chaos-proxy';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { testSchool } from '#test/kit/school';
import { idOf, lessonOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let proxy: Awaited<ReturnType<typeof chaosProxy>>;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  await (await testSchool({ now: lately(), place: { url: database.url, dataDir: folder.path } })).close();
  proxy = await chaosProxy(database.url);
});
afterEach(async () => {
  for (const it of servers) it.tell('SIGCONT');
  await Promise.all(servers.splice(0).map((it) => it.end('SIGTERM')));
});
afterAll(async () => {
  proxy.close();
  await database.drop();
  folder.remove();
});

async function start(url = database.url) {
  const server = await ServerProcess.start({ DATABASE_URL: url, DATA_DIR: folder.path });
  servers.push(server);
  return server;
}
const id_sesi = lessonOf('A', today(), 1);
const mark = (server: ServerProcess, token: string, status_kehadiran: string) =>
  server.ask('PUT', '/api/absensi/single-attend', { token, body: { id_sesi, id_murid: idOf('ani'), status_kehadiran } });
const statusAt = async (server: ServerProcess, token: string) =>
  (await server.ask('GET', `/api/attendance/by-session?id_sesi=${id_sesi}`, { token })).body.data?.find((it: { id_murid: string }) => it.id_murid === idOf('ani')).status_kehadiran;
const health = async (server: ServerProcess) => server.ask('GET', '/api/health');
const isWell = async (server: ServerProcess) => (await health(server)).status === 200;

test('a leader that is frozen loses its lead, health says so while the tables lag, and it finds its way back', async () => {
  const [leader, other] = [await start(), await start()];
  const token = await other.signIn(...admin);
  leader.tell('SIGSTOP');
  expect(await mark(other, token, 'Sakit')).toMatchObject({ status: 200, body: { pending: true } });
  const said = await until('health to say that the tables lag', async () => {
    const { status, body } = await health(other);
    return status === 503 && body.data.gangguan.some((it: { bagian: string }) => it.bagian === 'read-side') ? body : undefined;
  });
  expect(said).toMatchObject({ code: 'UNAVAILABLE', data: { status: 'terganggu', gangguan: [{ bagian: 'read-side', keterangan: expect.stringMatching(/\d+ s behind the log/) }] } });
  await until('the other leads', async () => (await statusAt(other, token)) === 'Sakit');
  await until('health to be well again', () => isWell(other));
  leader.tell('SIGCONT');
  await until('it follows', async () => (await mark(leader, token, 'Izin')).status === 200 && (await statusAt(leader, token)) === 'Izin');
  await until('both are well', async () => (await isWell(leader)) && (await isWell(other)));
});

test('a server whose connections fall silent while new ones work makes new ones', async () => {
  const server = await start(proxy.url);
  const token = await server.signIn(...admin);
  expect((await mark(server, token, 'Alpa')).status).toBe(200);
  proxy.hush();
  await until('a mark is taken and read', async () => (await mark(server, token, 'Dispensasi').catch(() => undefined))?.status === 200 && (await statusAt(server, token).catch(() => undefined)) === 'Dispensasi');
  await until('it is well', () => isWell(server));
});

test('while the database is silent health says so, and the server ends when it is told to', async () => {
  const server = await start(proxy.url);
  proxy.chaos = 'silent';
  const { status, body } = await health(server);
  expect([status, body.data.gangguan.map((it: { bagian: string }) => it.bagian).sort()]).toEqual([503, ['database', 'log']]);
  expect(await server.end('SIGTERM')).toBe(0);
  proxy.chaos = 'none';
  proxy.cut();
});

import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { attendance } from '#contract/attendance/attendance.api';
import { projections, versionOf } from '#projections/kit/projection';
import { admin, lately, today } from '#test/faults/installation';
import { expectShown, Marking, reconcile } from '#test/faults/marking';
import { ServerProcess } from '#test/faults/server-process';
import { Watcher } from '#test/live/watcher';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let next: ReturnType<typeof nextVersion>;
const servers: ServerProcess[] = [];
const closing: (() => void)[] = [];

/** The same code in a place of its own, in which the tables of attendance have a new version. */
function nextVersion() {
  const it = temporaryFolder();
  cpSync('dist', path.join(it.path, 'dist'), { recursive: true });
  cpSync('package.json', path.join(it.path, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(it.path, 'node_modules'));
  const file = path.join(it.path, 'dist/projections/attendance/attendance.projection.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/version: (\d+)/, (_, version: string) => `version: ${Number(version) + 1}`));
  return it;
}

beforeAll(async () => {
  [database, folder, next] = [await freshDatabase(), temporaryFolder(), nextVersion()];
  await (await testSchool({ now: lately(), place: { url: database.url, dataDir: folder.path } })).close();
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await Promise.all(servers.splice(0).map((it) => it.end('SIGTERM')));
});
afterAll(async () => {
  await database.drop();
  folder.remove();
  next.remove();
});

async function start(root?: string) {
  const server = await ServerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path }, undefined, root);
  servers.push(server);
  return server;
}
async function states() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ version: string; state: string }>("SELECT version, state FROM read.projection WHERE version LIKE 'attendance@%' ORDER BY version");
  await client.end();
  return Object.fromEntries(rows.map((it) => [it.version.split(':')[0], it.state]));
}

const { version } = projections().find((it) => it.name === 'attendance') as { version: number };
const [OLD, NEW] = [`attendance@${version}`, `attendance@${version + 1}`];

test('a new version fills its tables beside the old one, serves beside it, takes over, and can be rolled back', async () => {
  expect(versionOf(projections().find((it) => it.name === 'attendance') as never)).toMatch(OLD);
  let marked = await start();
  const token = await marked.signIn(...admin);
  const marking = new Marking(() => marked, token, today());
  marking.start();
  const soMany = (more: number, wanted = marking.count + more) => until(`${wanted} marks`, () => marking.count >= wanted);
  await soMany(40);

  const [old, fresh] = [marked, await start(next.path)];
  expect(await states()).toEqual({ [OLD]: 'live', [NEW]: 'filling' });
  const watcher = await Watcher.open(fresh.base, token);
  closing.push(() => watcher.close());
  const { topic } = await watcher.subscribe(attendance.today, { tanggal: today() });
  // Marks go to the new one, and the old one answers them, too.
  marked = fresh;
  await soMany(40);
  const id_sesi = marking.places[0]?.id_sesi as string;
  const registerAt = async (server: ServerProcess) => (await server.ask('GET', `/api/attendance/by-session?id_sesi=${id_sesi}`, { token })).status;
  expect([await registerAt(old), await registerAt(fresh)]).toEqual([200, 200]);
  expect(await old.end('SIGTERM')).toBe(0);
  await until('the new one leads', async () => (await states())[NEW] === 'live');
  await soMany(40);
  expect(topic).toContain('attendance.today');

  const back = await start();
  expect(await states()).toEqual({ [OLD]: 'filling', [NEW]: 'live' });
  marked = back;
  await soMany(40);
  await marking.stop();
  expect([...marking.statuses].filter((it) => it !== 200)).toEqual([]);
  await reconcile(database.url, marking);
  for (const server of [back, fresh]) await expectShown(server, token, marking);
});

test('a mark is on the live board of the version that does not lead, and in its answers at once', async () => {
  const [old, fresh] = [await start(), await start(next.path)];
  const token = await old.signIn(...admin);
  const { body } = await old.ask('GET', `/api/guru/curriculum/daily-attendance?tanggal=${today()}`, { token });
  const { id_sesi } = body.data.sesi.find((it: { dibuka: boolean }) => it.dibuka);
  const rows = async (server: ServerProcess) => (await server.ask('GET', `/api/attendance/by-session?id_sesi=${id_sesi}`, { token })).body.data as { id_murid: string; status_kehadiran: string | null }[];
  const { id_murid } = (await rows(old))[0] as { id_murid: string };
  const watcher = await Watcher.open(fresh.base, token);
  closing.push(() => watcher.close());
  const { topic } = await watcher.subscribe(attendance.today, { tanggal: today() });
  for (const [i, [at, status]] of ([[old, 'Sakit'], [fresh, 'Izin'], [old, 'Alpa'], [fresh, 'Hadir']] as const).entries()) {
    const { body: done } = await at.ask('PUT', '/api/absensi/single-attend', { token, body: { id_sesi, id_murid, status_kehadiran: status } });
    expect(done).toMatchObject({ message: 'OK', result: true, data: {} });
    // A busy machine may say that its tables follow (`pending`); where it does not, they have.
    const isThere = async () => (await rows(at)).find((it) => it.id_murid === id_murid)?.status_kehadiran === status;
    if (done.pending) await until('its answers follow', isThere);
    expect(await isThere()).toBe(true);
    const delta = await watcher.hear('stream.delta', topic, i + 1);
    const count = (await at.ask('GET', `/api/guru/curriculum/daily-attendance?tanggal=${today()}`, { token })).body.data.sesi.find((it: { id_sesi: string }) => it.id_sesi === id_sesi)[status];
    expect(delta.changes).toEqual([[id_sesi, expect.objectContaining({ [status]: count })]]);
  }
});

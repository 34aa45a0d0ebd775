import pg from 'pg';
import { sitting } from '#contract/exam/sitting.api';
import { ServerProcess, signInAt } from '#test/faults/server-process';
import { type Exam, anExam, ofStudent, roomOf } from '#test/kit/an-exam';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { nameOf, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Watcher } from '#test/live/watcher';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let nodes: ServerProcess[];
let client: pg.Client;
let exam: Exam;
const start = () => ServerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path });
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  const founded = await testSchool({ now: new Date(), place: { url: database.url, dataDir: folder.path } });
  exam = await anExam(founded, 'of two nodes');
  await founded.close();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  nodes = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(nodes.filter((it) => !it.hasEnded).map((it) => it.end('SIGTERM')));
  await client.end();
  await database.drop();
  folder.remove();
});

const room = () => `id_pengawas_cbt=${roomOf('of two nodes')}`;
const tokenOf = (node: ServerProcess, who: 'ani' | 'budi') => signInAt(node, nameOf(who), nameOf(who));
const facts = async (type: string) => (await client.query('SELECT data FROM es.event WHERE stream = $1 AND type = $2 ORDER BY revision', [`attempt-${ofStudent(exam, 'ani').id_peserta}`, type])).rows.map(({ data }) => data);
async function listen(node: ServerProcess, token: string) {
  const watcher = await Watcher.open(node.base, token);
  expect((await watcher.subscribe(sitting.control, { id_cbt: exam.id_cbt, id_murid: idOf('ani') })).ok).toBe(true);
  return watcher;
}

test('of two nodes one is killed: whoever listened there is cut off and comes back at the other, an action given to both happens once, and lost time comes back', async () => {
  const [one, two] = nodes as [ServerProcess, ServerProcess];
  const [ani, budi] = [await tokenOf(one, 'ani'), await tokenOf(two, 'budi')];
  expect((await one.ask('PUT', `/api/cbt/murid/start-time/${exam.id_cbt}`, { token: ani, body: { perangkat: 'hp' } })).status).toBe(200);
  const devices = async (node: ServerProcess) => (await node.ask('GET', `/api/cbt/supervision/kehadiran-perangkat?${room()}`, { token: budi })).body.data as { terhubung: boolean }[];
  const before = await listen(one, ani);
  await until('the other node knows that she is there', async () => (await devices(two))[0]?.terhubung === true);

  const extend = { token: budi, key: crypto.randomUUID(), body: { id_cbt: exam.id_cbt, listMurid: [idOf('ani')], action: 'tambah_waktu', minutes: 5, reason: 'Listrik padam' } };
  const given = await Promise.all([one, two].map((node) => node.ask('POST', '/api/cbt/supervision/action', extend)));
  for (const { status, body } of given) expect([200, 409, 503]).toContain(status === 200 ? (body.data[0].hasil === 'ok' ? 200 : body.data[0].hasil) : status);
  expect(await facts('TimeExtended')).toHaveLength(1);

  await one.end('SIGKILL');
  await until('she is cut off', async () => (await facts('ConnectionLost')).length === 1);
  expect((await devices(two))[0]?.terhubung).toBe(false);
  const after = await listen(two, ani);
  await until('she is back', async () => (await facts('ConnectionRegained')).length === 1);
  expect(await facts('ConnectionLost')).toHaveLength(1);

  await until('it is noted that somebody is there to serve her', async () => (await client.query("SELECT FROM vault.setting WHERE name = 'exam-alive'")).rowCount === 1);
  await two.end('SIGKILL');
  await client.query("UPDATE vault.setting SET value = to_jsonb(to_char((now() - interval '14 seconds') AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')) WHERE name = 'exam-alive'");
  const third = await start();
  nodes.push(third);
  const ofServer = async () => (await facts('TimeExtended')).filter(({ sebab }) => sebab === 'server');
  await until('what was lost is given back', async () => (await ofServer()).length === 1);
  expect((await ofServer())[0]).toMatchObject({ menit: 1, alasan: expect.stringContaining('Server terhenti') });
  for (const it of [before, after]) it.close();
});

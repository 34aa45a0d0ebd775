import { openPool } from '#projections/kit/database';
import { ServerProcess } from '#test/faults/server-process';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { ADMIN_PASSWORD, testSchool } from '#test/kit/school';
import { classes, idOf, ID_TAHUN_AJARAN } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let [database, folder, pool, server] = [] as unknown as [Awaited<ReturnType<typeof freshDatabase>>, ReturnType<typeof temporaryFolder>, ReturnType<typeof openPool>, ServerProcess];
let token: string;
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  await (await testSchool({ place: { url: database.url, dataDir: folder.path } })).close();
  pool = openPool(database.url);
  await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await pool.end();
  await database.drop();
  folder.remove();
});

async function start() {
  server = await ServerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path });
  token = await server.signIn('admin', ADMIN_PASSWORD);
}
const ask = (method: string, path: string, body?: object) => server.ask(method, path, { token, ...(body ? { body } : {}) });
const detail = async (id: string) => (await ask('GET', `/api/tahun_ajaran/admin/${id}`)).body.data;

const DONE = "SELECT FROM vault.process WHERE name = 'copy-semester' AND position <> 'start' AND position::bigint >= (SELECT max(position) FROM es.event WHERE type = 'SemesterCopyWished')";
const GATE = 4711;
/** Whoever writes an event of this type from now on has to wait until the answer's function was called. */
async function heldUpAt(type: string) {
  const keeper = await pool.connect();
  await keeper.query('SELECT pg_advisory_lock($1)', [GATE]);
  await keeper.query(`CREATE OR REPLACE FUNCTION es.held() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.type = '${type}' THEN PERFORM pg_advisory_xact_lock(${GATE}); END IF; RETURN NEW; END $$`);
  await keeper.query('CREATE OR REPLACE TRIGGER held BEFORE INSERT ON es.event FOR EACH ROW EXECUTE FUNCTION es.held()');
  const waiting = async () => (await pool.query('SELECT pid FROM pg_locks WHERE locktype = $1 AND objid = $2 AND NOT granted', ['advisory', GATE])).rows as { pid: number }[];
  return {
    reached: () => until(`the copy is at ${type}`, async () => (await waiting()).length > 0),
    /** What was being written is lost with whoever wrote it. */
    async letGo() {
      for (const { pid } of await waiting()) await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1', [pid]);
      await until('nobody waits', async () => (await waiting()).length === 0);
      await keeper.query('DROP TRIGGER held ON es.event');
      await keeper.query('SELECT pg_advisory_unlock($1)', [GATE]);
      keeper.release();
    },
  };
}
const written = async (type: string, since: string) => (await pool.query<{ data: any }>('SELECT data FROM es.event WHERE type = $1 AND position > $2 ORDER BY position', [type, since])).rows.map((it) => it.data);

test('a copy that is asked for twice at once, and killed again and again, becomes one whole copy', async () => {
  const { id_kelas } = classes[0] as { id_kelas: string };
  expect((await ask('POST', '/api/guru/pengampu', { id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK'), id_kelas })).status).toBe(200);
  const { id } = (await ask('POST', '/api/tahun_ajaran', { tanggal_awal: '2027-01-04' })).body.data;
  const { rows: [{ since }] } = await pool.query('SELECT max(position) AS since FROM es.event');
  let gate = await heldUpAt('ClassFormed');
  const asked = await Promise.all([1, 2].map(() => ask('POST', `/api/tahun_ajaran/duplicate-from-first-semester/${id}`)));
  // The copy holds up the log for whoever comes a moment later; they are told to come again.
  expect([asked.some((it) => it.status === 200), asked.filter((it) => it.status !== 200 && it.status !== 503)]).toEqual([true, []]);
  for (const next of ['StudentPlaced', 'SlotPlaced', 'TeacherAssigned', undefined]) {
    await gate.reached();
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    await gate.letGo();
    if (next) gate = await heldUpAt(next);
    await start();
    expect((await ask('DELETE', `/api/tahun_ajaran/${id}`)).status).toBe(409);
  }
  const { jumlah_kelas, jumlah_murid, jumlah_slot, jumlah_pengampu } = await detail(ID_TAHUN_AJARAN);
  const whole = { jumlah_kelas, jumlah_murid, jumlah_slot, jumlah_pengampu };
  expect(whole).toEqual({ jumlah_kelas: 2, jumlah_murid: 7, jumlah_slot: 30, jumlah_pengampu: 1 });
  await until('both wishes are done with', async () => (await pool.query(DONE)).rowCount);
  expect(await detail(id)).toMatchObject(whole);
  const once = async (type: string, keyOf: (data: any) => string[]) => {
    const keys = (await written(type, since)).flatMap(keyOf);
    return [keys.length, new Set(keys).size];
  };
  expect(await once('ClassFormed', (it) => [it.id_kelas])).toEqual([2, 2]);
  expect(await once('StudentPlaced', (it) => [it.id_murid])).toEqual([7, 7]);
  expect(await once('TeacherAssigned', (it) => [it.id_pengampu])).toEqual([1, 1]);
  expect(await once('SlotPlaced', (it) => [it.id_slot])).toEqual([30, 30]);
});

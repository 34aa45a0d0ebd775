import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { attendance } from '#contract/attendance/attendance.api';
import pg from 'pg';
import { physical, projections, tables } from '#projections/kit/projection';
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
let server: ServerProcess;
let token: string;
let env: Record<string, string>;
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
  await (await testSchool({ now: lately(), place: { url: database.url, dataDir: folder.path } })).close();
  server = await ServerProcess.start(env);
  token = await server.signIn(...admin);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
  folder.remove();
});

/** `npm run rebuild -- NAME` as a school's technician runs it. */
function rebuilding(...names: string[]) {
  const child = spawn(process.execPath, ['dist/tools/rebuild.js', ...names], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const it = { child, said: '', ended: once(child, 'exit').then(([code, signal]) => code ?? signal) as Promise<number | string> };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (it.said += chunk));
  return it;
}

test('a name that is none is answered with those that there are', async () => {
  for (const names of [[], ['absensi'], ['all', 'lesson'], ['--check'], ['lesson', '--wrong']]) {
    const it = rebuilding(...names);
    expect(await it.ended).toBe(1);
    expect(it.said).toBe(`Usage: npm run rebuild -- NAME [--check], where NAME is "all" or one of: ${projections().map(({ name }) => name).sort().join(', ')}\n`);
  }
});

test('all tables are rebuilt while the school goes on marking, and live views are told to ask again', async () => {
  const marking = new Marking(() => server, token, today());
  const watcher = await Watcher.open(server.base, token);
  const { topic } = await watcher.subscribe(attendance.today, { tanggal: today() });
  marking.start();
  await until('marks are coming', () => marking.count > 40);
  const run = rebuilding('all');
  expect([await run.ended, run.said]).toEqual([0, expect.stringMatching(/^(\d+ of \d+ events \(\d+%\), \d+ a second(, \d+ s left)?\n)*\d+ of \d+ events \(100%\), \d+ a second\nRebuilt: [a-z, -]+\n$/)]);
  expect(await watcher.hear('stream.reset', topic)).toEqual({ topic, reason: 'rebuild' });
  const after = marking.count + 40;
  await until('marks still come', () => marking.count > after);
  await marking.stop();
  watcher.close();
  expect([...marking.statuses].filter((it) => it !== 200)).toEqual([]);
  await reconcile(database.url, marking);
  await expectShown(server, token, marking);
});

test('a row that somebody changed is found by a check, which changes nothing', async () => {
  const whole = rebuilding('all', '--check');
  expect([await whole.ended, whole.said]).toEqual([0, expect.stringMatching(/Checked: every row of [a-z, -]+ is what the log says\n$/)]);
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  const [marks] = tables().filter((it) => it.name === 'attendance').map((it) => physical(it.name));
  await client.query(`UPDATE read."${marks}" SET status_kehadiran = 'Alpa' WHERE ctid = (SELECT ctid FROM read."${marks}" WHERE status_kehadiran <> 'Alpa' LIMIT 1)`);
  const dump = async () => (await client.query(`SELECT * FROM read."${marks}" ORDER BY 1, 2`)).rows;
  const before = await dump();
  const spoilt = rebuilding('all', '--check');
  expect([await spoilt.ended, spoilt.said]).toEqual([1, expect.stringMatching(/\nattendance: 1 row is not what the log says, such as \{"id_sesi":"[0-9a-f-]{36}",.*\}\n$/)]);
  expect(await dump()).toEqual(before);
  await client.end();
  const mended = rebuilding('attendance');
  expect(await mended.ended).toBe(0);
});

test('one that is killed half way has changed nothing, and the next one brings it to an end', async () => {
  const board = async () => (await server.ask('GET', `/api/guru/curriculum/daily-attendance?tanggal=${today()}`, { token })).body.data;
  const before = await board();
  for (const lines of [0, 1]) {
    const run = rebuilding('all');
    await until('it has begun', () => run.said.split('\n').length > lines || run.child.exitCode !== null);
    run.child.kill('SIGKILL');
    await run.ended;
    expect(await board()).toEqual(before);
  }
  const run = rebuilding('attendance');
  expect([await run.ended, await board()]).toEqual([0, before]);
});

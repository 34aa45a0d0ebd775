import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { attendance } from '#contract/attendance/attendance.api';
import { longOf } from '#server/kit/log/short-meta';
import { moveLog } from '#tools/kit/move-log';
import { runNode } from '#test/kit/child';
import { StandIn } from '#test/kit/eventstore/stand-in';
import { newEvent } from '#test/kit/log-events';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
let standIn: StandIn;
beforeEach(async () => {
  school = await testSchool();
  standIn = await StandIn.start();
});
afterEach(async () => {
  await school.close();
  await standIn.stop();
});

const mark = (status_kehadiran: string) => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran });
const board = async () => (await school.ask('kepala', attendance.today)).body.data.sesi;
const stored = async () => (await school.query('SELECT count(*)::int AS n FROM es.event')).rows[0]?.n as number;
const copied = () => standIn.log.all.filter((it) => !it.type.startsWith('$'));
const moved = async () => {
  const said: string[] = [];
  await moveLog(school.place.url, standIn.url, (line) => said.push(line));
  return said;
};

test('a school moves to EventStoreDB and goes on there, with every event, its answers and its processes', async () => {
  for (const status of ['Sakit', 'Izin']) await mark(status);
  const [before, total] = [await board(), await stored()];
  const { rows } = await school.query("SELECT id, type, stream, revision::int, data::text, short FROM es.event ORDER BY position");
  await school.restart(async () => {
    expect((await moved()).at(-1)).toMatch(new RegExp(`^${total} events in \\d+ streams are the same in both logs, byte for byte; \\d+ chains hold$`));
    school.place.eventstoreUrl = standIn.url;
  });
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  expect(copied().map(({ id, type, stream, revision, data, meta }) => ({ id, type, stream, revision, data: text(data), meta: text(meta) }))).toEqual(rows.map(({ short, ...it }) => ({ ...it, meta: longOf(short) })));
  expect(await board()).toEqual(before);
  expect((await mark('Hadir')).status).toBe(200);
  expect(copied()).toHaveLength(total + 1);
  expect(await stored()).toBe(total);
  await until('every process stands in the new log', async () => (await school.query("SELECT 1 FROM vault.process WHERE position !~ '/'")).rowCount === 0);
  await expect(school.query("INSERT INTO es.event SELECT position + 1000000, 1000000, at, id, stream, type, data, meta FROM es.event LIMIT 1")).rejects.toThrow('the_log_has_moved_to_eventstoredb');
  await expect(moved()).rejects.toThrow('Pelita is running');
});

test('a move that was killed goes on where it was, and nothing is there twice', async () => {
  const total = await stored();
  await school.restart(async () => {
    const env = { ...process.env, DATABASE_URL: school.place.url };
    const quiet = standIn.log.onAppended(() => {
      if (copied().length > total / 2) standIn.trouble.append = 'silent';
    });
    const child = spawn(process.execPath, ['dist/tools/migrate-log.js', '--to', standIn.url], { env, stdio: 'ignore' });
    await until('half is copied, and no more', () => standIn.struck);
    child.kill('SIGKILL');
    await once(child, 'exit');
    quiet();
    standIn.trouble.append = 'none';
    expect(copied().length).toBeLessThan(total);
    expect((await moved())[0]).toMatch(/^\d+ of \d+ events are there already, as they are here$/);
    expect(copied()).toHaveLength(total);
    await expect(moved()).rejects.toThrow('was moved before');
    school.place.eventstoreUrl = standIn.url;
  });
  expect((await mark('Hadir')).status).toBe(200);
});

test('an EventStoreDB that holds anything else is refused and left as it is', async () => {
  const event = newEvent();
  standIn.log.append('strange-1', 'new', [{ ...event, isJson: true, data: Buffer.from(event.data), meta: Buffer.from(event.meta) }]);
  const records = standIn.log.all.length;
  await school.restart(async () => {
    await expect(moved()).rejects.toThrow('holds something else: Noted, revision 0 of strange-1');
  });
  expect(standIn.log.all).toHaveLength(records);
  expect((await mark('Hadir')).status).toBe(200);
});

test('it says how it is used', async () => {
  expect(await runNode(['dist/tools/migrate-log.js'])).toEqual({ code: 1, said: 'Usage: npm run migrate-log -- --to esdb://user:password@host:2113\n' });
  expect(await runNode(['dist/tools/migrate-log.js', '--to', 'postgres://here'], { env: { DATABASE_URL: school.place.url } })).toMatchObject({ code: 1, said: expect.stringContaining('must look like esdb://') });
});

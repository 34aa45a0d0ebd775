import pg from 'pg';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { common } from '#contract/kit/refusal';
import { brokenLink, Journal } from '#server/kit/log/journal';
import { StandIn } from '#test/kit/eventstore/stand-in';
import { ServerProcess } from '#test/faults/server-process';
import { quietly } from '#test/kit/quiet';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let standIn: StandIn;
let school: School;
beforeAll(async () => {
  standIn = await StandIn.start();
  school = await testSchool({ eventstoreUrl: standIn.url });
});
afterAll(async () => {
  await school.close();
  await standIn.stop();
});

const mark = (murid: string, status_kehadiran: string) => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf(murid), status_kehadiran });
const statusOf = async (murid: string) => {
  const { body } = await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A') });
  return body.data.find((it: { id_murid: string }) => it.id_murid === idOf(murid)).status_kehadiran;
};
const health = () => school.ask('publik', audit.health);
const stored = async () => (await school.nest.get(Journal).store.read(`attendance-${school.lesson('A')}`)).events;

test('a school whose log is in EventStoreDB takes attendance and reads it back, its chain unbroken, nothing in Postgres', async () => {
  for (const status of ['Sakit', 'Izin', 'Hadir']) expect((await mark('ani', status)).body).toEqual({ message: 'OK', result: true, data: {} });
  expect(await statusOf('ani')).toBe('Hadir');
  expect((await stored()).map((it) => it.type)).toEqual(['RegisterOpened', 'AttendanceMarked', 'AttendanceMarked', 'AttendanceMarked']);
  expect(brokenLink(await stored())).toBeUndefined();
  expect((await school.query('SELECT 1 FROM es.event')).rows).toEqual([]);
  expect((await health()).body).toEqual({ data: { status: 'ok', gangguan: [], perhatian: [{ bagian: 'log', keterangan: 'EventStoreDB is open to all; the server said why when it started' }], tertahan: [], tertinggal: 0 } });
});

test('a mark that meets a restart of EventStoreDB waits for it, is stored once and seen by everybody', async () => {
  const before = (await stored()).length;
  await standIn.stop();
  const marking = mark('beni', 'Alpa');
  await standIn.start();
  expect((await marking).status).toBe(200);
  await until('the mark is read', async () => (await statusOf('beni')) === 'Alpa');
  expect((await stored()).length).toBe(before + 1);
});

test('while EventStoreDB is away tables are read, what needs the log says that it is, and nobody has to restart Pelita', () => quietly(async () => {
  await standIn.stop();
  expect(await statusOf('ani')).toBe('Hadir');
  const [well, { status, body }] = await Promise.all([health(), school.ask('admin', audit.stream, { stream: `attendance-${school.lesson('A')}` })]);
  expect([status, body]).toEqual([503, refusedAs(common.UNAVAILABLE)]);
  expect([well.status, well.body]).toMatchObject([503, { ...refusedAs(common.UNAVAILABLE), data: { status: 'terganggu', gangguan: [{ bagian: 'log' }] } }]);
  await standIn.start();
  await until('health', async () => (await health()).status === 200);
  expect((await mark('citra', 'Izin')).status).toBe(200);
  await until('the mark is read', async () => (await statusOf('citra')) === 'Izin');
}));

test('what somebody else writes into the same EventStoreDB stops nobody, and costs the stream that it breaks', () => quietly(async () => {
  const other = school.lesson('B');
  const inOther = () => school.ask('sari', attendance.markOne, { id_sesi: other, id_murid: idOf('eka'), status_kehadiran: 'Sakit' });
  expect((await inOther()).status).toBe(200);
  standIn.log.scribble('orders-1', 'Ordered');
  standIn.log.scribble('orders-1', 'AttendanceMarked', '\xff{');
  standIn.log.scribble(`attendance-${other}`, 'AttendanceMarked', '{"n":1}');
  expect((await mark('ani', 'Izin')).status).toBe(200);
  await until('the mark is read', async () => (await statusOf('ani')) === 'Izin');
  const { status, body } = await school.ask('sari', attendance.markOne, { id_sesi: other, id_murid: idOf('eka'), status_kehadiran: 'Hadir' });
  expect([status, body.code]).toEqual([503, common.HISTORY_BROKEN.code]);
  expect((await health()).status).toBe(200);
  await school.restart();
  expect(await statusOf('ani')).toBe('Izin');
  expect((await mark('ani', 'Hadir')).status).toBe(200);
  await until('the mark is read', async () => (await statusOf('ani')) === 'Hadir');
}));

test.each(['999999999/999999999', '1718/1718', '1717/1717/00000000'])('after EventStoreDB was restored to an earlier time, tables and processes come back to it from %s', (gone) => quietly(async () => {
  await school.restart(async () => {
    const client = new pg.Client({ connectionString: school.place.url });
    await client.connect();
    await client.query(`UPDATE vault.process SET position = '${gone}'; UPDATE read.checkpoint SET position = '${gone}'`);
    await client.end();
  });
  expect(await statusOf('ani')).toBe('Hadir');
  expect((await mark('dedi', 'Sakit')).status).toBe(200);
  expect(await statusOf('dedi')).toBe('Sakit');
  expect((await school.query('SELECT position FROM vault.process WHERE position = $1', [gone])).rows).toEqual([]);
}));

test('Pelita starts again where it stood; without EventStoreDB, or without its address, it says so and does not start', async () => {
  await school.app.close();
  const { eventstoreUrl, ...postgresOnly } = school.place;
  await expect(testSchool({ place: postgresOnly, isEmpty: true })).rejects.toThrow('The history of this school is in EventStoreDB');
  await standIn.stop();
  await expect(testSchool({ place: { ...postgresOnly, eventstoreUrl }, isEmpty: true })).rejects.toThrow('EventStoreDB does not answer');
  const server = await ServerProcess.launch({ DATABASE_URL: school.place.url, DATA_DIR: school.place.dataDir, EVENTSTORE_URL: standIn.url });
  await until('the server has given up', () => server.hasEnded);
  expect([await server.end('SIGTERM'), server.said]).toEqual([1, expect.stringMatching(/^EventStoreDB does not answer: .*ECONNREFUSED.*\n$/)]);
  const other = await StandIn.start();
  await expect(testSchool({ place: { ...postgresOnly, eventstoreUrl: other.url }, isEmpty: true })).rejects.toThrow('another EventStoreDB');
  await other.stop();
  await standIn.start();
  const open = await ServerProcess.start({ DATABASE_URL: school.place.url, DATA_DIR: school.place.dataDir, EVENTSTORE_URL: standIn.url });
  expect(open.said.match(/^WARNING: .*$/gm)).toEqual([expect.stringMatching('EventStoreDB is open to all')]);
  await open.end('SIGTERM');
  const again = await testSchool({ place: school.place, isEmpty: true });
  [school.app, school.base] = [again.app, again.base];
  expect(await statusOf('beni')).toBe('Alpa');
});

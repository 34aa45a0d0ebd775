import pg from 'pg';
import { attendance } from '#contract/attendance/attendance.api';
import { projections, versionOf } from '#projections/kit/projection';
import { type Said, ServerProcess } from '#test/faults/server-process';
import { ADMIN_PASSWORD, type School, testSchool } from '#test/kit/school';

let school: School;
let whole: object;
beforeAll(async () => {
  school = await testSchool();
  for (const kelas of ['A', 'B'] as const) await school.ask('admin', attendance.markAll, { id_sesi: school.lesson(kelas) });
  whole = await board();
});
afterAll(() => school.close());

const board = async () => (await school.ask('admin', attendance.today, { tanggal: school.today })).body.data;
const inDatabase = async (text: string) => {
  const client = new pg.Client({ connectionString: school.place.url });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

const VERSION = versionOf(projections().find((it) => it.name === 'attendance') as never);
const TABLES = VERSION.split(':')[1]?.split(',') as string[];
const tableOf = (name: string) => TABLES.find((it) => it.startsWith(`${name}_`));
const each = (make: (table: string) => string) => TABLES.map(make).join(';');

const damages: [string, string][] = [
  ['a table is gone', `DROP TABLE read."${tableOf('register')}"`],
  ['another table of the same projection is gone', `DROP TABLE read."${tableOf('attendance_day')}"`],
  ['the tables are those of another version', `${each((it) => `ALTER TABLE read."${it}" RENAME TO "${it}_old"`)}; UPDATE read.projection SET version = 'old ' || version WHERE version = '${VERSION}'`],
  ['a replay was interrupted', `${each((it) => `TRUNCATE read."${it}"`)}; UPDATE read.projection SET state = 'filling', position = 'start' WHERE version = '${VERSION}'`],
  ['all of the read side is gone', 'DROP SCHEMA read CASCADE'],
];

test.each(damages)('when %s, a start fills the tables before it answers', async (_, damage) => {
  expect(whole).toMatchObject({ sesi: [{}, { Hadir: 4 }, {}, {}, { Hadir: 3 }, {}] });
  await school.restart(() => inDatabase(damage));
  expect(await board()).toEqual(whole);
});

test('a server that has to fill its tables answers nobody before', async () => {
  const before = whole;
  await school.restart(async () => {
    await inDatabase('DROP SCHEMA read CASCADE');
    const server = await ServerProcess.launch({ DATABASE_URL: school.place.url, DATA_DIR: school.place.dataDir });
    let first: Said | undefined;
    while (!first && !server.hasEnded) first = await server.ask('POST', '/api/login', { body: { username: 'admin', password: ADMIN_PASSWORD } }).catch(() => undefined);
    expect(first?.status).toBe(200);
    const token = first?.body.token as string;
    expect((await server.ask('GET', `/api/guru/curriculum/daily-attendance?tanggal=${school.today}`, { token })).body.data).toEqual(before);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

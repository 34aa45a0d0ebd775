import pg from 'pg';
import { audit } from '#contract/audit/audit.api';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import { attendance } from '#contract/attendance/attendance.api';
import { sitting } from '#contract/exam/sitting.api';
import { institution } from '#contract/institution/institution.api';
import { leave } from '#contract/leave/leave.api';
import { studentData } from '#contract/people/student-data.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { privacy } from '#contract/privacy/privacy.api';
import { physical } from '#projections/kit/projection';
import { ReadSide } from '#projections/kit/read-side';
import { furnishForRights, isAllowed, RIGHTS } from '#test/api/rights';
import { bookOf } from '#test/kit/a-gradebook';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { idOf, staff, students, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeEach(async () => {
  school = await testSchool();
  await furnishForRights(school);
});
afterEach(() => school.close());

const mark = (status_kehadiran: string, murid = 'ani') => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf(murid), status_kehadiran });
const register = () => school.ask('budi', attendance.bySession, { id_sesi: school.lesson('A') });

/** Rows that come by themselves, by table. */
const OF_ITSELF: Record<string, RegExp> = { 'vault.rate_limit': /^report-(preview|proof):/, 'vault.setting': /^exam-alive$/ };

/** Everything that is stored, but when a session was last seen, how often somebody without one has asked, how far the processes have read, and that the server is still there. */
async function state() {
  const { rows: tables } = await school.query("SELECT format('%I.%I', table_schema, table_name) AS it FROM information_schema.tables WHERE table_schema IN ('es', 'vault', 'read') AND table_name <> 'process' ORDER BY 1");
  const dumps = tables.map(async ({ it }) => {
    const { rows } = await school.query(`SELECT to_jsonb(t) - 'last_seen' AS row FROM ${it} t ORDER BY 1`);
    return [it, rows.filter(({ row }) => !OF_ITSELF[it]?.test(String(row.key ?? row.name))).map(({ row }) => JSON.stringify(row))];
  });
  return Object.fromEntries(await Promise.all(dumps));
}

const EVERYBODY: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];

const NOTED: string[] = [privacy.dataOf.name, questionBank.take.name, sitting.page.name, audit.proofFile.name, ...Object.values(gradeAudit).map((it) => it.name)];


test('rule 53: asking changes nothing, whoever asks for whatever they may', async () => {
  for (const who of EVERYBODY) await school.token(who);
  const before = await state();
  expect(before['es.event'].length).toBeGreaterThan(100);
  const asked = new Set<string>();
  for (const right of RIGHTS.filter((it) => it.endpoint.method === 'GET')) {
    // That somebody has looked into a student's book is a fact of its own (decision 67), or at a parent's letter (116), so is a copy given out (73), so is being refused, and that somebody has opened their exam, or looked at grades in the audit (134); of files of questions it is counted how many somebody takes.
    const isNoted = (who: Who) => NOTED.includes(right.endpoint.name) || ([studentData.read.name, leave.letter.name, leave.picture.name].includes(right.endpoint.name) && !students.some((it) => it.who === who));
    const kinds = typeof right.may === 'string' || right.may.A === right.may.B ? (['A'] as const) : (['A', 'B'] as const);
    const all = EVERYBODY.flatMap((who) => kinds.filter((kelas) => isAllowed(right, who, kelas) && !isNoted(who)).map((kelas) => [who, kelas] as const));
    // A file takes half a second to make, for the tenth of them as for the first.
    const wishes = right.endpoint.isFile ? all.slice(0, 2) : all;
    await Promise.all(wishes.map(([who, kelas]) => school.ask(who, right.endpoint, right.input(school, kelas))));
    await school.ask('publik', right.endpoint, right.input(school, 'A'));
    if (wishes.length) asked.add(right.endpoint.name);
  }
  expect(RIGHTS.filter((it) => it.endpoint.method === 'GET' && !asked.has(it.endpoint.name)).map((it) => it.endpoint.name).sort()).toEqual([...NOTED].sort());
  expect(await state()).toEqual(before);
});

test('rule 53: what is noted when it is asked for is noted, and nothing else changes', async () => {
  for (const [who, endpoint, input, type] of [['admin', studentData.read, { id: idOf('ani') }, 'StudentDataRead'], ['ani', privacy.dataOf, { id: idOf('ani') }, 'PersonDataGivenOut'], ['beni', sitting.page, { id_cbt: idOf('exam rights A') }, 'AttemptStarted'], ['auditor', gradeAudit.book, bookOf(school), 'AuditRead']] as const) {
    await school.token(who);
    await school.ask('admin', studentData.write, { id: idOf('ani'), diri: { hobi: who } });
    const before = (await school.query('SELECT type FROM es.event ORDER BY position')).rows;
    expect((await school.ask(who, endpoint, input)).status).toBe(200);
    const after = (await school.query('SELECT type FROM es.event ORDER BY position')).rows;
    expect(after.slice(before.length).map((it) => it.type)).toEqual([type]);
  }
});

test('a write is answered as pending when the read side does not keep up, and arrives later', async () => {
  const holding = await school.nest.get<pg.Pool>(pg.Pool).connect();
  await holding.query('BEGIN');
  await holding.query('SELECT 1 FROM read.checkpoint FOR UPDATE');
  const { status, body } = await mark('Sakit');
  expect([status, body]).toEqual([200, { message: 'OK', result: true, data: {}, pending: true }]);
  expect((await register()).body.data[0].status_kehadiran).toBeNull();
  await holding.query('ROLLBACK');
  holding.release();
  await until('the mark is on the register', async () => (await register()).body.data[0].status_kehadiran === 'Sakit');
  expect((await mark('Izin')).body).toEqual({ message: 'OK', result: true, data: {} });
});

test('the answers of a projection that has stopped say so, and the others go on', async () => {
  expect((await register()).headers['x-stale']).toBeUndefined();
  await school.query(`DELETE FROM read."${physical('attendance')}" WHERE id_murid = $1`, [idOf('ani')]);
  expect((await quietly(() => mark('Sakit'))).status).toBe(200);
  const fault = await until('the fault is known', () => school.nest.get(ReadSide).faults.get(physical('attendance')));
  expect(fault.type).toBe('AttendanceMarked');
  const stale = `AttendanceMarked ${fault.event}`;
  for (const [endpoint, input] of [[attendance.bySession, { id_sesi: school.lesson('A') }], [attendance.today, {}], [attendance.ofClass, { id: school.class('A').id_kelas }]] as const) {
    const { status, headers } = await school.ask('admin', endpoint, input);
    expect([endpoint.name, status, headers['x-stale']]).toEqual([endpoint.name, 200, stale]);
  }
  expect((await school.ask('admin', institution.settings)).headers['x-stale']).toBeUndefined();
  expect((await school.ask('publik', institution.settings)).status).toBe(200);
  expect((await mark('Hadir', 'beni')).body).toEqual({ message: 'OK', result: true, data: {} });
  await school.restart();
  expect((await register()).headers['x-stale']).toBe(stale);
});

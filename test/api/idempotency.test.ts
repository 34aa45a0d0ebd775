import { randomUUID } from 'node:crypto';
import { attendance } from '#contract/attendance/attendance.api';
import { common } from '#contract/kit/refusal';
import { attendanceId } from '#contract/attendance/attendance';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

let period = 0;
let id_sesi: string;
beforeEach(() => {
  // A register of its own for each test: those of last week are all open.
  id_sesi = school.lesson('A', 1 + (period % 3), `2026-07-${27 + Math.floor(period++ / 3)}`);
});

const mark = (status_kehadiran: string | null, key: string, who: Who = 'budi', murid = 'ani') =>
  school.ask(who, attendance.markOne, { id_sesi, id_murid: idOf(murid), status_kehadiran }, { headers: { 'idempotency-key': key } });
const statusOf = async (murid = 'ani') =>
  (await school.ask('admin', attendance.bySession, { id_sesi })).body.data.find((it: { id_murid: string }) => it.id_murid === idOf(murid)).status_kehadiran;
const events = async () => (await school.query("SELECT count(*)::int AS n FROM es.event WHERE stream = $1 AND type <> 'RegisterOpened'", [`attendance-${id_sesi}`])).rows[0]?.n;

test('one key for two students at once: one is marked, the other refused, and neither is told otherwise', async () => {
  const key = randomUUID();
  const answers = await Promise.all(['ani', 'beni'].map(async (murid) => ({ murid, ...(await mark('Sakit', key, 'budi', murid)) })));
  expect(answers.map((it) => it.status).sort()).toEqual([200, 409]);
  for (const { murid, status } of answers) expect(await statusOf(murid)).toBe(status === 200 ? 'Sakit' : null);
});

describe('a repeated request', () => {
  it('is answered alike and changes nothing, even after other changes', async () => {
    const key = randomUUID();
    const first = await mark('Sakit', key);
    await mark('Hadir', randomUUID());
    const [second, third] = [await mark('Sakit', key), await mark('Sakit', key)];
    for (const it of [second, third]) expect([it.status, it.body]).toEqual([first.status, first.body]);
    expect([await statusOf(), await events()]).toEqual(['Hadir', 2]);
  });

  it('changes nothing even when what was answered is forgotten, as after a crash', async () => {
    const key = randomUUID();
    await mark('Sakit', key);
    await mark('Izin', randomUUID());
    await school.query('DELETE FROM vault.answered');
    expect((await mark('Sakit', key)).status).toBe(200);
    expect([await statusOf(), await events()]).toEqual(['Izin', 2]);
  });

  it('changes nothing on the next start of the server either', async () => {
    const key = randomUUID();
    const { body } = await mark('Sakit', key);
    await mark('Alpa', randomUUID());
    await school.restart();
    expect((await mark('Sakit', key)).body).toEqual(body);
    expect([await statusOf(), await events()]).toEqual(['Alpa', 2]);
  });

  it('is one change however often it is sent at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark('Terlambat', key)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { message: 'OK', result: true, data: {} }]);
    expect([await statusOf(), await events()]).toEqual(['Terlambat', 1]);
  });

  it('with another body is a conflict and changes nothing', async () => {
    const key = randomUUID();
    await mark('Sakit', key);
    for (const answer of [await mark('Izin', key), await mark(null, key), await mark('Sakit', key, 'budi', 'beni')]) {
      expect([answer.status, answer.body]).toEqual([409, refusedAs(common.KEY_REUSED, 'CONFLICT')]);
    }
    expect([await statusOf(), await statusOf('beni'), await events()]).toEqual(['Sakit', null, 1]);
  });

  it('with other bodies at once is one of them, and the others are told so', async () => {
    const [key, wishes] = [randomUUID(), ['Sakit', 'Izin', 'Alpa', 'Hadir']];
    const answers = await Promise.all(wishes.map((it) => mark(it, key)));
    const done = wishes.filter((_, i) => answers[i]?.status === 200);
    expect([done.length, answers.filter(({ body }) => body.code === common.KEY_REUSED.code).length]).toEqual([1, 3]);
    expect([await statusOf(), await events()]).toEqual([done[0], 1]);
  });

  it('is another request from somebody else, or to something else', async () => {
    const key = randomUUID();
    await mark('Sakit', key);
    expect((await mark('Izin', key, 'admin')).status).toBe(200);
    expect((await school.ask('budi', attendance.note, { id: attendanceId(id_sesi, idOf('ani')), notes: 'Surat' }, { headers: { 'idempotency-key': key } })).status).toBe(200);
    expect([await statusOf(), await events()]).toEqual(['Izin', 3]);
  });

  it('of facts leaves nothing beside them; of none it stays what it was', async () => {
    await school.query('DELETE FROM vault.answered');
    const [key, idle] = [randomUUID(), randomUUID()];
    const kept = async () => (await school.query('SELECT count(*)::int AS n FROM vault.answered')).rows[0]?.n;
    const first = await mark('Sakit', key);
    expect([(await mark('Sakit', key)).body, await kept()]).toEqual([first.body, 0]);
    const { body } = await mark('Sakit', idle);
    expect(await kept()).toBe(1);
    await mark('Hadir', randomUUID());
    expect([(await mark('Sakit', idle)).body, await statusOf(), await events()]).toEqual([body, 'Hadir', 2]);
  });

  it('that was refused is decided anew', async () => {
    const [key, later] = [randomUUID(), school.lesson('A', 3)];
    const ask = () => school.ask('budi', attendance.markAll, { id_sesi: later }, { headers: { 'idempotency-key': key } });
    const now = school.clock.now();
    expect((await ask()).status).toBe(409);
    school.clock.turnTo(new Date(now.getTime() + 3_600_000));
    expect((await ask()).status).toBe(200);
    school.clock.turnTo(now);
  });

  it('may bear any key', async () => {
    for (const key of ['x', 'x'.repeat(5_000), "'; DROP TABLE vault.answered; --", '../..', 'ключ'.normalize().replace(/[^ -~]/g, '?')]) expect((await mark('Hadir', key)).status).toBe(200);
    expect(await events()).toBe(1);
  });
});

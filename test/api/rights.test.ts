import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { common } from '#contract/kit/refusal';
import { GrantRoles } from '#server/people/teacher.decider';
import { Endpoints } from '#server/kit/live/endpoints';
import { furnishForRights, isAllowed, RIGHTS, wentIn } from '#test/api/rights';
import { unlike } from '#test/api/stated';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf, staff, students, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
});
afterAll(() => school.close());

const everybody: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];
const kinds = ['A', 'B'] as const;

test('every mounted endpoint has a row of rights, and no row is of none', () => {
  expect(unlike(RIGHTS.map((it) => it.endpoint.name), [...school.nest.get(Endpoints).all().keys()], 'RIGHTS of test/**/*-rights.ts or *-probes.ts')).toEqual([]);
});

test.each(everybody)('rules 20 and 22: %s may do what is theirs to do, and nothing else', async (who) => {
  for (const right of RIGHTS) {
    for (const kelas of kinds) {
      if (kelas === 'B' && (right.may === 'user' || right.may === 'public' || right.may.A === right.may.B)) continue;
      const { status, body } = await school.ask(who, right.endpoint, right.input(school, kelas));
      const told = `${who} ${right.endpoint.name} ${kelas}`;
      if (right.may === 'public') expect({ told, isIn: status !== 401 && status !== 403 }).toEqual({ told, isIn: true });
      else if (isAllowed(right, who, kelas)) expect({ told, status: wentIn(right, status) || status }).toEqual({ told, status: true });
      else expect({ told, status, body }).toEqual({ told, status: 403, body: refusedAs(common.NOT_AUTHORIZED) });
    }
  }
});

test('rule 20: nobody gets in without a session where one is asked for', async () => {
  for (const right of RIGHTS.filter((it) => it.may !== 'public')) {
    const { status, body } = await school.ask('publik', right.endpoint, right.input(school, 'A'));
    expect({ name: right.endpoint.name, status, body }).toEqual({ name: right.endpoint.name, status: 401, body: refusedAs(common.TOKEN_EXPIRED) });
  }
});

test('what is allowed is also answered', async () => {
  await school.signIn('budi');
  for (const right of RIGHTS.filter((it) => it.may !== 'public' && it.may !== 'user' && isAllowed(it, 'budi', 'A'))) {
    const { status } = await school.ask('budi', right.endpoint, right.input(school, 'A'));
    expect({ name: right.endpoint.name, status: wentIn(right, status) || status }).toEqual({ name: right.endpoint.name, status: true });
  }
});

test('an unknown object is not found, whoever asks', async () => {
  const [id_sesi, id_murid] = [idOf('no lesson'), idOf('ani')];
  await school.signIn('budi');
  for (const [endpoint, input] of [
    [attendance.bySession, { id_sesi }], [attendance.register, { id_sesi }], [attendance.markAll, { id_sesi }], [lesson.one, { id: id_sesi }],
    [attendance.markOne, { id_sesi, id_murid, status_kehadiran: 'Hadir' }], [attendance.note, { id: id_sesi, notes: '' }],
  ] as const) {
    const { status, body } = await school.ask('budi', endpoint, input);
    expect({ name: endpoint.name, status, body }).toEqual({ name: endpoint.name, status: 404, body: refusedAs(common.NOT_FOUND) });
  }
});

test('several roles add up, each with its own reach', async () => {
  await school.give(GrantRoles, { id_guru: idOf('sari'), roles: ['kurikulum'] });
  await school.signIn('sari');
  expect((await school.ask('sari', attendance.bySession, { id_sesi: school.lesson('A') })).status).toBe(200);
  expect((await school.ask('sari', attendance.markAll, { id_sesi: school.lesson('A') })).status).toBe(403);
  expect((await school.ask('sari', attendance.markAll, { id_sesi: school.lesson('B') })).status).toBe(200);
});

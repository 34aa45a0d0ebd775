import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { access } from '#contract/identity/access.api';
import { endpoint } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { teachers } from '#contract/people/teacher.api';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { physical } from '#projections/kit/projection';
import { LessonOwners } from '#projections/lesson/lesson.query';
import { Gate } from '#server/kit/edge/gate';
import { Lag } from '#server/kit/lag';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => school.close());

const health = () => school.ask('publik', audit.health);
const stop = (name: string) => school.query("UPDATE read.projection SET state = 'stopped', fault = $2 WHERE version LIKE $1 || '@%'", [name, JSON.stringify({ event: 'e', type: 'SubjectCreated', position: '1', message: 'a row is missing' })]);
const goOn = (name: string) => school.query("UPDATE read.projection SET state = 'live', fault = NULL WHERE version LIKE $1 || '@%'", [name]);
const troubles = async () => (await health()).body.data.gangguan.map((it: { bagian: string }) => it.bagian) as string[];

test('a server that is well says so', async () => {
  expect((await health()).body).toEqual({ data: { status: 'ok', gangguan: [], perhatian: [], tertahan: [], tertinggal: 0 } });
});

test('nobody is removed while it cannot be known what still speaks of them', () => quietly(async () => {
  const remove = () => school.ask('admin', teachers.remove, { id: idOf('sari') });
  await stop('timetable');
  await until('the fault to be known', async () => (await troubles()).includes('projection timetable'));
  expect([await remove()].map(({ status, body }) => [status, body.code])).toEqual([[503, 'UNAVAILABLE']]);
  await goOn('timetable');
  await until('it to be decided again', async () => (await remove()).status !== 503);
}));

test('a projection that was set aside is named with its event and why, by 503', () => quietly(async () => {
  await school.query(`DELETE FROM read."${physical('attendance')}" WHERE id_murid = $1`, [idOf('ani')]);
  await school.ask('admin', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran: 'Sakit' });
  const { body } = await until('health to tell', async () => {
    const answer = await health();
    return answer.status === 503 && answer;
  });
  expect(body).toMatchObject({ status: 'CONFLICT', code: 'UNAVAILABLE', data: { status: 'terganggu', gangguan: [{ bagian: 'projection attendance', keterangan: expect.stringMatching(/^set aside at AttendanceMarked [0-9a-f-]{36}: attendance: 1 of 1 rows to change are missing$/) }] } });
}));

test('nobody writes by a right that follows from a table that has stopped, or that lags; reads go on', () => quietly(async () => {
  const lessons = 'projection lesson';
  const [gate, kepala] = [school.nest.get(Gate), { account: idOf('kepala'), role: 'kepalaSekolah', session: null, roles: ['kepalaSekolah'] }];
  const asked = (method: 'GET' | 'POST') => gate.pass({ endpoint: endpoint('test.right', `${method} /api/test`, { allow: 'user' }), policy: async ({ ask }) => Boolean(await ask(new LessonOwners({ id_sesi: school.lesson('A') }))) }, kepala, {});
  await asked('POST');
  await stop('lesson');
  await until('the fault to be known', async () => (await troubles()).includes(lessons));
  await expect(asked('POST')).rejects.toMatchObject({ refusal: common.UNAVAILABLE });
  await asked('GET');
  await goOn('lesson');
  await until('it to be over', async () => !(await troubles()).includes(lessons));
  jest.spyOn(school.nest.get(Lag), 'isBehind', 'get').mockReturnValue(true);
  await expect(asked('POST')).rejects.toMatchObject({ refusal: common.UNAVAILABLE });
  await asked('GET');
}));

test('an admin closes an account whatever has stopped', () => quietly(async () => {
  for (const name of ['account', 'classroom']) await stop(name);
  await until('the faults to be known', async () => (await troubles()).filter((it) => /account|classroom/.test(it)).length === 2);
  expect((await school.ask('admin', access.endSessions, { id: idOf('budi') })).status).toBe(200);
  for (const name of ['account', 'classroom']) await goOn(name);
  await until('it to be over', async () => !(await troubles()).some((it) => /account|classroom/.test(it)));
}));

test('nothing is decided on a table that has stopped, or that lags', async () => {
  const group = (await school.ask('admin', curriculumGroup.api.create, { kode: 'C9', nama: 'Kelompok C', urutan: 9 })).body.data.id as string;
  const create = (kode: string) => school.ask('admin', subject.api.create, { nama: `Mapel ${kode}`, kode, id_kelompok: group });
  expect((await create('FLK')).status).toBe(200);
  await stop(curriculumGroup.name);
  await until('the fault to be known', async () => (await troubles()).includes(`projection ${curriculumGroup.name}`));
  expect([await create('SRF')].map(({ status, body }) => [status, body.code])).toEqual([[503, 'UNAVAILABLE']]);
  await goOn(curriculumGroup.name);
  await until('it to be decided again', async () => (await create('SRF')).status === 200);
  const lag = jest.spyOn(school.nest.get(Lag), 'isBehind', 'get').mockReturnValue(true);
  expect([await create('NHW')].map(({ status, body }) => [status, body.code])).toEqual([[503, 'UNAVAILABLE']]);
  lag.mockRestore();
  expect((await create('NHW')).status).toBe(200);
});

import { access } from '#contract/identity/access.api';
import { students } from '#contract/people/student.api';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const blocked = async () => ((await school.ask('admin', access.blocked, {})).body.data as unknown[]).length;

test('who has left is kept out, and who is removed is on no list of those kept out', async () => {
  const { body } = await school.ask('admin', students.create, { nis: '990021', nama: 'Murid Pindah', jenis_kelamin: 'Pria', tahun_masuk: 2026 });
  const { id } = body.data as { id: string };
  expect((await school.ask('admin', students.changeStanding, { id, status_murid: 'pindah', tanggal: school.today })).status).toBe(200);
  await until('they are kept out', async () => (await blocked()) === 1);
  expect((await school.ask('admin', students.remove, { id })).status).toBe(200);
  await until('nobody is kept out', async () => (await blocked()) === 0);
});

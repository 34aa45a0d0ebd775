import { attendance } from '#contract/attendance/attendance.api';
import { kbm } from '#contract/curriculum/kbm.api';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { classroom } from '#contract/classroom/classroom.api';
import { access } from '#contract/identity/access.api';
import { account } from '#contract/identity/account.api';
import { lesson } from '#contract/lesson/lesson.api';
import { teachers } from '#contract/people/teacher.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { furnishPlans, LEVEL } from '#test/kit/a-plan';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const open = async (input: object): Promise<string> => (await school.ask('admin', schoolYear.open, input)).body.data.id;
const detail = async (id: string) => (await school.ask('admin', schoolYear.detail, { id })).body.data;
const isOff = async (tanggal: string) => {
  const { data } = (await school.ask('budi', lesson.between, { dates: `${tanggal},${tanggal}` })).body as { data: { libur: boolean }[] };
  return data.map((it) => it.libur);
};

test('a holiday cancels the lessons of its day, and gives them back when it is withdrawn', async () => {
  const { body } = await school.ask('admin', schoolYear.declareHoliday, { tanggal: '2026-08-05', nama: 'Rapat guru' });
  await until('the lessons are cancelled', async () => (await isOff('2026-08-05')).every(Boolean));
  expect(await isOff('2026-08-06')).toEqual([false, false, false]);
  await school.ask('admin', schoolYear.withdrawHoliday, { id: body.data.id });
  await until('the lessons take place', async () => !(await isOff('2026-08-05')).some(Boolean));
  expect(await isOff('2026-08-05')).toHaveLength(3);
});

test('copying a semester twice gives it once, also beside what was made by hand', async () => {
  const id = await open({ tanggal_awal: '2027-01-04' });
  await school.ask('admin', classroom.form, { id_tahun_ajaran: id, tingkat: 7, simbol: 'B' });
  await Promise.all([school.ask('admin', schoolYear.duplicate, { id }), school.ask('admin', schoolYear.duplicate, { id })]);
  const wanted = { jumlah_kelas: 2, jumlah_murid: 7, jumlah_slot: 30 };
  await until('the copy is done', async () => JSON.stringify(await detail(id)).includes('"jumlah_murid":7') && (await detail(id)).jumlah_slot === 30);
  expect(await detail(id)).toMatchObject(wanted);
  await school.ask('admin', schoolYear.change, { id, active: true });
  const { data } = (await school.ask('admin', classroom.all)).body as { data: { id_kelas: string; id_kelas_tahun_ajaran: string; guru: string }[] };
  expect(data.map((it) => [it.id_kelas, it.guru])).toEqual([[school.class('A').id_kelas, 'Wahyu Adiputra'], [school.class('B').id_kelas, 'Wulan Bestari']]);
  expect(data.map((it) => it.id_kelas_tahun_ajaran)).not.toContain(school.class('A').id_kelas_tahun_ajaran);
});

test('a class goes on in the second semester by the curriculum, the weights and the passing grades that it had', async () => {
  await furnishPlans(school);
  const made = [
    await school.ask('kurikulum', reportSetting.api.create, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }),
    await school.ask('kurikulum', gradeWeight.api.create, { id_mata_pelajaran: idOf('MTK'), id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, bobot_ph: 3 }),
    await school.ask('kurikulum', kbm.generate, { id: ID_TAHUN_AJARAN }),
  ];
  expect(made.map((it) => it.status)).toEqual([200, 200, 200]);
  const id = await open({ tanggal_awal: '2027-01-04' });
  await school.ask('admin', schoolYear.duplicate, { id });
  await until('the copy is done', async () => (await school.query("SELECT FROM es.event WHERE type = 'SemesterCopied'")).rowCount);
  expect((await school.ask('kurikulum', reportSetting.api.list, { id_tahun_ajaran: id })).body.data).toMatchObject([{ id_level: LEVEL, kumer: 0 }]);
  expect((await school.ask('kurikulum', gradeWeight.api.list, { id_mata_pelajaran: idOf('MTK') })).body.data.map((it: { bobot_ph: number }) => it.bobot_ph)).toEqual([3, 3]);
  const { data } = (await school.ask('kurikulum', kbm.subjects, { id_tahun_ajaran: id })).body;
  expect(new Set(data.map((it: { kkm: number | null }) => it.kkm))).toEqual(new Set([75]));
});

test('a semester that is being copied into is not deleted, however early or late that is tried', async () => {
  const id = await open({ tanggal_awal: '2027-01-04' });
  const copied = async () => (await school.query("SELECT FROM es.event WHERE type = 'SemesterCopied'")).rowCount;
  expect((await school.ask('admin', schoolYear.duplicate, { id })).status).toBe(200);
  const codes: string[] = [];
  const tried = async () => codes.push((await school.ask('admin', schoolYear.remove, { id })).body.code);
  await tried();
  await until('the copy is done', async () => {
    await tried();
    return copied();
  });
  await tried();
  expect([...new Set(codes)].filter((it) => it !== 'COPY_UNDER_WAY')).toEqual(['IN_USE']);
  expect(await detail(id)).toMatchObject({ jumlah_kelas: 2, jumlah_murid: 7, jumlah_slot: 30 });
});

test('a semester into which nothing was copied can be deleted again', async () => {
  await open({ tanggal_awal: '2027-07-12' });
  const id = await open({ tanggal_awal: '2028-01-03' });
  expect((await school.ask('admin', schoolYear.duplicate, { id })).status).toBe(200);
  await until('it is deleted', async () => (await school.ask('admin', schoolYear.remove, { id })).status === 200);
  expect((await school.ask('admin', schoolYear.detail, { id })).status).toBe(404);
});

test('exactly one semester is active, also when two are activated at once', async () => {
  const ids = [await open({ tanggal_awal: '2027-01-04' }), await open({ tanggal_awal: '2027-07-12' })];
  await Promise.all(ids.map((id) => school.ask('admin', schoolYear.change, { id, active: true })));
  const { data, activeYear } = (await school.ask('ani', schoolYear.list)).body as { data: { id: string; isActive: boolean }[]; activeYear: { id: string } };
  expect(data.filter((it) => it.isActive).map((it) => it.id)).toEqual([activeYear.id]);
  expect(ids).toContain(activeYear.id);
});

test('who is homeroom teacher of a class of the active semester has the right of one, given or not', async () => {
  const { id_kelas } = school.class('A');
  const mayRead = async () => (await school.ask('pegawai', attendance.ofClass, { id: id_kelas }, { token: await school.signIn('pegawai') })).status;
  expect(await mayRead()).toBe(403);
  await school.ask('admin', classroom.assignHomeroom, { id: id_kelas, id_guru: idOf('pegawai'), id_tahun_ajaran: ID_TAHUN_AJARAN });
  expect(await mayRead()).toBe(200);
  expect((await school.ask('waliA', attendance.ofClass, { id: id_kelas })).status).toBe(403);
  const both = ['pegawai', 'waliKelas'];
  expect(JSON.parse((await school.enter('pegawai')).body.guru.role)).toEqual(both);
  await school.signIn('pegawai');
  const id = idOf('pegawai');
  expect((await school.ask('pegawai', account.one, { id })).body.data.role).toEqual(both);
  expect(JSON.parse((await school.ask('admin', teachers.one, { id })).body.data.role)).toEqual(both);
  const listed = (await school.ask('admin', teachers.list, { role: 'waliKelas' })).body;
  expect([listed.total, JSON.parse(listed.data.find((it: { id: string }) => it.id === id).role)]).toEqual([3, both]);
  await school.ask('admin', access.block, { id_akun: id });
  expect((await school.ask('admin', access.blocked)).body.data).toMatchObject([{ role: both }]);
  expect((await school.ask('admin', teachers.revoke, { id, roles: ['waliKelas'] })).body).toMatchObject({ code: 'ROLE_OF_CLASS', kelas: '7A' });
  await school.ask('admin', schoolYear.change, { id: await open({ tanggal_awal: '2027-01-04' }), active: true });
  expect((await school.ask('admin', teachers.one, { id })).body.data.role).toBe('["pegawai"]');
  expect((await school.ask('admin', teachers.list, { role: 'waliKelas' })).body.total).toBe(2);
});

test('of two admins who put a student into two classes at once, one is told where the student is', async () => {
  const [a, b] = [school.class('A').id_kelas, school.class('B').id_kelas];
  await school.ask('admin', classroom.removeStudents, { id: a, daftar_murid: [idOf('ani')] });
  const answers = await Promise.all([a, b].map((id) => school.ask('admin', classroom.addStudents, { id, daftar_murid: [idOf('ani')] })));
  expect(answers.map((it) => it.status).sort()).toEqual([200, 409]);
  expect(answers.find((it) => it.status === 409)?.body).toMatchObject({ code: 'STUDENT_ELSEWHERE', errors: { daftar_murid: expect.any(String) } });
  const { data } = (await school.ask('admin', classroom.all)).body as { data: { jumlah_murid: number }[] };
  expect(data.reduce((sum, it) => sum + it.jumlah_murid, 0)).toBe(7);
});

import { attendance } from '#contract/attendance/attendance.api';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import { classroom } from '#contract/classroom/classroom.api';
import { classroomRefusals } from '#contract/classroom/classroom.refusals';
import { access } from '#contract/identity/access.api';
import { calendarFeed } from '#contract/timetable/calendar-feed.api';
import { students } from '#contract/people/student.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { instantOf } from '#contract/school-year/school-days';
import { type School, testSchool, ZONA } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const blocked = async () => ((await school.ask('admin', access.blocked, {})).body.data as unknown[]).length;

test('who has left is kept out, and who is removed is on no list of those kept out', async () => {
  const { body } = await school.ask('admin', students.create, { nis: '990021', nama: 'Murid Pindah', jenis_kelamin: 'Pria', tahun_masuk: 2026 });
  const { id } = body.data as { id: string };
  expect((await school.ask('admin', students.changeStanding, { id, status_murid: 'pindah', tanggal: school.today })).status).toBe(200);
  await until('they are kept out', async () => (await blocked()) === 1);
  expect((await school.ask('admin', students.remove, { id })).status).toBe(200);
  await until('nobody is kept out', async () => (await blocked()) === 0);
});

const mark = (who: string, posisi: number) => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A', posisi), id_murid: idOf(who), status_kehadiran: 'Hadir' });
const listed = async (posisi: number) => ((await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A', posisi) })).body.data as { id_murid: string }[]).map((it) => it.id_murid);
const leave = (who: string) => school.ask('admin', students.changeStanding, { id: idOf(who), status_murid: 'keluar', tanggal: school.today });

test('who has left stays on the register that was open, and is on none that opens later', async () => {
  expect((await mark('ani', 2)).status).toBe(200);
  expect((await leave('ani')).status).toBe(200);
  expect(await listed(2)).toContain(idOf('ani'));
  expect(await listed(3)).not.toContain(idOf('ani'));
  school.clock.turnTo(instantOf(school.today, 9 * 60 + 5, ZONA));
  const { body } = await mark('ani', 3);
  expect(body).toMatchObject({ code: attendanceRefusals.NOT_ENROLLED.code });
  expect((await mark('beni', 3)).status).toBe(200);
  expect(await listed(3)).toHaveLength(3);
  expect(await listed(3)).not.toContain(idOf('ani'));
});

test('who has left is put into no class until they are back', async () => {
  const { id_kelas } = school.class('B');
  await school.ask('admin', classroom.removeStudents, { id: school.class('A').id_kelas, daftar_murid: [idOf('ani'), idOf('beni')] });
  await leave('ani');
  const add = () => school.ask('admin', classroom.addStudents, { id: id_kelas, daftar_murid: [idOf('beni'), idOf('ani')] });
  const { status, body } = await add();
  expect([status, body]).toMatchObject([409, { code: classroomRefusals.STUDENT_LEFT.code, errors: { daftar_murid: expect.any(String) } }]);
  await school.ask('admin', students.changeStanding, { id: idOf('ani'), status_murid: 'aktif', tanggal: school.today });
  expect((await add()).status).toBe(200);
});

test('who has left reads no timetable at the address of their calendar', async () => {
  const rahasia = (await school.ask('ani', calendarFeed.open)).body.data.alamat.split('/').at(-1);
  expect((await school.ask('publik', calendarFeed.read, { rahasia })).status).toBe(200);
  await leave('ani');
  expect((await school.ask('publik', calendarFeed.read, { rahasia })).status).toBe(404);
});

test('who has left does not come along into the next semester', async () => {
  await leave('ani');
  const { id } = (await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04' })).body.data;
  await school.ask('admin', schoolYear.duplicate, { id });
  await until('the copy is done', async () => (await school.query("SELECT FROM es.event WHERE type = 'SemesterCopied'")).rowCount);
  expect((await school.ask('admin', schoolYear.detail, { id })).body.data).toMatchObject({ jumlah_kelas: 2, jumlah_murid: 6 });
});

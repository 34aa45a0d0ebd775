import { audit } from '#contract/audit/audit.api';
import { attendance } from '#contract/attendance/attendance.api';
import { students } from '#contract/people/student.api';
import { privacy } from '#contract/privacy/privacy.api';
import { program } from '#contract/classroom/program.resource';
import { ChangePaymentStatus } from '#server/people/student.decider';
import { Journal } from '#server/kit/log/journal';
import { aColumn, enter, furnishGradebooks } from '#test/kit/a-gradebook';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const rows = async (who: Who, input: object = {}) => (await school.ask(who, audit.changes, { limit: 100, ...input })).body.data as { stream: string; jenis: string; jumlah: number; at: string; tentang: string | null; type: string; oleh: { nama: string | null } }[];
const mark = (status_kehadiran: string) => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran });

test('what somebody changed in one stream within an hour is one line, with what came last', async () => {
  for (const it of ['Sakit', 'Izin', 'Alpa']) await mark(it);
  const [first, ...others] = await rows('auditor', { jenis: 'attendance' });
  expect(others).toEqual([]);
  expect(first).toMatchObject({ stream: `attendance-${school.lesson('A')}`, jumlah: 3, type: 'AttendanceMarked', tentang: `7A · ${school.today} · 2`, oleh: { nama: 'Budi Prasetyawan' } });
  const history = await school.ask('auditor', audit.stream, { stream: first?.stream });
  expect(history.body.data.slice(0, 3).map((it: { data: { status_kehadiran: string } }) => it.data.status_kehadiran)).toEqual(['Alpa', 'Izin', 'Sakit']);
});

test('days are the school’s, and what the server did by itself is shown where it is asked for', async () => {
  // Half past twelve at night in Jakarta is the day before in UTC.
  await school.give(ChangePaymentStatus, { id_murid: idOf('eka'), status: 'lunas' }, undefined, '2026-08-01T17:30:00.000Z');
  const on = async (day: string) => (await rows('admin', { dates: `${day},${day}`, sistem: 'true', jenis: 'student' })).map((it) => it.tentang);
  expect([await on('2026-08-01'), await on('2026-08-02')]).toEqual([[], ['Eka Nurhalimah']]);
  expect(await rows('admin', { dates: '2026-08-02,2026-08-02', jenis: 'student' })).toEqual([]);
});

test('is found by who did it and by whom it is about, and comes page by page', async () => {
  await school.ask('keuangan', students.changePayment, { id: idOf('gita'), status: 'cicilan' });
  await school.ask('admin', students.change, { id: idOf('fajar'), alamat: 'Jalan Mawar 5' });
  expect((await rows('auditor', { search: 'uangsari' })).map((it) => it.tentang)).toEqual(['Gita Permatasari']);
  expect((await rows('auditor', { search: 'ramadhanu' })).map((it) => it.type)).toEqual(['StudentCorrected']);
  expect((await rows('auditor', { id: idOf('gita') })).map((it) => it.type)).toEqual(['PaymentStatusChanged']);
  const all = await rows('auditor', { sistem: 'true', sortBy: 'at' });
  const paged = [...await rows('auditor', { sistem: 'true', limit: 5 }), ...await rows('auditor', { sistem: 'true', limit: 5, page: 2 })];
  expect(paged.map((it) => it.stream)).toEqual(all.slice(0, 10).map((it) => it.stream));
  expect(all.map((it) => it.at)).toEqual(all.map((it) => it.at).sort().reverse());
});

test('what students did themselves is kept apart from what is done for them', async () => {
  await school.ask('citra', privacy.ask, { jenis: 'akses', isi: 'Apa saja?' });
  const of = async (pelaku?: string) => (await rows('auditor', { jenis: 'data-request', pelaku })).map((it) => it.oleh.nama);
  expect([await of(), await of('murid'), await of('pegawai')]).toEqual([['Citra Maharanti'], ['Citra Maharanti'], []]);
  const byStaff = await rows('auditor', { pelaku: 'pegawai' });
  expect([byStaff.length > 0, byStaff.some((it) => it.oleh.nama === 'Citra Maharanti')]).toEqual([true, false]);
});

test('a request for data is about whoever asked, master data about what it is called', async () => {
  await school.ask('citra', privacy.ask, { jenis: 'akses', isi: 'Data apa yang disimpan?' });
  expect((await rows('auditor', { jenis: 'data-request' })).map((it) => it.tentang)).toEqual(['Citra Maharanti']);
  const { body } = await school.ask('admin', program.api.create, { nama: 'Tahfiz' });
  expect((await rows('auditor', { jenis: 'program', search: '' })).map((it) => [it.type, it.tentang])).toEqual([['ProgramCreated', 'Tahfiz']]);
  await school.ask('admin', program.api.remove, { id: body.data.id });
  expect((await rows('auditor', { jenis: 'program' })).map((it) => [it.type, it.tentang])).toEqual([['ProgramDeleted', null]]);
  expect((await rows('auditor', { jenis: 'timetable', sistem: 'true' })).map((it) => it.tentang)).toEqual(['2026/2027 Ganjil']);
});

test('a gradebook is called by its class and subject', async () => {
  await furnishGradebooks(school);
  await enter(school, [{ id_kolom: await aColumn(school, 'A', { nama: 'Kuis' }), id_murid: idOf('ani'), nilai: 60 }]);
  expect((await rows('auditor', { jenis: 'gradebook' })).map((it) => [it.type, it.tentang])).toEqual([['ScoreEntered', '7A · Matematika']]);
});

test('the curriculum office is told of nothing that is about persons', async () => {
  const kinds = async (who: Who) => new Set((await rows(who, { sistem: 'true' })).map((it) => it.jenis));
  expect([...await kinds('kurikulum')].filter((it) => ['student', 'teacher', 'account'].includes(it))).toEqual([]);
  expect((await school.ask('kurikulum', audit.changes, { jenis: 'student' })).body).toMatchObject({ data: [], total: 0 });
  const stream = `student-${idOf('gita')}`;
  expect((await school.ask('kurikulum', audit.stream, { stream })).status).toBe(403);
  for (const who of ['admin', 'kepala', 'auditor'] as const) expect((await school.ask(who, audit.stream, { stream })).status).toBe(200);
});

test('what was done outside school hours is told by the same rules as everything else', async () => {
  const outside = async (who: Who, more: object = {}) => (await rows(who, { sifat: 'luar-jam', ...more })).map((it) => [it.jenis, it.tentang]);
  expect(await outside('admin', { dates: '2026-08-02,2026-08-02', jenis: 'student', sistem: 'true' })).toEqual([['student', 'Eka Nurhalimah']]);
  expect(await outside('admin')).toEqual([]);
  expect((await outside('kurikulum', { sistem: 'true' })).filter(([jenis]) => ['student', 'teacher', 'account'].includes(jenis as string))).toEqual([]);
});

test('a page of a history reads no more of it than it shows', async () => {
  const stream = `attendance-${school.lesson('A')}`;
  for (let i = 0; i < 12; i++) await mark(i % 2 ? 'Sakit' : 'Hadir');
  const { total } = (await school.ask('auditor', audit.stream, { stream })).body;
  const journal = school.nest.get(Journal);
  const [read, sizes] = [journal.read.bind(journal), [] as number[]];
  journal.read = async (...asked) => {
    const events = await read(...asked);
    sizes.push(events.length);
    return events;
  };
  const pages = [];
  for (let page = 1; page <= Math.ceil(total / 5) + 1; page++) pages.push((await school.ask('auditor', audit.stream, { stream, page, limit: 5 })).body.data);
  journal.read = read;
  expect(pages.flat().map((it) => it.revision)).toEqual(Array.from({ length: total }, (_, i) => total - 1 - i));
  expect(Math.max(...sizes)).toBe(5);
  expect(pages.at(-1)).toEqual([]);
});

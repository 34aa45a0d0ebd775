import { attendance } from '#contract/attendance/attendance.api';
import { attendanceRefusals as no } from '#contract/attendance/attendance.refusals';
import type { Refusal } from '#contract/kit/refusal';
import { instantOf } from '#contract/school-year/school-days';
import { attendanceId } from '#contract/attendance/attendance';
import { LockReports, UnlockReports } from '#server/report-card/report-lock.decider';
import { DeclareHoliday } from '#server/school-year/school-year.decider';
import { refusedAs } from '#test/kit/refused';
import { seated } from '#test/kit/check-in';
import { type School, testSchool, ZONA } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const mark = (who: Who, murid: string, status_kehadiran: string | null, more: object = {}) =>
  school.ask(who, attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf(murid), status_kehadiran, ...more });
const markAll = (more: object = {}) => school.ask('budi', attendance.markAll, { id_sesi: school.lesson('A'), ...more });
const statuses = async (id_sesi = school.lesson('A')): Promise<Record<string, string | null>> => {
  const { body } = await school.ask('admin', attendance.bySession, { id_sesi });
  return Object.fromEntries(body.data.map((it: { nama: string; status_kehadiran: string | null }) => [it.nama.split(' ')[0], it.status_kehadiran]));
};
const refused = (refusal: Refusal, message = refusal.id) => [409, { ...refusedAs(refusal, 'CONFLICT'), message }];
const told = async (it: Promise<{ status: number; body: any }>) => {
  const { status, body } = await it;
  return [status, body];
};
const events = async (id_sesi = school.lesson('A')) =>
  (await school.query('SELECT type, data FROM es.event WHERE stream = $1 ORDER BY revision', [`attendance-${id_sesi}`])).rows;
const nobody = { Ani: null, Beni: null, Citra: null, Dedi: null };

describe('a register', () => {
  it('takes marks, changes and withdrawals, and counts each student once', async () => {
    for (const status of ['Sakit', 'Izin', 'Izin', null, 'Hadir']) expect((await mark('budi', 'ani', status)).body).toEqual({ message: 'OK', result: true, data: {} });
    await mark('admin', 'beni', 'Alpa');
    expect(await statuses()).toEqual({ ...nobody, Ani: 'Hadir', Beni: 'Alpa' });
    const { body } = await school.ask('kepala', attendance.today);
    expect(body.data.sesi.find((it: { id_sesi: string }) => it.id_sesi === school.lesson('A'))).toMatchObject({ kelas: '7A', jumlah_murid: 4, dibuka: true, Hadir: 1, Alpa: 1, Sakit: 0, Izin: 0 });
    expect((await events()).map(({ data }) => [data.sebelum, data.status_kehadiran]).slice(1)).toEqual([[null, 'Sakit'], ['Sakit', 'Izin'], ['Izin', null], [null, 'Hadir'], [null, 'Alpa']]);
  });

  it('fills up without touching what is marked, and a second time changes nothing', async () => {
    await mark('budi', 'citra', 'Sakit');
    for (let i = 0; i < 2; i++) expect((await markAll()).status).toBe(200);
    expect(await statuses()).toEqual({ Ani: 'Hadir', Beni: 'Hadir', Citra: 'Sakit', Dedi: 'Hadir' });
    expect(await events()).toHaveLength(5);
    const { body } = await school.ask('budi', attendance.register, { id_sesi: school.lesson('A') });
    expect([body.attendanceAuthorized, body.isAttendanceSubmitted, body.alasan]).toEqual([true, true, null]);
  });

  it('has nobody on it who is not of the class', async () => {
    expect(await told(mark('budi', 'eka', 'Hadir'))).toEqual(refused(no.NOT_ENROLLED));
    expect(await told(mark('budi', 'nobody', 'Hadir'))).toEqual(refused(no.NOT_ENROLLED));
    expect(await told(mark('budi', 'budi', 'Hadir'))).toEqual(refused(no.NOT_ENROLLED));
    expect(await statuses()).toEqual(nobody);
  });

  it('is of its own class and day', async () => {
    const { id_kelas, id_kelas_tahun_ajaran } = school.class('B');
    for (const more of [{ tanggal_sesi: '2026-08-03' }, { id_kelas_tahun_ajaran }, { id_kelas_tahun_ajaran: id_kelas }]) expect(await told(mark('budi', 'ani', 'Hadir', more))).toEqual(refused(no.OTHER_CLASS));
    for (const more of [{ tanggal_sesi: '2026-08-05' }, { id_kelas: id_kelas_tahun_ajaran }, { id_kelas }]) expect(await told(markAll(more))).toEqual(refused(no.OTHER_CLASS));
    expect(await statuses()).toEqual(nobody);
    const own = school.class('A');
    expect((await markAll({ id_kelas: own.id_kelas, tanggal_sesi: school.today })).status).toBe(200);
    expect((await mark('budi', 'ani', 'Izin', { id_kelas_tahun_ajaran: own.id_kelas_tahun_ajaran, tanggal_sesi: school.today })).status).toBe(200);
  });

  it('is closed until its lesson begins, to the minute', async () => {
    const later = { id_sesi: school.lesson('A', 3) };
    const early = refused(no.LESSON_NOT_STARTED, 'Sesi belum dimulai. Kehadiran dapat diisi sejak pukul 09.00.');
    school.clock.turnTo(new Date(instantOf(school.today, 9 * 60, ZONA).getTime() - 1));
    expect([await told(markAll(later)), await told(mark('budi', 'ani', 'Hadir', later)), await told(school.ask('ani', attendance.checkIn, seated(school, later.id_sesi)))]).toEqual([early, early, early]);
    school.clock.turnTo(instantOf(school.today, 9 * 60, ZONA));
    expect((await markAll(later)).status).toBe(200);
  });

  it('is closed on a holiday', async () => {
    await school.give(DeclareHoliday, { tanggal: '2026-08-05', nama: 'Hari Anak' });
    const id_sesi = school.lesson('A', 1, '2026-08-05');
    await until('the lessons of the holiday are cancelled', async () => (await school.ask('admin', attendance.today, { tanggal: '2026-08-05' })).body.data.sesi.every((it: { libur: boolean }) => it.libur));
    school.clock.turnTo(instantOf('2026-08-05', 8 * 60, ZONA));
    expect(await told(markAll({ id_sesi }))).toEqual(refused(no.HOLIDAY));
    expect((await school.ask('kepala', attendance.today, { tanggal: '2026-08-05' })).body.data.libur).toBe('Hari Anak');
  });

  it('is closed once the report is published, and open again when that is taken back', async () => {
    const { id_kelas_tahun_ajaran } = school.class('A');
    await school.give(LockReports, { id_kelas_tahun_ajaran, sampai: school.today });
    const note = { id: attendanceId(school.lesson('A'), idOf('ani')), notes: 'Surat' };
    for (const it of [markAll(), mark('admin', 'ani', 'Hadir'), school.ask('budi', attendance.note, note), school.ask('ani', attendance.checkIn, seated(school, school.lesson('A')))]) expect(await told(it)).toEqual(refused(no.REPORT_LOCKED));
    expect((await school.ask('budi', attendance.register, { id_sesi: school.lesson('A') })).body).toMatchObject({ attendanceAuthorized: false, alasan: no.REPORT_LOCKED.id });
    expect((await school.ask('sari', attendance.markAll, { id_sesi: school.lesson('B') })).status).toBe(200);
    await school.give(UnlockReports, { id_kelas_tahun_ajaran, alasan: 'salah nilai' });
    expect((await markAll()).status).toBe(200);
  });

  it('tells who may only read it why', async () => {
    const { body } = await school.ask('waliA', attendance.register, { id_sesi: school.lesson('A') });
    expect(body).toMatchObject({ attendanceAuthorized: false, alasan: no.NOT_YOUR_LESSON.id });
  });
});

describe('a check-in', () => {
  const checkIn = (who: Who) => school.ask(who, attendance.checkIn, seated(school, school.lesson('A')));

  it('is in time for a quarter of an hour, then late, and over with the day', async () => {
    const at = (minutes: number) => school.clock.turnTo(instantOf(school.today, minutes, ZONA));
    at(8 * 60 + 15);
    expect((await checkIn('ani')).body.data).toEqual({ status_kehadiran: 'Hadir' });
    school.clock.turnTo(new Date(school.clock.now().getTime() + 1));
    expect((await checkIn('beni')).body.data).toEqual({ status_kehadiran: 'Terlambat' });
    at(23 * 60 + 59);
    expect((await checkIn('citra')).body.data).toEqual({ status_kehadiran: 'Terlambat' });
    at(24 * 60);
    expect(await told(checkIn('dedi'))).toEqual(refused(no.CHECK_IN_CLOSED));
    expect(await statuses()).toEqual({ Ani: 'Hadir', Beni: 'Terlambat', Citra: 'Terlambat', Dedi: null });
  });

  it('does not undo what the teacher wrote, and the teacher may correct it', async () => {
    await mark('budi', 'ani', 'Alpa');
    expect(await told(checkIn('ani'))).toEqual(refused(no.ALREADY_MARKED));
    await checkIn('beni');
    await mark('budi', 'beni', 'Terlambat');
    expect((await checkIn('beni')).body.data).toEqual({ status_kehadiran: 'Terlambat' });
    expect(await statuses()).toEqual({ ...nobody, Ani: 'Alpa', Beni: 'Terlambat' });
  });
});

describe('many at once', () => {
  it('fifty times all present from two people is one outcome', async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, (_, i) => school.ask(i % 2 ? 'budi' : 'admin', attendance.markAll, { id_sesi: school.lesson('A') })));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await events()).map(({ type }) => type)).toEqual(['RegisterOpened', ...Array.from({ length: 4 }, () => 'AttendanceMarked')]);
  });

  it('every mark of many is kept, and each event replaces the one before it', async () => {
    const options = ['Hadir', 'Sakit', 'Izin', 'Alpa', null] as const;
    const wishes = Array.from({ length: 60 }, (_, i) => [['ani', 'beni', 'citra', 'dedi'][i % 4] as string, options[(i * 7) % 5] as string | null] as const);
    const answers = await Promise.all(wishes.map(([murid, status], i) => mark(i % 2 ? 'budi' : 'admin', murid, status)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const last: Record<string, string | null> = {};
    for (const { data } of (await events()).slice(1)) {
      expect(data.sebelum).toBe(last[data.id_murid] ?? null);
      last[data.id_murid] = data.status_kehadiran;
    }
    const { body } = await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A') });
    for (const { id_murid, status_kehadiran } of body.data) expect(status_kehadiran).toBe(last[id_murid] ?? null);
  });
});

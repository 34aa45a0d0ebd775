import type { Response } from 'supertest';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { identity } from '#contract/identity/identity.api';
import { lesson } from '#contract/lesson/lesson.api';
import { people } from '#contract/people/people.api';
import { erasure } from '#contract/people/erasure.api';
import { attendanceId } from '#contract/attendance/attendance';
import { Setup } from '#server/processes/first-setup';
import '#server/app.module';
import { IDENTITY_PROBES } from '#test/api/identity-probes';
import { INSTITUTION_PROBES } from '#test/api/institution-probes';
import { HOME_PROBES } from '#test/api/home-probes';
import { CLASSROOM_PROBES } from '#test/api/classroom-probes';
import { MASTER_DATA_PROBES } from '#test/api/master-data-probes';
import { SCHOOL_YEAR_PROBES } from '#test/api/school-year-probes';
import { IMPORT_PROBES } from '#test/api/import-probes';
import { OFFICE_PROBES } from '#test/api/office-probes';
import { PRIVACY_PROBES } from '#test/api/privacy-probes';
import { PEOPLE_PROBES } from '#test/api/people-probes';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

/** Brings about what a call needs, makes the call, sees that it did what it is for, and answers what it was told. */
export type Probe = (school: School) => Promise<Response[]>;

const sesi = (school: School) => ({ id_sesi: school.lesson('A') });
const ani = idOf('ani');
const register = async (school: School, id_sesi = school.lesson('A')) => (await school.ask('budi', attendance.bySession, { id_sesi })).body.data as { id_murid: string; status_kehadiran: string | null; notes: string | null }[];
const rowOf = async (school: School, id_murid = ani) => (await register(school)).find((it) => it.id_murid === id_murid);
const mark = (school: School, status_kehadiran: string) => school.ask('budi', attendance.markOne, { ...sesi(school), id_murid: ani, status_kehadiran });

export const PROBES: Record<string, Probe> = {
  'identity.login': async (school) => {
    const answers = [await school.enter('admin'), await school.enter('kepala'), await school.enter('ani')];
    const wrong = await school.ask('publik', identity.login, { username: nameOf('bk'), password: 'salah' });
    expect([...answers, wrong].map((it) => it.status)).toEqual([200, 200, 200, 401]);
    return [...answers, wrong];
  },
  'identity.logout': async (school) => {
    const token = await school.signIn('bk');
    const answer = await school.ask('bk', identity.logout);
    expect((await school.ask('publik', identity.me, {}, { token })).status).toBe(401);
    await school.signIn('bk');
    return [answer];
  },
  'identity.me': async (school) => {
    await school.signIn('auditor');
    const answer = await school.ask('auditor', identity.me);
    expect(answer.body.data[0]).toMatchObject({ sekarang: true, selesai: null });
    return [answer];
  },
  'audit.health': async (school) => {
    const answer = await school.ask('publik', audit.health);
    expect(answer.body.data).toEqual({ status: 'ok', gangguan: [], perhatian: [], tertahan: [], tertinggal: 0 });
    return [answer];
  },
  'identity.setupOpen': async (school) => {
    const answer = await school.ask('publik', identity.setupOpen);
    expect(answer.body.data).toEqual({ terbuka: false });
    return [answer];
  },
  'identity.setup': async () => {
    const empty = await testSchool({ isEmpty: true });
    const kode = await empty.nest.get(Setup).code();
    const answer = await empty.ask('publik', identity.setup, { kode, password: 'kapal layar 7', nama: 'SMP Baru' });
    expect((await empty.ask('publik', identity.login, { username: 'admin', password: 'kapal layar 7' })).status).toBe(200);
    await empty.close();
    return [answer];
  },
  'lesson.one': async (school) => {
    const answer = await school.ask('ani', lesson.one, { id: school.lesson('A') });
    expect(answer.body).toMatchObject({ data: { kelas: '7A', mapel: 'Matematika', guru: 'Budi Prasetyawan', posisi: 2, jumlah_murid: 4 }, idNextSession: school.lesson('A', 3), model: { tipe: 'A', durasi: 60 } });
    return [answer];
  },
  'lesson.between': async (school) => {
    const answer = await school.ask('budi', lesson.between, { dates: `${school.today},2026-08-05`, sortBy: 'tanggal_sesi', order: 'desc', limit: 4, page: 2 });
    expect([answer.body.total, answer.body.data.map((it: { id_sesi: string }) => it.id_sesi)]).toEqual([6, [school.lesson('A', 2), school.lesson('A', 1)]]);
    return [answer];
  },
  'attendance.bySession': async (school) => {
    await mark(school, 'Izin');
    const answer = await school.ask('waliA', attendance.bySession, sesi(school));
    expect(answer.body.data.map((it: { nama: string }) => it.nama)).toEqual(['Ani Lestaringtyas', 'Beni Saputrawan', 'Citra Maharanti', 'Dedi Kurniawanto']);
    expect(answer.body.data[0]).toMatchObject({ id: attendanceId(school.lesson('A'), ani), nis: nameOf('ani'), status_kehadiran: 'Izin' });
    return [answer];
  },
  'attendance.register': async (school) => {
    const answer = await school.ask('budi', attendance.register, sesi(school));
    expect(answer.body).toMatchObject({ attendanceAuthorized: true, isAttendanceSubmitted: false, alasan: null });
    return [answer];
  },
  'attendance.markOne': async (school) => {
    const answer = await mark(school, 'Sakit');
    expect(await rowOf(school)).toMatchObject({ status_kehadiran: 'Sakit' });
    return [answer];
  },
  'attendance.markAll': async (school) => {
    const id_sesi = school.lesson('A', 1);
    const answer = await school.ask('budi', attendance.markAll, { id_sesi, id_kelas: school.class('A').id_kelas, tanggal_sesi: school.today });
    expect((await register(school, id_sesi)).map((it) => it.status_kehadiran)).toEqual(['Hadir', 'Hadir', 'Hadir', 'Hadir']);
    return [answer];
  },
  'attendance.note': async (school) => {
    const answer = await school.ask('budi', attendance.note, { id: attendanceId(school.lesson('A'), ani), notes: ' Surat menyusul ' });
    expect(await rowOf(school)).toMatchObject({ notes: 'Surat menyusul' });
    return [answer];
  },
  'attendance.checkIn': async (school) => {
    const answer = await school.ask('eka', attendance.checkIn, { id_sesi: school.lesson('B') });
    expect(answer.body.data).toEqual({ status_kehadiran: 'Hadir' });
    return [answer];
  },
  'attendance.ofClass': async (school) => {
    await mark(school, 'Hadir');
    const answer = await school.ask('waliA', attendance.ofClass, { id: school.class('A').id_kelas });
    expect(answer.body).toMatchObject({ kelas: '7A', data: [{ id_murid: ani, total_sesi: 20 }, {}, {}, {}] });
    expect(answer.body.data[0]).toMatchObject({ Hadir: expect.any(Number), persen_hadir: answer.body.data[0].Hadir * 5 });
    return [answer];
  },
  'attendance.today': async (school) => {
    await mark(school, 'Sakit');
    const answer = await school.ask('kepala', attendance.today, { tanggal: school.today });
    expect(answer.body.data.sesi).toHaveLength(6);
    expect(answer.body.data.sesi.find((it: { id_sesi: string }) => it.id_sesi === school.lesson('A'))).toMatchObject({ Sakit: 1, jumlah_murid: 4 });
    expect(answer.body.data.tren.at(-1)).toMatchObject({ tanggal: school.today, jumlah_murid: 14 });
    return [answer];
  },
  'attendance.behind': async (school) => {
    await mark(school, 'Sakit');
    const answer = await school.ask('kurikulum', attendance.behind, { tanggal: school.today, status_kehadiran: 'Sakit' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_murid: ani, kelas: '7A', mapel: 'Matematika', status_kehadiran: 'Sakit' }] });
    return [answer];
  },
  'people.teacherNames': async (school) => {
    const answer = await school.ask('ani', people.teacherNames, { search: 'budi' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id: idOf('budi'), nama: 'Budi Prasetyawan' }] });
    return [answer];
  },
  'people.forget': async (school) => {
    const answer = await school.ask('admin', erasure.forget, { id: idOf('gita'), konfirmasi: 'gita  permatasari', alasan: 'permintaan_subjek' });
    expect(answer.body.data).toMatchObject({ dihapus: expect.arrayContaining(['catatan']), ditahan: ['identitas', 'orangtua'] });
    return [answer];
  },
  'audit.verify': async (school) => {
    const answer = await school.ask('auditor', audit.verify);
    await until('the verification has ended', async () => (await school.ask('auditor', audit.verify)).body.data.verifikasi.utuh);
    return [answer];
  },
  'audit.moments': async (school) => {
    await mark(school, 'Izin');
    const answer = await school.ask('auditor', audit.moments, { tanggal: school.today });
    // Four registers have begun, and one student was marked.
    expect(answer.body.data).toMatchObject({ tanggal: school.today, waktu: expect.arrayContaining([school.clock.now().toISOString()]) });
    return [answer];
  },
  'audit.attendance': async (school) => {
    await mark(school, 'Sakit');
    await mark(school, 'Izin');
    const cells = (answer: Response) => (answer.body.data.sesi as { id_sesi: string }[]).find((it) => it.id_sesi === school.lesson('A'));
    const last = await school.ask('auditor', audit.attendance, { tanggal: school.today });
    const { jumlah } = last.body.data;
    expect(last.body.data).toMatchObject({ nomor: jumlah, peristiwa: { type: 'AttendanceMarked', stream: `attendance-${school.lesson('A')}`, murid: 'Ani Lestaringtyas', data: { sebelum: 'Sakit', status_kehadiran: 'Izin' }, oleh: { nama: 'Budi Prasetyawan' } } });
    const before = await school.ask('auditor', audit.attendance, { tanggal: school.today, nomor: jumlah - 1 });
    expect([cells(last), cells(before)]).toMatchObject([{ Izin: 1, Sakit: 0 }, { Izin: 0, Sakit: 1 }]);
    const { tanggal, libur, sesi, tren } = last.body.data;
    expect({ tanggal, libur, sesi, tren }).toEqual((await school.ask('kepala', attendance.today, { tanggal: school.today })).body.data);
    const planned = await school.ask('auditor', audit.attendance, { tanggal: school.today, at: '2026-08-03T22:00:00.000Z' });
    expect(planned.body.data).toMatchObject({ nomor: 0, jumlah, peristiwa: null });
    return [last, before, planned];
  },
  'audit.stream': async (school) => {
    await mark(school, 'Alpa');
    const answer = await school.ask('auditor', audit.stream, { stream: `attendance-${school.lesson('A')}`, id_murid: ani });
    expect(answer.body.data[0]).toMatchObject({ type: 'AttendanceMarked', data: { status_kehadiran: 'Alpa' }, oleh: { id_akun: idOf('budi'), nama: 'Budi Prasetyawan', role: 'guruMapel' } });
    return [answer];
  },
  // First, while everybody can still sign in.
  ...PRIVACY_PROBES,
  ...OFFICE_PROBES,
  ...INSTITUTION_PROBES,
  ...SCHOOL_YEAR_PROBES,
  ...HOME_PROBES,
  ...CLASSROOM_PROBES,
  ...MASTER_DATA_PROBES(),
  ...PEOPLE_PROBES,
  ...IMPORT_PROBES,
  ...IDENTITY_PROBES,
};

import { attendanceId } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { addDays, instantOf } from '#contract/school-year/school-days';
import { seated } from '#test/kit/check-in';
import { nameOf, type School, ZONA } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';

const sesi = (school: School, kelas: Kelas = 'A') => ({ id_sesi: school.lesson(kelas) });
const ani = idOf('ani');
const register = async (school: School, id_sesi = school.lesson('A')) => (await school.ask('budi', attendance.bySession, { id_sesi })).body.data as { id_murid: string; status_kehadiran: string | null; notes: string | null }[];
const rowOf = async (school: School, id_murid = ani) => (await register(school)).find((it) => it.id_murid === id_murid);
export const mark = (school: School, status_kehadiran: string) => school.ask('budi', attendance.markOne, { ...sesi(school), id_murid: ani, status_kehadiran });
const everywhere = (may: string) => ({ A: may, B: may });
const pupil = { A: idOf('ani'), B: idOf('eka') };
const ALL = 'admin kepala kurikulum bk';
const SEEN_BY_STAFF = { A: `${ALL} budi waliA`, B: `${ALL} sari waliB` };
const TAUGHT = { A: 'admin budi', B: 'admin sari' };

/** After domain A.3. */
export const RIGHTS: Right[] = [
  { endpoint: lesson.one, input: (school, kelas) => ({ id: school.lesson(kelas) }), may: { A: 'admin kepala kurikulum budi waliA ani beni citra dedi', B: 'admin kepala kurikulum sari waliB eka fajar gita' } },
  { endpoint: lesson.between, input: (school, kelas) => ({ dates: `${school.today},${school.today}`, id_guru: school.class(kelas).pengajar }), may: { A: 'admin kepala kurikulum budi', B: 'admin kepala kurikulum sari' } },
  { endpoint: attendance.bySession, input: sesi, may: SEEN_BY_STAFF },
  { endpoint: attendance.register, input: sesi, may: SEEN_BY_STAFF },
  { endpoint: attendance.ofStudent, input: (_, kelas) => ({ id: idOf(kelas === 'A' ? 'ani' : 'eka') }), may: { A: `${ALL} waliA`, B: `${ALL} waliB` } },
  { endpoint: attendance.origin, input: (_, kelas) => ({ id_murid: pupil[kelas] }), may: { A: `${ALL} waliA ani`, B: `${ALL} waliB eka` } },
  { endpoint: attendance.ofClass, input: (school, kelas) => ({ id: school.class(kelas).id_kelas }), may: { A: `${ALL} waliA`, B: `${ALL} waliB` } },
  { endpoint: attendance.today, input: () => ({}), may: everywhere(ALL) },
  { endpoint: attendance.behind, input: ({ today }) => ({ tanggal: today }), may: everywhere(ALL) },
  { endpoint: attendance.code, input: sesi, may: TAUGHT },
  { endpoint: attendance.checkIn, input: (school, kelas) => seated(school, school.lesson(kelas)), may: { A: 'ani beni citra dedi', B: 'eka fajar gita' } },
  { endpoint: attendance.markOne, input: (school, kelas) => ({ ...sesi(school, kelas), id_murid: pupil[kelas], status_kehadiran: 'Sakit' }), may: TAUGHT },
  { endpoint: attendance.markAll, input: sesi, may: TAUGHT },
  { endpoint: attendance.markMany, input: (school, kelas) => ({ ...sesi(school, kelas), daftar_murid: [{ id_murid: pupil[kelas], status_kehadiran: 'Sakit', dari: null }] }), may: TAUGHT },
  { endpoint: attendance.children, input: ({ today }) => ({ tanggal: today }), may: everywhere(ALL) },
  { endpoint: attendance.attention, input: ({ today }) => ({ tanggal: today }), may: everywhere(ALL) },
  { endpoint: attendance.remind, input: ({ today }, kelas) => ({ id_guru: idOf(kelas === 'A' ? 'budi' : 'sari'), tanggal: addDays(today, 1) }), may: everywhere('admin kepala kurikulum'), told: 409 },
  { endpoint: attendance.reminders, input: () => ({}), may: everywhere('budi sari waliA waliB') },
  { endpoint: attendance.note, input: (school, kelas) => ({ id: attendanceId(school.lesson(kelas), pupil[kelas]), notes: 'Surat menyusul' }), may: TAUGHT },
];

export const PROBES: Probes = {
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
  'attendance.code': async (school) => {
    const answer = await school.ask('budi', attendance.code, sesi(school));
    expect(answer.body.data).toEqual({ kode: seated(school, school.lesson('A')).kode, sisa_detik: expect.any(Number) });
    return [answer];
  },
  'attendance.checkIn': async (school) => {
    const answer = await school.ask('eka', attendance.checkIn, seated(school, school.lesson('B')));
    expect(answer.body.data).toEqual({ status_kehadiran: 'Hadir' });
    return [answer];
  },
  'attendance.ofStudent': async (school) => {
    const answer = await school.ask('waliA', attendance.ofStudent, { id: idOf('ani') });
    const { daftar_hari, tanggal_awal, tanggal_akhir } = answer.body.data;
    expect(daftar_hari.length).toBeGreaterThan(0);
    expect(daftar_hari.every((it: { tanggal: string; jumlah_sesi: number }) => it.tanggal >= tanggal_awal && it.tanggal <= tanggal_akhir && it.jumlah_sesi > 0)).toBe(true);
    expect((await school.ask('admin', attendance.ofStudent, { id: idOf('nobody') })).status).toBe(404);
    return [answer];
  },
  'attendance.origin': async (school) => {
    await mark(school, 'Izin');
    await mark(school, 'Sakit');
    const answer = await school.ask('ani', attendance.origin, { id_murid: ani, id_kelas: school.class('A').id_kelas, dates: `${school.today},${school.today}` });
    const { total_sesi, Sakit, sesi } = answer.body.data;
    expect(sesi).toHaveLength(total_sesi);
    expect(sesi.filter((it: { status_kehadiran: string }) => it.status_kehadiran === 'Sakit')).toHaveLength(Sakit);
    expect(sesi.find((it: { id_sesi: string }) => it.id_sesi === school.lesson('A'))).toMatchObject({ id: attendanceId(school.lesson('A'), ani), sebelum: 'Izin', oleh: { nama: 'Budi Prasetyawan' }, surat: false });
    for (const unknown of [{ id_murid: idOf('nobody') }, { id_murid: ani, id_mata_pelajaran: idOf('nobody') }]) expect((await school.ask('admin', attendance.origin, unknown)).status).toBe(404);
    return [answer];
  },
  'attendance.ofClass': async (school) => {
    await mark(school, 'Hadir');
    const answer = await school.ask('waliA', attendance.ofClass, { id: school.class('A').id_kelas });
    expect(answer.body).toMatchObject({ kelas: '7A', data: [{ id_murid: ani }, {}, {}, {}] });
    expect(answer.body.data[0]).toMatchObject({ Hadir: expect.any(Number), persen_hadir: (answer.body.data[0].Hadir * 100) / answer.body.data[0].total_sesi });
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
  'attendance.markMany': async (school) => {
    await mark(school, 'Hadir');
    const answer = await school.ask('budi', attendance.markMany, { ...sesi(school), daftar_murid: [{ id_murid: ani, status_kehadiran: 'Sakit', dari: 'Hadir' }] });
    expect(await rowOf(school)).toMatchObject({ status_kehadiran: 'Sakit' });
    return [answer];
  },
  'attendance.children': async (school) => {
    await mark(school, 'Sakit');
    const answer = await school.ask('bk', attendance.children, { tanggal: school.today });
    expect(answer.body.data).toMatchObject([{ id_murid: ani, kelas: '7A', keadaan: 'Sakit', jam: [{ posisi: 2, mapel: 'Matematika', status_kehadiran: 'Sakit', oleh: 'Budi Prasetyawan' }], alpa_hari: 0 }]);
    return [answer];
  },
  'attendance.attention': async (school) => {
    await mark(school, 'Alpa');
    const answer = await school.ask('kurikulum', attendance.attention, { tanggal: school.today });
    expect(answer.body.data).toMatchObject({ beruntun: expect.any(Array), sering: expect.any(Array), dihitung: expect.any(Number) });
    return [answer];
  },
  'attendance.remind': async (school) => {
    school.clock.turnTo(instantOf(school.today, 12 * 60, ZONA));
    const answer = await school.ask('kepala', attendance.remind, { id_guru: idOf('budi'), tanggal: school.today });
    const board = (await school.ask('kepala', attendance.today, { tanggal: school.today })).body.data;
    expect(board.pengingat).toContainEqual({ id_guru: idOf('budi'), id_sesi: school.lesson('A'), dikirim: school.clock.now().toISOString() });
    return [answer];
  },
  'attendance.reminders': async (school) => {
    school.clock.turnTo(instantOf(school.today, 12 * 60, ZONA));
    await school.ask('kepala', attendance.remind, { id_guru: idOf('budi'), tanggal: school.today });
    const answer = await school.ask('budi', attendance.reminders);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_sesi: school.lesson('A'), kelas: '7A', posisi: 2, mapel: 'Matematika' }));
    return [answer];
  },
};

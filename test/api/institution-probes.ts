import sharp from 'sharp';
import { file } from '#contract/file/file.api';
import { attendance } from '#contract/attendance/attendance.api';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { institution } from '#contract/institution/institution.api';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import type { Probes } from '#test/api/probes';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const settingsAs = async (school: School, who: 'admin' | 'ani' | 'publik') => (await school.ask(who, institution.settings)).body.data;

export const PROBES: Probes = {
  'institution.settings': async (school) => {
    const answer = await school.ask('publik', institution.settings);
    expect(answer.body.data).toMatchObject({ nama: 'SMP Mercusuar', zona_waktu: 'Asia/Jakarta', sekarang: school.clock.now().toISOString(), demo: false });
    return [answer];
  },
  'institution.configure': async (school) => {
    const answer = await school.ask('admin', institution.configure, { nama: 'SMP Suar', primary_color: '#aa3300', petugas_pdp: { nama: 'Nur Hidayati', email: 'pdp@lentera.example' } });
    expect(await settingsAs(school, 'publik')).toMatchObject({ nama: 'SMP Suar', primary_color: '#aa3300', zona_waktu: 'Asia/Jakarta' });
    expect(await settingsAs(school, 'admin')).toMatchObject({ petugas_pdp: { nama: 'Nur Hidayati', email: 'pdp@lentera.example' } });
    await school.ask('admin', institution.configure, { nama: 'SMP Mercusuar' });
    return [answer];
  },
  'institution.display': async (school) => {
    await school.ask('gita', institution.arrange, { theme: 'dark' });
    const answer = await school.ask('gita', institution.display);
    expect(answer.body.data).toEqual({ menu_layout: 'left', theme: 'dark', primary_color: null, menu_width: 256, language: null, density: 'comfortable' });
    return [answer];
  },
  'institution.arrange': async (school) => {
    const answer = await school.ask('pembina', institution.arrange, { menu_layout: 'top', menu_width: 300, primary_color: '#0a0a0a', language: 'en' });
    expect(answer.body.data).toEqual({ menu_layout: 'top', theme: 'system', primary_color: '#0a0a0a', menu_width: 300, language: 'en', density: 'comfortable' });
    expect((await school.ask('pembina', institution.display)).body.data).toEqual(answer.body.data);
    return [answer];
  },
  'file.keepStudentPhoto': async (school) => {
    const answer = await school.ask('ani', file.keepStudentPhoto, { resize: 'original' });
    expect((await school.ask('ani', file.studentPhoto)).body.data.id).toBe(answer.body.data.id);
    return [answer];
  },
  'file.studentPhoto': async (school) => {
    const { body } = await school.ask('admin', file.keepStudentPhoto, { id_murid: idOf('citra') });
    const answer = await school.ask('budi', file.studentPhoto, { id_murid: idOf('citra') });
    expect(answer.body.data.id).toBe(body.data.id);
    return [answer];
  },
  'file.keepTeacherPhoto': async (school) => {
    const answer = await school.ask('sari', file.keepTeacherPhoto);
    expect((await school.ask('hr', file.teacherPhoto, { id_guru: idOf('sari') })).body.data.id).toBe(answer.body.data.id);
    return [answer];
  },
  'file.teacherPhoto': async (school) => {
    const answer = await school.ask('waliB', file.teacherPhoto);
    expect(answer.body.data).toEqual({ id: null });
    return [answer];
  },
  'file.one': async (school) => {
    const { body } = await school.ask('dedi', file.keepStudentPhoto);
    const answer = await school.ask('waliA', file.one, { id: body.data.id });
    expect([answer.headers['content-type'], (answer.body as Buffer).subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
    return [answer];
  },
  'homeroom.classOf': async (school) => {
    const answer = await school.ask('waliA', homeroom.classOf, { id: idOf('waliA') });
    expect(answer.body.data).toEqual({ id_kelas: school.class('A').id_kelas, id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, kelas: '7A', jumlah_murid: 4 });
    expect((await school.ask('budi', homeroom.classOf, { id: idOf('budi') })).body.data).toBeNull();
    return [answer];
  },
  'homeroom.register': async (school) => {
    const { id_kelas_tahun_ajaran } = school.class('A');
    const answer = await school.ask('waliA', homeroom.register, { id_kelas_tahun_ajaran, tanggal_sesi: school.today });
    expect(answer.body.data).toMatchObject({ id_sesi: school.lesson('A', 1), kelas: '7A', posisi: 1 });
    expect((await school.ask('waliA', homeroom.register, { id_kelas_tahun_ajaran, tanggal_sesi: '2026-08-02' })).body.data).toBeNull();
    return [answer];
  },
  'lesson.ofStudent': async (school) => {
    await school.ask('sari', attendance.markOne, { id_sesi: school.lesson('B'), id_murid: idOf('fajar'), status_kehadiran: 'Izin' });
    const answer = await school.ask('fajar', studentDashboard.lessons, { dates: `${school.today},${school.today}` });
    expect(answer.body.data).toMatchObject([{ posisi: 1, kelas: '7B', mapel: 'Ilmu Pengetahuan Alam' }, { id_sesi: school.lesson('B'), guru: 'Sari Kusumawati', status_kehadiran: 'Izin' }, { posisi: 3, status_kehadiran: null }]);
    return [answer];
  },
  'lesson.progress': async (school) => {
    const [mark, fajar] = [(status_kehadiran: string, posisi: number) => school.ask('sari', attendance.markOne, { id_sesi: school.lesson('B', posisi), id_murid: idOf('fajar'), status_kehadiran }), async () => (await school.ask('fajar', studentDashboard.progress)).body.data];
    await mark('Hadir', 1);
    await mark('Izin', 2);
    const before = await fajar();
    await mark('Terlambat', 2);
    const answer = await school.ask('fajar', studentDashboard.progress);
    const { total_sesi, persen_hadir, mapel } = answer.body.data;
    // Three weeks of three lessons a day, of which those up to now have a register.
    expect([total_sesi, mapel.length, mapel[0].mapel, answer.body.data.Terlambat - before.Terlambat]).toEqual([before.total_sesi, 1, 'Ilmu Pengetahuan Alam', 1]);
    expect(persen_hadir - before.persen_hadir).toBeCloseTo(100 / total_sesi);
    return [answer];
  },
  'file.keepLogo': async (school) => {
    const answer = await school.ask('admin', file.keepLogo);
    expect((await school.ask('publik', file.logo)).status).toBe(404);
    return [answer];
  },
  'file.logo': async (school) => {
    const { body } = await school.ask('admin', file.keepLogo);
    await school.ask('admin', institution.configure, { logo: body.data.id });
    const answer = await school.ask('publik', file.logo);
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual(['image/png', 'attachment; filename="logo.png"']);
    return [answer];
  },
  'file.app': async (school) => {
    const answer = await school.ask('publik', file.app);
    expect([answer.headers['content-type'], answer.body]).toEqual(['application/manifest+json', expect.objectContaining({ id: '/', start_url: '/', display: 'standalone' })]);
    return [answer];
  },
  'file.icon': async (school) => {
    const answer = await school.ask('publik', file.icon, { rupa: '192' });
    expect([answer.headers['content-type'], (await sharp(answer.body).metadata()).width]).toEqual(['image/png', 192]);
    return [answer];
  },
};

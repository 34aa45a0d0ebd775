import { seedId } from '#server/kit/resource/seeds';
import { Client, type Data } from '#test/api/specification/client';
import { furnish, idOfRow } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';

let school: School;
let client: Client;
beforeAll(async () => {
  school = await testSchool();
  await furnish(school);
  client = new Client(school);
});
afterAll(() => school.close());

/** Specification 3. */
const GURU = ['id', 'nama', 'jenis_kelamin', 'role', 'isPrincipal', 'nik', 'email', 'alamat'];
const MURID = ['id', 'nama', 'nis', 'jenis_kelamin', 'email', 'alamat', 'id_kelas', 'tahun_masuk', 'isPpdb'];
const SESI = ['tanggal_sesi', 'tipe_assignment', 'zoom_setting', 'slot', 'topic', 'kd'];
const MODEL = ['tipe', 'jam_mulai', 'durasi', 'isMurajaah1', 'isMurajaah2', 'murajaah1dur', 'murajaah2dur', 'break1dur', 'break2dur'];
const ATTENDANCE = ['id', 'id_murid', 'submit_time', 'tugas_filepath', 'tugas_filename', 'essay_answer', 'jawaban_murid', 'tugas_nilai', 'feedback', 'notes', 'status_kehadiran', 'submitted'];
const INSTITUTION = [
  'nama', 'dinas_pendidikan', 'logo', 'email', 'tipe_institusi', 'no_hp', 'fax', 'alamat', 'primary_color', 'video_conference', 'template_report_description', 'jumlah_pilihan_ganda', 'presence_setting', 'is_announcement',
  'id_sekolah', 'id_batas_absen', 'fitur_pembayaran_sekolah', 'fitur_ppob', 'fitur_gamifikasi_penghargaan',
];
const has = (row: Data, names: string[]) => expect(Object.keys(row)).toEqual(expect.arrayContaining(names));
const day = () => ({ page: 1, order: 'asc', search: '', sortBy: '', dates: `${school.today},${school.today}`, id_mata_pelajaran: '', id_level: '' });

test('a teacher, wherever the admin or they themselves look', async () => {
  const { guru } = await client.login('kepala');
  const listed = await client.call('GET /api/admin/all-guru', { query: { page: 1, order: 'asc', search: 'Ratna', role: '' } });
  const one = await client.call('GET /api/admin/guru/{id}', { path: idOf('kepala') });
  const [own, all] = [await client.call('GET /api/guru/{id}', { as: 'kepala', path: idOf('kepala') }), await client.call('GET /api/guru')];
  for (const it of [guru, listed.data[0], one.data, own.data, all.data.find((it: Data) => it.id === idOf('kepala'))]) {
    has(it, GURU);
    expect([it.isPrincipal, JSON.parse(it.role)]).toEqual([true, ['kepalaSekolah']]);
  }
  // What is not theirs to know is not told.
  expect(Object.keys((await client.call('GET /api/guru', { as: 'budi' })).data[0])).not.toEqual(expect.arrayContaining(['nik']));
});

test('a student, wherever the admin or they themselves look', async () => {
  const { murid } = await client.login('ani');
  const listed = await client.call('GET /api/admin/all-murid', { query: { page: 1, order: 'asc', search: 'Ani', id_kelas: '' } });
  const one = await client.call('GET /api/admin/murid/{id}', { path: idOf('ani') });
  const [own, all] = [await client.call('GET /api/murid/{id}', { as: 'ani', path: idOf('ani') }), await client.call('GET /api/murid')];
  for (const it of [murid, listed.data[0], one.data, own.data, all.data.find((it: Data) => it.id === idOf('ani'))]) {
    has(it, MURID);
    expect([it.id, it.isPpdb]).toEqual([idOf('ani'), false]);
  }
});

test('the admin', async () => {
  const { admin } = await client.login('admin');
  expect([admin.username, JSON.parse(admin.role)]).toEqual(['admin', ['admin']]);
});

test('a lesson, in a list and alone with the whole model, and its place in the week', async () => {
  const alone = await client.call('GET /api/sesi/{id}', { as: 'budi', path: school.lesson('A') });
  const { data: [listed] } = await client.call('GET /api/sesi/list-sesi-between-date', { query: day() });
  for (const it of [alone.data, listed]) {
    has(it, ['id', ...SESI]);
    expect(it.slot).toMatchObject({ hari: 2, posisi: expect.any(Number), kelas: '7A', mapel: 'Matematika', guru: 'Budi Prasetyawan' });
  }
  has(alone.model, MODEL);
  expect([alone.data.id, alone.idNextSession]).toEqual([school.lesson('A'), school.lesson('A', 3)]);
});

test('the lessons of a student by their class alone: those of this week', async () => {
  const week = await client.call('GET /api/dashboard-murid/kelas', { query: { id_kelas: school.class('A').id_kelas } });
  expect(week.data).toHaveLength(15);
  expect((await client.call('GET /api/dashboard-murid/kelas', { query: { id_kelas: school.class('B').id_kelas } })).data).toEqual([]);
});

test('an attendance of a student in a lesson', async () => {
  const { data } = await client.call('GET /api/attendance/by-session', { query: { id_sesi: school.lesson('A') } });
  for (const it of data) {
    has(it, ATTENDANCE);
    expect([it.submitted, it.submit_time]).toEqual([false, null]);
  }
});

test('the model that is created by nothing is the usual one', async () => {
  const { data: { id } } = await client.call('POST /api/model/', { body: {} });
  const { data } = await client.call('GET /api/model', { query: { page: 1, order: 'asc', sortBy: 'tipe' } });
  expect(data.find((it: Data) => it.id === id)).toMatchObject({ tipe: 'A', jam_mulai: '08:00', durasi: 25, isMurajaah1: 1, isMurajaah2: 0, murajaah1dur: 25, murajaah2dur: 0, break1dur: 15, break2dur: 0 });
  has((await client.call('GET /api/model/active')).data, MODEL);
});

test('a new teacher teaches, and signs in with the NIK; a new student with the NIS', async () => {
  const person = { nama: 'Nama Baru', jenis_kelamin: 'Wanita' };
  const { data: { id } } = await client.call('POST /api/admin/guru', { body: { nik: '1990776', ...person, id_mata_pelajaran: [idOf('MTK')] } });
  expect(JSON.parse((await client.call('GET /api/admin/guru/{id}', { path: id })).data.role)).toEqual(['guruMapel']);
  await client.call('POST /api/admin/murid', { body: { nis: '26270776', ...person, tahun_masuk: 2026 } });
  for (const username of ['1990776', '26270776']) await client.call('POST /api/login', { body: { username, password: username } });
});

test('weeks, years, classes, templates, categories and settings', async () => {
  const { data, current, tahun_ajaran } = await client.call('GET /api/week/by-tahun-ajaran', { query: { id_tahun_ajaran: ID_TAHUN_AJARAN } });
  for (const it of [...data, current]) has(it, ['tanggal_awal']);
  const { activeYear } = await client.call('GET /api/tahun_ajaran');
  expect([tahun_ajaran.id, activeYear]).toEqual([ID_TAHUN_AJARAN, expect.objectContaining({ tanggal_awal: expect.any(String), isActive: true })]);
  for (const it of (await client.call('GET /api/kelas')).data) has(it, ['tingkat', 'simbol', 'id_guru']);
  for (const it of (await client.call('GET /api/template_report', { query: { id_mata_pelajaran: '', id_level: '', type: '' } })).data) has(it, ['id_mata_pelajaran', 'id_level', 'type']);
  for (const it of (await client.call('GET /api/konseling/kategori', { query: { page: 1 } })).data) has(it, ['name']);
  for (const it of (await client.call('GET /api/predikat', { query: { page: 1 } })).data) has(it, ['huruf', 'label']);
  const institution = (await client.call('GET /api/institusi')).data;
  has(institution, INSTITUTION);
  expect(institution).toMatchObject({ tipe_institusi: 'SMP', primary_color: '#4b7cf3' });
});

test('levels are listed and sorted as they are climbed', async () => {
  const query = { page: 1, order: 'asc', search: '', level: '', sortBy: 'id_level' };
  const { data } = await client.call('GET /api/report_setting', { query });
  expect(data.map((it: Data) => it.level)).toEqual(['VII', 'Tingkat 0']);
  expect((await client.call('GET /api/report_setting', { query: { ...query, level: seedId('level', 'VII') } })).total).toBe(1);
  expect(idOfRow('level', 0)).toEqual(expect.any(String));
});

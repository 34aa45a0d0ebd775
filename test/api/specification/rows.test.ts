import { topics } from '#contract/lesson/topic.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { RecordStudentData } from '#server/people/student.decider';
import { seedId } from '#server/kit/resource/seeds';
import { MakeQuestionPackage } from '#server/question-bank/question-package.decider';
import { Client, type Data, SERVED } from '#test/api/specification/client';
import { LEVEL } from '#test/kit/a-plan';
import { attendanceId } from '#contract/attendance/attendance';
import { addressOf, furnishConduct, LATE, MURAJAAH, OLIMPIADE, reportOf } from '#test/kit/a-report';
import { bookOf, furnishGradebooks, goalOf, SUBJECT } from '#test/kit/a-gradebook';
import { anAssignment } from '#test/kit/an-assignment';
import { anExam, ofStudent, roomOf } from '#test/kit/an-exam';
import { furnishReferences, SAMPLES } from '#test/kit/master-data';
import { delivered, type MailServer, mailServer, secretIn } from '#test/kit/mail-server';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Who } from '#test/kit/school-data';
import { lineOf } from '#tools/docs/tables';

let school: School;
let client: Client;
let mail: MailServer;
beforeAll(async () => {
  school = await testSchool();
  await furnishReferences(school);
  mail = await mailServer();
  client = new Client(school);
});
afterAll(() => Promise.all([school.close(), mail.close()]));

const guru = { nik: '1990777', nama: 'Guntur Baru', jenis_kelamin: 'Pria' };
const murid = { nis: '26270777', nama: 'Mira Baru', jenis_kelamin: 'Wanita', tahun_masuk: 2026 };
const sample = (name: string) => (SAMPLES[name] as (typeof SAMPLES)[string]).row(0);
const changeOf = (name: string) => (SAMPLES[name] as (typeof SAMPLES)[string]).change;

type Collection = { list: string; create: string; change: string; remove: string; row: () => Data; changed: () => Data; as?: Who };
const plain = (noun: string, name: string, as?: Who): Collection =>
  ({ list: `/api/${noun}`, create: `/api/${noun}`, change: `/api/${noun}/{id}`, remove: `/api/${noun}/{id}`, row: () => sample(name), changed: () => changeOf(name), ...(as && { as }) });
const COLLECTIONS: Collection[] = [
  plain('program', 'program'), plain('level', 'level'), plain('kelompok', 'curriculum-group'), plain('kompetensi-inti', 'core-competence'), plain('kd', 'basic-competence'),
  plain('periode-manajemen-atas', 'leadership-period'), plain('template_report', 'report-template'), plain('predikat', 'predicate'), plain('konseling/kategori', 'counselling-category', 'bk'),
  plain('report_setting', 'report-setting'), { ...plain('model', 'schedule-model'), create: '/api/model/' },
  { ...plain('activities', 'activity'), create: '/api/activities/create', change: '/api/activities/update/{id}' },
  { ...plain('reward_punishment', 'conduct-rule'), create: '/api/reward_punishment/create', change: '/api/reward_punishment/update/{id}' },
  { ...plain('mata_pelajaran/admin', 'subject'), list: '/api/mata_pelajaran/admin/read', create: '/api/mata_pelajaran/admin/create', change: '/api/mata_pelajaran/admin/update/{id}', remove: '/api/mata_pelajaran/admin/delete/{id}' },
  { list: '/api/admin/all-guru', create: '/api/admin/guru', change: '/api/admin/guru/{id}', remove: '/api/guru/{id}', row: () => ({ ...guru, id_mata_pelajaran: idOf('MTK') }), changed: () => ({ email: 'guntur@mercusuar.example' }) },
  { list: '/api/guru', create: '/api/guru', change: '/api/guru/{id}', remove: '/api/guru/{id}', row: () => ({ ...guru, id_mata_pelajaran: JSON.stringify([idOf('MTK')]) }), changed: () => ({ alamat: 'Jalan Melati 3' }) },
  { list: '/api/admin/all-murid', create: '/api/admin/murid', change: '/api/admin/murid/{id}', remove: '/api/murid/{id}', row: () => murid, changed: () => ({ alamat: 'Jalan Mawar 5' }) },
  { list: '/api/murid', create: '/api/murid', change: '/api/murid/{id}', remove: '/api/murid/{id}', row: () => murid, changed: () => ({ email: 'mira@mercusuar.example' }) },
  { list: '/api/kelas', create: '/api/kelas', change: '/api/kelas/{id}', remove: '/api/kelas/{id}', row: () => ({ tingkat: 8, simbol: 'C' }), changed: () => ({ simbol: 'D' }) },
  { list: '/api/tahun_ajaran', create: '/api/tahun_ajaran', change: '/api/tahun_ajaran/{id}', remove: '/api/tahun_ajaran/{id}', row: () => ({ tanggal_awal: '2031-07-14', active: false }), changed: () => ({ active: false }) },
];

describe.each(COLLECTIONS.map((it) => [`${it.list}, ${it.create}`, it] as const))('%s', (_, { list, create, change, remove, row, changed, as = 'admin' }) => {
  /** By what the client has: the fields that a screen has shown. */
  const rows = async () => (await client.send({ method: 'GET', path: list }, { as, query: { limit: 100 } })).body.data as Data[];
  const found = async (id: string) => (await rows()).find((it) => it.id === id) as Data;

  test('a row is created, sent back as it was fetched, changed and deleted', async () => {
    const before = await rows();
    const { data: { id } } = await client.call(`POST ${create}`, { as, body: row() });
    const fetched = await found(id);
    expect(fetched).toMatchObject(shown(row()));
    const [untouched, { status }] = [await rows(), await client.send({ method: 'PUT', path: change }, { as, path: id, body: fetched })];
    expect([status, await rows()]).toEqual([200, untouched]);
    // Whoever a row says that it is of, it is of whoever it was of.
    await client.send({ method: 'PUT', path: change }, { as, path: id, body: { ...fetched, id, role: '["admin"]', isPrincipal: true, jumlah_murid: 99 } });
    expect(await found(id)).toEqual(fetched);
    await client.call(`PUT ${change}`, { as, path: id, body: changed() });
    expect(await found(id)).toMatchObject(shown(changed()));
    await client.call(`DELETE ${remove}`, { as, path: id });
    expect(await rows()).toEqual(before);
  });
});

/** What is shown of what was sent: subjects come as a list, whether a year is active under another name. */
function shown({ id_mata_pelajaran, active: _, ...rest }: Data) {
  return { ...rest, ...(id_mata_pelajaran && { id_mata_pelajaran: expect.anything() }) };
}

test('intervals are introduced by their passing grade, moved and withdrawn by what the list shows', async () => {
  await client.call('POST /api/kbm-master/interval', { body: { kkm: 70 } });
  const { data } = await client.call('GET /api/kbm-master/interval', { query: { page: 1 } });
  const { id, ...b } = data.find((it: Data) => it.predikat === 'B');
  expect((await client.send({ method: 'PUT', path: '/api/kbm-master/interval/{id}' }, { as: 'kurikulum', path: id, body: { id, ...b } })).status).toBe(200);
  await client.call('PUT /api/kbm-master/interval/{id}', { path: id, body: { kkm: 70, predikat: 'B', batas_bawah: 80, batas_atas: 89 } });
  const { status, body } = await client.send({ method: 'PUT', path: '/api/kbm-master/interval/{id}' }, { as: 'kurikulum', path: id, body: { kkm: 75 } });
  expect([status, body.code]).toEqual([422, 'FIXED_INTERVAL']);
  await client.call('DELETE /api/kbm-master/{id}', { path: id });
  expect((await client.call('GET /api/kbm-master/interval', { query: { page: 1 } })).total).toBe(0);
});

describe('attendance', () => {
  const lesson = () => ({ id_sesi: school.lesson('A'), tanggal_sesi: school.today });
  const ofClass = () => ({ id_kelas: school.class('A').id_kelas, id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran });

  test('is marked and noted by the names of the table', async () => {
    const { data: [first] } = await client.call('GET /api/attendance/by-session', { query: { id_sesi: lesson().id_sesi } });
    await client.call('PUT /api/absensi/single-attend/', { body: { id_murid: first.id_murid, status_kehadiran: 'Sakit', id_kelas_tahun_ajaran: ofClass().id_kelas_tahun_ajaran, ...lesson() } });
    await client.call('PUT /api/attendance/update-notes/', { body: { id: first.id, notes: 'Surat dokter' } });
    await client.call('PUT /api/absensi/all-attend', { body: { id_kelas: ofClass().id_kelas, ...lesson() } });
    const { data } = await client.call('GET /api/attendance/by-session', { query: { id_sesi: lesson().id_sesi } });
    expect(data.map((it: Data) => [it.status_kehadiran, it.notes])).toEqual([['Sakit', 'Surat dokter'], ['Hadir', null], ['Hadir', null], ['Hadir', null]]);
    // A fetched row goes back whole.
    expect((await client.send({ method: 'PUT', path: '/api/absensi/single-attend/' }, { as: 'budi', body: { ...data[1], status_kehadiran: 'Izin', ...lesson() } })).status).toBe(200);
  });
});

test('the timetable is filled, changed and emptied by the names of the table', async () => {
  const [{ id_kelas }, slot] = [school.class('A'), { id_mata_pelajaran: idOf('MTK'), id_guru: idOf('budi') }];
  const { data: { id } } = await client.call('POST /api/slot', { body: { slot: { hari: 6, posisi: 1, id_kelas, ...slot } } });
  await client.call('PUT /api/admin/update-slot/{id}', { path: id, body: { posisi: 2 } });
  expect((await client.call('POST /api/admin/schedule-by-time', { body: { hari: 6, jam: '08:30' } })).data).toMatchObject([{ id, posisi: 2 }]);
  await client.call('DELETE /api/slot/{id}', { path: id });
  const { data } = await client.call('GET /api/admin/empty-schedule', { query: { id_guru: idOf('budi'), id_tahun_ajaran: ID_TAHUN_AJARAN } });
  const { id_slot } = data.find((it: Data) => it.slot === null);
  const { data: filled } = await client.call('POST /api/admin/empty-schedule', { body: { id_slot, id_kelas, id_tahun_ajaran: ID_TAHUN_AJARAN, ...slot } });
  await client.call('DELETE /api/admin/empty-schedule', { query: { id_slot: filled.id } });
  expect((await client.call('GET /api/admin/empty-schedule', { query: { id_guru: idOf('budi'), id_tahun_ajaran: ID_TAHUN_AJARAN } })).data).toEqual(data);
});

test('classes take students and give them back, and get a homeroom teacher', async () => {
  const { data: { id } } = await client.call('POST /api/kelas', { body: { tingkat: 9, simbol: 'E' } });
  const { data: { id: id_murid } } = await client.call('POST /api/admin/murid', { body: { ...murid, nis: '26270778' } });
  await client.call('POST /api/kelas/student_class/add_student_selected/{id}', { path: id, body: { daftar_murid: [id_murid] } });
  await client.call('POST /api/kelas/student_class/remove_student_selected/{id}', { path: id, body: { daftar_murid: [id_murid] } });
  await client.call('PUT /api/admin/kelas/{id}', { path: id, body: { id_guru: idOf('budi'), id_tahun_ajaran: ID_TAHUN_AJARAN } });
  expect((await client.call('GET /api/admin/kelas/{id}', { path: id })).data).toMatchObject({ id_guru: idOf('budi'), jumlah_murid: 0 });
});

test('teachers and students: first passwords, roles, payment', async () => {
  const { data: { id } } = await client.call('POST /api/admin/guru', { body: { ...guru, nik: '1990778', password: '', role: '["guruMapel"]', id_mata_pelajaran: `["${idOf('MTK')}"]` } });
  await client.call('PUT /api/admin/guru/{id}/role', { path: id, body: { roles: '["kurikulum"]' } });
  await client.call('DELETE /api/admin/guru/{id}/role', { path: id, body: { roles: ['kurikulum'] } });
  await client.call('PUT /api/admin/guru/change_password/{id}', { path: id, body: { password: 'perahu layar 8' } });
  const { data: { id: id_murid } } = await client.call('POST /api/admin/murid', { body: { ...murid, nis: '26270779', id_kelas: school.class('A').id_kelas, password: '' } });
  await client.call('PUT /api/admin/status/murid/{id}', { path: id_murid, body: { status: 'lunas' } });
  const signedIn = await client.call('POST /api/login', { body: { username: '26270779', password: '26270779', deviceInfo: { os: '', browser: '', ip: '' } } });
  expect(signedIn.murid).toMatchObject({ id: id_murid, nama: murid.nama, nis: '26270779', email: null, alamat: null, id_kelas: school.class('A').id_kelas, tahun_masuk: 2026, isPpdb: false });
  await client.call('PUT /api/admin/murid/change_password/{id}', { path: id_murid, body: { password: 'perahu layar 8' } });
});

test('what a homeroom teacher keeps of a class is sent back as it was fetched', async () => {
  const path = school.class('A').id_kelas_tahun_ajaran;
  const { data } = await client.call('GET /api/kelas_tahun_ajaran/personal_data/{id}', { path });
  await client.call('PUT /api/kelas_tahun_ajaran/personal_data/update_all', { body: { data } });
  expect((await client.call('GET /api/kelas_tahun_ajaran/personal_data/{id}', { path })).data).toEqual(data);
});

test('a plan is written and taken away, and passing grades are generated and changed', async () => {
  const { data: { id } } = await client.call('POST /api/rpp/', { as: 'budi', body: { dataRPP: { id_mata_pelajaran: idOf('MTK'), id_level: LEVEL, materi_pokok: 'Bilangan' } } });
  await client.call('PUT /api/rpp/{id}', { as: 'budi', path: id, body: { dataRPP: { id_mata_pelajaran: idOf('MTK'), id_level: LEVEL, materi_pokok: 'Pecahan' } } });
  expect((await client.call('GET /api/rpp/{id}', { as: 'budi', path: id })).data.isi.materi_pokok).toBe('Pecahan');
  await client.call('DELETE /api/rpp/{id}', { as: 'budi', path: id });
  await client.call('POST /api/kbm/generate/{id}', { as: 'kurikulum', path: ID_TAHUN_AJARAN });
  const [row] = (await client.call('GET /api/kbm/mapel', { as: 'kurikulum' })).data;
  await client.call('PUT /api/kbm/update_all', { as: 'kurikulum', body: { id_tahun_ajaran: ID_TAHUN_AJARAN, kbm: [{ id: row.id, kkm: 78 }] } });
});

test('an exam is planned, changed, approved and taken away', async () => {
  const soal = await Promise.all([1, 2].map(async (n) => (await client.send({ method: 'POST', path: '/api/bank-soal' }, { as: 'budi', body: { id_mata_pelajaran: idOf('MTK'), tipe: 'Essay', pertanyaan: `Uraikan bilangan ke-${n}` } })).body.data.id as string));
  const body = { id_guru: idOf('budi'), judul: 'PTS Matematika', tipe: 'PTS', id_mata_pelajaran: idOf('MTK'), daftar_kelas: [school.class('A').id_kelas_tahun_ajaran], mulai: '2026-08-20T01:00:00.000Z', durasi: 60, cbtSoalBundle: soal, pengawas: [{ daftar_guru: [idOf('bk'), idOf('hr')] }] };
  const { data: { id: id_cbt } } = await client.call('POST /api/cbt/generate', { body });
  const answer = await client.call('GET /api/cbt/{id}', { path: id_cbt, query: { id_guru: idOf('budi'), isPpdb: 'false' } });
  await client.call('PUT /api/cbt/edit-cbt', { body: { id_cbt, judul: 'PTS Matematika 7A' } });
  await client.call('PUT /api/cbt/edit-cbtSoal', { body: { id_cbt, id_guru: idOf('budi'), cbtSoalBundle: answer.cbt.cbt_soals, deletedQuestions: [] } });
  await client.call('PUT /api/cbt/supervision/unlink-schedule', { as: 'kurikulum', body: { id_pengawas_cbt: answer.listPengawas[0].id_pengawas_cbt, id_guru: idOf('hr') } });
  await client.call('PUT /api/cbt/approval', { body: { id_cbt, id_guru: idOf('kurikulum') } });
  expect((await client.send({ method: 'GET', path: '/api/cbt/{id}' }, { as: 'budi', path: id_cbt })).body.cbt).toMatchObject({ judul: 'PTS Matematika 7A', status: 'disetujui' });
  const { data: { id: draft } } = (await client.send({ method: 'POST', path: '/api/cbt/generate' }, { as: 'budi', body: { ...body, draf: true } })).body;
  await client.call('DELETE /api/cbt/{id}', { path: draft });
});

test('a room is supervised: who came is noted, when it began, and what is to be said of it', async () => {
  const exam = await anExam(school, 'supervised', { pengawas: [idOf('pengawas')] });
  const id_pengawas_cbt = roomOf('supervised');
  await client.call('PUT /api/cbt/supervision/update_status_attendance', { body: { listMurid: [{ id_murid: idOf('ani'), id_peserta: ofStudent(exam, 'ani').id_peserta, status_kehadiran: 'Hadir' }], changeStartTime: true } });
  await client.call('PUT /api/cbt/supervision/update-notes-berita-acara', { body: { id_pengawas_cbt, notes_berita_acara: 'Tertib.' } });
});

test('an exam is sat: checked, read about, loaded, begun, answered and finished; then it is marked', async () => {
  const { id_cbt: id, soal: [first, , , , essay] } = await anExam(school, 'of the specification');
  const as = { as: 'ani' as const };
  await client.call('GET /api/cbt/murid/cbt-check-status', { ...as, query: { id_cbt: id } });
  await client.call('GET /api/cbt/murid/brief-page', { ...as, query: { id_cbt: id } });
  const { data } = await client.call('GET /api/cbt/murid/exam-page', { ...as, query: { id_cbt: id } });
  expect(data.soalRandom).toHaveLength(5);
  await client.call('PUT /api/cbt/murid/start-time/{id}', { ...as, path: id });
  await client.call('PUT /api/cbt/murid/do-exam/{id}', { ...as, path: id, body: { jawaban: { [first as string]: 'D', [essay as string]: 'Dari awan.' } } });
  const done = await client.call('PUT /api/cbt/murid/finish-exam/{id}', { ...as, path: id });
  expect(done.data).toMatchObject({ status: 'selesai', terjawab: 2 });
  const given = await client.call('PUT /api/cbt/guru/grading-essay/{id}', { as: 'budi', path: id, body: { id_guru: idOf('budi'), nilaiBundle: [{ id_murid: idOf('ani'), id_soal: essay, skor: 8 }] } });
  expect(given.data).toMatchObject([{ hasil: 'ok', skor: 8 }]);
  school.clock.turnTo(new Date(school.clock.now().getTime() + 3 * 3_600_000));
  await client.call('PUT /api/cbt/grade', { as: 'budi', body: { id_cbt: id } });
});

test('a year is activated, and its second semester filled from the first', async () => {
  const { data: { id } } = await client.call('POST /api/tahun_ajaran', { body: { tanggal_awal: '2027-01-04', active: false } });
  await client.call('POST /api/tahun_ajaran/duplicate-from-first-semester/{id}', { path: id });
  const { flag } = await client.call('PUT /api/tahun_ajaran/{id}', { path: ID_TAHUN_AJARAN, body: { active: true } });
  expect(flag).toBe(true);
});

test('a question is written, sent back as it was fetched, changed and deleted, and so is a package', async () => {
  const as = 'budi';
  const { data: { id } } = await client.call('POST /api/bank-soal', { body: { tipe: 'Essay', pertanyaan: 'Ceritakan liburan Anda', id_mata_pelajaran: idOf('MTK'), id_level: '' } });
  const { data: fetched } = await client.call('GET /api/bank-soal/{id}', { path: id });
  expect((await client.send({ method: 'PUT', path: '/api/bank-soal/{id}' }, { as, path: id, body: fetched })).status).toBe(200);
  expect((await client.call('GET /api/bank-soal/{id}', { path: id })).data).toEqual(fetched);
  await client.call('PUT /api/bank-soal/{id}', { path: id, body: { pembahasan: 'Bebas' } });
  expect((await client.call('GET /api/bank-soal/{id}', { path: id })).data).toMatchObject({ pembahasan: 'Bebas', versi: 2 });
  const paket = idOf('paket');
  await school.give(MakeQuestionPackage, { id_paket: paket, id_guru: idOf(as), judul: 'Latihan', tipe: 'LATIHAN', id_mata_pelajaran: null, id_level: null, daftar_soal: [{ id_soal: id, bobot: 1 }], kisi_kisi: [] });
  const { data: whole } = await client.call('GET /api/paket-soal/{id}', { path: paket });
  await client.call('PUT /api/paket-soal/{id}', { path: paket });
  expect((await client.send({ method: 'PUT', path: '/api/paket-soal/{id}' }, { as, path: paket, body: whole })).status).toBe(200);
  expect((await client.call('GET /api/paket-soal/{id}', { path: paket })).data).toEqual(whole);
  await client.call('DELETE /api/paket-soal/{id}', { path: paket });
  await client.call('DELETE /api/bank-soal/{id}', { path: id });
  expect((await client.send({ method: 'GET', path: '/api/bank-soal/{id}' }, { as, path: id })).status).toBe(404);
});

test('a topic is written, shown, planned with, and deleted', async () => {
  const as = 'budi' as const;
  client.takeToken(as, await school.signIn(as));
  const [subject, level] = [idOf('MTK'), seedId('level', 'VII')];
  // A picture comes in a form.
  const picture = (await school.ask(as, topics.keepPicture)).body.data.id as string;
  client.answered.add(lineOf('POST', '/api/topik/upload-image'));
  const topic = { judul: 'Bilangan bulat', uraian: '<p>Urutan</p>', id_mata_pelajaran: subject, id_level: level, daftar_gambar: [picture] };
  const { data: { id: id_topik } } = await client.call('POST /api/topik', { body: { topic } });
  const { data: { id: id_kd_master } } = await client.call('POST /api/kd', { body: { kode: '3.9', kompetensi_dasar: 'Menjelaskan urutan bilangan', id_mata_pelajaran: subject, id_level: level } });
  const [id_sesi, dataSesi] = [school.lesson('A'), [school.lesson('A', 3)]];
  await client.call('PUT /api/sesi/detail-sesi', { body: { data: { id_sesi, id_topik, zoom_setting: '81234567890' } } });
  await client.call('POST /api/sesi/add-topik', { body: { id_topik, dataSesi } });
  await client.call('POST /api/sesi/add-kd', { body: { id_kd_master, dataSesi } });
  expect((await client.call('POST /api/create-room', { as, body: { meetingNumber: '81234567890', role: 1 } })).signature).toBeNull();
  const { id: file } = (await school.ask(as, topics.keepFile, { id_topik })).body.data;
  await client.call('DELETE /api/file/file-topik/{id}', { path: file });
  await client.call('POST /api/topik/unlink-image', { body: { unlink_images: [picture] } });
  await client.call('POST /api/sesi/add-topik', { body: { id_topik: null, dataSesi: [id_sesi, ...dataSesi] } });
  await client.call('DELETE /api/topik/{id}', { path: id_topik });
});

test('the settings of the school are sent back as they were fetched', async () => {
  const { data } = await client.call('GET /api/institusi');
  const { status } = await client.send({ method: 'PUT', path: '/api/institusi' }, { as: 'admin', body: data });
  expect([status, (await client.call('GET /api/institusi')).data]).toEqual([200, data]);
});

describe('an account', () => {
  const NEW = 'kapal layar 7';
  const secret = async (to: string) => {
    await delivered(school);
    return secretIn(mail.to(to));
  };

  test('gets an address, by nothing but its id and the secret in the place of one', async () => {
    await client.login('budi');
    await client.call('PUT /api/login/reset', { as: 'budi', body: { data: { password_lama: nameOf('budi'), password: NEW } } });
    await client.login('budi', NEW);
    const { message, newToken } = await client.call('PUT /api/account/verify-email-update/{id}', { as: 'budi', path: idOf('budi'), body: { email: 'budi@mercusuar.example' } });
    expect(message).toBe('EMAIL_SENT');
    client.takeToken('budi', newToken);
    await client.call('PUT /api/account/verify-status-email/{id}', { as: 'budi', path: idOf('budi') });
    await client.call('PUT /api/account/success-verify/{id}', { as: 'budi', path: (await secret('budi@mercusuar.example')).token });
    expect((await client.call('GET /api/account/{id}', { as: 'budi', path: idOf('budi') })).data).toMatchObject({ email: 'budi@mercusuar.example', email_terverifikasi: true });
  });

  test('gets a new password by mail, and so does a student by their parents’', async () => {
    await client.call('POST /api/account/request-forgot-password', { body: { email: 'budi@mercusuar.example' } });
    await client.call('PUT /api/account/reset-password', { body: { tokenEmail: (await secret('budi@mercusuar.example')).token, password: 'perahu layar 9' } });
    await client.login('budi', 'perahu layar 9');
    const { newToken } = (await client.send({ method: 'PUT', path: '/api/account/verify-email-update/{id}' }, { as: 'admin', path: idOf('ani'), body: { email: 'ibu.ani@mercusuar.example', jenis: 'orangtua' } })).body;
    client.takeToken('admin', newToken);
    await client.call('PUT /api/account/parent/success-verify/{id}', { path: (await secret('ibu.ani@mercusuar.example')).token });
    await client.call('POST /api/account/request-forgot-password', { body: { email: 'ibu.ani@mercusuar.example' } });
    await client.call('PUT /api/account/reset-password-parent', { body: { tokenEmail: (await secret('ibu.ani@mercusuar.example')).token, password: NEW } });
    await client.login('ani', NEW);
  });

  test('that is blocked is freed by the key that the list shows', async () => {
    await client.send({ method: 'POST', path: '/api/admin/rate-limiter' }, { as: 'admin', body: { id_akun: idOf('gita') } });
    const { data: [{ key }] } = await client.call('GET /api/admin/rate-limiter/');
    await client.call('DELETE /api/admin/rate-limiter/{key}', { path: key });
    expect((await client.call('GET /api/admin/rate-limiter/')).data).toEqual([]);
  });

  test('that is not let in is told how often, or that nobody has the name', async () => {
    const attempt = (username: string) => client.send({ method: 'POST', path: '/api/login' }, { as: 'publik', body: { username, password: 'salah sandi' } });
    for (const count of [1, 2]) expect((await attempt(nameOf('eka'))).body).toMatchObject({ message: 'INVALID_PASSWORD', count });
    expect((await attempt('20209999')).body).toMatchObject({ message: 'NIS_NOT_FOUND' });
  });
});

test('what is handed in is marked', async () => {
  const id_sesi = await anAssignment(school);
  const [query, id] = [{ id_murid: idOf('ani'), id_sesi }, attendanceId(id_sesi, idOf('ani'))];
  await client.call('PUT /api/attendance/assignment-murid', { as: 'ani', query, body: { essay_answer: 'Setengah' } });
  await client.call('PUT /api/attendance/assignment-murid/{id}', { as: 'ani', path: id });
  await client.call('PUT /api/attendance/update-answer', { as: 'ani', body: { id, tipe_assignment: 'Essay', answer: 'Dua perempat' } });
  await client.call('PUT /api/slot/assignmentGrading', { as: 'budi', body: { id_sesi, id_mata_pelajaran: idOf('MTK'), data: [{ id, tugas_nilai: '81,5', feedback: 'Rapi' }] } });
  expect((await client.send({ method: 'GET', path: '/api/attendance/assignment-murid' }, { as: 'ani', query })).body.data).toMatchObject({ essay_answer: 'Dua perempat', tugas_nilai: 81.5, feedback: 'Rapi' });
});

test('a report is made, filled in and verified', async () => {
  await furnishConduct(school);
  const id_general_report = reportOf('ani');
  await client.call('POST /api/general_report/create_general_report_by_homeroom', { body: { listStudents: [idOf('ani')], type: 'tengah_semester', semester: 'Ganjil' } });
  await client.call('PUT /api/general_report/update_all', { body: { general_report: [{ id_general_report, catatan_wali: 'Rajin' }] } });
  const offence = { id_general_report, id_reward_punishment: LATE, frequency: 2, note: 'Senin' };
  const { data: { id } } = await client.call('POST /api/report_reward_punishment/create', { body: offence });
  await client.call('PUT /api/report_reward_punishment/update_all', { body: { ...offence, frequency: 3 } });
  await client.call('DELETE /api/report_reward_punishment/{id}', { path: id });
  const won = (await client.call('POST /api/penghargaan-murid/report/{id}', { path: id_general_report, body: { achievement: OLIMPIADE } })).data.id;
  await client.call('PUT /api/penghargaan-murid/{id}', { path: won, body: { achievement: { ...OLIMPIADE, tingkat: 'nasional' } } });
  await client.call('DELETE /api/penghargaan-murid/{id}', { path: won });
  const graded = (await client.call('POST /api/report_activities/create', { body: { id_general_report, id_activities: MURAJAAH, predikat: 'Cakap' } })).data.id;
  await client.call('PUT /api/report_activities/update_all', { body: { id_general_report, id_activities: MURAJAAH, predikat: 'Mahir' } });
  await client.call('DELETE /api/report_activities/{id}', { path: graded });
  await client.call('POST /api/general_report/verify/{id}', { path: id_general_report, body: { by: 'waliKelas' } });

  expect((await client.send({ method: 'PUT', path: reportCard.publish.path.replace(':id', '{id}') }, { as: 'waliA', path: id_general_report })).status).toBe(200);
  await school.give(RecordStudentData, { id_murid: idOf('ani'), sections: { ayah: { nama: 'Bambang', email: 'ayah.ani@rumah.example' } } });
  // The paper that a client makes itself comes along, and is not what goes out.
  await client.call('POST /api/general_report/send_report_email', { body: { id_general_report, pdf_file: 'data:application/pdf;base64,JVBERi0xLjQ=' } });
  await delivered(school);
  expect(String(mail.to('ayah.ani@rumah.example')?.body).replace(/=\r\n/g, '')).toContain('/public/report-preview/');
  await client.call('POST /api/general_report/verify/{id}', { as: 'publik', path: await addressOf(school, id_general_report), body: { by: 'orangTua' } });
});

test('grades are entered, taken over and written out', async () => {
  await furnishGradebooks(school);
  const book = bookOf(school);
  await client.call('POST /api/report-mapel/update-kd-by-level-and-subject', { body: { id_level: LEVEL, id_mata_pelajaran: SUBJECT.A, kdAmount: 1 } });
  const { data: { kolom: [{ id_kolom }] } } = (await client.send({ method: 'GET', path: '/api/report-mapel/by-class-and-mapel' }, { as: 'budi', query: book })).body;
  await client.call('PUT /api/assesment/edit-reports', { body: { ...book, data: [{ id_kolom, id_murid: idOf('ani'), nilai: '81,5' }] } });
  await client.call('PUT /api/report-mapel/update-report-on-class-and-subject', { body: { ...book, savedData: [{ id_murid: idOf('beni'), nilai: { [id_kolom]: 70 }, deskripsi_capaian: 'Ananda rajin.' }], isPublished: 0 } });
  await client.call('PUT /api/report-mapel/sync/', { body: book });
  const ghost = { id_kd_master: goalOf('A', 2), id_kelas: book.id_kelas, id_sesi: school.lesson('A', 1) };
  await client.call('POST /api/report-mapel/ghost-assignment', { body: ghost });
  await client.call('DELETE /api/report-mapel/ghost-assignment', { query: ghost });
  await client.call('POST /api/kd-murid/bulk-by-subject-and-class', { body: { ...book, data: [{ id_murid: idOf('citra'), id_kd: goalOf('A', 3), nilai: 66 }] } });
  await client.call('POST /api/report-mapel/generate', { body: book });
  await client.call('POST /api/murid/all-periodic-report', { body: { id_kelas: book.id_kelas } });
});

test('every line that writes was called', () => {
  expect(SERVED.filter((it) => it.method !== 'GET' && !client.answered.has(lineOf(it.method, it.path))).map((it) => `${it.method} ${it.path}`)).toEqual([]);
});

import { RegisterStudent } from '#server/people/student.decider';
import { furnish as furnishReports } from '#test/api/conduct-probes';
import { furnish as furnishPlans } from '#test/api/curriculum-probes';
import { furnish as furnishExams } from '#test/api/exam-probes';
import { furnish as furnishLessons } from '#test/api/lesson-probes';
import { furnish as furnishSitting } from '#test/api/sitting-probes';
import { seedId } from '#server/kit/resource/seeds';
import { Client, type Data, namesIn, SERVED, UNSERVED, whoMay } from '#test/api/specification/client';
import { furnish as furnishQuestions, ids } from '#test/api/question-bank-probes';
import { addressOf, reportOf } from '#test/kit/a-report';
import { anAssignment } from '#test/kit/an-assignment';
import { anExam, roomOf } from '#test/kit/an-exam';
import { furnish, idOfRow } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, slots } from '#test/kit/school-data';
import { lineOf } from '#tools/docs/tables';

let school: School;
let client: Client;
let address = '';
beforeAll(async () => {
  school = await testSchool();
  await furnish(school);
  await furnishQuestions(school);
  await furnishExams(school);
  await furnishSitting(school);
  await furnishLessons(school);
  await furnishPlans(school);
  await furnishReports(school);
  address = await addressOf(school, reportOf('ani'));
  await anAssignment(school, 'A', {}, school.lesson('A'));
  await anExam(school, 'of the supervisor', { pengawas: [idOf('pengawas')] });
  client = new Client(school);
});
afterAll(() => school.close());

const A = () => school.class('A');
/** What a name of a query stands for; a kind is another thing everywhere. */
const value = (name: string, path: string): unknown => ({
  tipe: path === '/api/bank-soal' ? 'Essay' : 'PH',
  page: 1, limit: 10, order: 'asc', search: '', sortBy: 'nama', type: '', level: '', id_level: seedId('level', 'VII'), role: 'guruMapel', status_ppdb: '', id_mata_pelajaran: idOf('MTK'), id_guru: idOf('budi'), id: idOf('budi'), isPpdb: '', id_sesi: school.lesson('A'),
  id_kelas: A().id_kelas, id_tahun_ajaran: ID_TAHUN_AJARAN, id_topik: idOf('topik 7A'), dates: `${school.today},${school.today}`,
})[name];
/** What the table has no name for and a call cannot do without. */
const BESIDE: Record<string, () => Data> = {
  ...Object.fromEntries(['guru/mapel-week', 'kelas/list-student-class'].map((it) => [`GET /api/${it}`, () => ({ id_kelas: A().id_kelas })])),
  ...Object.fromEntries(['get-list-grade-student-kd', 'periodic-report'].map((it) => [`GET /api/murid/${it}`, () => ({ id_murid: idOf('ani') })])),
  ...Object.fromEntries(['report-mapel/by-class-and-mapel', 'report-mapel/general-by-class-and-mapel', 'assesment/overview'].map((it) => [`GET /api/${it}`, () => ({ id_kelas: A().id_kelas, id_mata_pelajaran: idOf('MTK') })])),
  ...Object.fromEntries(['by-level', 'overview-by-level'].map((it) => [`GET /api/report-mapel/${it}-and-mapel`, () => ({ id_level: seedId('level', 'VII'), id_mata_pelajaran: idOf('MTK') })])),
  'GET /api/cbt/supervision': () => ({ id_guru: idOf('pengawas') }),
  ...Object.fromEntries(['detail-head', 'detail-body'].map((it) => [`GET /api/cbt/supervision/${it}`, () => ({ id_pengawas_cbt: roomOf('of the supervisor') })])),
  'GET /api/kelas_tahun_ajaran/absensi': () => ({ id_sesi: school.lesson('A') }),
  ...Object.fromEntries(['cbt-check-status', 'brief-page', 'exam-page'].map((it) => [`GET /api/cbt/murid/${it}`, () => ({ id_cbt: idOf('exam rights A') })])),
  'GET /api/admin/validation/class-and-slot': () => ({ id_kelas: A().id_kelas, hari: 1, posisi: 1 }), 'GET /api/admin/validation/edit-slot': () => ({ id_slot: slots[0]?.id_slot, posisi: 2 }),
  ...Object.fromEntries(['sesi/by-murid-and-subject', 'slot/student-overall-by-subject', 'slot/subject-detail-overall'].map((it) => [`GET /api/${it}`, () => ({ id_mata_pelajaran: idOf('MTK') })])),
  'GET /api/attendance/assignment-murid': () => ({ id_murid: idOf('ani') }),
  'GET /api/cbt/exam-sheet': () => ({ id_cbt: idOf('exam rights A'), id_murid: idOf('ani') }),
};
/** Whose id stands in a path. */
const idIn = (path: string): string => {
  const [, noun = ''] = /^\/api\/(.*)\/\{/.exec(path) ?? [];
  return ({
    ...Object.fromEntries(['report_reward_punishment', 'penghargaan-murid/report', 'general_report/metadata', 'general_report/reward-punishment', 'general_report/activities'].map((it) => [it, reportOf('ani')])), 'general_report/murid': idOf('ani'), 'general_report/metadata/murid': idOf('ani'), 'public/report_preview': address, 'public/metadata/report_preview': address,
    sesi: school.lesson('A'), cbt: idOf('ujian A'), 'cbt/guru/mapel-check': idOf('ujian A'), 'cbt/guru/grading-cbt': idOf('exam rights A'), guru: idOf('budi'), 'admin/guru': idOf('budi'), 'guru/homeroom': idOf('waliA'), murid: idOf('ani'), 'admin/murid': idOf('ani'), account: idOf('ani'), 'kd/mata-pelajaran': idOf('MTK'),
    kelas: A().id_kelas, 'admin/kelas': A().id_kelas, 'tahun_ajaran': ID_TAHUN_AJARAN, 'tahun_ajaran/admin': ID_TAHUN_AJARAN, level: idOfRow('level', 0), program: idOfRow('program', 0), kd: idOfRow('basic-competence', 0),
    kelompok: idOfRow('curriculum-group', 0), 'kompetensi-inti': idOfRow('core-competence', 0), 'periode-manajemen-atas': idOfRow('leadership-period', 0), 'bank-soal': ids('A').soal, rpp: idOf('draf A'), 'paket-soal': ids('A').paket,
  } as Record<string, string>)[noun] ?? A().id_kelas_tahun_ajaran;
};
const questions = SERVED.filter((it) => it.method === 'GET').map((it) => [`${it.method} ${it.path}`, it] as const);
const sentTo = (line: string, query: string, path: string) => ({ path: idIn(path), query: { ...Object.fromEntries(namesIn(query).map((name) => [name, value(name, path)])), ...BESIDE[line]?.() } });

test.each(questions)('%s answers', async (line, { query, path, response }) => {
  const answer = await client.call(line, sentTo(line, query, path));
  const isList = namesIn(response).includes('total');
  if (isList) expect([line, Array.isArray(answer.data), typeof answer.total]).toEqual([line, true, 'number']);
});

test.each(questions.filter(([, { access }]) => access !== 'public'))('%s is nobody’s without a token', async (_, row) => {
  const { status, body } = await client.send(row, { as: 'publik', path: idIn(row.path) });
  expect([status, body.status]).toEqual([401, 'TOKEN_EXPIRED']);
});

test.each(UNSERVED.map((it) => [`${it.method} ${it.path}`, it] as const))('%s is not there yet, and says so', async (_, row) => {
  const { status, body } = await client.send(row, { path: 'apa-saja', query: Object.fromEntries(namesIn(row.query).map((name) => [name, value(name, row.path) ?? 'x'])), ...(row.method === 'GET' ? {} : { body: {} }) });
  expect([status, body]).toEqual([404, { status: 'NOT_FOUND', code: 'NOT_FOUND', message: 'Data tidak ditemukan.' }]);
});

test('what the specification does not page is answered whole', async () => {
  const MANY = 130;
  const student = (n: number) => school.give(RegisterStudent, { id_murid: idOf(`murid ${n}`), nama: `Murid Ke-${n}`, nis: `7700${String(n).padStart(4, '0')}`, jenis_kelamin: 'Pria', tahun_masuk: 2026 });
  await Promise.all(Array.from({ length: MANY }, (_, n) => student(n)));
  for (const [line, { query, path }] of questions.filter(([, it]) => !namesIn(it.query).includes('page'))) {
    const { data, total } = await client.call(line, sentTo(line, query, path));
    if (total !== undefined) expect([line, data.length]).toEqual([line, total]);
  }
  const [all, outside] = [await client.call('GET /api/murid'), await client.call('GET /api/kelas/list_student/{id}', { path: A().id_kelas_tahun_ajaran })];
  expect([all.data.length, outside.data.length]).toEqual([MANY + 7, MANY]);
  for (const [line, { query, path }] of questions.filter(([, it]) => namesIn(it.query).includes('page'))) {
    const { data, limit } = await client.call(line, sentTo(line, query, path));
    expect([line, limit, data.length <= 10]).toEqual([line, 10, true]);
  }
});

test('a list of a query is written as the client likes', async () => {
  const row = SERVED.find((it) => it.path === '/api/sesi/list-sesi-between-date') as (typeof SERVED)[number];
  const [first, last] = [school.today, school.today];
  const ask = (query: string) => client.send({ ...row, path: `${row.path}?${query}` }, {});
  const { data } = (await ask(`dates=${first},${last}`)).body;
  expect(data).toHaveLength(3);
  for (const query of [`dates[]=${first}&dates[]=${last}`, `dates%5B%5D=${first}&dates%5B%5D=${last}`, `dates=${first}&dates=${last}`, `dates=${encodeURIComponent(JSON.stringify([first, last]))}`]) {
    expect([query, (await ask(query)).body.data]).toEqual([query, data]);
  }
  expect((await ask(`dates=${first},${last}&id_level=${seedId('level', 'VII')}&id_mata_pelajaran=`)).body.data).toEqual(data);
  expect((await ask(`dates=${first},${last}&id_level=${idOfRow('level', 0)}`)).body.data).toEqual([]);
});

test('a role that the table lets in is let in', async () => {
  for (const as of ['admin', 'budi', 'sari', 'waliA', 'pembina', 'ani'] as const) expect((await client.call('GET /api/kelas/{id}/murid', { as, path: A().id_kelas })).data).toHaveLength(4);
  for (const as of ['admin', 'budi', 'pembina', 'pengawas', 'pegawai', 'hr', 'keuangan', 'ani'] as const) expect((await client.call('GET /api/guru/homeroom/{id}', { as, path: idOf('waliA') })).data).toMatchObject({ kelas: '7A' });
  for (const as of ['budi', 'ani', 'kurikulum'] as const) {
    const { status } = await client.send({ method: 'GET', path: '/api/mata_pelajaran/admin/read' }, { as });
    expect([as, status]).toEqual([as, 403]);
  }
});

test('the years of candidates are not those of students', async () => {
  const years = async (status_ppdb: string) => (await client.call('GET /api/tahun_ajaran/tahun-masuk', { query: { status_ppdb } })).data;
  expect([await years(''), await years('diterima')]).toEqual([[2026], []]);
});

test('every question that is served was asked', () => {
  const asked = (it: (typeof SERVED)[number]) => client.answered.has(lineOf(it.method, it.path));
  expect(SERVED.filter((it) => it.method === 'GET' && !asked(it)).map((it) => it.path)).toEqual([]);
  expect(SERVED.every((it) => whoMay(it))).toBe(true);
});

import { audit } from '#contract/audit/audit.api';
import { exam } from '#contract/exam/exam.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { Lag } from '#server/kit/lag';
import { QueryBus } from '@nestjs/cqrs';
import { MoveStudent } from '#server/classroom/placement.decider';
import { ExamForAttempt } from '#server/exam/exam-for-attempt';
import { Grounds } from '#server/kit/deciding/grounds';
import { SchoolSettings } from '#projections/institution/settings.query';
import { outcomeOf } from '#test/kit/deciding';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas, type Student, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const classOf = (kelas: Kelas) => school.class(kelas).id_kelas_tahun_ajaran;
const choice = (who: Who) => ({ id_mata_pelajaran: idOf(who === 'sari' ? 'IPA' : 'MTK'), tipe: 'Multiple Choice', pertanyaan: 'Berapakah akar dari 144?', opsi: ['10', '11', '12', '13'].map((isi, i) => ({ id: 'ABCD'[i], isi })), kunci: ['C'] });
const question = async (who: Who) => (await school.ask(who, questionBank.write, choice(who))).body.data.id as string;
const wish = async (who: Who, more: object = {}) => ({
  judul: 'PTS Matematika', tipe: 'PTS', id_mata_pelajaran: idOf(who === 'sari' ? 'IPA' : 'MTK'), daftar_kelas: [classOf('A')], mulai: '2026-08-10T01:00:00.000Z', tutup: '2026-08-10T03:00:00.000Z', durasi: 90, pakai_token: true,
  cbtSoalBundle: [await question(who), await question(who)], pengawas: [{ ruang: 'Lab Komputer', daftar_guru: [idOf('bk')] }], ...more,
});
const plan = async (who: Who, more: object = {}) => school.ask(who, exam.plan, await wish(who, more));
const detail = async (id: string, who: Who = 'budi') => (await school.ask(who, exam.one, { id })).body;
const participant = (id_cbt: string, who: Student) => school.nest.get(QueryBus).execute(new ExamForAttempt({ id_cbt, id_murid: idOf(who) }));
const seated = async (id_cbt: string, who: Student) => (await participant(id_cbt, who))?.isParticipant;
const move = (who: Student, from: Kelas, to: Kelas) =>
  school.give(MoveStudent, { id_murid: idOf(who), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran: classOf(to), kelas: `7${to}`, dari: { id_kelas_tahun_ajaran: classOf(from), kelas: `7${from}` } });
const facts = async (id: string) => (await school.ask('kepala', audit.stream, { stream: `exam-${id}` })).body.data.map((it: { type: string }) => it.type);

test('rooms that somebody else has changed since they were read are not written over', async () => {
  const id = (await plan('budi', { draf: 'true' })).body.data.id_cbt as string;
  const [before] = (await detail(id)).listPengawas;
  const { id_pengawas_cbt, ruang, sesi } = before;
  const seen = { id_pengawas_cbt, ruang, sesi, daftar_guru: [idOf('bk')], daftar_kelas: [classOf('A')] };
  const rename = (name: string) => school.ask('budi', exam.change, { id_cbt: id, pengawas: [{ ...seen, ruang: name }], sebelum: { pengawas: [seen] } });
  expect((await rename('Lab A')).status).toBe(200);
  expect((await rename('Lab B')).body).toMatchObject({ code: 'CONFLICT', terbaru: { pengawas: [{ ruang: 'Lab A' }] } });
  expect((await detail(id)).listPengawas).toMatchObject([{ ruang: 'Lab A' }]);
});

test('an exam is planned, looked at, approved, sat and over', async () => {
  const id = (await plan('budi')).body.data.id_cbt as string;
  expect((await detail(id)).cbt).toMatchObject({ status: 'menunggu_persetujuan', peramban: 'nama', pindah_perangkat: 'persetujuan', token: null, jumlah_peserta: 0 });
  expect(await participant(id, 'ani')).toMatchObject({ isApproved: false, isParticipant: false });

  // Two who approve at once have approved it once.
  const answers = await Promise.all((['kepala', 'kurikulum'] as const).map((who) => school.ask(who, exam.approve, { id_cbt: id, versi: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await facts(id)).filter((it: string) => it === 'ExamApproved')).toHaveLength(1);

  await until('everybody of 7A has a seat', async () => (await detail(id)).cbt.jumlah_peserta === 4);
  const room = (await detail(id)).listPengawas[0];
  expect(room).toMatchObject({ ruang: 'Lab Komputer', jumlah_peserta: 4 });
  expect(await participant(id, 'ani')).toMatchObject({ isApproved: true, isParticipant: true, id_pengawas_cbt: room.id_pengawas_cbt, durasi: 90, soal: [{ opsi: 'ABCD' }, { opsi: 'ABCD' }] });
  await until('their keys are made', async () => (await school.query("SELECT FROM vault.person_key WHERE category = 'jawaban'")).rowCount === 4);

  // Whoever changes class before it begins takes their seat along.
  await move('beni', 'A', 'B');
  await until('Beni has no seat any more', async () => !(await seated(id, 'beni')));
  await move('eka', 'B', 'A');
  await until('Eka has one', () => seated(id, 'eka'));
  expect((await school.ask('budi', exam.change, { id_cbt: id, durasi: 60 })).body.code).toBe('EXAM_APPROVED');

  school.clock.turnTo(new Date('2026-08-10T01:05:00.000Z'));
  const running = await detail(id);
  expect(running.cbt).toMatchObject({ status: 'berlangsung', token: { kode: expect.stringMatching(/^[A-HJ-NP-Z]{6}$/), sampai: '2026-08-10T01:15:00.000Z' } });
  expect((await school.ask('bk', exam.schedule)).body.data).toMatchObject([{ id_cbt: id, status: 'berlangsung', token: running.cbt.token }]);
  expect((await participant(id, 'ani'))?.token).toContain(running.cbt.token.kode);
  school.clock.turnTo(new Date('2026-08-10T01:16:00.000Z'));
  expect((await participant(id, 'ani'))?.token).toContain(running.cbt.token.kode);
  school.clock.turnTo(new Date('2026-08-10T01:31:00.000Z'));
  expect((await participant(id, 'ani'))?.token).not.toContain(running.cbt.token.kode);
  for (const [endpoint, input] of [[exam.change, { id_cbt: id, durasi: 60 }], [exam.choose, { id_cbt: id, cbtSoalBundle: [] }]] as const) expect((await school.ask('budi', endpoint, input)).body.code).toBe('EXAM_STARTED');
  expect((await school.ask('kurikulum', exam.approve, { id_cbt: id, setuju: false, alasan: 'Terlambat' })).body.code).toBe('EXAM_STARTED');

  // Once it has begun nobody loses their seat, and whoever comes gets one.
  await move('citra', 'A', 'B');
  await move('fajar', 'B', 'A');
  await until('Fajar has a seat', () => seated(id, 'fajar'));
  expect(await seated(id, 'citra')).toBe(true);

  school.clock.turnTo(new Date('2026-08-10T03:00:00.000Z'));
  expect((await detail(id)).cbt).toMatchObject({ status: 'selesai', token: null });
  expect((await school.ask('budi', exam.list, { status: 'selesai' })).body.total).toBe(1);
  expect((await school.ask('kurikulum', exam.cancel, { id_cbt: id, alasan: 'Terlambat' })).body.code).toBe('EXAM_OVER');
});

test('another teacher neither sees nor touches it, a student even less', async () => {
  const times = { mulai: '2026-08-12T01:00:00.000Z', tutup: '2026-08-12T03:00:00.000Z' };
  const id = (await plan('budi', { ...times, draf: true })).body.data.id_cbt as string;
  const room = (await detail(id)).listPengawas[0];
  const calls = [
    [exam.one, { id }], [exam.teaches, { id }], [exam.change, { id_cbt: id, judul: 'Milik Sari' }], [exam.choose, { id_cbt: id, cbtSoalBundle: [] }], [exam.submit, { id_cbt: id }], [exam.cancel, { id_cbt: id, alasan: 'Tidak jadi' }], [exam.remove, { id }],
    [exam.unlink, { id_pengawas_cbt: room.id_pengawas_cbt, id_guru: idOf('bk') }], [exam.approve, { id_cbt: id }], [exam.list, { id_guru: idOf('budi') }], [exam.all, { id: idOf('budi') }],
  ] as const;
  for (const who of ['sari', 'ani'] as const) for (const [endpoint, input] of calls) expect([who, endpoint.name, (await school.ask(who, endpoint, input)).status]).toEqual([who, endpoint.name, 403]);
  expect((await school.ask('sari', exam.list)).body.total).toBe(0);
  expect((await school.ask('budi', exam.plan, { ...(await wish('budi')), id_guru: idOf('sari') })).status).toBe(403);
  expect((await school.ask('sari', exam.plan, { ...(await wish('sari', times)), id_mata_pelajaran: idOf('MTK') })).status).toBe(403);
  expect((await detail(id)).cbt).toMatchObject({ judul: 'PTS Matematika', status: 'draft', versi: 1 });
  expect((await school.ask('budi', exam.change, { id_cbt: id, pengawas: [{ id_pengawas_cbt: idOf('a room of another exam'), daftar_guru: [idOf('bk')] }] })).status).toBe(200);
  expect((await detail(id)).listPengawas[0].id_pengawas_cbt).not.toBe(idOf('a room of another exam'));
});

test('of two who want the same supervisor at the same time one is told whose exam it is', async () => {
  const times = { mulai: '2026-08-13T01:00:00.000Z', tutup: '2026-08-13T03:00:00.000Z', pengawas: [{ daftar_guru: [idOf('pembina')] }] };
  const answers = await Promise.all([plan('budi', { ...times, judul: 'PTS Bilangan' }), plan('sari', { ...times, judul: 'PTS Energi', daftar_kelas: [classOf('B')] })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers[0]?.status === 200 ? ['PTS Bilangan', answers[1]] : ['PTS Energi', answers[0]];
  expect(lost?.body).toMatchObject({ code: 'SUPERVISOR_BUSY', nama: won });
});

test('whoever begins an exam is not held up by tables that lag; whoever decides by them is', async () => {
  const lag = jest.spyOn(school.nest.get(Lag), 'isBehind', 'get').mockReturnValue(true);
  const id = (await school.query("SELECT substring(stream from 6) AS id FROM es.event WHERE type = 'ExamSeated' LIMIT 1")).rows[0]?.id as string;
  const grounds = school.nest.get(Grounds);
  expect(await grounds.ask(new ExamForAttempt({ id_cbt: id, id_murid: idOf('ani') }))).toMatchObject({ isParticipant: true });
  expect(await outcomeOf(grounds.ask(new SchoolSettings()))).toBe('UNAVAILABLE');
  lag.mockRestore();
});

test('a request that is sent again plans one exam', async () => {
  const [input, headers] = [await wish('budi', { tipe: 'PH', pengawas: [], mulai: '2026-08-14T01:00:00.000Z', tutup: '2026-08-14T03:00:00.000Z' }), { 'idempotency-key': 'plan once' }];
  const [one, again] = [await school.ask('budi', exam.plan, input, { headers }), await school.ask('budi', exam.plan, input, { headers })];
  expect([one.status, again.body.data.id_cbt]).toEqual([200, one.body.data.id_cbt]);
});

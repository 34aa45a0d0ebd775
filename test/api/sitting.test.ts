import { createDecipheriv } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { audit } from '#contract/audit/audit.api';
import { sitting } from '#contract/exam/sitting.api';
import { erasure } from '#contract/people/erasure.api';
import { institution } from '#contract/institution/institution.api';
import { AcceptLateAnswers, ExtendTime, LockAttempt, ReleaseDevice, UnlockAttempt, VoidAttempt } from '#server/exam/attempt.commands';
import { BrowserCheck } from '#server/exam/browser-check';
import { ExamToken } from '#server/exam/exam-token';
import { CancelExam } from '#server/exam/exam.commands';
import { configKeyOf, keyHash } from '#server/exam/safe-exam-browser';
import { publicUrl } from '#server/kit/public-url';
import { withFormulas } from '#server/exam/formulas';
import { anExam, type Exam, ofStudent, QUESTIONS, save, SECRETS } from '#test/kit/an-exam';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Student } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Watcher } from '#test/live/watcher';

let school: School;
let begin: Date;
beforeAll(async () => {
  school = await testSchool();
  begin = school.clock.now();
});
afterEach(() => school.clock.turnTo(begin));
afterAll(() => school.close());

const later = (minutes: number) => school.clock.turnTo(new Date(begin.getTime() + minutes * 60_000));
const HP = { perangkat: 'hp' };
const start = (who: Student, { id_cbt }: Exam, more: object = HP) => school.ask(who, sitting.start, { id: id_cbt, ...more });
const put = (who: Student, { id_cbt }: Exam, saves: unknown[], more: object = { ...HP, lease: 1 }) => school.ask(who, sitting.save, { id: id_cbt, saves, ...more });
const page = (who: Student, { id_cbt }: Exam, more: object = HP) => school.ask(who, sitting.page, { id_cbt, ...more });
const finish = (who: Student, { id_cbt }: Exam, more: object = {}) => school.ask(who, sitting.finish, { id: id_cbt, ...HP, ...more });
const statusOf = async (who: Student, { id_cbt }: Exam, more: object = HP) => (await school.ask(who, sitting.status, { id_cbt, ...more })).body.data;
const inLog = async (exam: Exam, who: Student, type: string) =>
  (await school.query('SELECT data FROM es.event WHERE stream = $1 AND type = $2 ORDER BY revision', [`attempt-${ofStudent(exam, who).id_peserta}`, type])).rows.map((it) => it.data);
const why = { alasan: 'listrik padam' };

test('from the brief to the receipt, as our own client goes', async () => {
  const exam = await anExam(school, 'whole');
  const brief = (await school.ask('ani', sitting.brief, { id_cbt: exam.id_cbt })).body.data;
  expect(brief).toMatchObject({ judul: 'Ujian whole', mapel: 'Matematika', jumlah_soal: 5, ruang: 'Lab 1', sesi: 1, status: 'belum_mulai' });
  expect(await statusOf('ani', exam)).toMatchObject({ status: 'belum_mulai', deadlineAt: null, perangkat_ini: true, serverTime: begin.toISOString() });
  const begun = (await start('ani', exam)).body.data;
  expect(begun).toMatchObject({ status: 'mengerjakan', ke: 1, lease: 1, deadlineAt: new Date(begin.getTime() + 3_600_000).toISOString(), simpanan: {} });
  expect(begun.urutan.map(([id]: [string]) => id).sort()).toEqual([...exam.soal].sort());
  const [one, two] = exam.soal;
  const saved = await put('ani', exam, [save(one, 1, 'D'), save(two, 1, ['A', 'C'], { ragu: true }), save(one, 2, 'B')]);
  expect(saved.body).toMatchObject({ message: 'OK', acks: [[one, 1, 1, 'superseded'], [two, 1, 1, 'applied'], [one, 1, 2, 'applied']], lease: 1, deadlineAt: begun.deadlineAt, serverTime: begin.toISOString(), position: expect.any(String) });
  const again = await put('ani', exam, [save(one, 2, 'B'), save(one, 1, 'D')]);
  expect(again.body).toMatchObject({ acks: [[one, 1, 2, 'applied'], [one, 1, 1, 'superseded']], position: null });
  expect((await page('ani', exam, { ...HP, tanpa_soal: true })).body.data).toMatchObject({ soalRandom: [], jawaban: { [one as string]: 'B', [two as string]: ['A', 'C'] }, simpanan: { [two as string]: { epoch: 1, seq: 1, ragu: true } } });
  const missing = await finish('ani', exam, { digest: { [one as string]: '1.3', [two as string]: '1.1' } });
  expect([missing.status, missing.body.code, missing.body.soal]).toEqual([409, 'MISSING_SAVES', [one]]);
  const done = (await finish('ani', exam, { digest: { [one as string]: '1.2', [two as string]: '1.1' }, lease: 1 })).body.data;
  expect(done).toMatchObject({ status: 'selesai', terjawab: 2, sidik: expect.stringMatching(/^[0-9A-F]{12}$/) });
  expect((await finish('ani', exam)).body.data.sidik).toBe(done.sidik);
  expect((await inLog(exam, 'ani', 'AttemptFinished')).map((it) => it.sidik)).toEqual([done.sidik]);
  expect((await page('ani', exam)).body.code).toBe('ATTEMPT_FINISHED');
});

test('as a client of the specification goes: check, brief, load, start time, answers as a map, finish', async () => {
  const exam = await anExam(school, 'plain');
  const [one, two] = exam.soal as [string, string];
  expect((await school.ask('beni', sitting.status, { id_cbt: exam.id_cbt })).body.data.status).toBe('belum_mulai');
  expect((await school.ask('beni', sitting.brief, { id_cbt: exam.id_cbt })).status).toBe(200);
  const loaded = (await page('beni', exam, {})).body.data;
  expect(loaded.soalRandom.map((it: { id_soal: string }) => it.id_soal)).toEqual(loaded.urutan.map(([id]: [string]) => id));
  for (const it of loaded.soalRandom) expect(it.opsi.map(({ id }: { id: string }) => id).join('')).toBe(loaded.urutan.find(([id]: [string]) => id === it.id_soal)[1]);
  expect((await start('beni', exam, {})).body.data).toMatchObject({ ke: 1, deadlineAt: loaded.deadlineAt });
  const saved = await school.ask('beni', sitting.save, { id: exam.id_cbt, jawaban: { [one]: 'A', [two]: ['A'], 'no id': 'C', [idOf('another')]: 'B' } });
  expect(saved.body.acks).toEqual([[one, 1, 1, 'applied'], [two, 1, 1, 'applied']]);
  expect((await school.ask('beni', sitting.save, { id: exam.id_cbt, jawaban: { [one]: 'C', [two]: ['A'] } })).body.acks).toEqual([[one, 1, 2, 'applied'], [two, 1, 1, 'applied']]);
  await school.signIn('beni');
  expect((await page('beni', exam, {})).body.data).toMatchObject({ lease: 2, jawaban: { [one]: 'C', [two]: ['A'] } });
  expect((await school.ask('beni', sitting.finish, { id: exam.id_cbt })).body.data).toMatchObject({ status: 'selesai', terjawab: 2 });
});

test('of what a student receives, nothing says what is right, neither in answers nor in files nor through sockets', async () => {
  const exam = await anExam(school, 'secrets');
  const heard: string[] = [];
  const ask = async (...asked: Parameters<School['ask']>) => {
    const response = await school.ask(...asked);
    heard.push(JSON.stringify(response.headers) + (Buffer.isBuffer(response.body) ? response.body.toString('latin1') : response.text));
    return response;
  };
  const watcher = await Watcher.open(school.base, await school.token('citra'));
  const topic = { id_cbt: exam.id_cbt, id_murid: idOf('citra') };
  heard.push(JSON.stringify(await watcher.subscribe(sitting.control, topic)));
  const { versi_naskah } = (await ask('citra', sitting.brief, { id_cbt: exam.id_cbt })).body.data;
  await ask('citra', sitting.status, { id_cbt: exam.id_cbt, ...HP });
  const sealed = await ask('citra', sitting.paper, { id: exam.id_cbt, versi: versi_naskah });
  const { sandi_naskah, tiket } = (await ask('citra', sitting.start, { id: exam.id_cbt, ...HP })).body.data;
  await ask('citra', sitting.page, { id_cbt: exam.id_cbt, ...HP });
  await ask('citra', sitting.save, { id: exam.id_cbt, saves: [save(exam.soal[0], 1, 'A')], ...HP, lease: 1 });
  await ask('citra', sitting.tell, { id: exam.id_cbt, ...HP, fokus_hilang: 5 });
  await ask('publik', sitting.deposit, { id: exam.id_cbt, tiket, saves: [save(exam.soal[1], 1, ['B'])] });
  await school.give(ExtendTime, { ...ofStudent(exam, 'citra'), ...why, menit: 5, sebab: 'pengawas' });
  await until('it is told of the time', () => watcher.told('stream.delta').length > 0);
  await ask('citra', sitting.control, topic);
  await ask('citra', sitting.finish, { id: exam.id_cbt });
  heard.push(JSON.stringify(watcher.heard), opened(sealed.body, sandi_naskah, versi_naskah));
  watcher.close();
  const all = heard.join('\n');
  for (const secret of [...SECRETS, 'pasangan', 'rubrik', 'pembahasan', '"kunci"', 'cara_nilai', 'skor_maksimal']) expect({ secret, isThere: all.includes(secret) }).toEqual({ secret, isThere: false });
  for (const { pertanyaan } of QUESTIONS) expect(all).toContain(JSON.stringify(withFormulas(pertanyaan)).slice(1, -1));
  const pairs = JSON.parse(opened(sealed.body, sandi_naskah, versi_naskah)).find((it: { tipe: string }) => it.tipe === 'Menjodohkan');
  expect([pairs.kiri, pairs.kanan]).toEqual([['Jawa Barat', 'Jawa Timur', 'Aceh'], ['Banda Aceh', 'Bandung', 'Surabaya']]);
});

const opened = (...it: Parameters<typeof bytesIn>) => bytesIn(...it).toString();
const bytesIn = (sealed: Buffer, sandi: string, versi: string) => {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(sandi, 'base64'), sealed.subarray(0, 12)).setAAD(Buffer.from(versi)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
};

test('the paper may be fetched before its time, is kept where it is named, and opens for nobody who has not begun', async () => {
  const exam = await anExam(school, 'early', { mulai: new Date(begin.getTime() + 600_000).toISOString() });
  const { versi_naskah } = (await school.ask('dedi', sitting.brief, { id_cbt: exam.id_cbt })).body.data;
  const paper = await school.ask('dedi', sitting.paper, { id: exam.id_cbt, versi: versi_naskah });
  expect([paper.status, paper.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  expect(paper.body.toString('latin1')).not.toContain('Satuan gaya');
  expect((await school.ask('dedi', sitting.paper, { id: exam.id_cbt, versi: '0'.repeat(32) })).status).toBe(404);
  for (const answer of [await start('dedi', exam), await page('dedi', exam), await page('dedi', exam, {})]) {
    expect(answer.body.code).toBe('EXAM_NOT_OPEN');
    expect(answer.text).not.toContain('sandi_naskah');
  }
  later(10);
  const { sandi_naskah } = (await start('dedi', exam)).body.data;
  expect(opened(paper.body, sandi_naskah, versi_naskah)).toContain('Satuan gaya');
  const packed: Buffer = (await school.ask('dedi', sitting.paper, { id: exam.id_cbt, versi: versi_naskah, padat: '1' })).body;
  expect(gunzipSync(bytesIn(packed, sandi_naskah, versi_naskah)).toString()).toBe(opened(paper.body, sandi_naskah, versi_naskah));
  expect(packed.length).toBeLessThan(paper.body.length);
});

test('nobody sits another’s exam, one that is not theirs, or one that nobody approved', async () => {
  const [exam, draft] = [await anExam(school, 'foreign'), await anExam(school, 'draft', { isApproved: false })];
  await start('ani', exam);
  for (const endpoint of [sitting.status, sitting.brief, sitting.page, sitting.start, sitting.take, sitting.save, sitting.finish, sitting.tell, sitting.paper] as const) {
    const named = (id: string) => ({ id, id_cbt: id });
    expect([endpoint.name, (await school.ask('eka', endpoint, named(exam.id_cbt))).body.code]).toEqual([endpoint.name, 'NOT_AUTHORIZED']);
    expect([endpoint.name, (await school.ask('ani', endpoint, named(draft.id_cbt))).status]).toEqual([endpoint.name, 403]);
    expect([endpoint.name, (await school.ask('ani', endpoint, named(idOf('no exam')))).status]).toEqual([endpoint.name, 404]);
    expect([endpoint.name, (await school.ask('budi', endpoint, named(exam.id_cbt))).status]).toEqual([endpoint.name, 403]);
  }
  expect((await school.ask('beni', sitting.control, { id_cbt: exam.id_cbt, id_murid: idOf('ani') })).status).toBe(403);
  const watcher = await Watcher.open(school.base, await school.token('beni'));
  expect(await watcher.subscribe(sitting.control, { id_cbt: exam.id_cbt, id_murid: idOf('ani') })).toMatchObject({ ok: false, code: 'NOT_AUTHORIZED' });
  watcher.close();
  await finish('ani', exam);
  await school.give(CancelExam, { id_cbt: exam.id_cbt, ...why });
  expect((await start('beni', exam)).body.code).toBe('EXAM_NOT_APPROVED');
});

test('rule 32: out of order, nothing is saved, finished or told before the start, and what is done twice is done once', async () => {
  const exam = await anExam(school, 'order');
  for (const answer of [await put('ani', exam, [save(exam.soal[0], 1, 'A')]), await finish('ani', exam), await school.ask('ani', sitting.take, { id: exam.id_cbt, ...HP }), await school.ask('ani', sitting.tell, { id: exam.id_cbt, ...HP, fokus_hilang: 9 })]) expect(answer.body.code).toBe('NOT_STARTED');
  const [first, second] = await Promise.all([start('ani', exam), start('ani', exam)]);
  expect(first.body.data.urutan).toEqual(second.body.data.urutan);
  expect(await inLog(exam, 'ani', 'AttemptStarted')).toHaveLength(1);
  await finish('ani', exam);
  const late = await put('ani', exam, [save(exam.soal[0], 1, 'A')]);
  expect(late.body.acks).toEqual([[exam.soal[0], 1, 1, 'late']]);
  expect((await start('ani', exam)).body.code).toBe('ATTEMPT_FINISHED');
});

test('a page of an attempt that was voided writes nothing into the next', async () => {
  const exam = await anExam(school, 'voided');
  const { ke } = (await start('ani', exam)).body.data;
  await school.give(VoidAttempt, { ...ofStudent(exam, 'ani'), ...why });
  const old = async () => (await Promise.all([put('ani', exam, [save(exam.soal[0], 1, 'A')], { ke }), finish('ani', exam, { ke }), school.ask('ani', sitting.tell, { id: exam.id_cbt, ...HP, ke, fokus_hilang: 9 })])).map(({ body }) => body.code);
  expect(await old()).toEqual(Array(3).fill('ATTEMPT_VOIDED'));
  expect((await start('ani', exam)).body.data).toMatchObject({ ke: 2, lease: 1 });
  expect(await old()).toEqual(Array(3).fill('ATTEMPT_VOIDED'));
  expect((await page('ani', exam)).body.data).toMatchObject({ ke: 2, status: 'mengerjakan', simpanan: {} });
});

test('batches that come twice, at once and out of order leave each save in the log once, and the newest counts', async () => {
  const exam = await anExam(school, 'storm');
  await start('ani', exam);
  const saves = Array.from({ length: 30 }, (_, i) => save(exam.soal[i % 3], i + 1, 'ABCD'[i % 4]));
  const batches = [saves.slice(20), saves.slice(0, 10), saves.slice(5, 25), saves.slice(10, 30), saves];
  const answers = await Promise.all([...batches, ...batches].map((it) => put('ani', exam, it)));
  for (const { status } of answers) expect(status).toBe(200);
  const marks = (await inLog(exam, 'ani', 'AnswersSaved')).flatMap((it: { tanda: [string, number, number][] }) => it.tanda.map(([soal, epoch, seq]) => `${soal} ${epoch}.${seq}`));
  expect(marks.sort()).toEqual(saves.map(({ soal, epoch, seq }) => `${soal} ${epoch}.${seq}`).sort());
  const { jawaban } = (await page('ani', exam)).body.data;
  for (const soal of exam.soal.slice(0, 3)) expect(jawaban[soal]).toBe(saves.findLast((it: { soal: string | undefined }) => it.soal === soal)?.value);
});

test('what is no save is said to be none and holds up no other; half a sign costs no essay', async () => {
  const exam = await anExam(school, 'poison');
  const [one, two, , , essay] = exam.soal as [string, string, string, string, string];
  await start('ani', exam);
  const poison = [save(one, 1, { deep: { deeper: 1 } }), save(idOf('foreign'), 1, 'A'), save(one, 2, 'A', { epoch: 9 }), 'nothing', null, { soal: one }, save(one, -3, 'A'), save(one, 3, 'x'.repeat(120_000))];
  const { body } = await put('ani', exam, [...poison, save(two, 1, ['A']), save(essay, 1, 'hujan \ud83c turun\0')]);
  expect(Object.fromEntries(body.acks.map(([soal, , seq, status]: [string, number, number, string]) => [`${soal} ${seq}`, status]))).toEqual({
    [`${one} 1`]: 'rejected', [`${idOf('foreign')} 1`]: 'rejected', [`${one} 2`]: 'rejected', [`${one} -3`]: 'rejected', [`${one} 3`]: 'rejected', [`${two} 1`]: 'applied', [`${essay} 1`]: 'applied',
  });
  expect((await page('ani', exam)).body.data.jawaban).toEqual({ [two]: ['A'], [essay]: 'hujan \ufffd turun\ufffd' });
  const million = await put('ani', exam, [save(essay, 2, 'x'.repeat(1_000_000))]);
  expect(million.status).toBe(413);
  const long = 'kata '.repeat(19_000);
  expect((await put('ani', exam, [save(essay, 3, long)])).body.acks).toEqual([[essay, 1, 3, 'applied']]);
  expect((await page('ani', exam)).body.data.jawaban[essay]).toBe(long);
});

test('a list has one’s own exams, by kind and by words, with how far each has come', async () => {
  const [exam, other] = [await anExam(school, 'list of gita', { kelas: 'B' }), await anExam(school, 'list of others', { kelas: 'B', tipe: 'TO' })];
  await start('gita', exam);
  await put('gita', exam, [save(exam.soal[0], 1, 'A')]);
  await anExam(school, 'list draft', { kelas: 'B', isApproved: false });
  const list = async (who: Student, input: object) => (await school.ask(who, sitting.list, input)).body;
  await until('the tables know', async () => (await list('gita', { search: 'LIST OF GITA' })).data[0]?.terjawab === 1);
  expect((await list('gita', { search: 'list' })).total).toBe(2);
  expect((await list('gita', { search: 'list', tipe: 'PH' })).data).toMatchObject([{ id_cbt: exam.id_cbt, status: 'mengerjakan', mapel: 'Matematika', jumlah_soal: 5, terjawab: 1, selesai: null }]);
  expect((await list('fajar', { search: 'list', sortBy: 'judul', order: 'asc' })).data.map((it: { status: string }) => it.status)).toEqual(['belum_mulai', 'belum_mulai']);
  expect((await list('ani', { search: 'list' })).total).toBe(0);
  expect((await school.ask('ani', sitting.list, { id_murid: idOf('gita') })).status).toBe(403);
  await school.give(CancelExam, { id_cbt: other.id_cbt, ...why });
  expect((await list('gita', { search: 'list' })).total).toBe(1);
});

test('only the server’s clock counts: on time, in the minute of grace, after it, and when the time is given', async () => {
  const exam = await anExam(school, 'clock');
  const [one, two, three] = exam.soal;
  await start('ani', exam);
  later(60);
  expect((await put('ani', exam, [{ ...save(one, 1, 'A'), mono: -9e15 }])).body.acks).toEqual([[one, 1, 1, 'applied']]);
  later(60.9);
  expect((await put('ani', exam, [save(two, 1, ['B'])])).body.acks).toEqual([[two, 1, 1, 'applied']]);
  later(62);
  expect((await put('ani', exam, [save(three, 1, { 'Jawa Barat': 'Bandung' })])).body.acks).toEqual([[three, 1, 1, 'late']]);
  expect((await inLog(exam, 'ani', 'AnswersSaved')).map((it) => it.terlambat)).toEqual([false, true]);
  await until('the server has closed it', async () => (await inLog(exam, 'ani', 'AttemptFinished')).some((it) => it.oleh === 'waktu' && it.terjawab === 2));
  await school.give(AcceptLateAnswers, { ...ofStudent(exam, 'ani'), ...why });
  await school.give(ExtendTime, { ...ofStudent(exam, 'ani'), ...why, menit: 10, sebab: 'server' });
  const { body } = await page('ani', exam);
  expect(body.data).toMatchObject({ status: 'mengerjakan', jawaban: { [three as string]: { 'Jawa Barat': 'Bandung' } } });
  later(72);
  await until('the server has closed it again', async () => (await inLog(exam, 'ani', 'AttemptFinished')).filter((it) => it.oleh === 'waktu').length === 2);
});

test('a token is asked for where the exam has one, and guessing is stopped', async () => {
  const exam = await anExam(school, 'token', { pakai_token: true });
  const [token = ''] = school.nest.get(ExamToken).taken(exam.id_cbt);
  expect((await start('ani', exam)).body.code).toBe('WRONG_TOKEN');
  expect((await page('ani', exam, {})).body.code).toBe('WRONG_TOKEN');
  expect((await start('ani', exam, { ...HP, token: ` ${token.toLowerCase()} ` })).status).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => start('beni', exam, { ...HP, token: `SALAH${i}` })));
  expect(guesses.filter((it) => it.body.code === 'WRONG_TOKEN')).toHaveLength(5);
  expect((await start('beni', exam, { ...HP, token })).body.code).toBe('TOO_MANY_REQUESTS');
});

test('who names no device and signs in anew goes on answering where the exam lets them', async () => {
  const exam = await anExam(school, 'anew', { tipe: 'PH' });
  const [one, two] = exam.soal as [string, string];
  const plain = (soal: string) => school.ask('ani', sitting.save, { id: exam.id_cbt, jawaban: { [soal]: 'B' } });
  await start('ani', exam, {});
  expect((await plain(one)).body).toMatchObject({ lease: 1, acks: [[one, 1, 1, 'applied']] });
  await school.signIn('ani');
  expect((await plain(two)).body).toMatchObject({ lease: 2, acks: [[two, 2, 1, 'applied']] });
  expect((await page('ani', exam, {})).body.data.jawaban).toEqual({ [one]: 'B', [two]: 'B' });
});

test('another device needs leave where the exam says so; what the one before still holds fills in and overwrites nothing', async () => {
  const exam = await anExam(school, 'devices', { tipe: 'PAS', pindah_perangkat: 'persetujuan' });
  const [one, two] = exam.soal as [string, string];
  const laptop = { perangkat: 'laptop' };
  await start('ani', exam);
  expect([(await start('ani', exam, laptop)).body.code, (await page('ani', exam, laptop)).body.code, (await statusOf('ani', exam, laptop)).perangkat_ini]).toEqual(['LEASE_LOST', 'LEASE_LOST', false]);
  const take = () => school.ask('ani', sitting.take, { id: exam.id_cbt, ...laptop });
  expect((await take()).body.code).toBe('DEVICE_NOT_ALLOWED');
  expect((await put('ani', exam, [save(one, 999, 'C')], { ...laptop, lease: 1 })).body.acks).toEqual([[one, 1, 999, 'rejected']]);
  expect((await school.ask('ani', sitting.save, { id: exam.id_cbt, jawaban: { [one]: 'C' } })).body.code).toBe('DEVICE_NOT_ALLOWED');
  await school.give(ReleaseDevice, { ...ofStudent(exam, 'ani'), ...why });
  expect((await take()).body.data).toMatchObject({ lease: 2, perangkat_ini: true });
  await put('ani', exam, [save(one, 1, 'D', { epoch: 2 })], { ...laptop, lease: 2 });
  const old = await put('ani', exam, [save(one, 7, 'A'), save(two, 3, ['A'])]);
  expect(old.body).toMatchObject({ lease: 2, acks: [[one, 1, 7, 'superseded'], [two, 1, 3, 'applied']] });
  expect((await finish('ani', exam, { lease: 1 })).body.code).toBe('LEASE_LOST');
  expect((await finish('ani', exam, { lease: 2 })).body.code).toBe('LEASE_LOST');
  expect((await school.ask('ani', sitting.finish, { id: exam.id_cbt })).body.code).toBe('DEVICE_NOT_ALLOWED');
  expect((await school.ask('ani', sitting.finish, { id: exam.id_cbt, lease: 1 })).body.code).toBe('LEASE_LOST');
  expect((await school.ask('ani', sitting.finish, { id: exam.id_cbt, lease: 2 })).body.code).toBe('LEASE_LOST');
  expect((await finish('ani', exam, { ...laptop, lease: 2, waktu_habis: true })).body.data).toMatchObject({ status: 'mengerjakan', deadlineAt: expect.any(String) });
  expect((await page('ani', exam, laptop)).body.data.jawaban).toEqual({ [one]: 'D', [two]: ['A'] });
  await school.signIn('ani');
  expect((await page('ani', exam, {})).body.code).toBe('DEVICE_NOT_ALLOWED');
});

test('a ticket hands in what a device still has when its session is gone, and is good for nothing else', async () => {
  const exam = await anExam(school, 'ticket');
  const other = await anExam(school, 'ticket of another');
  const [one, two, three] = exam.soal as [string, string, string];
  const [{ tiket }, beni] = [(await start('ani', exam)).body.data, (await start('beni', exam)).body.data.tiket as string];
  await start('ani', other);
  await put('ani', exam, [save(one, 1, 'A')]);
  const hand = (it: string, saves: unknown[], { id_cbt }: Exam = exam) => school.ask('publik', sitting.deposit, { id: id_cbt, tiket: it, saves });
  await school.signIn('ani');
  expect((await hand(tiket, [save(two, 1, ['C'])])).body).toMatchObject({ acks: [[two, 1, 1, 'applied']], lease: 1 });
  const forged = [`${idOf('beni')}${tiket.slice(36)}`, tiket.replace(/.$/, (it: string) => (it === '0' ? '1' : '0')), 'x', '', tiket.replace('.1.1.', '.1.2.'), beni.replace(idOf('beni'), idOf('ani'))];
  for (const it of forged as string[]) expect([it, (await hand(it, [save(two, 9, ['D'])])).status]).toEqual([it, 410]);
  expect((await hand(tiket, [save(two, 9, ['D'])], other)).body.code).toBe('TICKET_INVALID');
  await school.ask('ani', sitting.take, { id: exam.id_cbt, perangkat: 'laptop' });
  await put('ani', exam, [save(one, 1, 'B', { epoch: 2 })], { perangkat: 'laptop', lease: 2 });
  expect((await hand(tiket, [save(one, 1, 'X', { epoch: 2 }), save(one, 5, 'D'), save(three, 1, {})])).body.acks).toEqual([[one, 1, 5, 'superseded'], [three, 1, 1, 'applied'], [one, 2, 1, 'rejected']]);
  later(60 + 24 * 60 - 1);
  expect((await hand(tiket, [save(one, 6, 'D')])).body.acks).toEqual([[one, 1, 6, 'late']]);
  later(60 + 24 * 60 + 1);
  expect((await hand(tiket, [save(one, 7, 'D')])).body.code).toBe('TICKET_INVALID');
  school.clock.turnTo(begin);
  await school.give(VoidAttempt, { ...ofStudent(exam, 'ani'), ...why });
  expect((await hand(tiket, [save(one, 8, 'D')])).body.code).toBe('ATTEMPT_VOIDED');
});

test('a locked exam keeps what comes until somebody says what it counts, and its student is told through the socket', async () => {
  const exam = await anExam(school, 'locked');
  const of = ofStudent(exam, 'ani');
  await start('ani', exam);
  const watcher = await Watcher.open(school.base, await school.token('ani'));
  const { id_cbt, id_murid } = of;
  await until('the tables know', async () => (await school.ask('ani', sitting.control, { id_cbt, id_murid })).body.data.kendali.length);
  expect((await watcher.subscribe(sitting.control, { id_cbt, id_murid })).changes).toEqual([[of.id_peserta, expect.objectContaining({ isLocked: false, lease: 1, isSelesai: false, pesan: null })]]);
  const seen = () => watcher.told('stream.delta').flatMap((it) => it.changes).at(-1)?.[1];
  await school.give(LockAttempt, { ...of, ...why });
  await until('it is told of the lock', () => seen()?.isLocked === true && seen()?.alasan_kunci === why.alasan);
  expect((await put('ani', exam, [save(exam.soal[0], 1, 'A')])).body.acks).toEqual([[exam.soal[0], 1, 1, 'late']]);
  expect((await statusOf('ani', exam)).status).toBe('diblokir');
  expect((await finish('ani', exam)).body.code).toBe('ATTEMPT_LOCKED');
  await school.give(UnlockAttempt, { ...of, ...why });
  await school.give(ExtendTime, { ...of, ...why, menit: 7, sebab: 'pengawas' });
  const tenggat = new Date(begin.getTime() + 67 * 60_000).toISOString();
  await until('it is told of the time', () => seen()?.isLocked === false && seen()?.tenggat === tenggat);
  const before = watcher.told('stream.delta').length;
  await put('ani', exam, [save(exam.soal[0], 2, 'B')]);
  await school.ask('ani', sitting.control, { id_cbt, id_murid });
  expect(watcher.told('stream.delta')).toHaveLength(before);
  watcher.close();
});

test('who leaves the window is noted, and an exam that says so locks; a device that tells too much is not listened to', async () => {
  const exam = await anExam(school, 'focus', { fokus: 'kunci' });
  await start('ani', exam);
  const tell = (fokus_hilang: number) => school.ask('ani', sitting.tell, { id: exam.id_cbt, ...HP, fokus_hilang });
  expect((await tell(2)).body.data.isLocked).toBe(false);
  for (const isLocked of [false, false, true]) expect((await tell(4)).body.data.isLocked).toBe(isLocked);
  expect((await inLog(exam, 'ani', 'FocusLost')).map((it) => it.kali)).toEqual([1, 2, 3]);
  const kesiapan = { penyimpanan: 'tahan', layar_penuh: false, baterai: 41, selisih_jam: 3_600_000, peramban: 'Chrome' };
  expect((await school.ask('beni', sitting.tell, { id: exam.id_cbt, ...HP, kesiapan })).body.data.status).toBe('belum_mulai');
  const many = await Promise.all(Array.from({ length: 40 }, () => tell(1)));
  expect(many.some((it) => it.body.code === 'TOO_MANY_REQUESTS')).toBe(true);
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0';
test('an exam is sat in a browser as sure as it asks for, and a daily test in any', async () => {
  const check = school.nest.get(BrowserCheck);
  const guarded = async (peramban: 'nama' | 'nama_rahasia' | 'kunci', tipe: 'PTS' | 'PH' = 'PTS') => anExam(school, `browser ${peramban} ${tipe}`, { peramban, tipe });
  const begin = async ({ id_cbt }: Exam, headers: Record<string, string>) => school.ask('dedi', sitting.start, { id: id_cbt, ...HP }, { headers: { 'user-agent': CHROME, ...headers } });
  const [name, secret, key, daily] = [await guarded('nama'), await guarded('nama_rahasia'), await guarded('kunci'), await guarded('kunci', 'PH')];
  const refused = await begin(name, {});
  expect([refused.status, refused.body.status, refused.body.errors]).toEqual([403, 'NOT_AUTHORIZED', { peramban: 'Buka ujian ini dengan peramban ujian (Safe Exam Browser).' }]);
  const seb = { 'user-agent': `${CHROME} SEB/3.4.1` };
  expect((await begin(name, seb)).status).toBe(200);
  for (const write of [put('dedi', name, [save(name.soal[0], 1, 'A')]), finish('dedi', name), page('dedi', name)]) expect((await write).body.status).toBe('NOT_AUTHORIZED');
  const fits = async (of: Exam, headers: Record<string, string>) => (await school.ask('dedi', sitting.brief, { id_cbt: of.id_cbt }, { headers: { 'user-agent': CHROME, ...headers } })).body.data.peramban_cocok;
  expect([await fits(name, {}), await fits(name, seb), await fits(secret, seb), await fits(key, {}), await fits(key, seb), await fits(daily, {})]).toEqual([false, true, false, false, true, true]);
  expect((await begin(secret, seb)).body.errors.peramban).toContain('konfigurasi');
  expect((await begin(secret, { 'user-agent': `${CHROME} SEB/3.4.1 ${check.settingsOf(secret.id_cbt).browserUserAgent}` })).status).toBe(200);
  const hashOf = ({ id_cbt }: Exam, of: Exam = key) => keyHash(`${publicUrl()}/api/cbt/murid/start-time/${id_cbt}`, configKeyOf(check.settingsOf(of.id_cbt)));
  const sent = (hash: string) => ({ 'x-safeexambrowser-configkeyhash': hash });
  for (const hash of ['', hashOf(name), hashOf(key, name)]) expect((await begin(key, { ...seb, ...sent(hash) })).body.errors.peramban).toContain('Konfigurasi');
  expect((await begin(key, sent(hashOf(key).toUpperCase()))).status).toBe(200);
  expect((await begin(daily, {})).status).toBe(200);

  // SEB for macOS and iOS tells its key to the page only: with an address that holds what this session was asked.
  const asked = async (who: Student, { id_cbt }: Exam = key) => (await school.ask(who, sitting.brief, { id_cbt })).body.data.tantangan as string | null;
  const ofPage = (n: string | null) => ({ 'x-exam-page-key': keyHash(`${publicUrl()}/student/cbt/${key.id_cbt}/exam?n=${n}`, configKeyOf(check.settingsOf(key.id_cbt))) });
  for (const n of [null, '', await asked('ani')]) expect((await begin(key, ofPage(n))).body.errors.peramban).toContain('Konfigurasi');
  const answer = ofPage(await asked('dedi'));
  expect((await begin(key, answer)).status).toBe(200);
  expect((await school.ask('dedi', sitting.finish, { id: key.id_cbt }, { headers: { 'user-agent': CHROME, ...answer } })).status).toBe(200);
  expect([await asked('dedi', name), await asked('dedi', daily)]).toEqual([null, null]);
});

test('exam browsers that the school trusts are let in by name and version, and nobody else is told their names', async () => {
  const exam = await anExam(school, 'android', { peramban: 'nama', tipe: 'PTS' });
  const begin = async (as: string) => (await school.ask('dedi', sitting.start, { id: exam.id_cbt, ...HP }, { headers: { 'user-agent': `Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile ${as}` } })).status;
  const trust = async (peramban_ujian: string | null) => (await school.ask('admin', institution.configure, { peramban_ujian })).body;
  expect(await begin('ExamBro/2.4.1')).toBe(403);
  for (const wrong of ['Chrome', 'ExamBro, mozilla/5.0', 'x', 'ExamBro/', 'ExamBro;Lain', '.*']) expect((await trust(wrong)).code).toBe('VALIDATION');
  expect((await trust('Exambrowser, exambro/2.4')).code).toBeUndefined();
  await until('they are let in', async () => (await begin('ExamBro/2.4.1')) === 200);
  expect([await begin('ExamBro/2.3'), await begin('')]).toEqual([403, 403]);
  expect([(await school.ask('admin', institution.settings)).body.data.peramban_ujian, (await school.ask('dedi', institution.settings)).body.data.peramban_ujian]).toEqual(['Exambrowser, exambro/2.4', undefined]);
});

test('what a forgotten student has answered is gone from the tables and the log, and that they sat the exam stays', async () => {
  const exam = await anExam(school, 'forgotten', { kelas: 'B' });
  const of = ofStudent(exam, 'fajar');
  await start('fajar', exam);
  await put('fajar', exam, [save(exam.soal[4], 1, 'hujan-turun-di-kampung-fajar')]);
  await finish('fajar', exam);
  const rows = async () => (await school.ask('admin', audit.stream, { stream: `attempt-${of.id_peserta}` })).body.data as { type: string }[];
  const stored = async () => {
    const { rows: tables } = await school.query("SELECT tablename FROM pg_tables WHERE schemaname = 'read' AND tablename LIKE 'exam_answer_%'");
    return (await school.query(tables.map(({ tablename }) => `SELECT isi::text FROM read."${tablename}" WHERE id_peserta = $1`).join(' UNION ALL '), [of.id_peserta])).rows.map((it) => it.isi);
  };
  await until('it stands in the tables', async () => (await stored()).some((it) => it?.includes('kampung-fajar')));
  await school.ask('admin', erasure.forget, { id: of.id_murid, konfirmasi: 'Fajar Ramadhanu', alasan: 'permintaan_subjek' });
  await until('it is gone', async () => (await stored()).join() === '');
  expect((await rows()).map((it) => it.type)).toEqual(['AttemptFinished', 'AnswersSaved', 'AttemptStarted']);
  expect(await inLog(exam, 'fajar', 'AttemptFinished')).toMatchObject([{ terjawab: 1 }]);
});

test('two hundred finish at once, each with their own receipt, once', async () => {
  const exam = await anExam(school, 'rush');
  await start('ani', exam);
  await put('ani', exam, exam.soal.map((it, i) => save(it, 1, i === 1 ? ['A'] : 'A')));
  const answers = await Promise.all(Array.from({ length: 200 }, () => finish('ani', exam)));
  const told = answers.filter((it) => it.status === 200);
  expect(answers.every((it) => it.status === 200 || it.status === 503)).toBe(true);
  expect(new Set(told.map((it) => it.body.data.sidik)).size).toBe(1);
  expect(await inLog(exam, 'ani', 'AttemptFinished')).toHaveLength(1);
});

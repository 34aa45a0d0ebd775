import { erasure } from '#contract/people/erasure.api';
import { marking } from '#contract/exam/marking.api';
import { supervision } from '#contract/exam/supervision.api';
import { sitting } from '#contract/exam/sitting.api';
import { privacy } from '#contract/privacy/privacy.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { ReopenMarking } from '#server/exam/answer-key.decider';
import { VoidAttempt } from '#server/exam/attempt.commands';
import { AttemptForMarkingFromLog } from '#server/exam/marking-from-log';
import { headOf, markedExam, RIGHT, rowOf, rowsOf, sat } from '#test/kit/a-marked-exam';
import { anExam, type Exam, ofStudent, roomOf, save, SECRETS } from '#test/kit/an-exam';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Student, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const HOURS = 3 * 3_600_000;
const later = () => school.clock.turnTo(new Date(school.clock.now().getTime() + HOURS));
const give = async (exam: Exam, cells: object[], who: Who = 'budi') => (await school.ask(who, marking.mark, { id: exam.id_cbt, nilaiBundle: cells })).body.data;
const essay = (exam: Exam, who: Student, skor: unknown, more: object = {}) => ({ id_murid: idOf(who), id_soal: exam.soal[4], skor, ...more });
const correct = (exam: Exam, soal: number, input: object, who: Who = 'budi') => school.ask(who, marking.correct, { id: exam.id_cbt, soal: exam.soal[soal], alasan: 'Salah ketik', ...input });
const log = async (exam: Exam, more: object = {}) => (await school.ask('budi', marking.log, { id_cbt: exam.id_cbt, limit: 100, ...more })).body;
const facts = async (type: string, { id_cbt }: Exam) => (await school.query("SELECT data FROM es.event WHERE type = $1 AND data ->> 'id_cbt' = $2 ORDER BY position", [type, id_cbt])).rows;

test('what is handed in is marked by itself, essays wait, and whoever reads the last of them ends it', async () => {
  const exam = await markedExam(school, 'whole', { ani: RIGHT, beni: ['A', ['A'], { 1: 'B' }, 'newton', ' '], citra: ['D', ['A', 'C'], {}, null, 'Tidak tahu'] });
  const [ani, beni, dedi] = [await rowOf(school, exam, 'ani'), await rowOf(school, exam, 'beni'), await rowOf(school, exam, 'dedi')];
  expect(ani).toMatchObject({ status: 'selesai', nilai: null, sementara: 80, belum_dinilai: 1, peringkat: null, terjawab: 5, jumlah_soal: 5, ke: 1 });
  expect(ani.per_tipe).toContainEqual({ tipe: 'Essay', skor: null, bobot: 20 });
  // Nobody wrote an essay, so nobody reads it.
  expect(beni).toMatchObject({ nilai: 0, sementara: 0, belum_dinilai: 0, peringkat: 1 });
  expect(dedi).toMatchObject({ status: 'belum_mulai', nilai: null, sementara: null, butir: [], mulai: null, lama: null });
  expect((await headOf(school, exam)).kemajuan).toMatchObject({ peserta: 4, selesai: 3, dinilai: 1, belum_dinilai: 2, isFinal: false });
  const waiting = (await school.ask('budi', marking.essays, { id: exam.id_cbt, belum: true })).body;
  expect(waiting).toMatchObject({ total: 2, data: [{ jawaban: RIGHT[4], skor: null, skor_maksimal: 10, nomor: 5 }, { jawaban: 'Tidak tahu' }] });

  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).body.code).toBe('STILL_SITTING');
  expect((await school.ask('ani', marking.result, { id: exam.id_cbt })).body.code).toBe('RESULT_NOT_READY');
  later();
  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).body).toMatchObject({ code: 'ESSAYS_WAIT', jumlah: 2 });
  expect(await give(exam, [essay(exam, 'ani', '7,5', { catatan: 'Runtut' }), essay(exam, 'citra', 4)])).toMatchObject([{ hasil: 'ok', skor: 7.5, oleh: { id: idOf('budi') } }, { hasil: 'ok', skor: 4 }]);
  expect(await rowOf(school, exam, 'ani')).toMatchObject({ nilai: 95, sementara: 95, belum_dinilai: 0, peringkat: 1 });
  expect((await rowOf(school, exam, 'citra')).nilai).toBe(48);
  expect((await school.ask('ani', marking.result, { id: exam.id_cbt })).body.code).toBe('RESULT_NOT_READY');
  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).status).toBe(200);
  expect((await headOf(school, exam)).kemajuan.isFinal).toBe(true);

  const result = await school.ask('ani', marking.result, { id: exam.id_cbt });
  expect(result.body.data).toMatchObject({ nilai: 95, terjawab: 5, jumlah_soal: 5, dihapus: 0, catatan: [{ nomor: 5, skor: 7.5, skor_maksimal: 10, catatan: 'Runtut', is_dihapus: false }] });
  for (const secret of [...SECRETS, 'kunci', 'rubrik']) expect(JSON.stringify(result.body)).not.toContain(secret);
  const listed = async (who: Student) => (await school.ask(who, sitting.list, { search: 'whole' })).body.data[0].nilai;
  expect([await listed('ani'), await listed('dedi')]).toEqual([95, null]);
  expect((await school.ask('dedi', marking.result, { id: exam.id_cbt })).body.code).toBe('RESULT_NOT_READY');
  expect((await school.ask('eka', marking.result, { id: exam.id_cbt })).status).toBe(403);

  // What past exams say of a question stands with it.
  const { data } = (await school.ask('budi', questionBank.one, { id: exam.soal[0] as string })).body;
  expect(data).toMatchObject({ ditanyakan: 1, kesukaran: 2 / 3 });
  expect((await school.ask('budi', questionBank.list, { limit: 100 })).body.data.find((it: { id: string }) => it.id === exam.soal[0])).toMatchObject({ ditanyakan: 1, kesukaran: 2 / 3, daya_beda: expect.any(Number) });
});

test('each cell by itself, and nothing that is no score', async () => {
  const exam = await markedExam(school, 'cells', { ani: RIGHT, beni: RIGHT });
  const told = await give(exam, [
    essay(exam, 'ani', '101'), essay(exam, 'ani', 11), essay(exam, 'ani', -1), essay(exam, 'ani', '8,555'), essay(exam, 'ani', 'NaN'), essay(exam, 'ani', null), essay(exam, 'ani', 9, { id_soal: exam.soal[0] }), essay(exam, 'ani', 9, { id_soal: idOf('no question') }),
    essay(exam, 'eka', 9), essay(exam, 'dedi', 9), { id_soal: exam.soal[4], skor: 9 }, essay(exam, 'ani', 9, { id_peserta: ofStudent(exam, 'beni').id_peserta }), essay(exam, 'ani', null, { rubrik: ['8,5'] }), essay(exam, 'beni', '6.25'),
  ]);
  expect(told.map((it: { hasil: string }) => it.hasil)).toEqual([
    'SCORE_TOO_HIGH', 'SCORE_TOO_HIGH', 'NOT_A_SCORE', 'NOT_A_SCORE', 'NOT_A_SCORE', 'NOT_A_SCORE', 'NOT_AN_ESSAY', 'NOT_AN_ESSAY', 'NOT_FOUND', 'NOT_SAT', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'ok',
  ]);
  expect([(await rowOf(school, exam, 'ani')).nilai, (await rowOf(school, exam, 'beni')).nilai]).toEqual([97, 92.5]);
  expect((await give(exam, [essay(exam, 'beni', '6,25')]))[0].hasil).toBe('tidak_berubah');
  for (const nilaiBundle of [[], Array.from({ length: 10_000 }, () => essay(exam, 'ani', 1)), 'x', [{ id_soal: 'x', skor: 1 }]]) expect((await school.ask('budi', marking.mark, { id: exam.id_cbt, nilaiBundle })).status).toBe(nilaiBundle.length === 10_000 ? 413 : 422);
  for (const who of ['sari', 'kurikulum', 'ani'] as const) expect((await school.ask(who, marking.mark, { id: exam.id_cbt, nilaiBundle: [essay(exam, 'ani', 1)] })).status).toBe(403);
});

test('of two who read one essay at once the other is told who was first, and with what', async () => {
  const exam = await markedExam(school, 'two', { ani: RIGHT });
  const told = (await Promise.all([5, 8].map((skor) => give(exam, [essay(exam, 'ani', skor, { sebelum: { skor: null } })])))).flat();
  const won = told.find(({ hasil }) => hasil === 'ok');
  expect(told.map(({ hasil }) => hasil).sort()).toEqual(['CONFLICT', 'ok']);
  expect(told.find(({ hasil }) => hasil === 'CONFLICT')).toMatchObject({ skor: won.skor, oleh: { id: idOf('budi'), nama: expect.any(String) }, pada: won.pada });
  expect((await give(exam, [essay(exam, 'ani', 6, { sebelum: { skor: won.skor } })]))[0].hasil).toBe('ok');
  // A remark is not written over unseen, though the score is the same.
  expect((await give(exam, [essay(exam, 'ani', 6, { catatan: 'Runtut', sebelum: { skor: 6, catatan: '' } })]))[0].hasil).toBe('ok');
  expect((await give(exam, [essay(exam, 'ani', 9, { sebelum: { skor: 6, catatan: '' } })]))[0]).toMatchObject({ hasil: 'CONFLICT', skor: 6, rubrik: [], catatan: 'Runtut' });
  expect((await log(exam)).data.filter((it: { jenis: string }) => it.jenis === 'esai').map(({ sebelum, sesudah, nomor, oleh }: any) => [sebelum, sesudah, nomor, oleh.id])).toEqual([[6, 6, 5, idOf('budi')], [won.skor, 6, 5, idOf('budi')], [null, won.skor, 5, idOf('budi')]]);
});

test('a key that was wrong: told before, then done, to those who finish later too, and every mark says why', async () => {
  const wrong = ['A', ['A', 'C'], { 1: 'B', 2: 'C', 3: 'A' }, 'rahasia-isian-newton', ''];
  const exam = await markedExam(school, 'key', { ani: [...RIGHT.slice(0, 4), ''], beni: wrong });
  const dry = await correct(exam, 0, { kunci: ['A'], dry_run: true });
  expect(dry.body.data).toMatchObject({ koreksi_sebelum: null, koreksi: { cara: 'ganti_kunci', kunci: ['A'] }, peserta: 2, naik: 1, turun: 1, tetap: 0 });
  expect(dry.body.data.berubah.map((it: any) => [it.id_murid, it.sebelum, it.sesudah])).toEqual([[idOf('ani'), 80, 60], [idOf('beni'), 60, 80]]);
  expect(await facts('KeyCorrected', exam)).toEqual([]);

  for (const bad of [{ kunci: ['E'] }, { kunci: [] }, { kunci: 'a' }]) expect((await correct(exam, 0, bad)).body.code).toBe('NOT_A_KEY');
  expect((await correct(exam, 4, { kunci: ['A'] })).body.code).toBe('NOT_A_KEY');
  expect((await correct(exam, 0, { kunci: ['A'], alasan: '' })).body).toMatchObject({ code: 'REASON_MISSING', errors: { alasan: expect.any(String) } });
  expect((await correct(exam, 0, { soal: idOf('no question'), kunci: ['A'] })).status).toBe(404);
  for (const who of ['sari', 'kepala', 'ani'] as const) expect((await correct(exam, 0, { kunci: ['A'] }, who)).status).toBe(403);

  // Citra is at work meanwhile.
  await school.ask('citra', sitting.start, { id: exam.id_cbt, perangkat: 'hp' });
  const done = await correct(exam, 0, { kunci: ['A'] });
  expect(done.body.data.berubah).toEqual(dry.body.data.berubah);
  await until('they are marked anew', async () => JSON.stringify((await headOf(school, exam)).kemajuan.koreksi) === '{"dinilai":2,"dari":2}');
  expect([(await rowOf(school, exam, 'ani')).nilai, (await rowOf(school, exam, 'beni')).nilai]).toEqual([60, 80]);
  expect((await headOf(school, exam)).soal[0].koreksi).toMatchObject({ cara: 'ganti_kunci', kunci: ['A'], alasan: 'Salah ketik', oleh: { id: idOf('budi') } });
  await school.ask('citra', sitting.save, { id: exam.id_cbt, perangkat: 'hp', lease: 1, saves: [save(exam.soal[0], 1, 'A')] });
  await school.ask('citra', sitting.finish, { id: exam.id_cbt });
  await until('Citra is marked by it', async () => (await rowOf(school, exam, 'citra'))?.nilai === 20);
  const traces = (await log(exam, { sebab: 'koreksi_kunci', id_murid: idOf('ani') })).data;
  expect(traces).toMatchObject([{ sebelum: 80, sesudah: 60, alasan: 'Salah ketik', oleh: { id: idOf('budi') }, nomor: 1, judul: 'Ujian key' }]);

  // The same again is nothing, left out it counts for nobody.
  await correct(exam, 0, { kunci: ['A'] });
  expect(await facts('KeyCorrected', exam)).toHaveLength(1);
  await correct(exam, 0, { cara: 'hapus' });
  await until('it counts for nobody', async () => (await rowOf(school, exam, 'ani')).nilai === 75);
  const { data } = (await school.ask('kepala', marking.analysis, { id: exam.id_cbt })).body;
  expect(data.soal[0]).toMatchObject({ is_dihapus: true, kesukaran: null });
  expect(data.metode).toEqual({ daya_beda: expect.stringContaining('Moodle'), daya_pembeda: expect.stringContaining('27%') });
  expect(data.ujian).toMatchObject({ peserta: 3, sebaran: [1, 0, 0, 0, 0, 0, 0, 2, 0, 0] });
  later();
  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).status).toBe(200);
  expect((await school.ask('ani', marking.result, { id: exam.id_cbt })).body.data).toMatchObject({ nilai: 75, dihapus: 1, per_tipe: expect.arrayContaining([{ tipe: 'Multiple Choice', skor: 0, bobot: 0 }]) });
});

test('an attempt that was voided gives nothing, and the next one is marked by itself', async () => {
  const exam = await markedExam(school, 'void', { ani: [...RIGHT.slice(0, 4), ''] });
  await school.give(VoidAttempt, { ...ofStudent(exam, 'ani'), alasan: 'Listrik padam' });
  await until('its mark is gone', async () => (await facts('MarkVoided', exam)).length === 1);
  await until('it is told', async () => (await log(exam)).data[0].sebab === 'diulang');
  expect(await rowOf(school, exam, 'ani')).toMatchObject({ status: 'belum_mulai', nilai: null, butir: [] });
  expect((await log(exam)).data[0]).toMatchObject({ sebelum: 80, sesudah: null, alasan: 'Listrik padam' });
  await sat(school, exam, 'ani', ['D']);
  await until('the second is marked', async () => (await rowOf(school, exam, 'ani')).nilai === 20);
  expect((await rowOf(school, exam, 'ani')).ke).toBe(2);
});

test('the sheet shows what was asked as this student had it, what they answered and what would be right', async () => {
  const exam = await markedExam(school, 'sheet', { ani: RIGHT });
  await give(exam, [essay(exam, 'ani', null, { rubrik: [9], catatan: 'Bagus' })]);
  const order = (await school.query("SELECT data -> 'soal' AS soal FROM es.event WHERE type = 'AttemptStarted' AND stream = $1", [`attempt-${ofStudent(exam, 'ani').id_peserta}`])).rows[0]?.soal as [string, string][];
  const { data } = (await school.ask('kurikulum', marking.sheet, { id_cbt: exam.id_cbt, id_murid: idOf('ani') })).body;
  expect(data).toMatchObject({ nama: 'Ani Lestaringtyas', nilai: 98, status: 'selesai' });
  expect(data.soal.map((it: any) => [it.id_soal, it.opsi.map(({ id }: { id: string }) => id).join('')])).toEqual(order.map(([id, letters]) => [id, letters]));
  const of = (i: number) => data.soal.find((it: any) => it.id_soal === exam.soal[i]);
  expect(of(0)).toMatchObject({ jawaban: 'D', kunci: ['D'], skor: 20, nomor_ujian: 1 });
  expect(of(2)).toMatchObject({ jawaban: RIGHT[2], kanan: ['Banda Aceh', 'Bandung', 'Surabaya'], skor: 20 });
  expect(of(4)).toMatchObject({ jawaban: RIGHT[4], skor: 18, skor_esai: 9, skor_rubrik: [9], catatan: 'Bagus', oleh: { id: idOf('budi') } });
  expect((await school.ask('budi', marking.sheet, { id_cbt: exam.id_cbt, id_murid: idOf('dedi') })).body.data).toMatchObject({ status: 'belum_mulai', nilai: null });
  expect((await school.ask('budi', marking.sheet, { id_cbt: exam.id_cbt, id_murid: idOf('eka') })).status).toBe(404);
  for (const who of ['sari', 'ani'] as const) expect((await school.ask(who, marking.sheet, { id_cbt: exam.id_cbt, id_murid: idOf('ani') })).status).toBe(403);
});

test('each teacher sees what became of marks in their own exams, leaders all', async () => {
  const [own, other] = [await markedExam(school, 'log A', { ani: ['D'] }), await anExam(school, 'log B', { kelas: 'B' })];
  await sat(school, other, 'eka', ['D']);
  const ids = async (who: Who) => new Set((await school.ask(who, marking.log, { limit: 100 })).body.data.map((it: { id_cbt: string }) => it.id_cbt));
  await until('both are told', async () => (await ids('kepala')).has(other.id_cbt));
  expect([(await ids('budi')).has(other.id_cbt), (await ids('budi')).has(own.id_cbt), (await ids('sari')).has(other.id_cbt)]).toEqual([false, true, true]);
  expect((await school.ask('ani', marking.log)).status).toBe(403);
  expect((await rowsOf(school, own, 'kepala', { search: 'ani', sortBy: 'nilai', order: 'desc' })).map((it: { nama: string }) => it.nama)).toContain('Ani Lestaringtyas');
  for (const sortBy of ['nama', 'kelas', 'lama', 'terjawab']) expect((await rowsOf(school, own, 'budi', { sortBy, id_kelas: school.class('A').id_kelas })).length).toBe(4);
  expect(await rowsOf(school, own, 'budi', { status: 'belum_mulai' })).toHaveLength(3);
});

test('whose answers nobody can read any more keeps the mark that they had, and nobody waits for them', async () => {
  const exam = await markedExam(school, 'erased', { ani: [...RIGHT.slice(0, 4), ''], dedi: RIGHT });
  expect((await school.ask('admin', erasure.forget, { id: idOf('dedi'), konfirmasi: 'Dedi Kurniawanto', alasan: 'permintaan_subjek', kategori: ['jawaban'] })).status).toBe(200);
  await until('nobody reads his essay', async () => (await headOf(school, exam)).kemajuan.belum_dinilai === 0);
  expect((await school.ask('budi', marking.essays, { id: exam.id_cbt })).body.total).toBe(0);
  expect((await correct(exam, 0, { cara: 'hapus', dry_run: true })).body.data).toMatchObject({ peserta: 2, berubah: [{ id_murid: idOf('ani'), sebelum: 80, sesudah: 75 }] });
  await correct(exam, 0, { cara: 'hapus' });
  await until('both were asked about', async () => (await headOf(school, exam)).kemajuan.koreksi?.dinilai === 2);
  expect([(await rowOf(school, exam, 'ani')).nilai, (await rowOf(school, exam, 'dedi')).sementara]).toEqual([75, 80]);
  const sheet = await school.ask('budi', marking.sheet, { id_cbt: exam.id_cbt, id_murid: idOf('dedi') });
  expect(sheet.body.data.soal.map((it: { jawaban: unknown }) => it.jawaban)).toEqual([null, null, null, null, null]);
  expect((await school.ask('budi', marking.analysis, { id: exam.id_cbt })).body.data.ujian.peserta).toBe(1);
  expect((await give(exam, [essay(exam, 'dedi', 5)]))[0].hasil).toBe('NOT_SAT');
});

test('what a student has got is in the copy of their data once it was announced, and not before', async () => {
  const exam = await markedExam(school, 'copy', { citra: RIGHT });
  const copied = async () => {
    const { data } = (await school.ask('citra', privacy.dataOf, { id: idOf('citra') })).body.data;
    return ['attempt', 'mark', 'essay_mark', 'mark_trace'].map((it) => (data[it] ?? []).filter((row: { id_cbt: string }) => row.id_cbt === exam.id_cbt).length);
  };
  await give(exam, [essay(exam, 'citra', 7)]);
  expect(await copied()).toEqual([1, 0, 0, 0]);
  later();
  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).status).toBe(200);
  expect(await copied()).toEqual([1, 1, 1, 3]);
});

test('an essay that was taken late is read anew, its mark is explained, and what was finished is open until then', async () => {
  const exam = await markedExam(school, 'late', { ani: RIGHT, beni: RIGHT });
  await give(exam, [essay(exam, 'ani', 8), essay(exam, 'beni', 6)]);
  later();
  const finish = async () => (await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).body;
  await finish();
  await school.ask('ani', sitting.save, { id: exam.id_cbt, perangkat: 'hp', lease: 1, saves: [save(exam.soal[4], 9, 'Yang kutulis kemudian.')] });
  const act = { id_pengawas_cbt: roomOf('late'), listMurid: [idOf('ani')] };
  expect((await school.ask('budi', supervision.act, { ...act, action: 'terima_terlambat', reason: 'Jaringan putus' })).body.data).toEqual([{ id_murid: idOf('ani'), hasil: 'ok' }]);
  await until('it is marked again', async () => (await rowOf(school, exam, 'ani')).belum_dinilai === 1);
  expect(await rowOf(school, exam, 'ani')).toMatchObject({ nilai: null, sementara: 80 });
  expect((await log(exam, { sebab: 'jawaban_terlambat' })).data).toMatchObject([{ sebelum: 96, sesudah: null, alasan: 'Jaringan putus', oleh: { id: idOf('budi') }, id_murid: idOf('ani') }]);
  expect((await school.ask('budi', marking.essays, { id: exam.id_cbt, belum: true })).body.data).toMatchObject([{ id_murid: idOf('ani'), jawaban: 'Yang kutulis kemudian.', skor: null, catatan: null, oleh: null }]);
  await until('it is open again', async () => !(await headOf(school, exam)).kemajuan.isFinal);
  expect((await headOf(school, exam)).kemajuan).toMatchObject({ belum_dinilai: 1, dinilai: 1 });
  expect((await correct(exam, 0, { cara: 'hapus', dry_run: true })).body.data.berubah).toContainEqual(expect.objectContaining({ id_murid: idOf('ani'), sebelum: null, sesudah: null, sementara_sebelum: 80, sementara_sesudah: 75 }));
  expect(await finish()).toMatchObject({ code: 'ESSAYS_WAIT', jumlah: 1 });
  expect(await give(exam, [essay(exam, 'ani', 8, { sebelum: { skor: null, catatan: '' } })])).toMatchObject([{ hasil: 'ok' }]);
  expect(await rowOf(school, exam, 'ani')).toMatchObject({ nilai: 96, belum_dinilai: 0 });
  expect((await log(exam, { sebab: 'esai', id_murid: idOf('ani') })).data.filter((it: { jenis: string }) => it.jenis === 'esai').map(({ sebelum, sesudah }: any) => [sebelum, sesudah])).toEqual([[8, 8], [null, 8]]);
  await finish();
  expect((await headOf(school, exam)).kemajuan.isFinal).toBe(true);
});

test('what was announced is open again where an attempt changes after it, and waits for answers that nobody has decided about', async () => {
  const exam = await markedExam(school, 'changed', { ani: RIGHT.slice(0, 4), beni: RIGHT.slice(0, 4) });
  later();
  const finish = async () => (await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).body;
  const isFinal = async () => (await headOf(school, exam)).kemajuan.isFinal;
  const act = (action: string, who: string) => school.ask('budi', supervision.act, { id_pengawas_cbt: roomOf('changed'), listMurid: [idOf(who)], action, reason: 'Jaringan putus' });
  await finish();
  expect(await isFinal()).toBe(true);
  await school.ask('ani', sitting.save, { id: exam.id_cbt, perangkat: 'hp', lease: 1, saves: [save(exam.soal[0], 9, 'B')] });
  await act('terima_terlambat', 'ani');
  await until('what was accepted has opened it', async () => !(await isFinal()));
  await school.ask('ani', sitting.save, { id: exam.id_cbt, perangkat: 'hp', lease: 1, saves: [save(exam.soal[0], 10, 'A')] });
  await until('it is told', async () => (await headOf(school, exam)).kemajuan.terlambat === 1);
  expect(await finish()).toMatchObject({ code: 'LATE_ANSWERS_WAIT', jumlah: 1 });
  await act('tolak_terlambat', 'ani');
  await finish();
  expect(await isFinal()).toBe(true);
  await act('ulang', 'beni');
  await until('what was voided has opened it', async () => !(await isFinal()));
});

test('blanks of any kind are no essay, and neither is what is no text', async () => {
  const exam = await markedExam(school, 'blank', { ani: [...RIGHT.slice(0, 4), '\u00a0\u3000\n'], beni: [...RIGHT.slice(0, 4), ['Hujan']] });
  expect((await headOf(school, exam)).kemajuan).toMatchObject({ dinilai: 2, belum_dinilai: 0 });
  expect((await school.ask('budi', marking.essays, { id: exam.id_cbt })).body.total).toBe(0);
});

test('a mark that is changed after the marking was finished opens it again, and says why', async () => {
  const exam = await markedExam(school, 'regraded', { ani: RIGHT });
  await give(exam, [essay(exam, 'ani', 7)]);
  later();
  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).status).toBe(200);
  await give(exam, [essay(exam, 'ani', 7, { catatan: 'Runtut' })]);
  await give(exam, [essay(exam, 'ani', 8, { catatan: 'Runtut' })]);
  await until('it is open again', async () => !(await headOf(school, exam)).kemajuan.isFinal);
  expect(await facts('MarkingReopened', exam)).toHaveLength(1);
  expect((await log(exam, { sebab: 'esai_diubah' })).data).toMatchObject([{ jenis: 'nilai', sebelum: 94, sesudah: 96, oleh: { id: idOf('budi') } }]);
  expect((await school.ask('ani', marking.result, { id: exam.id_cbt })).body.code).toBe('RESULT_NOT_READY');
  expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).status).toBe(200);
  expect((await school.ask('ani', marking.result, { id: exam.id_cbt })).body.data.nilai).toBe(96);
});

test('a mark that was decided while the marking was finished opens it again, one that stands before that does not', async () => {
  const exam = await markedExam(school, 'at once', { ani: RIGHT });
  await give(exam, [essay(exam, 'ani', 7)]);
  later();
  const finish = async () => expect((await school.ask('budi', marking.finish, { id_cbt: exam.id_cbt })).status).toBe(200);
  const ask = AttemptForMarkingFromLog.prototype.execute;
  const overtaken = jest.spyOn(AttemptForMarkingFromLog.prototype, 'execute').mockImplementationOnce(async function (this: AttemptForMarkingFromLog, it) {
    const found = await ask.call(this, it);
    await finish();
    return found;
  });
  expect(await give(exam, [essay(exam, 'ani', 8)])).toMatchObject([{ hasil: 'ok' }]);
  overtaken.mockRestore();
  await until('it is open again', async () => !(await headOf(school, exam)).kemajuan.isFinal);
  expect(await facts('MarkingReopened', exam)).toHaveLength(1);
  await finish();
  // A process that comes late to what was known when the marking was finished.
  const { rows: [last] } = await school.query("SELECT position FROM es.event WHERE type = 'AttemptGraded' AND data ->> 'id_cbt' = $1 ORDER BY position DESC LIMIT 1", [exam.id_cbt]);
  await school.give(ReopenMarking, { id_cbt: exam.id_cbt, posisi: String(last?.position) });
  expect((await headOf(school, exam)).kemajuan.isFinal).toBe(true);
});

test('a question that was left out by mistake is taken back as it was asked, an essay with whoever waits to be read', async () => {
  const exam = await markedExam(school, 'taken back', { ani: RIGHT });
  const pairs = 2, written = 4;
  const after = async (soal: number, cara: string) => {
    const told = (await correct(exam, soal, { cara, dry_run: true })).body.data.berubah[0];
    expect((await correct(exam, soal, { cara })).status).toBe(200);
    await until('everybody is marked anew', async () => JSON.stringify((await headOf(school, exam)).kemajuan.koreksi) === '{"dinilai":1,"dari":1}');
    const { nilai, sementara, belum_dinilai } = await rowOf(school, exam, 'ani');
    if (told) expect(told).toMatchObject({ sesudah: nilai, sementara_sesudah: sementara });
    return { nilai, sementara, belum_dinilai };
  };
  const before = { nilai: null, sementara: 80, belum_dinilai: 1 };
  expect(await after(written, 'hapus')).toEqual({ nilai: 100, sementara: 100, belum_dinilai: 0 });
  expect(await after(written, 'semula')).toEqual(before);
  expect((await headOf(school, exam)).kemajuan.belum_dinilai).toBe(1);
  await after(pairs, 'semua_benar');
  expect(await after(pairs, 'semula')).toEqual(before);
  expect((await headOf(school, exam)).soal[pairs].koreksi).toMatchObject({ cara: 'semula', kunci: [] });
  // As it was asked it stands already.
  await correct(exam, pairs, { cara: 'semula' });
  await correct(exam, 0, { cara: 'semula' });
  expect(await facts('KeyCorrected', exam)).toHaveLength(4);
});

import { AnswersReceivedLate, AnswersSaved, AttemptFinished, AttemptReopened, AttemptStarted } from '#contract/exam/attempt.events';
import * as exams from '#contract/exam/exam.events';
import { analysed } from '#contract/exam/item-analysis';
import { marking as api } from '#contract/exam/marking.api';
import { AttemptGraded, EssayMarked, KeyCorrected, MarkingFinished, MarkingReopened, MarkVoided, RegradeAdvanced } from '#contract/exam/marking.events';
import { RoomBegan } from '#contract/exam/supervision.events';
import { ReportsLocked, ReportsUnlocked } from '#contract/report-card/report-card.events';
import { QuestionWritten } from '#contract/question-bank/question-bank.events';
import { participantId } from '#projections/exam/exam.projection';
import { AllExams } from '#projections/exam/exam.query';
import { AnalysisOfExam, AnswersOfExam, EssaysOfExam, FinishedAttempts, MarkingHead, MarkingLeft, MarkOfStudent, MarksOfExam, MarkTraces } from '#projections/exam/marking.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, BENI, BUDI, CITRA, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [EXAM, ONE, ESSAY] = [401, 402, 403].map(id) as [string, string, string];
const [BEGINS, DONE, ENDS] = ['2026-07-13T01:00:00.000Z', '2026-07-13T01:20:00.000Z', '2026-07-13T03:00:00.000Z'];
const bare = { pasangan: [], cara_nilai: 'semua' as const, rubrik: [], pembahasan: '', id_mata_pelajaran: MATEMATIKA, id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' as const, id_guru: BUDI };
const written = [
  QuestionWritten({ ...bare, id_soal: ONE, tipe: 'Multiple Choice', pertanyaan: 'Berapa?', opsi: [{ id: 'A', isi: '4' }, { id: 'B', isi: '5' }], kunci: ['A'], skor_maksimal: 1 }),
  QuestionWritten({ ...bare, id_soal: ESSAY, tipe: 'Essay', pertanyaan: 'Mengapa?', opsi: [], kunci: [], skor_maksimal: 10 }),
];
const planned = exams.ExamPlanned({
  id_cbt: EXAM, id_guru: BUDI, id_tahun_ajaran: YEAR, judul: 'Ulangan', tipe: 'PH', id_mata_pelajaran: MATEMATIKA, daftar_kelas: [A.id_kelas_tahun_ajaran], mulai: BEGINS, tutup: ENDS, durasi: 60, acak_soal: false, acak_opsi: false, pakai_token: false,
  peramban: 'tanpa', pindah_perangkat: 'bebas', fokus: 'catat', ruang: [], soal: [{ id_soal: ONE, versi: 1, bobot: 60, opsi: 'AB' }, { id_soal: ESSAY, versi: 1, bobot: 40, opsi: '' }],
});
const peserta = [ANI, BENI, CITRA].map((id_murid) => ({ id_murid, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_pengawas_cbt: null }));
const of = (id_murid: string) => ({ id_peserta: participantId(EXAM, id_murid), id_cbt: EXAM, id_murid });
const began = (who: string, ke = 1) => at(BEGINS, AttemptStarted({ ...of(who), id_pengawas_cbt: null, ke, benih: 1, soal: [[ONE, 'AB'], [ESSAY, '']], durasi: 60, tenggat: ENDS, tutup: ENDS, perangkat: 'hp' }));
const answered = (who: string, letter: string, essay: string) => AnswersSaved({ ...of(who), tanda: [[ONE, 1, 1, false, true], [ESSAY, 1, 2, false, true]], jawaban: [letter, essay], terjawab: 2, ragu: 0, lease: 1, perangkat: 'hp', terlambat: false });
const finished = (who: string) => at(DONE, AttemptFinished({ ...of(who), oleh: 'murid', terjawab: 2, sidik: 'x', alasan: null }));
const graded = (who: string, one: number, essay: number | null, more: object = {}) =>
  AttemptGraded({ ...of(who), ke: 1, butir: [[ONE, one, 60], [ESSAY, essay, 40]], nilai: essay === null ? null : one + essay, sementara: one + (essay ?? 0), sebab: 'selesai', karena: null, sebelum: null, ...more });
const sat = (who: string, letter: string, essay: string) => [...began(who), answered(who, letter, essay), ...finished(who)];
const base = [...founded, ...written, planned, exams.ExamApproved({ id_cbt: EXAM, otomatis: true }), exams.ExamSeated({ id_cbt: EXAM, peserta, keluar: [] })];
const two = [...base, ...sat(ANI, 'A', 'Karena.'), ...sat(BENI, 'B', ' '), graded(ANI, 60, null), graded(BENI, 0, 0)];
const list = (input: object = {}) => new MarksOfExam(api.list.input.parse({ id: EXAM, ...input }));
const essays = (input: object = {}) => new EssaysOfExam(api.essays.input.parse({ id: EXAM, ...input }));
const traces = (input: object = {}) => new MarkTraces(api.log.input.parse(input));
const read = EssayMarked({ ...of(ANI), ke: 1, id_soal: ESSAY, skor: 5, rubrik: [5], catatan: 'Cukup', simpanan: '1.2', skor_sebelum: null });

test('marks of those who finished, nothing of those who did not', async () => {
  const school = given(...two);
  expect((await school.ask(list())).data.map(({ id_murid, status, nilai, sementara, belum_dinilai, peringkat, lama, per_tipe }) => [id_murid, status, nilai, sementara, belum_dinilai, peringkat, lama, per_tipe.length])).toEqual([
    [ANI, 'selesai', null, 60, 1, null, 1200, 2], [BENI, 'selesai', 0, 0, 0, 1, 1200, 2], [CITRA, 'belum_mulai', null, null, 0, null, null, 0],
  ]);
  expect((await school.ask(list({ sortBy: 'nilai', order: 'desc' }))).data[0]?.id_murid).toBe(BENI);
  expect([(await school.ask(list({ belum: true }))).total, (await school.ask(list({ status: 'belum_mulai' }))).total, (await school.ask(list({ id_kelas: id(999) }))).total]).toEqual([1, 1, 0]);
  expect((await school.ask(essays({ belum: true }))).data).toMatchObject([{ id_murid: ANI, jawaban: 'Karena.', skor: null, catatan: null }]);
  expect(await school.ask(new FinishedAttempts({ id_cbt: EXAM }))).toHaveLength(2);
  expect(await school.ask(new MarkingLeft({ id_cbt: EXAM, at: DONE }))).toMatchObject({ mengerjakan: 1, belum_dinilai: 1 });
  expect(await school.ask(new MarkingLeft({ id_cbt: EXAM, at: ENDS }))).toMatchObject({ mengerjakan: 0, belum_dinilai: 1, terlambat: 0 });
  const held = given(...two, AnswersReceivedLate({ ...of(BENI), tanda: [[ONE, 1, 9, false, false], [ESSAY, 1, 10, false, false]], jawaban: ['A', 'Karena.'], perangkat: 'hp' }));
  expect([(await held.ask(new MarkingLeft({ id_cbt: EXAM, at: ENDS })))?.terlambat, (await held.ask(new MarkingHead({ id: EXAM })))?.data.kemajuan.terlambat]).toEqual([1, 1]);
});

test('an essay that is read is told with who read it; marked anew, reopened and voided what counts is what there is', async () => {
  const after = [...two, read, graded(ANI, 60, 20, { sebab: 'esai' })];
  const school = given(...after);
  expect(await school.ask(new MarkOfStudent({ id_cbt: EXAM, id_murid: ANI }))).toMatchObject({ baris: { nilai: 80, peringkat: 1 }, esai: [{ skor: 5, rubrik: [5], catatan: 'Cukup', nomor: 2 }], isFinal: false });
  expect((await school.ask(essays({ belum: true }))).total).toBe(0);
  expect((await school.ask(traces({ id_cbt: EXAM }))).total).toBe(4);
  const reopened = await given(...after, AttemptReopened({ ...of(ANI), tenggat: ENDS, alasan: 'Listrik' })).ask(list());
  expect(reopened.data[0]).toMatchObject({ id_murid: ANI, status: 'mengerjakan', nilai: null, butir: [] });
  const karena = { id_soal: null, oleh: BUDI, alasan: 'Listrik' };
  const voided = given(...after, MarkVoided({ ...of(ANI), ke: 1, karena, sebelum: 80 }), ...began(ANI, 2), ...finished(ANI));
  expect((await voided.ask(list())).data[0]).toMatchObject({ ke: 2, nilai: null, butir: [] });
  expect((await voided.ask(traces({ sebab: 'diulang' }))).data).toMatchObject([{ sebelum: 80, sesudah: null, alasan: 'Listrik', oleh: { id: BUDI, nama: 'Budi' } }]);
  // What an attempt before was given does not count for the next.
  expect(await voided.ask(new MarkOfStudent({ id_cbt: EXAM, id_murid: ANI }))).toMatchObject({ esai: [] });
});

test('what was given to an answer does not count for the one after it', async () => {
  const wrote = AnswersSaved({ ...of(ANI), tanda: [[ESSAY, 1, 9, false, true]], jawaban: ['Kemudian.'], terjawab: 2, ragu: 0, lease: 1, perangkat: 'hp', terlambat: false });
  const school = given(...two, read, graded(ANI, 60, 20, { sebab: 'esai' }), wrote, graded(ANI, 60, null, { sebab: 'jawaban_terlambat' }));
  expect((await school.ask(essays({ belum: true }))).data).toMatchObject([{ id_murid: ANI, jawaban: 'Kemudian.', skor: null, catatan: null, oleh: null, pada: null }]);
  expect((await school.ask(new AnswersOfExam({ id_cbt: EXAM }))).murid[0]).toMatchObject({ id_murid: ANI, nilai: null, esai: {} });
  expect((await school.ask(new MarkOfStudent({ id_cbt: EXAM, id_murid: ANI })))?.esai).toEqual([]);
});

test('where a room began late somebody may begin later, and is waited for', async () => {
  const late = RoomBegan({ id_pengawas_cbt: EXAM, id_cbt: EXAM, mulai: '2026-07-13T01:30:00.000Z', sebelum: null });
  const waited = async (when: string, ...more: Parameters<typeof given>) => (await given(...two, ...more).ask(new MarkingLeft({ id_cbt: EXAM, at: when }))).mengerjakan;
  expect([await waited(ENDS), await waited(ENDS, late), await waited('2026-07-13T03:30:00.000Z', late)]).toEqual([0, 1, 0]);
});

test('how far marking is, what was put right, and what stays with the questions', async () => {
  const corrected = KeyCorrected({ id_cbt: EXAM, id_soal: ONE, nomor: 1, koreksi: { cara: 'ganti_kunci', kunci: ['B'] }, koreksi_sebelum: null, alasan: 'Salah ketik' });
  const head = async (...more: Parameters<typeof given>) => (await given(...two, ...more).ask(new MarkingHead({ id: EXAM })))?.data;
  expect((await head())?.kemajuan).toEqual({ peserta: 3, mengerjakan: 0, selesai: 2, dinilai: 1, belum_dinilai: 1, terlambat: 0, isFinal: false, final_pada: null, koreksi: null });
  expect(await head(corrected, RegradeAdvanced({ id_cbt: EXAM, nomor: 1, dinilai: 1, dari: 2 }))).toMatchObject({ kemajuan: { koreksi: { dinilai: 1, dari: 2 } }, soal: [{ koreksi: { cara: 'ganti_kunci', kunci: ['B'], alasan: 'Salah ketik' } }, { koreksi: null, belum_dinilai: 1 }] });
  const butir = [{ id_soal: ONE, versi: 1, peserta: 2, kesukaran: 0.5, daya_beda: null, daya_pembeda: 1 }];
  expect((await head(...at(ENDS, MarkingFinished({ id_cbt: EXAM, butir }))))?.kemajuan).toMatchObject({ isFinal: true, final_pada: ENDS });
  const status = async (when: string, ...more: Parameters<typeof given>) => (await given(...two, ...more).ask(new AllExams({ id_guru: BUDI }), when)).data.map((it) => it.status);
  const final = MarkingFinished({ id_cbt: EXAM, butir });
  expect([await status(ENDS), await status(DONE, final), await status(ENDS, final), await status(ENDS, final, MarkingReopened({ id_cbt: EXAM }))]).toEqual([['selesai'], ['berlangsung'], ['dinilai'], ['selesai']]);
  // By the report that counts its day, not by one of before; and until that is taken back.
  const out = (sampai: string) => ReportsLocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai, sebelum: null });
  const back = ReportsUnlocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sebelum: '2026-07-13', alasan: 'Nilai IPA keliru' });
  expect([await status(ENDS, final, out('2026-07-12')), await status(ENDS, final, out('2026-07-13')), await status(ENDS, out('2026-07-13')), await status(ENDS, final, out('2026-07-13'), back)]).toEqual([['dinilai'], ['dikunci'], ['selesai'], ['dinilai']]);
  expect((await head(MarkingFinished({ id_cbt: EXAM, butir }), MarkingReopened({ id_cbt: EXAM })))?.kemajuan).toMatchObject({ isFinal: false, final_pada: null });
});

test('an essay that counts for everybody, or for nobody, waits for nobody', async () => {
  const school = given(...two, KeyCorrected({ id_cbt: EXAM, id_soal: ESSAY, nomor: 1, koreksi: { cara: 'semua_benar', kunci: [] }, koreksi_sebelum: null, alasan: 'Rancu' }));
  expect(await school.ask(new MarkingLeft({ id_cbt: EXAM, at: ENDS }))).toMatchObject({ belum_dinilai: 0 });
});

test('the analysis is that of the marks, without what somebody still has to read', async () => {
  const waiting = (await given(...two).ask(new AnalysisOfExam({ id: EXAM })))?.data;
  expect(waiting).toMatchObject({ ujian: { peserta: 2, rata_rata: 50, tertinggi: 100, terendah: 0, sebaran: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1] }, soal: [{ kesukaran: 0.5, belum_dinilai: 0 }, { kesukaran: null, belum_dinilai: 1, pengecoh: [] }] });
  const school = given(...two, read, graded(ANI, 60, 20));
  const { soal, ujian } = analysed([60, 40], [[60, 20], [0, 0]]);
  const told = (await school.ask(new AnalysisOfExam({ id: EXAM })))?.data;
  expect(told?.ujian).toMatchObject(ujian);
  expect(told?.soal).toMatchObject(soal);
  expect(told?.soal[0]?.pengecoh).toEqual([{ opsi: 'A', dipilih: 1, atas: 1, bawah: 0, is_kunci: true, berfungsi: null }, { opsi: 'B', dipilih: 1, atas: 0, bawah: 1, is_kunci: false, berfungsi: true }]);
  expect((await school.ask(new AnswersOfExam({ id_cbt: EXAM }))).murid).toMatchObject([{ jawaban: { [ONE]: 'A', [ESSAY]: 'Karena.' }, esai: { [ESSAY]: 5 }, isErased: false }, { jawaban: { [ONE]: 'B' }, esai: {} }]);
  expect(await school.ask(new AnalysisOfExam({ id: id(999) }))).toBeUndefined();
});

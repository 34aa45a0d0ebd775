import * as events from '#contract/exam/exam.events';
import { ApproveExam, CancelExam, ChangeExam, ChooseExamQuestions, PlanExam, RemoveExam, ReturnExam, SeatParticipants, SubmitExam } from '#server/exam/exam.commands';
import { examDecider } from '#server/exam/exam.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given, NOW } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const id_cbt = idOf('cbt');
const aturan = {
  judul: 'PAS Matematika', tipe: 'PAS' as const, id_mata_pelajaran: idOf('MTK'), daftar_kelas: [idOf('7A'), idOf('7B')], mulai: '2026-11-30T00:30:00.000Z', tutup: '2026-11-30T02:30:00.000Z', durasi: 90,
  acak_soal: true, acak_opsi: true, pakai_token: true, peramban: 'nama' as const, pindah_perangkat: 'persetujuan' as const, fokus: 'catat' as const,
};
const room = (name: string, daftar_kelas: string[], daftar_guru = [idOf('budi')]) => ({ id_pengawas_cbt: idOf(name), ruang: name, sesi: 1, daftar_guru, daftar_kelas });
const ruang = [room('Lab 1', [idOf('7A')]), room('Lab 2', [idOf('7B')])];
const soal = [60, 40].map((bobot, i) => ({ id_soal: idOf(`soal ${i}`), versi: 1, bobot, opsi: 'ABCD' }));
const plan = { id_cbt, id_guru: idOf('budi'), id_tahun_ajaran: idOf('tahun'), ...aturan, ruang, soal };
const planned = events.ExamPlanned(plan);
const [submitted, approved, returned] = [events.ExamSubmitted({ id_cbt }), events.ExamApproved({ id_cbt, otomatis: false }), events.ExamReturned({ id_cbt, alasan: 'Kunci nomor 2' })];
const exam = given(examDecider);
const wish = (more: object) => new PlanExam({ ...plan, ...more }, SYSTEM);
const submit = new SubmitExam({ id_cbt }, SYSTEM);

test('an exam is planned once', () => {
  exam().when(wish({})).then(planned);
  exam(planned).when(wish({})).nothing();
});

test.each([
  ['WINDOW_TOO_SHORT', { durasi: 121 }], ['WINDOW_TOO_SHORT', { tutup: aturan.mulai }], ['CLASS_UNSEATED', { ruang: ruang.slice(1) }], ['CLASS_UNSEATED', { ruang: [...ruang, room('Lab 3', [idOf('7A')])] }], ['CLASS_UNSEATED', { ruang: [...ruang, room('Lab 3', [idOf('7C')])] }],
])('%s is refused for %j', (code, more) => {
  exam().when(wish(more)).refused(code);
});

test('what is submitted is whole', () => {
  exam(planned).when(submit).then(submitted);
  exam(planned, submitted).when(submit).nothing();
  for (const [code, more] of [['NO_QUESTIONS', { soal: [] }], ['WEIGHTS_OFF', { soal: soal.slice(1) }], ['NO_SUPERVISOR', { ruang: [] }], ['NO_SUPERVISOR', { ruang: [room('Lab 1', aturan.daftar_kelas, [])] }]] as const)
    exam(events.ExamPlanned({ ...plan, ...more } as never)).when(submit).refused(code);
});

test('a daily test approves itself, without a supervisor', () => {
  exam(events.ExamPlanned({ ...plan, tipe: 'PH', ruang: [] })).when(submit).then(submitted, events.ExamApproved({ id_cbt, otomatis: true }));
});

test('what waits is approved or returned; what is returned is changed and submitted again', () => {
  const approve = new ApproveExam({ id_cbt }, SYSTEM);
  exam(planned).when(approve).refused('NOT_SUBMITTED');
  exam(planned, submitted).when(approve).then(approved);
  exam(planned, submitted, approved).when(approve).nothing();
  exam(planned, submitted).when(new ReturnExam({ id_cbt, alasan: 'Kunci nomor 2' }, SYSTEM)).then(returned);
  exam(planned, submitted, returned).when(submit).then(submitted);
});

test('what waits or is approved is not changed, and what has begun stays what it is', () => {
  const change = (at = NOW) => new ChangeExam({ id_cbt, durasi: 60 }, SYSTEM, { at });
  const { id_cbt: _, id_guru: __, id_tahun_ajaran: ___, soal: ____, ...sebelum } = plan;
  exam(planned).when(change()).then(events.ExamChanged({ id_cbt, ...sebelum, durasi: 60, sebelum }));
  exam(planned, submitted).when(change()).refused('EXAM_APPROVED');
  exam(planned, submitted, approved).when(change()).refused('EXAM_APPROVED');
  exam(planned, submitted, approved).when(change(aturan.mulai)).refused('EXAM_STARTED');
  exam(planned, submitted, approved).when(new ReturnExam({ id_cbt, alasan: 'x' }, SYSTEM, { at: aturan.mulai })).refused('EXAM_STARTED');
  exam(planned, submitted, approved).when(new ChooseExamQuestions({ id_cbt, soal: [] }, SYSTEM)).refused('EXAM_APPROVED');
  exam(planned, submitted, approved, events.ExamReturned({ id_cbt, alasan: 'x' })).when(new ChooseExamQuestions({ id_cbt, soal: soal.slice(1) }, SYSTEM)).then(events.ExamQuestionsChosen({ id_cbt, soal: soal.slice(1), sebelum: soal }));
});

test('only what nobody waits for is removed', () => {
  const remove = new RemoveExam({ id_cbt }, SYSTEM);
  exam(planned).when(remove).then(events.ExamRemoved({ id_cbt }));
  exam(planned, submitted).when(remove).refused('IN_USE');
  exam(planned, events.ExamRemoved({ id_cbt })).when(remove).nothing();
  exam().when(remove).refused('NOT_FOUND');
});

test('what is cancelled stays so', () => {
  const cancel = new CancelExam({ id_cbt, alasan: 'Banjir' }, SYSTEM);
  const cancelled = events.ExamCancelled({ id_cbt, alasan: 'Banjir' });
  exam(planned, submitted, approved).when(cancel).then(cancelled);
  exam(planned, cancelled).when(cancel).nothing();
});

test('who sits it is written down when it changes', () => {
  const peserta = [{ id_murid: idOf('ani'), id_kelas_tahun_ajaran: idOf('7A'), id_pengawas_cbt: ruang[0]?.id_pengawas_cbt as string }];
  const seat = new SeatParticipants({ id_cbt, peserta }, SYSTEM);
  exam(planned).when(seat).then(events.ExamSeated({ id_cbt, peserta }));
  exam(planned, events.ExamSeated({ id_cbt, peserta })).when(seat).nothing();
});

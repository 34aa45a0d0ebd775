import * as events from '#contract/exam/exam.events';
import { ApproveExam, CancelExam, ChangeExam, ChooseExamQuestions, PlanExam, RemoveExam, ReturnExam, SeatParticipants, SubmitExam, UnlinkSupervisor } from '#server/exam/exam.commands';
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
const ruang = [room('Lab 1', [idOf('7A')]), room('Lab 2', [idOf('7B')], [idOf('sari')])];
const soal = [60, 40].map((bobot, i) => ({ id_soal: idOf(`soal ${i}`), versi: 1, bobot, opsi: 'ABCD' }));
const plan = { id_cbt, id_guru: idOf('budi'), id_tahun_ajaran: idOf('tahun'), ...aturan, ruang, soal };
const planned = events.ExamPlanned(plan);
const [submitted, approved, returned] = [events.ExamSubmitted({ id_cbt }), events.ExamApproved({ id_cbt, otomatis: false }), events.ExamReturned({ id_cbt, alasan: 'Kunci nomor 2' })];
const exam = given(examDecider);
const wish = (more: object) => new PlanExam({ ...plan, ...more }, SYSTEM);
const submit = new SubmitExam({ id_cbt }, SYSTEM);

test('an exam is planned once, and is submitted with its plan or not planned at all', () => {
  exam().when(wish({})).then(planned);
  exam(planned).when(wish({})).nothing();
  exam().when(wish({ ajukan: true })).then(planned, submitted);
  exam().when(wish({ ajukan: true, soal: [] })).refused('NO_QUESTIONS');
  exam().knowing({ bentrok: { nama: 'PAS IPA' } }).when(wish({ ajukan: true })).refused('SUPERVISOR_BUSY');
});

test.each([
  ['WINDOW_TOO_SHORT', { durasi: 121 }], ['WINDOW_TOO_SHORT', { tutup: aturan.mulai }], ['CLASS_UNSEATED', { ruang: ruang.slice(1) }], ['CLASS_UNSEATED', { ruang: [...ruang, room('Lab 3', [idOf('7A')])] }], ['CLASS_UNSEATED', { ruang: [...ruang, room('Lab 3', [idOf('7C')])] }],
  ['SUPERVISOR_TWICE', { ruang: [room('Lab 1', [idOf('7A')]), room('Lab 2', [idOf('7B')], [idOf('sari'), idOf('budi')])] }],
])('%s is refused for %j', (code, more) => {
  exam().when(wish(more)).refused(code);
});

test('what is submitted is whole', () => {
  exam(planned).when(submit).then(submitted);
  exam(planned, submitted).when(submit).nothing();
  exam(planned).knowing({ bentrok: { nama: 'PAS IPA' } }).when(submit).refused('SUPERVISOR_BUSY');
  exam(planned).when(new SubmitExam({ id_cbt }, SYSTEM, { at: aturan.tutup })).refused('EXAM_OVER');
  for (const [code, more] of [['NO_CLASS', { daftar_kelas: [], ruang: [] }], ['NO_QUESTIONS', { soal: [] }], ['WEIGHTS_OFF', { soal: soal.slice(1) }], ['NO_SUPERVISOR', { ruang: [] }], ['NO_SUPERVISOR', { ruang: [room('Lab 1', aturan.daftar_kelas, [])] }]] as const)
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

test('rooms and weights are not written over what somebody else has put there since', () => {
  const rows = (list: typeof soal) => list.map(({ id_soal, versi, bobot }, i) => ({ nomor: i + 1, id_soal, versi, bobot }));
  const turned = soal.toReversed();
  const heavier = soal.map((it, i) => ({ ...it, bobot: i ? it.bobot : it.bobot + 1 }));
  const choose = (seen: typeof soal) => new ChooseExamQuestions({ id_cbt, soal: soal.slice(1), sebelum: { cbtSoalBundle: rows(seen) } }, SYSTEM);
  exam(planned).when(choose(soal)).then(events.ExamQuestionsChosen({ id_cbt, soal: soal.slice(1), sebelum: soal }));
  for (const seen of [turned, heavier]) exam(planned).when(choose(seen)).refused('CONFLICT');
  const told = ruang.map(({ daftar_guru, daftar_kelas, ...it }) => ({ ...it, daftar_guru: daftar_guru.toReversed(), daftar_kelas: daftar_kelas.toReversed() }));
  const after = ruang.map((it, i) => ({ ...it, ruang: `Lab ${i + 1} baru` }));
  const change = (pengawas: typeof told) => new ChangeExam({ id_cbt, ruang: after, sebelum: { pengawas } }, SYSTEM);
  const { id_cbt: _, id_guru: __, id_tahun_ajaran: ___, soal: ____, ...sebelum } = plan;
  exam(planned).when(change(told)).then(events.ExamChanged({ id_cbt, ...sebelum, ruang: after, sebelum }));
  exam(planned).when(change(told.map((it) => ({ ...it, sesi: 2 })))).refused('CONFLICT');
  exam(planned).when(change(told.map((it) => ({ ...it, daftar_guru: [] })))).refused('CONFLICT');
});

test('nobody decides on what they have not seen', () => {
  const before = { ...aturan, ruang };
  const moved = events.ExamChanged({ id_cbt, ...before, durasi: 60, sebelum: before });
  for (const decision of [new ApproveExam({ id_cbt, versi: 1 }, SYSTEM), new ReturnExam({ id_cbt, alasan: 'Kunci', versi: 1 }, SYSTEM)]) exam(planned, submitted, moved).when(decision).refused('EXAM_CHANGED');
  exam(planned, submitted, moved).when(new ApproveExam({ id_cbt, versi: 2 }, SYSTEM)).then(approved);
});

test('what waits is changed as long as it stays whole; what is approved is not, and what has begun stays what it is', () => {
  const change = (at = NOW) => new ChangeExam({ id_cbt, durasi: 60 }, SYSTEM, { at });
  const { id_cbt: _, id_guru: __, id_tahun_ajaran: ___, soal: ____, ...sebelum } = plan;
  exam(planned).when(change()).then(events.ExamChanged({ id_cbt, ...sebelum, durasi: 60, sebelum }));
  exam(planned, submitted).when(change()).then(events.ExamChanged({ id_cbt, ...sebelum, durasi: 60, sebelum }));
  exam(planned, submitted).knowing({ bentrok: { nama: 'PAS IPA' } }).when(change()).refused('SUPERVISOR_BUSY');
  exam(planned, submitted).when(new ChangeExam({ id_cbt, tipe: 'PH' }, SYSTEM)).refused('EXAM_APPROVED');
  exam(planned, submitted).when(new ChooseExamQuestions({ id_cbt, soal: soal.slice(1) }, SYSTEM)).refused('WEIGHTS_OFF');
  exam(planned).when(new ChangeExam({ id_cbt, durasi: 60, sebelum: { durasi: 45 } }, SYSTEM)).refused('CONFLICT');
  exam(planned).when(new ChooseExamQuestions({ id_cbt, soal: [], sebelum: { cbtSoalBundle: [idOf('soal 0')] } }, SYSTEM)).refused('CONFLICT');
  exam(planned, submitted, approved).when(change()).refused('EXAM_APPROVED');
  exam(planned, submitted, approved).when(change(aturan.mulai)).refused('EXAM_STARTED');
  exam(planned, submitted, approved).when(new ReturnExam({ id_cbt, alasan: 'x' }, SYSTEM, { at: aturan.mulai })).refused('EXAM_STARTED');
  exam(planned, submitted, approved).when(new ChooseExamQuestions({ id_cbt, soal: [] }, SYSTEM)).refused('EXAM_APPROVED');
  exam(planned, submitted, approved, events.ExamReturned({ id_cbt, alasan: 'x' })).when(new ChooseExamQuestions({ id_cbt, soal: soal.slice(1) }, SYSTEM)).then(events.ExamQuestionsChosen({ id_cbt, soal: soal.slice(1), sebelum: soal }));
});

test('a daily test that approved itself is changed until it begins', () => {
  const daily = [events.ExamPlanned({ ...plan, tipe: 'PH', ruang: [] }), submitted, events.ExamApproved({ id_cbt, otomatis: true })];
  const sebelum = { ...aturan, tipe: 'PH' as const, ruang: [] };
  exam(...daily).when(new ChangeExam({ id_cbt, durasi: 60 }, SYSTEM)).then(events.ExamChanged({ id_cbt, ...sebelum, durasi: 60, sebelum }));
  exam(...daily).when(new ChangeExam({ id_cbt, durasi: 60 }, SYSTEM, { at: aturan.mulai })).refused('EXAM_STARTED');
});

test('a supervisor is taken off, or another takes their place, and no room is left without one', () => {
  const [{ id_pengawas_cbt }] = ruang as [typeof ruang[0] & { id_pengawas_cbt: string }];
  const unlink = (more: object = {}, at = NOW) => new UnlinkSupervisor({ id_cbt, id_pengawas_cbt, id_guru: idOf('budi'), ...more }, SYSTEM, { at });
  const replaced = events.SupervisorUnlinked({ id_cbt, id_pengawas_cbt, id_guru: idOf('budi'), pengganti: idOf('wahyu') });
  exam(planned).when(unlink()).then(events.SupervisorUnlinked({ id_cbt, id_pengawas_cbt, id_guru: idOf('budi'), pengganti: null }));
  exam(planned, submitted, approved).when(unlink()).refused('NO_SUPERVISOR');
  exam(planned, submitted, approved).when(unlink({ pengganti: idOf('wahyu') }, aturan.mulai)).then(replaced);
  exam(planned, submitted, approved, replaced).when(unlink({ pengganti: idOf('wahyu') })).nothing();
  exam(planned, submitted, approved).when(unlink({ pengganti: idOf('sari') })).refused('SUPERVISOR_TWICE');
  exam(planned, submitted).knowing({ bentrok: { nama: 'PAS IPA' } }).when(unlink({ pengganti: idOf('wahyu') })).refused('SUPERVISOR_BUSY');
  exam(planned, submitted, approved).when(unlink({ pengganti: idOf('wahyu') }, aturan.tutup)).refused('EXAM_OVER');
  exam(planned).when(unlink({ id_pengawas_cbt: idOf('no room') })).refused('NOT_FOUND');
});

test('only what nobody waits for is removed', () => {
  const remove = new RemoveExam({ id_cbt }, SYSTEM);
  const gone = events.ExamRemoved({ id_cbt, daftar_kelas: aturan.daftar_kelas, ruang, soal: soal.map((it) => it.id_soal), peserta: [] });
  exam(planned).when(remove).then(gone);
  exam(planned, submitted).when(remove).refused('IN_USE');
  exam(planned, gone).when(remove).nothing();
  exam().when(remove).refused('NOT_FOUND');
});

test('what is cancelled stays so', () => {
  const cancel = new CancelExam({ id_cbt, alasan: 'Banjir' }, SYSTEM);
  const cancelled = events.ExamCancelled({ id_cbt, alasan: 'Banjir' });
  exam(planned, submitted, approved).when(cancel).then(cancelled);
  exam(planned, cancelled).when(cancel).nothing();
  exam(planned, submitted, approved).knowing({ mengerjakan: 2 }).when(cancel).refused('EXAM_SAT');
  exam(planned, submitted, approved).when(new CancelExam({ id_cbt, alasan: 'Banjir' }, SYSTEM, { at: aturan.tutup })).refused('EXAM_OVER');
  for (const later of [submit, new ApproveExam({ id_cbt }, SYSTEM), new ChangeExam({ id_cbt, durasi: 60 }, SYSTEM)]) exam(planned, submitted, cancelled).when(later).refused('EXAM_CANCELLED');
});

test('who sits it is written down when it changes: before it begins as the classes are, then whoever comes is added', () => {
  const seat = (name: string, id_pengawas_cbt = ruang[0]?.id_pengawas_cbt as string) => ({ id_murid: idOf(name), id_kelas_tahun_ajaran: idOf('7A'), id_pengawas_cbt });
  const [ani, beni, moved] = [seat('ani'), seat('beni'), seat('ani', ruang[1]?.id_pengawas_cbt)];
  const seating = (peserta: (typeof ani)[], at = NOW) => new SeatParticipants({ id_cbt, peserta }, SYSTEM, { at });
  const seated = events.ExamSeated({ id_cbt, peserta: [ani], keluar: [] });
  const approvedExam = [planned, submitted, approved];
  exam(planned, submitted).when(seating([ani])).nothing();
  exam(...approvedExam).when(seating([ani])).then(seated);
  exam(...approvedExam, seated).when(seating([ani])).nothing();
  exam(...approvedExam, seated).when(seating([beni])).then(events.ExamSeated({ id_cbt, peserta: [beni], keluar: [ani.id_murid] }));
  exam(...approvedExam, seated).when(seating([moved])).then(events.ExamSeated({ id_cbt, peserta: [moved], keluar: [] }));
  exam(...approvedExam, seated).when(seating([beni, moved], aturan.mulai)).then(events.ExamSeated({ id_cbt, peserta: [ani, beni], keluar: [] }));
  exam(...approvedExam, seated).when(seating([moved], aturan.mulai)).nothing();
  exam(...approvedExam, seated).when(seating([beni], aturan.tutup)).nothing();
});

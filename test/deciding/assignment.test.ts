import { type AturanTugas, statusOf, type Tugas } from '#contract/assignment/assignment';
import { AssignmentBegun, AssignmentChanged, AssignmentRemoved, AssignmentSet, PhrasesKept, SubmissionHandedIn, SubmissionMarked, SubmissionReturned, SubmissionWithdrawn } from '#contract/assignment/assignment.events';
import { defaultSettings } from '#contract/institution/institution';
import type { Fact } from '#contract/kit/event';
import { assignmentDecider, BeginAssignment, ChangeAssignment, RemoveAssignment, SetAssignment } from '#server/assignment/assignment.decider';
import { KeepPhrases, phrasesDecider } from '#server/assignment/phrases.decider';
import { HandIn, type Isi, MarkWork, ReturnWork, submissionDecider, submissionId, WithdrawWork } from '#server/assignment/submission.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_sesi, id_murid, id_guru] = [idOf('a lesson'), idOf('ani'), idOf('budi')];
const [MULAI, DIBUKA, TENGGAT, AKHIR] = ['2026-07-13T01:00:00.000Z', '2026-07-13T01:00:00.000Z', '2026-07-15T10:00:00.000Z', '2026-07-17T10:00:00.000Z'];
const [EARLY, IN_TIME, AFTER, LONG_AFTER] = ['2026-07-13T00:59:59.999Z', '2026-07-14T10:00:00.000Z', '2026-07-15T10:00:00.001Z', '2026-07-17T10:00:00.001Z'];
const lesson = { mulai: MULAI, id_kelas_tahun_ajaran: idOf('7A'), id_mata_pelajaran: idOf('MTK'), isActive: true };
const option = (id: string) => ({ id, isi: `Pilihan ${id}` });
const question = (nomor: number, kunci = 'B') => ({ nomor, id_soal: null, versi: null, pertanyaan: `Berapa ${nomor} + ${nomor}?`, opsi: ['A', 'B', 'C', 'D'].map(option), kunci, pembahasan: '' });
const aturan: AturanTugas = {
  tipe_assignment: 'Essay', judul: 'Pecahan', petunjuk: 'Kerjakan halaman 12.', dibuka: DIBUKA, tenggat: TENGGAT, terlambat: 'terima', batas_terlambat: AKHIR, nilai_terlambat: 80,
  rubrik: [{ kriteria: 'Isi', skor: 6 }, { kriteria: 'Bahasa', skor: 2 }], berkas: [],
};
const essay: Tugas = { ...aturan, soal: [] };
const choice: Tugas = { ...aturan, tipe_assignment: 'Multiple Choice', rubrik: [], soal: [question(1), question(2), question(3, 'C')] };
const upload: Tugas = { ...aturan, tipe_assignment: 'File Upload', soal: [] };

describe('setting it', () => {
  const needs = { lesson, settings: defaultSettings };
  const assignment = (...facts: Fact<any>[]) => given(assignmentDecider)(...facts).knowing(needs);
  const set = (tugas: object = essay, at = EARLY) => new SetAssignment({ id_sesi, ...(tugas as Tugas) }, SYSTEM, { at });
  const change = (wish: object, at = EARLY) => new ChangeAssignment({ id_sesi, ...wish }, SYSTEM, { at });
  const stood = AssignmentSet({ id_sesi, ...essay });
  const { soal: soal_sebelum, ...sebelum } = essay;

  test('a lesson has one, of a semester that is not closed', () => {
    assignment().when(set()).then(stood);
    assignment(stood).when(set()).refused('ASSIGNMENT_THERE');
    assignment(stood, AssignmentRemoved({ id_sesi })).when(set()).then(stood);
    given(assignmentDecider)().knowing({ ...needs, lesson: undefined }).when(set()).refused('NOT_FOUND');
    given(assignmentDecider)().knowing({ ...needs, lesson: { ...lesson, isActive: false } }).when(set()).refused('SEMESTER_CLOSED');
  });
  test('it opens with its lesson unless somebody says when', () => {
    assignment().when(set({ ...essay, dibuka: undefined })).then(stood);
    assignment().when(set({ ...essay, dibuka: TENGGAT })).refused('OPENS_AFTER_DEADLINE');
  });
  test('its deadline is neither over nor before the lesson', () => {
    assignment().when(set(essay, TENGGAT)).refused('DEADLINE_PAST');
    assignment().when(set({ ...essay, tenggat: EARLY, dibuka: '2026-07-12T01:00:00.000Z' }, '2026-07-12T02:00:00.000Z')).refused('DEADLINE_BEFORE_LESSON');
    assignment(stood).when(change({ tenggat: IN_TIME }, AFTER)).refused('DEADLINE_PAST');
    assignment(stood).when(change({ judul: 'Pecahan biasa' }, AFTER)).then(AssignmentChanged({ id_sesi, ...essay, judul: 'Pecahan biasa', sebelum, soal_sebelum }));
  });
  test('late work ends after the deadline, and where none is taken nothing is said of it', () => {
    assignment().when(set({ ...essay, batas_terlambat: TENGGAT })).refused('LATE_BEFORE_DEADLINE');
    assignment().when(set({ ...essay, terlambat: 'tolak' })).then(AssignmentSet({ id_sesi, ...essay, terlambat: 'tolak', batas_terlambat: null, nilai_terlambat: 100 }));
  });
  test('a choice of answers has questions with their keys, others have none', () => {
    assignment().when(set(choice)).then(AssignmentSet({ id_sesi, ...choice }));
    assignment().when(set({ ...choice, soal: [] })).refused('NO_QUESTIONS');
    assignment().when(set({ ...choice, soal: [question(1, 'E')] })).refused('VALIDATION');
    assignment().when(set({ ...choice, soal: [{ ...question(1), opsi: [option('A'), option('B')] }] })).refused('VALIDATION');
    assignment().when(set({ ...choice, soal: [{ ...question(1), pembahasan: 'x'.repeat(300_000) }] })).refused('QUESTIONS_TOO_LARGE');
    assignment().when(set({ ...essay, soal: [question(1)] })).then(stood);
  });
  test('once somebody hands in its type and questions stay, and it cannot be removed', () => {
    const [chosen, begun] = [AssignmentSet({ id_sesi, ...choice }), AssignmentBegun({ id_sesi })];
    assignment(chosen).when(new BeginAssignment({ id_sesi }, SYSTEM)).then(begun);
    assignment(chosen, begun).when(new BeginAssignment({ id_sesi }, SYSTEM)).nothing();
    assignment(chosen, begun).when(change({ tipe_assignment: 'Essay' })).refused('SUBMISSIONS_EXIST');
    assignment(chosen, begun).when(change({ soal: [question(1)] })).refused('SUBMISSIONS_EXIST');
    assignment(chosen, begun).when(new RemoveAssignment({ id_sesi }, SYSTEM)).refused('SUBMISSIONS_EXIST');
    const { soal, ...rules } = choice;
    assignment(chosen, begun).when(change({ judul: 'Kuis' })).then(AssignmentChanged({ id_sesi, ...choice, judul: 'Kuis', sebelum: rules, soal_sebelum: soal }));
    assignment(chosen).when(new RemoveAssignment({ id_sesi }, SYSTEM)).then(AssignmentRemoved({ id_sesi }));
  });
  test('once its deadline has passed keys are told, so nobody is given time to answer with them', () => {
    const [chosen, begun] = [AssignmentSet({ id_sesi, ...choice }), AssignmentBegun({ id_sesi })];
    const { soal, ...rules } = choice;
    assignment(chosen, begun).when(change({ tenggat: LONG_AFTER, batas_terlambat: null }, AFTER)).refused('KEYS_TOLD');
    const later = { ...choice, tenggat: LONG_AFTER, batas_terlambat: null };
    assignment(chosen, begun).when(change({ tenggat: LONG_AFTER, batas_terlambat: null }, TENGGAT)).then(AssignmentChanged({ id_sesi, ...later, sebelum: rules, soal_sebelum: soal }));
    assignment(chosen).when(change({ tenggat: LONG_AFTER, batas_terlambat: null }, AFTER)).then(AssignmentChanged({ id_sesi, ...later, sebelum: rules, soal_sebelum: soal }));
    assignment(chosen, begun).when(change({ batas_terlambat: null }, AFTER)).then(AssignmentChanged({ id_sesi, ...choice, batas_terlambat: null, sebelum: rules, soal_sebelum: soal }));
    assignment(stood, begun).when(change({ tenggat: LONG_AFTER, batas_terlambat: null }, AFTER)).then(AssignmentChanged({ id_sesi, ...essay, tenggat: LONG_AFTER, batas_terlambat: null, sebelum, soal_sebelum }));
  });
  test('whoever changed an older version is told, and what changes nothing is nothing', () => {
    assignment(stood).when(change({ judul: 'Baru', versi: 1 })).then(AssignmentChanged({ id_sesi, ...essay, judul: 'Baru', sebelum, soal_sebelum }));
    assignment(stood, AssignmentChanged({ id_sesi, ...essay, judul: 'Lain', sebelum, soal_sebelum })).when(change({ judul: 'Baru', versi: 1 })).refused('CONFLICT');
    assignment(stood).when(change({ judul: essay.judul })).nothing();
    assignment().when(change({ judul: 'Baru' })).refused('NO_ASSIGNMENT');
    assignment().when(new BeginAssignment({ id_sesi }, SYSTEM)).refused('NO_ASSIGNMENT');
  });
});

const whose = { id_pengumpulan: submissionId(id_sesi, id_murid), id_sesi, id_murid };
const isi: Isi = { essay_answer: '<p>Setengah.</p>', jawaban_murid: null, id_file: null };
const work = (tugas: Tugas, more: object = {}) => (...facts: Fact<any>[]) => given(submissionDecider)(...facts).knowing({ tugas: { ...tugas, isBegun: true }, lesson, ...more });
const handIn = (at: string, what: Partial<Isi> = {}) => new HandIn({ id_sesi, id_murid, ...isi, ...what }, SYSTEM, { at });
const handedIn = (versi = 1, submit_time = IN_TIME, more: object = {}) => SubmissionHandedIn({ ...whose, versi, submit_time, tipe_assignment: 'Essay', isTerlambat: submit_time > TENGGAT, ...isi, ...more });
const marked = (tugas_nilai: number | null, more: object = {}) => SubmissionMarked({ ...whose, versi: 1, tugas_nilai, kriteria: [], feedback: '', id_kd: null, isOtomatis: false, sebelum: null, ...more });
const returned = SubmissionReturned({ ...whose, versi: 1, feedback: 'Ulangi bagian b', kembali_sampai: null });
const mark = (wish: object, at = IN_TIME) => new MarkWork({ id_sesi, id_murid, id_kd: null, ...wish }, SYSTEM, { at });

describe('handing in', () => {
  const essays = work(essay);
  test('every version is kept with the time of the server', () => {
    essays().when(handIn(IN_TIME)).then(handedIn());
    essays(handedIn()).when(handIn(TENGGAT, { essay_answer: 'Dua' })).then(handedIn(2, TENGGAT, { essay_answer: 'Dua' }));
    essays(handedIn()).when(handIn(TENGGAT)).nothing();
  });
  test('neither before it opens nor after it is over; what is late says so', () => {
    essays().when(handIn(EARLY)).refused('NOT_OPEN_YET');
    essays().when(handIn(AFTER)).then(handedIn(1, AFTER));
    essays().when(handIn(LONG_AFTER)).refused('HANDING_IN_CLOSED');
    work({ ...essay, terlambat: 'tolak', batas_terlambat: null })().when(handIn(AFTER)).refused('HANDING_IN_CLOSED');
    work({ ...essay, batas_terlambat: null })().when(handIn(LONG_AFTER)).then(handedIn(1, LONG_AFTER));
  });
  test('what is handed in is what is asked for', () => {
    essays().when(handIn(IN_TIME, { essay_answer: null })).refused('WRONG_ANSWER_KIND');
    essays().when(handIn(IN_TIME, { jawaban_murid: { 1: 'A' } })).refused('WRONG_ANSWER_KIND');
    work(choice)().when(handIn(IN_TIME, { essay_answer: null, jawaban_murid: { 4: 'A' } })).refused('NO_SUCH_QUESTION');
    work(choice)().when(handIn(IN_TIME, { essay_answer: null, jawaban_murid: { 1: 'E' } })).refused('NO_SUCH_QUESTION');
    given(submissionDecider)().knowing({ lesson }).when(handIn(IN_TIME)).refused('NO_ASSIGNMENT');
  });
  test('a file is one that the student has uploaded', () => {
    const file = { essay_answer: null, id_file: idOf('a file') };
    const uploaded = SubmissionHandedIn({ ...whose, versi: 1, submit_time: IN_TIME, tipe_assignment: 'File Upload', isTerlambat: false, ...isi, ...file });
    work(upload, { file: { id_pemilik: id_murid, jenis: 'pengumpulan' } })().when(handIn(IN_TIME, file)).then(uploaded);
    work(upload, { file: { id_pemilik: id_murid, jenis: 'soal' } })().when(handIn(IN_TIME, file)).refused('NO_SUCH_FILE');
    work(upload, { file: { id_pemilik: idOf('beni'), jenis: 'pengumpulan' } })().when(handIn(IN_TIME, file)).refused('NO_SUCH_FILE');
    work(upload)().when(handIn(IN_TIME, file)).refused('NO_SUCH_FILE');
  });
  test('a choice of answers marks itself, late work at most as the rule says', () => {
    const answers = { essay_answer: null, jawaban_murid: { 1: 'B', 2: 'B', 3: 'A' } };
    const sat = (versi: number, submit_time: string, jawaban_murid: object) => SubmissionHandedIn({ ...whose, versi, submit_time, tipe_assignment: 'Multiple Choice', isTerlambat: submit_time > TENGGAT, ...isi, essay_answer: null, jawaban_murid: jawaban_murid as never });
    const itself = { feedback: null as never, isOtomatis: true };
    work(choice)().when(handIn(IN_TIME, answers)).then(sat(1, IN_TIME, answers.jawaban_murid), marked(66.67, itself));
    const all = { 1: 'B', 2: 'B', 3: 'C' };
    work(choice)().when(handIn(AFTER, { essay_answer: null, jawaban_murid: all })).then(sat(1, AFTER, all), marked(80, itself));
    const before = [sat(1, IN_TIME, answers.jawaban_murid), marked(66.67, itself)];
    work(choice)(...before).when(handIn(TENGGAT, { essay_answer: null, jawaban_murid: all })).then(sat(2, TENGGAT, all), marked(100, { ...itself, versi: 2, sebelum: 66.67 }));
    work(choice)(...before).when(handIn(AFTER, { essay_answer: null, jawaban_murid: all })).refused('ALREADY_MARKED');
  });
  test('what was marked is not replaced, what was returned is', () => {
    essays(handedIn(), marked(75)).when(handIn(TENGGAT, { essay_answer: 'Dua' })).refused('ALREADY_MARKED');
    essays(handedIn(), marked(75), returned).when(handIn(LONG_AFTER, { essay_answer: 'Dua' })).then(handedIn(2, LONG_AFTER, { essay_answer: 'Dua', isTerlambat: false }));
    const until = SubmissionReturned({ ...whose, versi: 1, feedback: 'Ulangi', kembali_sampai: AKHIR });
    essays(handedIn(), until).when(handIn(LONG_AFTER, { essay_answer: 'Dua' })).refused('HANDING_IN_CLOSED');
    essays(marked(0, { versi: 0 })).when(handIn(IN_TIME)).then(handedIn());
  });
  test('it may be taken back as long as nobody has read it', () => {
    const back = new WithdrawWork({ id_sesi, id_murid }, SYSTEM, { at: TENGGAT });
    essays(handedIn()).when(back).then(SubmissionWithdrawn({ ...whose, versi: 1 }));
    essays().when(back).refused('NOTHING_HANDED_IN');
    essays(handedIn(), SubmissionWithdrawn({ ...whose, versi: 1 })).when(back).refused('NOTHING_HANDED_IN');
    essays(handedIn(), marked(75)).when(back).refused('ALREADY_MARKED');
    essays(handedIn(), returned).when(back).refused('ALREADY_MARKED');
    essays(handedIn()).when(new WithdrawWork({ id_sesi, id_murid }, SYSTEM, { at: LONG_AFTER })).refused('HANDING_IN_CLOSED');
  });
});

describe('marking', () => {
  const essays = work(essay);
  test('by hand, or as the parts of the rubric come to', () => {
    essays(handedIn()).when(mark({ tugas_nilai: 81.5 })).then(marked(81.5));
    essays(handedIn()).when(mark({ kriteria: [5, 2], feedback: 'Baik' })).then(marked(87.5, { kriteria: [5, 2], feedback: 'Baik' }));
    essays(handedIn()).when(mark({ kriteria: [7, 2] })).refused('CRITERION_TOO_HIGH');
    essays(handedIn()).when(mark({ kriteria: [5, 2, 1] })).refused('CRITERION_TOO_HIGH');
    essays(handedIn(1, AFTER)).when(mark({ kriteria: [6, 2] })).then(marked(80, { kriteria: [6, 2] }));
    essays(handedIn(1, AFTER)).when(mark({ tugas_nilai: 80.5 })).refused('LATE_MARK_TOO_HIGH');
  });
  test('also of whoever handed in nothing; what changes nothing is nothing', () => {
    essays().when(mark({ tugas_nilai: 0 })).then(marked(0, { versi: 0 }));
    essays(handedIn(), marked(75)).when(mark({ tugas_nilai: 75 })).nothing();
    essays().when(mark({ feedback: '' })).nothing();
  });
  test('a mark can be taken away, and something said without one', () => {
    essays(handedIn(), marked(75)).when(mark({ tugas_nilai: null })).then(marked(null, { sebelum: 75 }));
    essays(handedIn()).when(mark({ feedback: 'Sedang dibaca' })).then(marked(null, { feedback: 'Sedang dibaca' }));
    essays(handedIn(), marked(75), handedIn(2, TENGGAT)).when(mark({ feedback: 'Bagus' })).then(marked(75, { feedback: 'Bagus', sebelum: 75 }));
  });
  test('something is said of a mark that was given by other rules', () => {
    const before = marked(100, { kriteria: [6, 2] });
    const said = marked(100, { kriteria: [6, 2], feedback: 'Bagus', sebelum: 100 });
    work({ ...essay, rubrik: [{ kriteria: 'Isi', skor: 4 }] })(handedIn(), before).when(mark({ feedback: 'Bagus' })).then(said);
    work({ ...essay, nilai_terlambat: 60 })(handedIn(1, AFTER), before).when(mark({ feedback: 'Bagus' })).then(said);
  });
  test('two at once: the second is told what stands there', () => {
    essays(handedIn(), marked(75)).when(mark({ tugas_nilai: 80, sebelum: { tugas_nilai: null } })).refused('CONFLICT');
    essays(handedIn(), marked(75)).when(mark({ tugas_nilai: 80, sebelum: { tugas_nilai: 75 } })).then(marked(80, { sebelum: 75 }));
    essays(handedIn(), marked(75)).when(mark({ feedback: 'Rapi', sebelum: { feedback: '' } })).then(marked(75, { feedback: 'Rapi', sebelum: 75 }));
  });
  test('what was handed in since is read first', () => {
    essays(handedIn(), handedIn(2, TENGGAT, { essay_answer: 'Dua' })).when(mark({ tugas_nilai: 80, versi: 1 })).refused('VERSION_CHANGED');
  });
  test('nothing is marked in a semester that is closed', () => {
    given(submissionDecider)(handedIn()).knowing({ tugas: { ...essay, isBegun: true }, lesson: { ...lesson, isActive: false } }).when(mark({ tugas_nilai: 80 })).refused('SEMESTER_CLOSED');
  });
  test('only what was handed in is returned, with a day that is to come', () => {
    const giveBack = (kembali_sampai: string | null = null) => new ReturnWork({ id_sesi, id_murid, feedback: 'Ulangi bagian b', kembali_sampai }, SYSTEM, { at: AFTER });
    essays(handedIn()).when(giveBack()).then(returned);
    essays(handedIn(), returned).when(giveBack()).nothing();
    essays().when(giveBack()).refused('NOTHING_HANDED_IN');
    essays(handedIn()).when(giveBack(TENGGAT)).refused('DEADLINE_PAST');
  });
});

test('the states of domain 1.5', () => {
  const none = { versi: 0, submit_time: null, isTerlambat: false, nilai_versi: null, kembali: false, kembali_sampai: null };
  const there = { ...none, versi: 1, submit_time: IN_TIME };
  expect([statusOf(none, aturan, TENGGAT), statusOf(none, aturan, AFTER)]).toEqual(['waiting', 'missed']);
  expect([statusOf(there, aturan, AFTER), statusOf({ ...there, isTerlambat: true }, aturan, AFTER)]).toEqual(['submitted', 'late']);
  expect([statusOf({ ...there, nilai_versi: 1 }, aturan, AFTER), statusOf({ ...there, nilai_versi: 1, kembali: true }, aturan, AFTER)]).toEqual(['graded', 'returned']);
  expect([statusOf({ ...there, versi: 2, nilai_versi: 1 }, aturan, AFTER), statusOf({ ...none, nilai_versi: 0 }, aturan, AFTER)]).toEqual(['submitted', 'graded']);
});

test('phrases are kept once each, in the order of their teacher', () => {
  const keep = (daftar_frasa: string[], sebelum?: object) => new KeepPhrases({ id_guru, daftar_frasa, ...(sebelum && { sebelum: sebelum as never }) }, SYSTEM);
  const kept = PhrasesKept({ id_guru, daftar_frasa: ['Rapi', 'Teliti lagi'], sebelum: [] });
  given(phrasesDecider)().when(keep(['Rapi', 'Teliti lagi', 'Rapi'])).then(kept);
  given(phrasesDecider)(kept).when(keep(['Rapi', 'Teliti lagi'])).nothing();
  given(phrasesDecider)(kept).when(keep(['Bagus'], { daftar_frasa: [] })).refused('CONFLICT');
});

import fc from 'fast-check';
import { type Buku, type IsiKolom, unusedId } from '#server/grading/gradebook.state';
import { AttitudeJudged, DescriptionWritten, GradebookLocked, GradebookUnlocked, GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind, UnlockAsked } from '#contract/grading/gradebook.events';
import type { Fact } from '#contract/kit/event';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { AddColumns, AskUnlock, ChangeColumn, EnterScores, JudgeAttitude, LeaveScores, LockGradebook, RemoveColumn, UnlockGradebook, WriteDescription } from '#server/grading/gradebook.commands';
import { gradebookDecider } from '#server/grading/gradebook.decider';
import { type Actor, SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const of = { id_kelas_tahun_ajaran: idOf('7A'), id_mata_pelajaran: idOf('MTK') };
const book = { id_buku_nilai: gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran), ...of };
const [ani, beni, foreign] = [idOf('ani'), idOf('beni'), idOf('eka')];
const [KD3, KD4, TP] = [idOf('3.1'), idOf('4.1'), idOf('TP 7.1')];
const merdeka = { buku: { isActive: true, kumer: true, murid: [ani, beni], terbit: [] as string[], terbit_tengah: [] as string[], kompetensi: [{ id: TP, jenis: 'TP', kode: 'TP 7.1' }] } };
const k13 = { buku: { isActive: true, kumer: false, murid: [ani, beni], terbit: [], terbit_tengah: [], kompetensi: [{ id: KD3, jenis: 'KD', kode: '3.1' }, { id: KD4, jenis: 'KD', kode: '4.1' }] } };
const closed = { buku: { ...merdeka.buku, isActive: false } };
const ADMIN: Actor = { ...SYSTEM, role: 'admin', roles: ['admin'] };

const column = (wish: Partial<IsiKolom> = {}): IsiKolom => ({ assesmentType: 'sumatif_lm', tipe: 'TP', nama: 'Kuis', id_kd: TP, lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null, ...wish });
const daily = column({ assesmentType: 'pengetahuan', tipe: 'KD', id_kd: KD3 });
const [kuis, tugas] = [idOf('kuis'), idOf('tugas')];
const added = (id_kolom: string, isi = column()) => GradeColumnAdded({ ...book, id_kolom, ...isi });
const entered = (id_kolom: string, id_murid: string, nilai: number | null, sebelum: number | null = null) => ScoreEntered({ ...book, id_kolom, id_murid, nilai, sebelum, cara: 'ketik', alasan: null });
const gradebook = (...facts: Fact<any>[]) => given(gradebookDecider)(...facts).knowing(merdeka);
const add = (isi = column(), id_kolom = kuis) => new AddColumns({ ...of, kolom: [{ id_kolom, ...isi }] }, SYSTEM);
const enter = (sel: object[], more: object = {}, by = SYSTEM) => new EnterScores({ ...of, sel: sel as never, cara: 'ketik', alasan: '', ...more }, by);
const cell = (nilai: number | null, id_murid = ani, id_kolom = kuis, more: object = {}) => ({ id_kolom, id_murid, nilai, ...more });

describe('columns', () => {
  test('are of the curriculum of the class, of a competence of its subject', () => {
    gradebook().when(add()).then(added(kuis));
    gradebook().when(add(daily)).refused('COLUMN_OF_OTHER_CURRICULUM');
    gradebook().when(add(column({ id_kd: null }))).refused('COMPETENCE_NEEDED');
    gradebook().when(add(column({ id_kd: idOf('another') }))).refused('COMPETENCE_NEEDED');
    gradebook().when(add(column({ tipe: 'LM', id_kd: null }))).refused('SCOPE_NEEDED');
    gradebook().when(add(column({ tipe: 'SAS', id_kd: null }))).refused('COLUMN_KIND');
    gradebook().when(add(column({ isRemedial: true }))).then(added(kuis, column({ isRemedial: true })));
    gradebook().when(add(column({ tipe: 'SAS', assesmentType: 'sumatif_as', id_kd: null, isRemedial: true }))).refused('COLUMN_KIND');
    given(gradebookDecider)().knowing({ buku: undefined }).when(add()).refused('NO_GRADEBOOK');
  });
  test('of K13 are of knowledge or skills by the number of their competence', () => {
    const book13 = given(gradebookDecider)().knowing(k13);
    book13.when(add(daily)).then(added(kuis, daily));
    book13.when(add({ ...daily, id_kd: KD4 })).refused('COMPETENCE_NEEDED');
    book13.when(add({ ...daily, teknik: 'praktik' })).refused('TECHNIQUE_KIND');
    book13.when(add({ ...daily, assesmentType: 'keterampilan', id_kd: KD4, teknik: 'praktik' })).then(added(kuis, { ...daily, assesmentType: 'keterampilan', id_kd: KD4, teknik: 'praktik' }));
    book13.when(add(column({ assesmentType: 'pengetahuan', tipe: 'PTS', id_kd: null, isRemedial: true }))).refused('COLUMN_KIND');
  });
  test('are there once, and not without end', () => {
    gradebook(added(kuis)).when(add()).refused('COLUMN_TWICE');
    gradebook().when(new AddColumns({ ...of, kolom: [{ id_kolom: kuis, ...column() }, { id_kolom: kuis, ...column() }] }, SYSTEM)).refused('COLUMN_TWICE');
    gradebook(...Array.from({ length: 60 }, (_, i) => added(idOf(`column ${i}`)))).when(add()).refused('TOO_MANY_COLUMNS');
  });
  test('that were removed never come back with what was scored in them', () => {
    const gone = GradeColumnRemoved({ ...book, id_kolom: kuis, sebelum: column(), jumlah_nilai: 1, alasan: null });
    gradebook(added(kuis), entered(kuis, ani, 80), gone).when(add()).refused('COLUMN_TWICE');
    const state = [added(kuis), gone].reduce((held, fact) => evolve(gradebookDecider, held, fact), gradebookDecider.initial as unknown) as Buku;
    expect(unusedId(state, (turn) => (turn ? tugas : kuis))).toBe(tugas);
  });
  test('change what is said of them, carrying what they were', () => {
    const change = (perubahan: object) => new ChangeColumn({ ...of, id_kolom: kuis, perubahan }, SYSTEM);
    gradebook(added(kuis)).when(change({ bobot: 2 })).then(GradeColumnChanged({ ...book, id_kolom: kuis, ...column({ bobot: 2 }), sebelum: column(), alasan: null }));
    gradebook(added(kuis)).when(change({ nama: 'Kuis' })).then();
    gradebook().when(change({ bobot: 2 })).refused('NO_SUCH_COLUMN');
  });
  test('go with their scores only where that was said', () => {
    const remove = (beserta_nilai: boolean) => new RemoveColumn({ ...of, id_kolom: kuis, beserta_nilai }, SYSTEM);
    gradebook(added(kuis)).when(remove(false)).then(GradeColumnRemoved({ ...book, id_kolom: kuis, sebelum: column(), jumlah_nilai: 0, alasan: null }));
    gradebook(added(kuis), entered(kuis, ani, 80)).when(remove(false)).refused('COLUMN_HAS_SCORES');
    gradebook(added(kuis), entered(kuis, ani, 80), entered(kuis, beni, 70), entered(kuis, beni, null, 70)).when(remove(true)).then(GradeColumnRemoved({ ...book, id_kolom: kuis, sebelum: column(), jumlah_nilai: 1, alasan: null }));
  });
  test('go with why where a report that is out would say something else, and as their impact was looked at', () => {
    const remove = (said: object) => new RemoveColumn({ ...of, id_kolom: kuis, beserta_nilai: true, ...said }, SYSTEM);
    const sidik = idOf('an impact');
    const weighed = given(gradebookDecider)(added(kuis), entered(kuis, ani, 80)).knowing({ ...merdeka, akibat: { sidik, alasan_wajib: true } });
    weighed.when(remove({ dampak: sidik })).refused('PUBLISHED_DIFFERS');
    weighed.when(remove({ dampak: idOf('another impact'), alasan: 'Kuis itu dibatalkan' })).refused('IMPACT_CHANGED');
    weighed.when(remove({ dampak: sidik, alasan: 'Kuis itu dibatalkan' })).then(GradeColumnRemoved({ ...book, id_kolom: kuis, sebelum: column(), jumlah_nilai: 1, alasan: 'Kuis itu dibatalkan' }));
  });
  test('of a closed semester go with the reason of the admin', () => {
    const remove = (alasan?: string) => new RemoveColumn({ ...of, id_kolom: kuis, beserta_nilai: false, alasan }, ADMIN);
    given(gradebookDecider)(added(kuis)).knowing(closed).when(remove()).refused('REASON_NEEDED');
    given(gradebookDecider)(added(kuis)).knowing(closed).when(remove('Kolom yang keliru')).then(GradeColumnRemoved({ ...book, id_kolom: kuis, sebelum: column(), jumlah_nilai: 0, alasan: 'Kolom yang keliru' }));
  });
});

describe('in a closed semester', () => {
  const over = (...facts: Fact<any>[]) => given(gradebookDecider)(...facts).knowing(closed);
  const alasan = 'Tertinggal saat semester ditutup';
  test('columns, paragraphs and attitudes are the admin’s with a reason, which stays with the fact', () => {
    const column13 = (why = '', by = ADMIN) => new AddColumns({ ...of, kolom: [{ id_kolom: kuis, ...column() }], alasan: why }, by);
    over().when(column13(alasan, SYSTEM)).refused('SEMESTER_OVER');
    over().when(column13()).refused('REASON_NEEDED');
    over().when(column13(alasan)).then(GradeColumnAdded({ ...book, id_kolom: kuis, ...column(), alasan }));
    over().when(new WriteDescription({ ...of, id_murid: ani, jenis: 'capaian', teks: 'Tekun', alasan }, ADMIN)).then(DescriptionWritten({ ...book, id_murid: ani, jenis: 'capaian', teks: 'Tekun', sebelum: null, alasan }));
    given(gradebookDecider)().knowing({ buku: { ...k13.buku, isActive: false } }).when(new JudgeAttitude({ ...of, id_murid: ani, aspek: 'sosial', nilai: 4, jurnal: 'Menolong temannya', alasan }, ADMIN))
      .then(AttitudeJudged({ ...book, id_murid: ani, aspek: 'sosial', nilai: 4, sebelum: null, jurnal: 'Menolong temannya', alasan }));
    expect((evolve(gradebookDecider, gradebookDecider.initial, GradeColumnAdded({ ...book, id_kolom: kuis, ...column(), alasan })) as Buku).kolom[kuis]).toEqual(column());
  });
  test('the admin locks what they have put right', () => {
    const facts = [added(kuis), entered(kuis, ani, 80), entered(kuis, beni, 70)];
    over(...facts).when(new LockGradebook(of, ADMIN)).refused('REASON_NEEDED');
    over(...facts).when(new LockGradebook({ ...of, alasan }, ADMIN)).then(GradebookLocked({ ...book, alasan }));
  });
});

describe('scores', () => {
  const there = () => gradebook(added(kuis), added(tugas));
  test('are written cell by cell, and what is wrong with one keeps no other', () => {
    there().when(enter([cell(80), cell(70, foreign), cell(60, ani, idOf('none')), cell(0, beni)])).then(entered(kuis, ani, 80), entered(kuis, beni, 0));
  });
  test('carry what they replace; the same again is nothing, and the second of the same cell is not taken', () => {
    gradebook(added(kuis), entered(kuis, ani, 80)).when(enter([cell(85)])).then(entered(kuis, ani, 85, 80));
    gradebook(added(kuis), entered(kuis, ani, 80)).when(enter([cell(80)])).then();
    there().when(enter([cell(80), cell(90)])).then(entered(kuis, ani, 80));
    gradebook(added(kuis), entered(kuis, ani, 80)).when(enter([cell(null)])).then(entered(kuis, ani, null, 80));
  });
  test('that somebody else has written meanwhile stay', () => {
    const book = gradebook(added(kuis), entered(kuis, ani, 80));
    book.when(enter([cell(85, ani, kuis, { sebelum: null })])).then();
    book.when(enter([cell(85, ani, kuis, { sebelum: 80 })])).then(entered(kuis, ani, 85, 80));
    book.when(enter([cell(80, ani, kuis, { sebelum: null })])).then();
  });
  test('are the admin’s in a closed semester, who says why', () => {
    const over = given(gradebookDecider)(added(kuis)).knowing(closed);
    over.when(enter([cell(80)])).refused('SEMESTER_OVER');
    over.when(enter([cell(80)], {}, ADMIN)).refused('REASON_NEEDED');
    over.when(enter([cell(80)], { alasan: 'Salah salin dari kertas' }, ADMIN)).then(ScoreEntered({ ...book, id_kolom: kuis, id_murid: ani, nilai: 80, sebelum: null, cara: 'ketik', alasan: 'Salah salin dari kertas' }));
  });
  test('stay as a report of the end of the semester has them while it is out', () => {
    const out = given(gradebookDecider)(added(kuis), added(tugas), entered(kuis, ani, 80)).knowing({ buku: { ...merdeka.buku, terbit: [ani] } });
    out.when(enter([cell(90), cell(70, beni)])).then(entered(kuis, beni, 70));
    out.when(new RemoveColumn({ ...of, id_kolom: kuis, beserta_nilai: true }, SYSTEM)).refused('REPORT_OUT');
    out.when(new ChangeColumn({ ...of, id_kolom: kuis, perubahan: { bobot: 2 } }, SYSTEM)).refused('REPORT_OUT');
    out.when(new ChangeColumn({ ...of, id_kolom: tugas, perubahan: { bobot: 2 } }, SYSTEM)).then(GradeColumnChanged({ ...book, id_kolom: tugas, ...column({ bobot: 2 }), sebelum: column(), alasan: null }));
    out.when(new WriteDescription({ ...of, id_murid: ani, jenis: 'capaian', teks: 'Tekun' }, SYSTEM)).refused('REPORT_OUT');
  });
  test('that a report of the middle of the semester has told change with a reason only', () => {
    const [sts, sas] = [idOf('sts'), idOf('sas')];
    const facts = [added(kuis), added(tugas, column({ assesmentType: 'formatif' })), added(sts, column({ tipe: 'STS', assesmentType: 'sumatif_ts', id_kd: null })), added(sas, column({ tipe: 'SAS', assesmentType: 'sumatif_as', id_kd: null })), ...[kuis, tugas, sts, sas].map((it) => entered(it, ani, 80))];
    const out = given(gradebookDecider)(...facts, entered(kuis, beni, 80)).knowing({ buku: { ...merdeka.buku, terbit_tengah: [ani] } });
    const alasan = 'Salah salin dari kertas';
    out.when(enter([cell(90), cell(90, beni), cell(null, ani, sts), cell(90, ani, tugas), cell(90, ani, sas)])).then(entered(kuis, beni, 90, 80), entered(tugas, ani, 90, 80), entered(sas, ani, 90, 80));
    out.when(enter([cell(90, ani, kuis, { sebelum: 80 })], { alasan: 'Keliru' })).then();
    out.when(enter([cell(90, ani, kuis, { sebelum: 80 })], { alasan })).then(ScoreEntered({ ...book, id_kolom: kuis, id_murid: ani, nilai: 90, sebelum: 80, cara: 'ketik', alasan }));
    given(gradebookDecider)(added(kuis)).knowing({ buku: { ...merdeka.buku, terbit_tengah: [ani] } }).when(enter([cell(90)])).then(entered(kuis, ani, 90));
  });
  test('come to the same whether they are sent at once or one by one', () => {
    const facts = [added(kuis), added(tugas)].reduce((state, fact) => evolve(gradebookDecider, state, fact), gradebookDecider.initial as unknown);
    const cells = fc.array(fc.record({ id_kolom: fc.constantFrom(kuis, tugas, idOf('none')), id_murid: fc.constantFrom(ani, beni, foreign), nilai: fc.option(fc.integer({ min: 0, max: 100 })), sebelum: fc.option(fc.option(fc.integer({ min: 0, max: 100 })), { nil: undefined }) }), { maxLength: 12 });
    const foldedWith = (state: unknown, sel: object[]) => [gradebookDecider.decide.EnterScores({ ...of, sel: sel as never, cara: 'ketik', alasan: '' }, state as never, { by: SYSTEM, at: '', id: '', needs: merdeka } as never)].flat().reduce((held, fact) => evolve(gradebookDecider, held, fact as Fact), state);
    fc.assert(fc.property(cells, (sel) => {
      const once = sel.filter((it, i) => sel.findIndex((other) => other.id_kolom === it.id_kolom && other.id_murid === it.id_murid) === i);
      expect((foldedWith(facts, once) as { nilai: object }).nilai).toEqual((once.reduce((state, it) => foldedWith(state, [it]), facts) as { nilai: object }).nilai);
    }));
  });
});

describe('scores of the class that a student left', () => {
  const dari = { id_kelas_tahun_ajaran: idOf('7B'), kelas: '7B', id_kolom: tugas, kolom: 'Kuis 1' };
  const bring = (nilai: number) => enter([cell(nilai, ani, kuis, { sebelum: null, dari })], { cara: 'sinkron' });
  const brought = (nilai: number, sebelum: number | null = null) => ScoreEntered({ ...book, id_kolom: kuis, id_murid: ani, nilai, sebelum, cara: 'sinkron', alasan: null, dari });
  const leave = (alasan: string, id_murid = ani) => new LeaveScores({ ...of, sel: [{ id_murid, nilai: 80, dari }], alasan }, SYSTEM);
  const left = ScoreLeftBehind({ ...book, id_murid: ani, nilai: 80, dari, alasan: 'Diulang di kelas ini' });
  test('say where they were earned, also where the same stands already; another score is not written over', () => {
    gradebook(added(kuis)).when(bring(80)).then(brought(80));
    gradebook(added(kuis), entered(kuis, ani, 80)).when(bring(80)).then(brought(80, 80));
    gradebook(added(kuis), brought(80)).when(bring(80)).then();
    gradebook(added(kuis), entered(kuis, ani, 75)).when(bring(80)).then();
    gradebook(added(kuis), entered(kuis, ani, 75)).when(enter([cell(80, ani, kuis, { dari })])).then();
    gradebook(added(kuis), added(tugas), brought(80)).when(enter([cell(80, ani, tugas, { sebelum: null, dari })], { cara: 'sinkron' })).then();
    gradebook(added(kuis), brought(80), entered(kuis, ani, null, 80)).when(bring(80)).then(brought(80));
  });
  test('are left behind once, for a reason, of whoever is in the class; and may be brought after all', () => {
    gradebook().when(leave('Diulang di kelas ini')).then(left);
    gradebook(left).when(leave('Diulang di kelas ini')).then();
    gradebook().when(leave('diulang')).refused('REASON_NEEDED');
    gradebook().when(leave('Diulang di kelas ini', foreign)).refused('NOT_OF_CLASS');
    gradebook(added(kuis), left).when(bring(80)).then(brought(80));
    gradebook(GradebookLocked(book)).when(leave('Diulang di kelas ini')).refused('GRADES_LOCKED');
  });
});

describe('what is said of students', () => {
  test('a paragraph in one’s own words, and back to that of the calculation', () => {
    const describe = (teks: string | null, more: object = {}) => new WriteDescription({ ...of, id_murid: ani, jenis: 'capaian', teks, ...more }, SYSTEM);
    const written = DescriptionWritten({ ...book, id_murid: ani, jenis: 'capaian', teks: 'Tekun', sebelum: null });
    gradebook().when(describe('Tekun')).then(written);
    gradebook(written).when(describe(null)).then(DescriptionWritten({ ...book, id_murid: ani, jenis: 'capaian', teks: null, sebelum: 'Tekun' }));
    gradebook(written).when(describe('Rajin', { sebelum: { teks: null } })).refused('CONFLICT');
    gradebook().when(new WriteDescription({ ...of, id_murid: foreign, jenis: 'capaian', teks: 'Tekun' }, SYSTEM)).refused('NOT_OF_CLASS');
  });
  test('an attitude of K13 other than Good says what was noticed', () => {
    const judge = (nilai: number | null, jurnal = '') => new JudgeAttitude({ ...of, id_murid: ani, aspek: 'sosial', nilai, jurnal }, SYSTEM);
    const book13 = given(gradebookDecider)().knowing(k13);
    book13.when(judge(3)).then(AttitudeJudged({ ...book, id_murid: ani, aspek: 'sosial', nilai: 3, sebelum: null, jurnal: '' }));
    book13.when(judge(4)).refused('JOURNAL_NEEDED');
    book13.when(judge(2, 'Tiga kali berkata kasar')).then(AttitudeJudged({ ...book, id_murid: ani, aspek: 'sosial', nilai: 2, sebelum: null, jurnal: 'Tiga kali berkata kasar' }));
    gradebook().when(judge(3)).refused('NO_ATTITUDES');
  });
  test('an attitude that somebody else has judged meanwhile stays', () => {
    const judge = (nilai: number, jurnal: string, sebelum?: object) => new JudgeAttitude({ ...of, id_murid: ani, aspek: 'sosial', nilai, jurnal, sebelum: sebelum as never }, SYSTEM);
    const judged = (nilai: number, sebelum: number | null, jurnal: string) => AttitudeJudged({ ...book, id_murid: ani, aspek: 'sosial', nilai, sebelum, jurnal });
    const theirs = given(gradebookDecider)(judged(2, null, 'Tiga kali berkata kasar')).knowing(k13);
    theirs.when(judge(4, 'Menolong temannya', { nilai: null, jurnal: null })).refused('CONFLICT');
    theirs.when(judge(2, 'Menolong temannya', { nilai: 2, jurnal: '' })).refused('CONFLICT');
    theirs.when(judge(2, 'Tiga kali berkata kasar', { nilai: null, jurnal: null })).then();
    theirs.when(judge(4, 'Menolong temannya', { nilai: 2, jurnal: 'Tiga kali berkata kasar' })).then(judged(4, 2, 'Menolong temannya'));
    theirs.when(judge(4, 'Menolong temannya')).then(judged(4, 2, 'Menolong temannya'));
  });
});

describe('handing over', () => {
  const lock = new LockGradebook(of, SYSTEM);
  const whole = [added(kuis), entered(kuis, ani, 80), entered(kuis, beni, 70)];
  const locked = GradebookLocked(book);
  test('takes a score of every student', () => {
    gradebook(...whole).when(lock).then(locked);
    gradebook(added(kuis), entered(kuis, ani, 80)).when(lock).refused('GRADES_INCOMPLETE');
    gradebook(...whole, entered(kuis, beni, null, 70)).when(lock).refused('GRADES_INCOMPLETE');
    gradebook(...whole, locked).when(lock).then();
  });
  test('closes everything until somebody opens it, who says why', () => {
    const open = (alasan: string, by = SYSTEM) => new UnlockGradebook({ ...of, alasan }, by);
    for (const wish of [enter([cell(90)]), add(column(), tugas), new RemoveColumn({ ...of, id_kolom: kuis, beserta_nilai: true }, SYSTEM)]) gradebook(...whole, locked).when(wish).refused('GRADES_LOCKED');
    gradebook(...whole, locked).when(open('')).refused('REASON_NEEDED');
    gradebook(...whole, locked).when(open('Ada ujian susulan')).then(GradebookUnlocked({ ...book, alasan: 'Ada ujian susulan' }));
    gradebook(...whole).when(open('Ada ujian susulan')).then();
    given(gradebookDecider)(...whole, locked).knowing(closed).when(open('Ada ujian susulan')).refused('SEMESTER_OVER');
  });
  test('is asked back with a reason', () => {
    const ask = new AskUnlock({ ...of, alasan: 'Ada ujian susulan' }, SYSTEM);
    gradebook(...whole, locked).when(ask).then(UnlockAsked({ ...book, alasan: 'Ada ujian susulan' }));
    gradebook(...whole, locked, UnlockAsked({ ...book, alasan: 'Ada ujian susulan' })).when(ask).then();
    gradebook(...whole).when(ask).refused('GRADES_NOT_LOCKED');
  });
});

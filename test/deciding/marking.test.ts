import { scoreOf, type SoalDinilai } from '#contract/exam/marking';
import { AttemptGraded, EssayMarked, KeyCorrected, MarkingFinished, MarkingReopened, MarkVoided, RegradeAdvanced } from '#contract/exam/marking.events';
import { AdvanceRegrade, answerKeyDecider, CorrectKey, FinishMarking, ReopenMarking } from '#server/exam/answer-key.decider';
import { GradeAttempt, MarkEssay, markDecider, VoidMark } from '#server/exam/mark.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const id_cbt = idOf('cbt');
const of = { id_peserta: idOf('peserta'), id_cbt, id_murid: idOf('beni') };
const bare = { pertanyaan: '<p>Berapa?</p>', opsi: [], pasangan: [], kunci: ['B'], cara_nilai: 'semua' as const, skor_maksimal: 1, rubrik: [], pembahasan: '' };
const opsi = [...'ABCD'].map((id) => ({ id, isi: id }));
const [satu, dua, esai] = ['satu', 'dua', 'esai'].map(idOf) as [string, string, string];
const soal: SoalDinilai[] = [
  { id_soal: satu, bobot: 30, isi: { ...bare, tipe: 'Multiple Choice', opsi }, koreksi: null },
  { id_soal: dua, bobot: 30, isi: { ...bare, tipe: 'Isian Singkat', kunci: ['12'] }, koreksi: null },
  { id_soal: esai, bobot: 40, isi: { ...bare, tipe: 'Essay', skor_maksimal: 10 }, koreksi: null },
];
const jawaban = { [satu]: 'B', [dua]: '13', [esai]: 'Karena dua kali enam.' };
const mark = given(markDecider);
const knowing = (more: object = {}) => ({ dinilai: { ke: 1, soal, jawaban, simpanan: { [esai]: '1.3' }, isFinal: false, ...more } });
const grade = new GradeAttempt({ ...of, sebab: 'selesai' }, SYSTEM);
const read = (skor: number, id_soal = esai) => new MarkEssay({ ...of, id_soal, skor, rubrik: [], catatan: 'Langkahnya benar' }, SYSTEM);
const graded = (more: object) => AttemptGraded({ ...of, ke: 1, butir: [[satu, 30, 30], [dua, 0, 30], [esai, null, 40]], nilai: null, sementara: 30, sebab: 'selesai', karena: null, sebelum: null, ...more });
const marked = (skor: number, skor_sebelum: number | null = null) => EssayMarked({ ...of, ke: 1, id_soal: esai, skor, rubrik: [], catatan: 'Langkahnya benar', simpanan: '1.3', skor_sebelum });
const whole = graded({ butir: [[satu, 30, 30], [dua, 0, 30], [esai, 32, 40]], nilai: 62, sementara: 62, sebab: 'esai' });

test('what is finished is marked, and whole when its essay is read', () => {
  mark().knowing({ dinilai: undefined }).when(grade).nothing();
  mark().knowing(knowing()).when(grade).then(graded({}));
  mark(graded({})).knowing(knowing()).when(grade).nothing();
  mark(graded({})).knowing(knowing()).when(read(8)).then(marked(8), whole);
  mark(graded({}), marked(8), whole).knowing(knowing()).when(read(8)).nothing();
  mark(graded({}), marked(8), whole).knowing(knowing()).when(read(9)).then(marked(9, 8), graded({ butir: [[satu, 30, 30], [dua, 0, 30], [esai, 36, 40]], nilai: 66, sementara: 66, sebab: 'esai', sebelum: 62 }));
});

test('a mark that is changed after the marking was finished says so; a remark alone changes none', () => {
  const final = knowing({ isFinal: true });
  mark(graded({}), marked(8), whole).knowing(final).when(read(9)).then(marked(9, 8), graded({ butir: [[satu, 30, 30], [dua, 0, 30], [esai, 36, 40]], nilai: 66, sementara: 66, sebab: 'esai_diubah', sebelum: 62 }));
  const remarked = { ...marked(8, 8), data: { ...marked(8, 8).data, catatan: 'Runtut' } };
  mark(graded({}), marked(8), whole).knowing(final).when(new MarkEssay({ ...read(8).data, catatan: 'Runtut' }, SYSTEM)).then(remarked);
});

test('an essay that nobody wrote needs nobody to read it', () => {
  mark().knowing(knowing({ jawaban: { ...jawaban, [esai]: '  ' } })).when(grade).then(graded({ butir: [[satu, 30, 30], [dua, 0, 30], [esai, 0, 40]], nilai: 30 }));
});

test('essays only, and no more than they can give', () => {
  mark().knowing({ dinilai: undefined }).when(read(5)).refused('NOT_SAT');
  mark().knowing(knowing()).when(read(1, satu)).refused('NOT_AN_ESSAY');
  mark().knowing(knowing()).when(read(11)).refused('SCORE_TOO_HIGH');
});

test('what is put right counts for everybody, what is left out for nobody', () => {
  const after = (cara: string, kunci: string[] = []) => mark(graded({}), marked(8), whole).knowing(knowing({ soal: soal.map((it) => (it.id_soal === dua ? { ...it, koreksi: { cara, kunci } } : it)) })).when(new GradeAttempt({ ...of, sebab: 'koreksi_kunci' }, SYSTEM));
  const again = (two: [number, number], nilai: number) => graded({ butir: [[satu, 30, 30], [dua, ...two], [esai, 32, 40]], nilai, sementara: nilai, sebab: 'koreksi_kunci', sebelum: 62 });
  after('ganti_kunci', ['12', '13']).then(again([30, 30], 92));
  after('semua_benar').then(again([30, 30], 92));
  after('hapus').then(again([0, 0], 88.57));
});

test('an attempt that was voided takes its essays’ marks with it', () => {
  mark(graded({}), marked(8), whole).knowing(knowing({ ke: 2 })).when(grade).then(graded({ ke: 2 }));
});

const key = given(answerKeyDecider);
const ujian = () => ({ ujian: { soal } });
const correct = (id_soal: string, cara: 'ganti_kunci' | 'semua_benar' | 'hapus', kunci: string[] = []) => new CorrectKey({ id_cbt, id_soal, koreksi: { cara, kunci }, alasan: 'Salah ketik' }, SYSTEM);
const corrected = (id_soal: string, koreksi: object, koreksi_sebelum: object | null = null, nomor = 1) => KeyCorrected({ id_cbt, id_soal, nomor, koreksi, koreksi_sebelum, alasan: 'Salah ketik' } as never);

test('a key is corrected once, and again when it was wrong still', () => {
  const first = corrected(satu, { cara: 'ganti_kunci', kunci: ['C'] });
  key().knowing(ujian()).when(correct(satu, 'ganti_kunci', ['C'])).then(first);
  key(first).knowing(ujian()).when(correct(satu, 'ganti_kunci', ['C'])).nothing();
  key(first).knowing(ujian()).when(correct(satu, 'semua_benar', ['C'])).then(corrected(satu, { cara: 'semua_benar', kunci: [] }, { cara: 'ganti_kunci', kunci: ['C'] }, 2));
});

test('what was put right by mistake is taken back, whatever kind it is of, and counts as it was asked', () => {
  const back = (id_soal: string) => new CorrectKey({ id_cbt, id_soal, koreksi: { cara: 'semula', kunci: [] }, alasan: 'Keliru' }, SYSTEM);
  const out = corrected(esai, { cara: 'hapus', kunci: [] });
  key().knowing(ujian()).when(back(esai)).nothing();
  const restored = KeyCorrected({ id_cbt, id_soal: esai, nomor: 2, koreksi: { cara: 'semula', kunci: [] }, koreksi_sebelum: { cara: 'hapus', kunci: [] }, alasan: 'Keliru' });
  key(out).knowing(ujian()).when(back(esai)).then(restored);
  key(out, restored).knowing(ujian()).when(back(esai)).nothing();
  const semula = knowing({ soal: soal.map((it) => ({ ...it, koreksi: { cara: 'semula', kunci: [] } })) });
  mark(graded({}), marked(8), whole).knowing(semula).when(new GradeAttempt({ ...of, sebab: 'koreksi_kunci' }, SYSTEM)).nothing();
});

test.each([[satu, []], [satu, ['E']], [dua, []], [esai, ['B']]])('a key has to fit its question: %s %j', (id_soal, kunci) => {
  key().knowing(ujian()).when(correct(id_soal, 'ganti_kunci', kunci)).refused('NOT_A_KEY');
});
test('only questions of the exam are corrected', () => {
  key().knowing(ujian()).when(correct(idOf('lain'), 'hapus')).refused('NOT_FOUND');
  key().knowing({ ujian: undefined }).when(correct(satu, 'hapus')).refused('NOT_FOUND');
});

const left = (more: object = {}) => ({ sisa: { mengerjakan: 0, selesai: 4, belum_dinilai: 0, terlambat: 0, butir: [], ...more } });
test('marking ends with the last essay, and a correction opens it again', () => {
  const finish = new FinishMarking({ id_cbt, at: '2026-08-10T03:00:00.000Z' }, SYSTEM);
  const finished = MarkingFinished({ id_cbt, butir: [] });
  key().knowing(left({ belum_dinilai: 3 })).when(finish).refused('ESSAYS_WAIT');
  key().knowing(left({ terlambat: 2 })).when(finish).refused('LATE_ANSWERS_WAIT');
  key().knowing(left({ mengerjakan: 1 })).when(finish).refused('STILL_SITTING');
  key().knowing(left({ selesai: 0 })).when(finish).refused('NOBODY_SAT');
  key().knowing(left()).when(finish).then(finished);
  key(finished).knowing(left()).when(finish).nothing();
  key(finished).knowing(ujian()).when(correct(satu, 'hapus')).then(MarkingReopened({ id_cbt }), corrected(satu, { cara: 'hapus', kunci: [] }));
});

test('how far marking anew has come only grows, and is of the newest correction', () => {
  const [first, second] = [corrected(satu, { cara: 'hapus', kunci: [] }), KeyCorrected({ id_cbt, id_soal: dua, nomor: 2, koreksi: { cara: 'hapus', kunci: [] }, koreksi_sebelum: null, alasan: 'Rancu' })];
  const advance = (nomor: number, dinilai: number) => new AdvanceRegrade({ id_cbt, nomor, dinilai, dari: 100 }, SYSTEM);
  const advanced = (nomor: number, dinilai: number) => RegradeAdvanced({ id_cbt, nomor, dinilai, dari: 100 });
  key(first).when(advance(1, 50)).then(advanced(1, 50));
  key(first, advanced(1, 50)).when(advance(1, 50)).nothing();
  key(first, advanced(1, 50), second).when(advance(1, 100)).nothing();
  key(first, advanced(1, 50), second).when(advance(2, 50)).then(advanced(2, 50));
});

test('whoever marks without knowing what stands there is told; who wishes the same has it', () => {
  const seeing = (seen: number | null, skor: number, catatan = 'Langkahnya benar', remark = seen === null ? '' : catatan) => new MarkEssay({ ...of, id_soal: esai, skor, rubrik: [], catatan, sebelum: { skor: seen, catatan: remark } }, SYSTEM);
  const other = [graded({}), marked(8), whole];
  mark(...other).knowing(knowing()).when(seeing(null, 5)).refused('CONFLICT');
  mark(...other).knowing(knowing()).when(seeing(null, 8)).nothing();
  mark(...other).knowing(knowing()).when(seeing(null, 8, '')).refused('CONFLICT');
  mark(...other).knowing(knowing()).when(seeing(8, 9, 'Runtut', '')).refused('CONFLICT');
  mark(...other).knowing(knowing()).when(seeing(8, 9)).then(marked(9, 8), graded({ butir: [[satu, 30, 30], [dua, 0, 30], [esai, 36, 40]], nilai: 66, sementara: 66, sebab: 'esai', sebelum: 62 }));
});

test('no part of a rubric gives more than it can, and nothing is less than nothing', () => {
  const rubric = soal.map((it) => (it.id_soal === esai ? { ...it, isi: { ...it.isi, rubrik: [{ kriteria: 'Isi', skor: 6 }, { kriteria: 'Bahasa', skor: 4 }] } } : it));
  const parts = (rubrik: number[], skor = 8) => mark().knowing(knowing({ soal: rubric })).when(new MarkEssay({ ...of, id_soal: esai, skor, rubrik, catatan: '' }, SYSTEM));
  parts([7, 1]).refused('SCORE_TOO_HIGH');
  parts([1, 1, 1]).refused('SCORE_TOO_HIGH');
  parts([], -1).refused('NOT_A_SCORE');
  expect(['81,5', '81.5', 81.5, '0', ' 7 '].map(scoreOf)).toEqual([81.5, 81.5, 81.5, 0, 7]);
  expect(['-1', '81,555', 81.555, Number.NaN, Number.POSITIVE_INFINITY, 'x', '', '1e2', '1.000,5', -3].map(scoreOf)).toEqual(Array.from({ length: 10 }, () => undefined));
});

test('what is voided loses its mark, once', () => {
  const karena = { id_soal: null, oleh: idOf('bk'), alasan: 'Listrik padam' };
  const voiding = new VoidMark({ ...of, ke: 1, karena }, SYSTEM);
  const gone = MarkVoided({ ...of, ke: 1, karena, sebelum: 62 });
  mark(graded({}), marked(8), whole).when(voiding).then(gone);
  mark(graded({}), marked(8), whole, gone).when(voiding).nothing();
  mark().when(voiding).nothing();
});

test('what was read is no mark of what was written since: it is read anew, and given again though it is the same', () => {
  const [later, again] = [knowing({ simpanan: { [esai]: '2.1' } }), { ...marked(8, 8), data: { ...marked(8, 8).data, simpanan: '2.1' } }];
  const waits = graded({ sebab: 'jawaban_terlambat', sebelum: 62 });
  mark(graded({}), marked(8), whole).knowing(later).when(new GradeAttempt({ ...of, sebab: 'jawaban_terlambat' }, SYSTEM)).then(waits);
  mark(graded({}), marked(8), whole, waits).knowing(later).when(read(8)).then(again, whole);
  mark(graded({}), marked(8), whole, waits).knowing(later).when(new MarkEssay({ ...read(8).data, sebelum: { skor: null } }, SYSTEM)).then(again, whole);
  mark(graded({}), marked(8), whole, waits, again, whole).knowing(later).when(read(8)).nothing();
});

test('marking that was finished is opened for what has to be read, once', () => {
  const [finished, reopened] = [MarkingFinished({ id_cbt, butir: [] }), MarkingReopened({ id_cbt })];
  const reopen = new ReopenMarking({ id_cbt, posisi: '7' }, SYSTEM);
  key(finished).knowing({ isUnknown: true }).when(reopen).then(reopened);
  key(finished).knowing({ isUnknown: false }).when(reopen).nothing();
  key(finished, reopened).when(reopen).nothing();
});

test('the last question that counts is not left out: nothing would be left to mark', () => {
  const [one, none] = [soal.map((it) => (it.id_soal === satu ? it : { ...it, koreksi: { cara: 'hapus' as const, kunci: [] } })), soal.map((it) => (it.id_soal === satu ? it : { ...it, bobot: 0 }))];
  for (const left of [one, none]) key().knowing({ ujian: { soal: left } }).when(correct(satu, 'hapus')).refused('LAST_QUESTION');
  key().knowing({ ujian: { soal: one } }).when(correct(satu, 'semua_benar')).then(corrected(satu, { cara: 'semua_benar', kunci: [] }));
});

test('marking does not end while a correction still reaches people', () => {
  const finish = new FinishMarking({ id_cbt, at: '2026-08-10T03:00:00.000Z' }, SYSTEM);
  const [fixed, half, all] = [corrected(satu, { cara: 'hapus', kunci: [] }), RegradeAdvanced({ id_cbt, nomor: 1, dinilai: 50, dari: 80 }), RegradeAdvanced({ id_cbt, nomor: 1, dinilai: 80, dari: 80 })];
  key(fixed).knowing(left()).when(finish).refused('STILL_REGRADED');
  key(fixed, half).knowing(left()).when(finish).refused('STILL_REGRADED');
  key(fixed, half, all).knowing(left()).when(finish).then(MarkingFinished({ id_cbt, butir: [] }));
  const advance = (dinilai: number, dari: number) => new AdvanceRegrade({ id_cbt, nomor: 1, dinilai, dari }, SYSTEM);
  // Somebody who was counted is at work again, or nobody had finished.
  key(fixed, half).when(advance(49, 49)).then(RegradeAdvanced({ id_cbt, nomor: 1, dinilai: 49, dari: 49 }));
  key(fixed).when(advance(0, 0)).then(RegradeAdvanced({ id_cbt, nomor: 1, dinilai: 0, dari: 0 }));
  key(fixed, all).when(advance(80, 80)).nothing();
  key(fixed, all).when(advance(50, 80)).nothing();
});

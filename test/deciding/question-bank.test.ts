import fc from 'fast-check';
import { faultOf, ofItsKind } from '#contract/question-bank/question-faults';
import { type IsiSoal, visible } from '#contract/question-bank/question';
import { QuestionPackageChanged, QuestionPackageMade, QuestionPackageRemoved, QuestionPlaced, QuestionRemoved, QuestionRevised, QuestionWritten } from '#contract/question-bank/question-bank.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { clean } from '#server/kit/markup';
import { questionDecider, RemoveQuestion, ReviseQuestion, WriteQuestion } from '#server/question-bank/question.decider';
import { ChangeQuestionPackage, MakeQuestionPackage, questionPackageDecider, RemoveQuestionPackage } from '#server/question-bank/question-package.decider';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const id_soal = idOf('soal');
const tempat = { id_mata_pelajaran: idOf('MTK'), id_level: null, id_kd: null, kognitif: 'C2' as const, berbagi: 'pribadi' as const };
const isi: IsiSoal = {
  tipe: 'Multiple Choice', pertanyaan: 'Hasil dari −12 + 8 × (−3) adalah …', opsi: ['12', '−60', '36', '−36'].map((it, i) => ({ id: 'ABCD'[i] as string, isi: it })), pasangan: [], kunci: ['D'],
  cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan: '',
};
const needs = { settings: { jumlah_pilihan_ganda: 4 } };
const wish = { id_soal, id_guru: idOf('budi'), ...isi, ...tempat };
const written = QuestionWritten(wish);
const soal = given(questionDecider);

test('a question is written once', () => {
  soal().knowing(needs).when(new WriteQuestion(wish, SYSTEM)).then(written);
  soal(written).knowing(needs).when(new WriteQuestion(wish, SYSTEM)).nothing();
});

test('each change of what is asked is a version; where it belongs is none', () => {
  const other = { ...isi, kunci: ['B'] };
  soal(written).knowing(needs).when(new ReviseQuestion({ id_soal, kunci: ['B'] }, SYSTEM)).then(QuestionRevised({ id_soal, versi: 2, ...other }));
  soal(written).knowing(needs).when(new ReviseQuestion({ id_soal, kognitif: 'C3' }, SYSTEM)).then(QuestionPlaced({ id_soal, ...tempat, kognitif: 'C3', sebelum: tempat }));
  soal(written).knowing(needs).when(new ReviseQuestion({ id_soal, ...isi, ...tempat }, SYSTEM)).nothing();
});

test('whoever changes an old version is told of the new one', () => {
  const revised = QuestionRevised({ id_soal, versi: 2, ...isi, kunci: ['B'] });
  soal(written, revised).knowing(needs).when(new ReviseQuestion({ id_soal, versi: 1, kunci: ['A'] }, SYSTEM)).refused('QUESTION_CHANGED');
  soal(written, revised).knowing(needs).when(new ReviseQuestion({ id_soal, versi: 2, kunci: ['A'] }, SYSTEM)).then(QuestionRevised({ id_soal, versi: 3, ...isi, kunci: ['A'] }));
});

test('what is blank once it was cleaned is blamed, and breaks nothing', () => {
  soal().knowing(needs).when(new WriteQuestion({ ...wish, pertanyaan: '', opsi: isi.opsi.map((it) => ({ ...it, isi: '' })) }, SYSTEM)).refused('VALIDATION');
});

test('what is used stays, what is gone is gone', () => {
  soal(written).knowing({ use: 'package_question' }).when(new RemoveQuestion({ id_soal }, SYSTEM)).refused('IN_USE');
  soal(written).knowing({}).when(new RemoveQuestion({ id_soal }, SYSTEM)).then(QuestionRemoved({ id_soal }));
  soal(written, QuestionRemoved({ id_soal })).knowing({}).when(new RemoveQuestion({ id_soal }, SYSTEM)).nothing();
  soal(written, QuestionRemoved({ id_soal })).knowing(needs).when(new ReviseQuestion({ id_soal, kunci: ['A'] }, SYSTEM)).refused('NOT_FOUND');
  soal().knowing(needs).when(new ReviseQuestion({ id_soal, kunci: ['A'] }, SYSTEM)).refused('NOT_FOUND');
});

const bare = { ...isi, opsi: [], kunci: [] };
const pairs = [{ kiri: 'Ibu kota Jawa Barat', kanan: 'Bandung' }, { kiri: 'Ibu kota Bali', kanan: 'Denpasar' }];
test.each<[string, Partial<IsiSoal>]>([
  ['opsi', { opsi: isi.opsi.slice(1) }], ['opsi', { opsi: isi.opsi.slice(0, 3) }], ['opsi', { opsi: isi.opsi.map((it) => ({ ...it, isi: it.isi.replace('−36', '36') })) }], ['opsi', { opsi: isi.opsi.map((it) => ({ ...it, isi: '<p> </p>' })) }],
  ['kunci', { kunci: [] }], ['kunci', { kunci: ['A', 'B'] }], ['kunci', { kunci: ['E'] }],
  ['kunci', { tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'A'] }], ['opsi', { tipe: 'Pilihan Ganda Kompleks', opsi: isi.opsi.slice(0, 2), kunci: ['A'] }],
  ['pasangan', { ...bare, tipe: 'Menjodohkan', pasangan: pairs.slice(1) }], ['pasangan', { ...bare, tipe: 'Menjodohkan', pasangan: [...pairs, ...pairs] }],
  ['kunci', { ...bare, tipe: 'Isian Singkat' }], ['rubrik', { ...bare, tipe: 'Essay', skor_maksimal: 10, rubrik: [{ kriteria: 'Langkah', skor: 9 }] }],
  ['pertanyaan', { pertanyaan: '<b>a</b>' }],
])('blames %s of %j', (field, change) => {
  expect(faultOf({ ...isi, ...change }, { jumlah_pilihan_ganda: 4 })?.field).toBe(field);
});
test.each<Partial<IsiSoal>>([
  {}, { tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'C'] }, { ...bare, tipe: 'Menjodohkan', pasangan: pairs }, { ...bare, tipe: 'Isian Singkat', kunci: ['1.000,5', '1000,5'] },
  { ...bare, tipe: 'Essay', skor_maksimal: 10, rubrik: [{ kriteria: 'Langkah', skor: 6 }, { kriteria: 'Hasil', skor: 4 }] }, { pertanyaan: '<img src="/api/file/6c1f2a57-3f43-5d7c-9a0e-51e0e7a4b2c1">' },
])('finds nothing wrong with %j', (change) => {
  expect(faultOf({ ...isi, ...change }, { jumlah_pilihan_ganda: 4 })).toBeUndefined();
});

test('a kind keeps its own parts only', () => {
  expect(ofItsKind({ ...isi, tipe: 'Essay', pasangan: pairs })).toMatchObject({ opsi: [], pasangan: [], kunci: ['D'] });
});

test('nothing but what a question may be written in is kept of its HTML, and cleaning it twice changes nothing', () => {
  const image = '<img src="/api/file/6c1f2a57-3f43-5d7c-9a0e-51e0e7a4b2c1" alt="Segitiga" />';
  expect(clean(`<p dir="rtl" onclick="x()" style="color:red">سلام ${image}<script>x()</script><img src="https://elsewhere.example/a.png"><iframe src="//x"></iframe><a href="javascript:x()">a</a></p>`)).toBe(`<p dir="rtl">سلام ${image}a</p>`);
  expect(clean('<span data-tex="\\frac{1}{2}" class="x">½</span> 1 < 2 & 3')).toBe('<span data-tex="\\frac{1}{2}">½</span> 1 &lt; 2 &amp; 3');
  const piece = fc.oneof(fc.string(), fc.constantFrom('<', '</', 'p', 'script', 'img src=x onerror=', '"', "'", '>', '&lt;', '<svg', '<math', '<!--', '-->', '<style>', '</style>'));
  fc.assert(fc.property(fc.array(piece, { maxLength: 12 }).map((it) => it.join('')), (html) => {
    const once = clean(html);
    expect(clean(once)).toBe(once);
    expect(once).not.toMatch(/<(script|svg|math|style|iframe|a)\b|\son\w+=[^<]*>|javascript:[^<]*"/i);
    expect(visible(once)).not.toMatch(/\s{2}/);
  }), { seed: 20261123 });
});

const paket = { id_paket: idOf('paket'), id_guru: idOf('budi'), judul: 'PH Bilangan', tipe: 'PH' as const, id_mata_pelajaran: idOf('MTK'), id_level: null, daftar_soal: [{ id_soal, bobot: 1 }], kisi_kisi: [] };
const { id_paket, id_guru: _, ...content } = paket;
const made = QuestionPackageMade(paket);
const of = given(questionPackageDecider);

test('a package is made, changed with what it was, and removed once', () => {
  of().when(new MakeQuestionPackage(paket, SYSTEM)).then(made);
  of(made).when(new ChangeQuestionPackage({ id_paket, judul: 'PH 1' }, SYSTEM)).then(QuestionPackageChanged({ id_paket, ...content, judul: 'PH 1', sebelum: content }));
  of(made).when(new ChangeQuestionPackage({ id_paket }, SYSTEM)).nothing();
  of(made).when(new RemoveQuestionPackage({ id_paket }, SYSTEM)).then(QuestionPackageRemoved({ id_paket, daftar_soal: [id_soal] }));
  of(made, QuestionPackageRemoved({ id_paket, daftar_soal: [id_soal] })).when(new RemoveQuestionPackage({ id_paket }, SYSTEM)).nothing();
});

test('a question stands in a package once', () => {
  of().when(new MakeQuestionPackage({ ...paket, daftar_soal: [...paket.daftar_soal, ...paket.daftar_soal] }, SYSTEM)).refused('QUESTION_TWICE');
});

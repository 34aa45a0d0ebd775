import { readMoodle } from '#server/question-bank/formats/moodle';
import { writeMoodle } from '#server/question-bank/formats/moodle-writer';
import { losesNothing } from '#test/kit/round-trip';

const quiz = (questions: string) => readMoodle(`<?xml version="1.0" encoding="UTF-8"?><quiz>${questions}</quiz>`);
const asked = (type: string, inside: string) =>
  quiz(`<question type="${type}"><name><text>Nama</text></name><questiontext format="html"><text><![CDATA[<p>Apa ini?</p>]]></text></questiontext><defaultgrade>2.0000000</defaultgrade>${inside}</question>`);
const one = (type: string, inside: string) => {
  const { soal, salah } = asked(type, inside);
  expect(salah).toEqual([]);
  return soal[0] as (typeof soal)[number];
};

test('what Moodle XML holds comes back as it was', () => losesNothing((soal) => writeMoodle(soal, () => undefined), readMoodle));

test('a single choice with a picture and files beside the text', () => {
  const { soal } = quiz(`<question type="category"><category><text>$course$/Biologi</text></category></question>
    <question type="multichoice"><name><text>Sel</text></name><questiontext format="html"><text><![CDATA[<p>Apa? <img src="@@PLUGINFILE@@/sel%20daun.png" alt="sel"></p>]]></text>
    <file name="sel daun.png" path="/" encoding="base64">dGl0aWs=</file></questiontext><single>true</single>
    <answer fraction="100" format="html"><text>Daun &amp;amp; akar</text><feedback><text>Benar</text></feedback></answer><answer fraction="0" format="plain_text"><text>1 &lt; 2</text></answer><hint><text>x</text></hint></question>`);
  expect(soal[0]).toMatchObject({
    letak: { nomor: 1, nama: 'Sel' }, isi: { tipe: 'Multiple Choice', pertanyaan: '<p>Apa? <img src="berkas:1.png" alt="sel"></p>', opsi: [{ id: 'A', isi: 'Daun &amp; akar' }, { id: 'B', isi: '1 &lt; 2' }], kunci: ['A'] },
    berkas: [{ nama: 'berkas:1.png', tipe: 'image/png', bytes: Buffer.from('titik') }],
  });
  expect(soal[0]?.catatan.map(({ en }) => en)).toEqual(['The category does not come along: $course$/Biologi', 'Feedback of single answers does not come along.', 'Hints do not come along.']);
});

test('tags say where a question belongs; those of others, and its number, are named', () => {
  const { asal, catatan } = one('essay', '<idnumber>S-7</idnumber><tags><tag><text>mapel=MTK</text></tag><tag><text>kognitif=C3</text></tag><tag><text>HOTS</text></tag></tags>');
  expect(asal).toEqual({ mapel: 'MTK', kognitif: 'C3' });
  expect(catatan.map(({ en }) => en)).toEqual(['Tags that do not come along: HOTS', 'The ID number does not come along: S-7']);
});

test('several right ones, pairs, short answers, numbers, essays', () => {
  const answer = (share: number, text: string) => `<answer fraction="${share}" format="html"><text>${text}</text></answer>`;
  expect(one('multichoice', `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-50, 'c')}`).isi).toMatchObject({ tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'B'], cara_nilai: 'sebagian_penalti', skor_maksimal: 2 });
  expect(one('matching', '<subquestion format="html"><text><![CDATA[<p>Jepang</p>]]></text><answer><text>Tokyo</text></answer></subquestion><subquestion><text></text><answer><text>Seoul</text></answer></subquestion>'))
    .toMatchObject({ isi: { pasangan: [{ kiri: '<p>Jepang</p>', kanan: 'Tokyo' }] }, catatan: [{ en: 'A right side without a left one does not come along: Seoul' }] });
  expect(one('shortanswer', `${answer(100, 'empat')}${answer(50, 'hampir')}`)).toMatchObject({ isi: { kunci: ['empat'] }, catatan: [{ en: 'Answers that are not wholly right do not come along: hampir' }] });
  expect(one('numerical', '<answer fraction="100"><text>3.14</text><tolerance>0</tolerance></answer>').isi.kunci).toEqual(['3.14']);
  expect(one('truefalse', `${answer(0, 'true')}${answer(100, 'false')}`).isi.kunci).toEqual(['B']);
  expect(one('essay', '<graderinfo format="html"><text>Pokoknya</text></graderinfo>').isi).toMatchObject({ tipe: 'Essay', kunci: ['Pokoknya'] });
});

test('a picture goes along beside its text', () => {
  const isi = { ...one('essay', '').isi, pertanyaan: 'Apa? <img src="/api/file/x" alt="" />' };
  const [back] = readMoodle(writeMoodle([isi], (src) => ({ nama: src, tipe: 'image/png', bytes: Buffer.from('titik') })).isi).soal;
  expect(back).toMatchObject({ isi: { pertanyaan: 'Apa? <img src="berkas:1.png" alt="" />' }, berkas: [{ bytes: Buffer.from('titik') }] });
});

test('what is not supported is named', () => {
  expect(asked('cloze', '').salah).toMatchObject([{ letak: { nomor: 1, nama: 'Nama' }, id: 'Jenis soal “cloze” tidak didukung.', isi: '<p>Apa ini?</p>' }]);
  expect(asked('numerical', '<answer fraction="100"><text>3</text><tolerance>0.5</tolerance></answer>').salah).toHaveLength(1);
});

test.each([
  ['entities of its own', '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>'], ['what lies too deep', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`], ['what is not closed', '<quiz><question>'],
  ['what closes something else', '<quiz><a></b></quiz>'], ['another root', '<html></html>'], ['no XML at all', 'halo'], ['two roots', '<quiz/><quiz/>'], ['too many elements', `<quiz>${'<a/>'.repeat(300_001)}</quiz>`],
])('%s is refused', (_, text) => expect(() => readMoodle(text)).toThrow());

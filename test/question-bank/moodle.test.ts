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

test('a picture is found where Moodle keeps it: in a folder, and under an address that says when it came', () => {
  const png = 'encoding="base64">dGl0aWs=</file>';
  const { soal } = quiz(`<question type="essay"><name><text>x</text></name><questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/sel%20daun.png?time=1580000"><img src="@@PLUGINFILE@@/bab/sel.png"></p>]]></text>
    <file name="sel daun.png" path="/" ${png}<file name="sel.png" path="/bab/" encoding="base64">bGFpbg==</file></questiontext></question>`);
  expect([soal[0]?.berkas.map(({ bytes }) => bytes.toString()), soal[0]?.catatan]).toEqual([['titik', 'lain'], []]);
});

test('a number with a point is no thousand, a guideline is plain text, and a blank left side makes no pair', () => {
  expect(one('numerical', '<answer fraction="100"><text>1.125</text></answer><answer fraction="100"><text>3.14</text></answer>').isi.kunci).toEqual(['1,125', '3.14']);
  expect(one('essay', '<graderinfo format="html"><text><![CDATA[<p>Rp200.000 &amp; <b>langkah</b></p><p>satuan</p>]]></text></graderinfo>').isi.kunci).toEqual(['Rp200.000 & langkah\nsatuan']);
  for (const it of ['<br> ', '<p>', '</p> ', '<', '&']) expect(one('essay', `<graderinfo format="html"><text><![CDATA[${it.repeat(50_000)}x]]></text></graderinfo>`).isi.kunci[0]).toContain('x');
  const pair = (kiri: string, kanan: string) => `<subquestion format="html"><text><![CDATA[${kiri}]]></text><answer><text>${kanan}</text></answer></subquestion>`;
  const { isi, catatan } = one('matching', pair('<p>a</p>', '1') + pair('<p>b</p>', '2') + pair('<p><br></p>', '3'));
  expect([isi.pasangan.length, catatan.map(({ en }) => en)]).toEqual([2, ['A right side without a left one does not come along: 3']]);
});

test('what makes answers right with Moodle and not with us is named', () => {
  const said = (type: string, inside: string) => one(type, inside).catatan.map(({ en }) => en);
  const option = (fraction: number, isi: string) => `<answer fraction="${fraction}" format="html"><text>${isi}</text></answer>`;
  expect(said('shortanswer', `<usecase>1</usecase>${option(100, 'Jakarta*')}`)).toEqual(['Capitals are no longer told from small letters.', 'The sign * (anything) becomes a plain sign: Jakarta*']);
  expect(one('shortanswer', option(100, '3\\*4')).isi.kunci).toEqual(['3*4']);
  expect(said('numerical', `${option(100, '5')}<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>`)).toEqual(['The units of the answer do not come along.']);
  expect(said('essay', '<responsetemplate format="html"><text><![CDATA[<p>Diketahui</p>]]></text></responsetemplate>')).toEqual(['The template of the answer does not come along.']);
  const weighed = (...shares: number[]) => said('multichoice', `<single>false</single>${shares.map((it, i) => option(it, `p${i}`)).join('')}`).length;
  expect([weighed(60, 40, 0), weighed(50, 50, -10), weighed(50, 50, -50, 0), weighed(50, 50, 0), weighed(33.33333, 33.33333, 33.33333, -33.33333), weighed(100, -100)]).toEqual([1, 1, 1, 0, 0, 0]);
});

test('what Moodle says beside a question is named', () => {
  const said = (type: string, inside: string) => one(type, inside).catatan.map(({ en }) => en);
  expect(said('multichoice', '<shuffleanswers>0</shuffleanswers><hidden>1</hidden><correctfeedback format="html"><text>Benar!</text></correctfeedback><incorrectfeedback format="html"><text><![CDATA[<p></p>]]></text></incorrectfeedback><answer fraction="100"><text>a</text></answer><answer fraction="-33.33333"><text>b</text></answer>'))
    .toEqual(['Part marks for other options do not come along.', 'Combined feedback (right, right in part, wrong) does not come along.', 'That the answers keep their order does not come along.', 'With Moodle this question is hidden.']);
  expect(said('essay', '<attachments>3</attachments><minwordlimit>50</minwordlimit>')).toEqual(['That files may be attached to the answer does not come along.', 'The limits of how many words do not come along.']);
  const tried = (penalty: number) => asked('essay', `<penalty>${penalty}</penalty>`).catatan.map(({ en }) => en);
  expect([tried(0), tried(0.3333333)]).toEqual([[], ['What is taken off for trying again (penalty) does not come along.']]);
});

test('what is not supported is named', () => {
  expect(asked('cloze', '').salah).toMatchObject([{ letak: { nomor: 1, nama: 'Nama' }, id: 'Jenis soal “cloze” tidak didukung.', isi: '<p>Apa ini?</p>' }]);
  expect(asked('numerical', '<answer fraction="100"><text>3</text><tolerance>0.5</tolerance></answer>').salah).toHaveLength(1);
});

test.each([
  ['entities of its own', '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>'], ['what lies too deep', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`], ['what is not closed', '<quiz><question>'],
  ['what closes something else', '<quiz><a></b></quiz>'], ['another root', '<html></html>'], ['no XML at all', 'halo'], ['two roots', '<quiz/><quiz/>'], ['too many elements', `<quiz>${'<a/>'.repeat(300_001)}</quiz>`],
])('%s is refused', (_, text) => expect(() => readMoodle(text)).toThrow());

test('a formula of MathML is the TeX of what it says, for its letters alone would be another question; one with a strange sign is named', () => {
  const mathOf = (inside: string) => /data-tex="([^"]*)"/.exec(quiz(`<question type="essay"><questiontext format="html"><text><![CDATA[Berapa <math>${inside}</math>?]]></text></questiontext></question>`).soal[0]?.isi.pertanyaan ?? '')?.[1];
  expect(mathOf('<mfrac><mn>1</mn><mn>2</mn></mfrac><mo>&times;</mo><msup><mi>x</mi><mn>2</mn></msup>')).toBe('\\frac{1}{2}\\times {x}^{2}');
  expect(mathOf('<mrow><msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt><mroot><mn>8</mn><mn>3</mn></mroot><mi>sin</mi><mi>y</mi></mrow>')).toBe('\\sqrt{a+b}\\sqrt[3]{8}\\sin y');
  expect(mathOf('<mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>')).toBe('\\left[a,b\\right]\\begin{matrix}1 &amp; 2\\end{matrix}');
  expect(quiz('<question type="essay"><questiontext format="html"><text><![CDATA[Berapa <math><mo>&bigodot;</mo></math>?]]></text></questiontext></question>').salah).toMatchObject([{ en: 'The sign &bigodot; in a formula of MathML is not known.' }]);
});

test('what no XML may hold does not go along, so that others read the file', () => {
  const { isi } = writeMoodle([{ tipe: 'Essay', pertanyaan: 'Satu\vdua \u0007tiga\ufffe', opsi: [], pasangan: [], kunci: [], cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan: '' }], () => undefined);
  expect(isi).toContain('<![CDATA[Satu dua tiga]]>');
});

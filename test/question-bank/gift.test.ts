import { readAiken, writeAiken } from '#server/question-bank/formats/aiken';
import { readGift } from '#server/question-bank/formats/gift';
import { writeGift } from '#server/question-bank/formats/gift-writer';
import { losesNothing } from '#test/kit/round-trip';

const one = (text: string) => {
  const { soal, salah } = readGift(text);
  expect(salah).toEqual([]);
  return soal[0] as (typeof soal)[number];
};
const fault = (text: string) => readGift(text).salah[0];

test('what GIFT holds comes back as it was', () => losesNothing((soal) => writeGift(soal, () => undefined), readGift));

test('a single choice with escapes, feedback and an explanation', () => {
  const { isi, catatan, letak } = one('// soal pertama\n::Rumus\\: satu::Berapa \\{2 \\= x\\}? {\n~ 1 # kurang\n=2\n~3\\#\n#### Karena 2 \\~ 2\n}\n');
  expect(isi).toMatchObject({ tipe: 'Multiple Choice', pertanyaan: 'Berapa {2 = x}?', opsi: [{ id: 'A', isi: '1' }, { id: 'B', isi: '2' }, { id: 'C', isi: '3#' }], kunci: ['B'], pembahasan: 'Karena 2 ~ 2' });
  expect(letak).toEqual({ nomor: 1, baris: 2, nama: 'Rumus: satu' });
  expect(catatan).toHaveLength(1);
});

test('tags say where a question belongs; those of others are named', () => {
  const { asal, catatan } = one('// [tag:mapel=MTK] [tag:level=Kelas [8\\]]\n// [tag:kd=3.1] [tag:HOTS] [id:S-7]\nApa? {=a}');
  expect(asal).toEqual({ mapel: 'MTK', level: 'Kelas [8]', kd: '3.1' });
  expect(catatan).toMatchObject([{ en: 'Tags that do not come along: HOTS, id:S-7' }]);
});

test('several right ones by their weights', () => {
  expect(one('Siapa? {~%50%Ali ~%50%Budi ~%-50%Cici ~Dedi}').isi).toMatchObject({ tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'B'], cara_nilai: 'sebagian_penalti' });
  expect(one('Siapa? {~%50%Ali ~%50%Budi ~Cici}').isi.cara_nilai).toBe('sebagian');
  expect(one('Siapa? {~%100%Ali ~%-100%Budi ~%-100%Cici}').isi).toMatchObject({ kunci: ['A'], cara_nilai: 'semua' });
});

test('pairs, short answers, numbers, true or false, essays, gaps', () => {
  expect(one('Jodohkan {=Indonesia -> Jakarta =Jepang -> Tokyo = -> Seoul}')).toMatchObject({ isi: { tipe: 'Menjodohkan', pasangan: [{ kiri: 'Indonesia', kanan: 'Jakarta' }, { kiri: 'Jepang', kanan: 'Tokyo' }] }, catatan: [{ id: 'Pengecoh di sisi kanan tidak ikut: Seoul' }] });
  expect(one('Dua tambah dua? {=4 =empat =%50%hampir}')).toMatchObject({ isi: { tipe: 'Isian Singkat', kunci: ['4', 'empat'] }, catatan: [{ id: 'Jawaban yang hanya sebagian benar tidak ikut: hampir' }] });
  expect(one('Berapa? {#=%100%3.14:0 =3,14}').isi.kunci).toEqual(['3.14', '3,14']);
  expect(one('Bumi bulat. {TRUE}').isi).toMatchObject({ tipe: 'Multiple Choice', kunci: ['A'] });
  expect(one('Ceritakan. {}').isi.tipe).toBe('Essay');
  expect(one('Ibu kota {=Jakarta ~Bandung} ada di Jawa.').isi.pertanyaan).toBe('Ibu kota _____ ada di Jawa.');
});

test('a number with a point is no thousand, and what weighs otherwise than with us is named', () => {
  expect([one('Berapa? {#1.125}').isi.kunci, one('Berapa? {#=1.500 =3.14}').isi.kunci]).toEqual([['1,125'], ['1,5', '3.14']]);
  const said = (text: string) => one(text).catatan.map(({ en }) => en);
  expect(said('Ibu kota? {=Jakarta*}')).toEqual(['The sign * (anything) becomes a plain sign: Jakarta*']);
  expect([said('Dua? {~%60%a ~%40%b ~c}').length, said('Dua? {~%50%a ~%50%b ~c}').length, said('Dua? {=a =b ~c}').length]).toEqual([1, 0, 1]);
});

test('HTML is kept where it is HTML, and signs of comparison where they are none', () => {
  expect(one('[html]<p>Warna <b>apa</b>?</p> {=merah}').isi.pertanyaan).toBe('<p>Warna <b>apa</b>?</p>');
  expect(one('Jika x<y dan y>z, berapa? {=1}').isi.pertanyaan).toBe('Jika x&lt;y dan y&gt;z, berapa?');
  expect(one('[plain]Tulis <b> di sini {=1}').isi.pertanyaan).toBe('Tulis &lt;b&gt; di sini');
  expect(one('Berapa \\\\(x^2\\\\)? {=1}').isi.pertanyaan).toBe('Berapa <span data-tex="x^2"></span>?');
  expect(one('<img src\\="https\\://luar.id/a.png"> Apa ini? {=1}').catatan[0]?.en).toContain('https://luar.id/a.png');
});

test('a picture written into the text becomes a file', () => {
  const soal = one(writeGift([{ ...one('Apa gambar ini? {=titik}').isi, pertanyaan: 'Apa? <img src="/api/file/x" alt="" />' }], (src) => ({ nama: src, tipe: 'image/png', bytes: Buffer.from('titik') })).isi);
  expect(soal.isi.pertanyaan).toBe('Apa? <img src="berkas:1.png" alt="" />');
  expect(soal.berkas).toEqual([{ nama: 'berkas:1.png', tipe: 'image/png', bytes: Buffer.from('titik') }]);
});

test.each([
  ['Ini keterangan saja.', 'Bukan soal'], ['Kurung {=a', 'tidak berpasangan'], ['Berapa? {#1..5}', 'rentang'], ['Berapa? {#3:0.5}', 'rentang'], ['Apa? {langsung}', 'diawali'],
  ['Banyak? {=0 ~1 ~2 ~3 ~4 ~5 ~6 ~7 ~8 ~9 ~10}', 'Paling banyak 10'], ['{=a ~b}', 'kosong'],
])('%s is named with its place', (text, why) => {
  expect(fault(`Sah? {=ya}\n\n${text}`)).toMatchObject({ letak: { nomor: 2, baris: 3 }, id: expect.stringContaining(why), isi: text });
});

/** An empty line is none in Aiken. */
test('what Aiken holds comes back as it looks', () =>
  losesNothing(writeAiken, readAiken, (it) => JSON.parse(JSON.stringify(it).replace(/<\/?p>|\s+/g, '').replace(/(<br\/>)+/g, '<br/>').replace(/<br\/>"/g, '"'))));

test('Aiken as it is written by hand', () => {
  const { soal, salah } = readAiken('Ibu kota Indonesia?\nA) Bandung\nB) Jakarta\nANSWER: B\n\n\nBerapa 1 < 2?\nA. ya\n\nB. tidak\nAnswer: a\nTanpa kunci\nA. x\nB. y\nANSWER: C\nSisa');
  expect(soal.map(({ isi, letak }) => [isi.pertanyaan, isi.kunci, letak.baris])).toEqual([['Ibu kota Indonesia?', ['B'], 1], ['Berapa 1 &lt; 2?', ['A'], 7]]);
  expect(salah.map(({ letak, id, isi }) => [letak.baris, id, isi])).toEqual([[12, 'Kunci “C” bukan salah satu pilihan.', 'Tanpa kunci A. x B. y'], [16, 'Tidak ada baris ANSWER.', 'Sisa']]);
});

test('a large and hostile text is read in time that grows with it', () => {
  for (const it of ['\\(', '<img src="', '::', '{', '~', '$$', '<img ', '\\\\(']) expect(readGift(`Soal ${it.repeat(200_000)} {=a}`)).toBeDefined();
});

test('a question of Aiken without its key does not take the next one along', () => {
  const { soal, salah } = readAiken('Pertama?\nA. x\nB. y\n\nKedua?\nA. x\nB. y\nANSWER: B');
  expect(salah.map(({ letak, en }) => [letak.baris, en])).toEqual([[1, 'There is no line ANSWER.']]);
  expect(soal.map(({ isi, letak }) => [isi.pertanyaan, isi.kunci, letak.baris])).toEqual([['Kedua?', ['B'], 5]]);
});

test('several answers that begin with = are all to be chosen, which is said', () => {
  expect(one('Mana? {=a =b ~c}')).toMatchObject({ isi: { tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'B'] }, catatan: [{ en: 'More than one answer begins with =: students have to choose all of them.' }] });
});

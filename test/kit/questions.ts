import fc from 'fast-check';
import type { IsiSoal } from '#contract/question-bank/question';
import type { Taken } from '#server/question-bank/formats/item';
import { packed } from '#server/processes/import/archive';
import { FORMATS } from '#server/processes/question-exchange/formats';
import { table, wordOf } from '#test/kit/word';
import { clean } from '#server/kit/markup';

const PIECES = [
  'Ibu kota', 'x = 2', 'a:b', '~ # {y}', '5 &lt; 7', 'A &amp; B', '“kata”', "it's", '100%', '%50%', '[plain]', '-&gt;', 'C:\\data\\n', 'مَا هُوَ', '日本', '🌱', 'ANSWER', 'B. Bandung', '<b>tebal</b>', '<i>miring</i>', 'H<sub>2</sub>O',
  'x<sup>2</sup>', '<br />', '<p dir="rtl">السلام</p>', '<ul><li>satu</li><li>dua</li></ul>', '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', '<span data-tex="\\frac{1}{2}"></span>', '<span data-tex="a&lt;b" data-display="block"></span>', '$5', '\\{', 'T', '=',
];
const html = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((it) => clean(it.join(' ')));
export const words = fc.array(fc.constantFrom('kota', '12', '−3,5', 'x=y', '~', '50%', '%50%', '{a}', 'b:c', '#', 'x < y & z', '"q"', '\\n', 'مكة', '->'), { minLength: 1, maxLength: 4 }).map((it) => it.join(' '));

const numbered = (texts: readonly string[]) => texts.map((isi, i) => ({ id: String.fromCharCode(65 + i), isi: `${i + 1} ${isi}` }));
const common = { pertanyaan: html.map((it) => `Soal: ${it}`), skor_maksimal: fc.integer({ min: 1, max: 100 }), pembahasan: fc.oneof(fc.constant(''), html) };
const none = { opsi: [], pasangan: [], kunci: [], rubrik: [], cara_nilai: 'semua' as const };
const cara = fc.constantFrom('semua' as const, 'sebagian' as const, 'sebagian_penalti' as const);

/** Questions of every kind, sound in themselves and written in whatever a question may be written in. */
export const question: fc.Arbitrary<IsiSoal> = fc.oneof(
  fc.record({ ...common, opsi: fc.array(html, { minLength: 4, maxLength: 4 }), kunci: fc.constantFrom('A', 'B', 'C', 'D') })
    .map(({ opsi, kunci, ...it }) => ({ tipe: 'Multiple Choice' as const, ...none, ...it, opsi: numbered(opsi), kunci: [kunci] })),
  fc.record({ ...common, opsi: fc.array(html, { minLength: 3, maxLength: 6 }), kunci: fc.subarray(['A', 'B', 'C'], { minLength: 1 }), cara_nilai: cara })
    .map(({ opsi, ...it }) => ({ tipe: 'Pilihan Ganda Kompleks' as const, ...none, ...it, opsi: numbered(opsi) })),
  fc.record({ ...common, pasangan: fc.array(fc.record({ kiri: html, kanan: html }), { minLength: 2, maxLength: 5 }), cara_nilai: cara })
    .map(({ pasangan, ...it }) => ({ tipe: 'Menjodohkan' as const, ...none, ...it, pasangan: pasangan.map(({ kiri, kanan }, i) => ({ kiri: `${i + 1} ${kiri}`, kanan })) })),
  fc.record({ ...common, kunci: fc.uniqueArray(words, { minLength: 1, maxLength: 4 }) }).map((it) => ({ tipe: 'Isian Singkat' as const, ...none, ...it })),
  fc.record({ ...common, kunci: fc.array(words, { maxLength: 1 }), rubrik: fc.array(fc.record({ kriteria: words, skor: fc.integer({ min: 1, max: 9 }) }), { maxLength: 3 }) })
    .map(({ rubrik, ...it }) => ({ tipe: 'Essay' as const, ...none, ...it, rubrik, skor_maksimal: rubrik.reduce((sum, { skor }) => sum + skor, 0) || it.skor_maksimal })),
);

/** The same with the names of where they belong. */
export const taken: fc.Arbitrary<Taken> = fc.record({
  isi: question,
  asal: fc.record({ mapel: fc.constantFrom('MTK', 'IPA'), level: fc.constantFrom('VII', 'Kelas [8] & "<9>"', '9'), kd: fc.constantFrom('3.1', 'TP 7.10'), kognitif: fc.constantFrom('C1', 'C6') }, { requiredKeys: [] }),
}).map(({ isi, asal }) => ({ ...isi, asal }));

const CHOICE: IsiSoal = { tipe: 'Multiple Choice', pertanyaan: 'Ibu kota Jawa Barat', ...none, opsi: numbered(['Bandung', 'Bogor', 'Garut', 'Serang']), kunci: ['A'], skor_maksimal: 1, pembahasan: '' };

/** A good file of questions in each of the formats that are read. */
export async function questionFiles(): Promise<{ name: string; bytes: Buffer }[]> {
  const soal = [CHOICE, { ...CHOICE, pertanyaan: 'Ibu kota <b>Sunda</b>' }];
  const files = Object.values(FORMATS).map(async ({ ending, write }) => ({ name: `soal.${ending.replace(/qti3?\./, '')}`, bytes: Buffer.from((await write(soal, () => undefined)).isi) }));
  return [...(await Promise.all(files)), { name: 'soal.docx', bytes: packed(wordOf(table([['NO', 'SOAL', 'A', 'B', 'C', 'D', 'KUNCI'], ['1', 'Apa warna langit?', 'biru', 'merah', 'hijau', 'jingga', 'A']]))) }];
}

import { readSheets, writeSheetRows } from '#server/question-bank/formats/sheet';
import { losesNothing } from '#test/kit/round-trip';

const readSheetRows = (data: readonly (readonly (string | Date)[])[]) => readSheets([{ sheet: 'Soal', data }]);
const read = (...rows: (string | Date)[][]) => readSheetRows([['No', 'Soal', 'A', 'B', 'C', 'D', 'Kunci'], ...rows]);

test('what a sheet holds comes back as it was', () => losesNothing(writeSheetRows, (rows) => readSheetRows(rows.map((row) => row.map((it) => it.trim())))));

test('a question a row, its kind guessed where nothing is said of it', () => {
  const { soal, salah } = read(['1', 'Dua tambah dua', '3', '4', '5', '6', 'b'], ['2', 'Bilangan prima', '2', '3', '4', '6', 'A, B'], [], ['3', 'Dua kali dua', '', '', '', '', 'empat | 4'], ['4', 'Ceritakan', '', '', '', '', '']);
  expect(salah).toEqual([]);
  expect(soal.map(({ isi, letak }) => [isi.tipe, isi.kunci, letak.baris])).toEqual([['Multiple Choice', ['B'], 2], ['Pilihan Ganda Kompleks', ['A', 'B'], 3], ['Isian Singkat', ['empat', '4'], 5], ['Essay', [], 6]]);
  expect(soal.flatMap(({ catatan }) => catatan.map(({ en }) => en))).toEqual(['Without options and a key, this question is read as an essay.']);
});

test('what is wrong in a row is named with the row', () => {
  const { salah } = read(['1', '', '3', '4', '5', '6', 'B'], ['2', 'Apa', 'x', '', 'y', '', 'A'], ['3', 'Apa', 'x', 'y', 'z', '', 'D'], ['4', 'Apa', 'x', 'y', 'z', '', 'empat']);
  expect(salah.map(({ letak, en }) => [letak.baris, en])).toEqual([[2, 'The question is empty.'], [3, 'Option B is empty.'], [4, 'The key “D” is none of the options.'], [5, 'The key “empat” is none of the options.']]);
  expect(readSheetRows([['Soal', 'Kunci', 'Jenis', 'Skor', 'Guru'], ['Apa', 'x', 'tebak', '', ''], ['Apa', 'x', '4', '900', ''], ['Apa', 'x', '4', '2', 'Budi']])).toMatchObject({
    salah: [{ en: 'The kind of question “tebak” is not known.' }, { en: expect.stringContaining('900') }], soal: [{ isi: { skor_maksimal: 2 }, catatan: [{ en: 'Columns that do not come along: Guru' }] }],
  });
  expect(() => readSheetRows([['Nama', 'Kelas']])).toThrow();
});

test('what Excel has made a day of is named, in whichever column it stands; a second column of the same name is strange', () => {
  const { soal, salah } = read(['1', 'Setengah ditulis', new Date('2026-02-01'), '1/3', '2/3', '3/4', 'A'], ['2', 'Satu per dua', '1/2', '1/3', '2/3', '3/4', 'A']);
  expect(salah.map(({ letak, en }) => [letak.baris, en])).toEqual([[2, 'What stands under “A” is the day 2026-02-01 to Excel. Make the cell one of text and write it again.']]);
  expect(soal.map(({ isi }) => isi.opsi[0]?.isi)).toEqual(['1/2']);
  expect(readSheetRows([['Soal', 'A', 'B', 'Kunci', 'Kunci'], ['Apa', 'x', 'y', 'B', 'A']]).soal).toMatchObject([{ isi: { kunci: ['B'] }, catatan: [{ en: 'Columns that do not come along: Kunci' }] }]);
});

test('questions of all sheets come along, and a sheet that has none is named', () => {
  const head = ['Soal', 'A', 'B', 'Kunci'];
  const { soal, catatan } = readSheets([{ sheet: 'Petunjuk', data: [['Isi di lembar berikut']] }, { sheet: 'Satu', data: [head, ['Apa', 'x', 'y', 'A']] }, { sheet: 'Dua', data: [[], head, ['Siapa', 'x', 'y', 'B']] }, { sheet: 'Lembar3', data: [] }]);
  expect(soal.map(({ letak, isi }) => [letak, isi.pertanyaan])).toEqual([[{ nomor: 1, baris: 2, nama: 'Satu' }, 'Apa'], [{ nomor: 2, baris: 3, nama: 'Dua' }, 'Siapa']]);
  expect(catatan.map(({ en }) => en)).toEqual([expect.stringContaining('“Petunjuk”')]);
});

test('what stands between dollars stays text, which is said; money is money', () => {
  const { soal } = read(['1', 'Jika $x^2 = 4$ maka …', 'a', 'b', 'c', 'd', 'A'], ['2', 'Harga $5 dan $10', 'a', 'b', 'c', 'd', 'A']);
  expect(soal.map(({ isi, catatan }) => [isi.pertanyaan, catatan.map(({ en }) => en)])).toEqual([['Jika $x^2 = 4$ maka …', ['What stands between dollars stays text. Write a formula as \\( … \\).']], ['Harga $5 dan $10', []]]);
});

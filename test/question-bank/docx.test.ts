import { readDocx } from '#server/question-bank/formats/docx';
import { BELOW, begins, paragraph, picture, run, table, wordOf } from '#test/kit/word';

const HEAD = ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'];
const PAIRS = ['NO', 'SOAL', 'JENIS', 'KODE', 'BARIS', 'KODE', 'KOLOM', 'BARIS', 'KOLOM'];
const read = (body: string, media?: Record<string, Buffer>) => readDocx(wordOf(body, media));
const good = (body: string, media?: Record<string, Buffer>) => {
  const { soal, salah } = read(body, media);
  expect(salah).toEqual([]);
  return soal;
};
const cellOf = (inside: string) => good(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', inside, 'ya', 'tidak', 'A']]))[0] as ReturnType<typeof good>[number];

test('a question over several rows, its number and text merged', () => {
  const soal = good(table([
    HEAD, [begins('1'), begins('Ibu kota Indonesia adalah …'), begins('1'), 'A', 'Bandung', ''], [BELOW, BELOW, BELOW, 'B', 'Jakarta', 'V'], [BELOW, BELOW, BELOW, 'C', 'Medan', ''],
    [begins('2'), begins('Bilangan prima'), begins('2'), 'A', '2', 'v'], [BELOW, BELOW, BELOW, 'B', '3', 'V'], [BELOW, BELOW, BELOW, 'C', '4', ''],
    [begins('3'), begins(''), begins('1'), 'A', '', ''], [BELOW, BELOW, BELOW, 'B', '', ''],
  ]));
  expect(soal.map(({ isi, letak }) => [isi.tipe, isi.pertanyaan, isi.opsi.map((it) => it.isi), isi.kunci, letak.baris])).toEqual([
    ['Multiple Choice', 'Ibu kota Indonesia adalah …', ['Bandung', 'Jakarta', 'Medan'], ['B'], 2], ['Pilihan Ganda Kompleks', 'Bilangan prima', ['2', '3', '4'], ['A', 'B'], 5],
  ]);
});

test('a first question whose kind nobody knows is named, and a kind may be a word', () => {
  const { soal, salah } = read(table([HEAD, [begins('1'), begins('Pertama'), begins('X'), 'A', 'a', 'V'], [BELOW, BELOW, BELOW, 'B', 'b', ''], [begins('2'), begins('Kedua'), begins('PG'), 'A', 'a', 'V'], [BELOW, BELOW, BELOW, 'B', 'b', '']]));
  expect(salah.map(({ letak, en }) => [letak.baris, en])).toEqual([[2, 'The kind of question “X” is not known.']]);
  expect(soal.map(({ isi, letak }) => [isi.pertanyaan, isi.kunci, letak.baris])).toEqual([['Kedua', ['A'], 4]]);
});

test('pairs by the letters of two lists; short answers and essays', () => {
  const soal = good(`${table([PAIRS, [begins('1'), begins('Jodohkan'), begins('3'), 'A', 'Jepang', '1', 'Seoul', 'A', '2'], [BELOW, BELOW, BELOW, 'B', 'Korea', '2', 'Tokyo', 'B', '1'], [BELOW, BELOW, BELOW, '', '', '3', 'Hanoi', '', '']])}
    ${table([['NO', 'SOAL', 'JENIS', 'KUNCI'], ['1', 'Dua tambah dua', '4', 'empat']])}${table([['NO', 'SOAL', 'JENIS', 'KUNCI'], ['1', 'Ceritakan', '5', 'Bebas']])}`);
  expect(soal[0]?.isi).toMatchObject({ tipe: 'Menjodohkan', pasangan: [{ kiri: 'Jepang', kanan: 'Tokyo' }, { kiri: 'Korea', kanan: 'Seoul' }] });
  expect(soal[0]?.catatan).toMatchObject([{ en: 'A right side without a left one does not come along: 3' }]);
  expect(soal.slice(1).map(({ isi }) => [isi.tipe, isi.kunci])).toEqual([['Isian Singkat', ['empat']], ['Essay', ['Bebas']]]);
});

test('a question a row, by what stands above', () => {
  const soal = good(table([['No', 'Soal', 'PilA', 'PilB', 'PilC', 'PilD', 'Jawaban'], ['1', 'Dua tambah dua', '3', '4', '5', '6', 'B'], ['2', '', '', '', '', '', '']]));
  expect(soal).toMatchObject([{ isi: { tipe: 'Multiple Choice', pertanyaan: 'Dua tambah dua', kunci: ['B'] }, letak: { nomor: 1, baris: 2, nama: '1' } }]);
  expect(read(table([['No', 'Soal', 'A', 'B', 'Kunci'], ['1', 'Apa', 'x', 'y', 'C'], ['2', '', 'x', 'y', 'A']])).salah.map(({ letak, id }) => [letak.baris, id]))
    .toEqual([[2, 'Kunci “C” bukan salah satu pilihan.'], [3, 'Pertanyaan kosong.']]);
});

test('a column that nobody knows is named, and so is a second one of the same name', () => {
  expect(good(table([['No', 'Soal', 'A', 'B', 'Kunci', 'Kunci', 'Sumber'], ['1', 'Apa ini?', 'x', 'y', 'B', 'A', 'Buku']]))).toMatchObject([{ isi: { kunci: ['B'] }, catatan: [{ en: 'Columns that do not come along: Kunci, Sumber' }] }]);
});

test('a table whose headings are those of another layout is not read by place', () => {
  const { soal, salah } = read(table([['No', 'Jenis', 'Isi', 'Jawaban'], ['1', 'Soal', 'Berapa 2 + 2?', ''], ['', 'Jawaban', '3', '0'], ['', 'Jawaban', '4', '1']]));
  expect(soal).toEqual([]);
  expect(salah.map(({ letak, en }) => [letak.nama, en])).toEqual([['Tabel 1', 'The layout of this table is not known.']]);
});

test('a row says where its question belongs, by the names that people know', () => {
  const soal = good(table([['No', 'Soal', 'A', 'B', 'Kunci', 'Mata Pelajaran', 'Kelas', 'KD', 'Level Kognitif'], ['1', 'Apa ini?', 'x', 'y', 'A', 'MTK', 'VII', '3.1', 'C3']]));
  expect(soal.map(({ asal }) => asal)).toEqual([{ mapel: 'MTK', level: 'VII', kd: '3.1', kognitif: 'C3' }]);
});

test('styles, raised and lowered letters, Arabic, several paragraphs, tables in cells', () => {
  expect(cellOf(`<w:p>${run('H')}${run('2', '<w:vertAlign w:val="subscript"/>')}${run('O te')}${run('bal', '<w:b/>')}${run('!', '<w:b/><w:i w:val="0"/>')}</w:p>`).isi.pertanyaan).toBe('H<sub>2</sub>O te<b>bal!</b>');
  expect(cellOf(paragraph(run('ما هو 1 &lt; 2'), '<w:bidi/>')).isi.pertanyaan).toBe('<p dir="rtl">ما هو 1 &lt; 2</p>');
  expect(cellOf(`${paragraph(run('Satu'))}${paragraph('')}${paragraph(run('Dua'))}`).isi.pertanyaan).toBe('<p>Satu</p><p>Dua</p>');
  expect(cellOf(`${paragraph(run('Lihat'))}${table([['x', 'y']])}`).isi.pertanyaan).toBe('<p>Lihat</p><table><tbody><tr><td>x</td><td>y</td></tr></tbody></table>');
});

test('formulas become TeX', () => {
  const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const tex = (inside: string) => /data-tex="([^"]*)"/.exec(cellOf(`<w:p>${run('Hitung ')}<m:oMath>${inside}</m:oMath></w:p>`).isi.pertanyaan)?.[1];
  expect(tex(`<m:f><m:num>${r('1')}</m:num><m:den>${r('x')}</m:den></m:f>${r('×2')}`)).toBe('\\frac{1}{x}\\times 2');
  expect(tex(`<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:sSup><m:e>${r('a')}</m:e><m:sup>${r('2')}</m:sup></m:sSup></m:e></m:rad>`)).toBe('\\sqrt{{a}^{2}}');
  expect(tex(`<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`)).toBe('\\sum_{i=1}^{n}{i}');
  expect(tex(`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${r('50%')}</m:e></m:d>`)).toBe('\\left[50\\%\\right]');
});

test('what stands between dollars is TeX, an amount of money is not', () => {
  const said = (text: string) => cellOf(`<w:p>${run(text)}</w:p>`).isi.pertanyaan;
  expect(said('Jika $x^2 + 1 = 5$ maka $x$ …')).toBe('Jika <span data-tex="x^2 + 1 = 5"></span> maka <span data-tex="x"></span> …');
  expect(cellOf(`<w:p>${run('Hitung $\\frac{1}')}${run('{2}$!')}</w:p>`).isi.pertanyaan).toBe('Hitung <span data-tex="\\frac{1}{2}"></span>!');
  for (const it of ['Harga $5 dan $7', 'US$5 atau 7$', 'Dari $5 sampai 9$', 'Hanya $', 'Ongkos ($5) atau ($x)', 'Dari $1 (satu) sampai 2$ (dua)', 'Tabungan $20/bulan selama 3 bulan adalah berapa$ dan']) expect(said(it)).toBe(it);
});

test('pictures of cells come along; what cannot is named', () => {
  const [soal] = good(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', 'Mana?', `<w:p>${picture('rId1')}</w:p>`, 'tidak', 'A']]), { 'image1.png': Buffer.from('titik') });
  expect(soal).toMatchObject({ isi: { opsi: [{ isi: '<img src="berkas:1.png" alt="" />' }, {}] }, berkas: [{ tipe: 'image/png', bytes: Buffer.from('titik') }] });
  expect(cellOf(`<w:p>${run('Apa')}${picture('rId9')}</w:p>`).catatan).toMatchObject([{ en: expect.stringContaining('not in the file') }]);
  expect(cellOf(`<w:p>${run('Apa')}<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r></w:p>`).catatan).toMatchObject([{ en: expect.stringContaining('F061') }]);
  expect(good(`${paragraph(run('Petunjuk'))}${table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', 'Apa', 'a', 'b', 'A']])}`)[0]?.catatan).toMatchObject([{ en: 'Text outside the tables does not come along: Petunjuk' }]);
  expect(read(`${table([['Nama', 'Kelas'], ['Ani', 'VII']])}${table([HEAD, ['1', 'Apa', '9', 'A', 'x', 'V']])}`).salah).toHaveLength(2);
});

const deleted = (said: string) => `<w:del><w:r><w:delText>${said}</w:delText></w:r></w:del>`;
const inserted = (said: string) => `<w:ins>${run(said)}</w:ins>`;

test('what was drawn through, moved away, asked of a field or hidden is no word of the page, neither in a text nor in a key', () => {
  const key = (inside: string) => good(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', 'Apa ini?', 'ya', 'tidak', paragraph(inside)]]))[0]?.isi.kunci;
  expect([key(`${deleted('A')}${inserted('B')}`), key(`<w:moveFrom>${run('A')}</w:moveFrom><w:moveTo>${run('B')}</w:moveTo>`), key(`<w:r><w:instrText>PAGE</w:instrText></w:r>${run('B')}`), key(`${run('A', '<w:vanish/>')}${run('B')}`)]).toEqual([['B'], ['B'], ['B'], ['B']]);
  const several = good(table([HEAD, [begins('1'), begins('Ibu kota Jepang …'), begins('1'), 'A', 'Kyoto', paragraph(deleted('V'))], [BELOW, BELOW, BELOW, 'B', 'Tokyo', paragraph(inserted('V'))]]));
  expect(several[0]?.isi.kunci).toEqual(['B']);
  expect(cellOf(paragraph(`${run('Apa ')}${deleted('lama')}${inserted('baru')}${run(' jawabannya B', '<w:vanish/>')}`))).toMatchObject({
    isi: { pertanyaan: 'Apa baru' }, catatan: [{ en: 'Text that was deleted with Track Changes does not come along: lama' }, { en: 'Hidden text does not come along: jawabannya B' }],
  });
  const struck = table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', 'Apa ini?', 'ya', 'tidak', 'A']]).replace('</w:tbl>', `<w:tr><w:trPr><w:del/></w:trPr>${['2', 'Apa itu?', 'x', 'y', 'B'].map((it) => `<w:tc>${paragraph(deleted(it))}</w:tc>`).join('')}</w:tr></w:tbl>`);
  expect(read(struck)).toMatchObject({ soal: [{ isi: { pertanyaan: 'Apa ini?' } }], salah: [], catatan: [{ en: 'Rows of tables that were deleted with Track Changes do not come along.' }] });
});

test('notes at the foot, comments, links, old formulas and small letters are named, and words below small letters stay', () => {
  const { isi, catatan } = cellOf(paragraph(`${run('Baca ')}<w:r><w:ruby><w:rt>${run('kana')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r><w:hyperlink>${run(' ini')}</w:hyperlink><w:r><w:instrText>EQ \\f(1;2)</w:instrText></w:r>`));
  expect(isi.pertanyaan).toBe('Baca 漢字 ini');
  expect(catatan.map(({ en }) => en)).toEqual(['Small letters above a word do not come along.', 'A footnote does not come along.', 'A comment does not come along.', 'A link becomes plain text.', 'An old formula of Word does not come along: EQ \\f(1;2)']);
});

test('a document that Word on the web has counted is one, too', () => {
  const parts = new Map([...wordOf(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', `<w:p>${picture('rId1')}</w:p>`, 'ya', 'tidak', 'A']]), { 'image1.png': Buffer.from('titik') })].map(([name, bytes]) => [name.replace('document.xml', 'document2.xml'), bytes]));
  expect(readDocx(parts).soal).toMatchObject([{ isi: { pertanyaan: '<img src="berkas:1.png" alt="" />' } }]);
});

test.each([['no document', new Map()], ['no tables', wordOf(paragraph(run('Halo')))], ['broken XML', new Map([['word/document.xml', Buffer.from('<w:document><w:body>')]])]])('%s is refused', (_, parts) => {
  expect(() => readDocx(parts)).toThrow();
});

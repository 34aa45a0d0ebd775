import writeWorkbook from 'write-excel-file/node';
import { file } from '#contract/file/file.api';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { seedId } from '#server/kit/resource/seeds';
import { FORMATS } from '#server/processes/question-exchange/formats';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { TONE } from '#test/kit/sound';

let school: School;
let place: object;
let id: string;
const [MTK, IPA] = [idOf('MTK'), idOf('IPA')];
beforeAll(async () => {
  school = await testSchool();
  await furnishReferences(school);
  const id_level = seedId('level', 'VII');
  const kd = await school.ask('budi', basicCompetence.api.create, { kode: '3.1', kompetensi_dasar: 'Menjelaskan urutan bilangan bulat', id_mata_pelajaran: MTK, id_level, semester: 'Ganjil' });
  place = { id_mata_pelajaran: MTK, id_level, id_kd: kd.body.data.id, kognitif: 'C4' };
  const soal = { ...place, tipe: 'Multiple Choice', pertanyaan: 'Manakah bilangan terbesar?', opsi: ['−3', '0', '2', '−8'].map((isi, i) => ({ id: 'ABCD'[i], isi })), kunci: ['C'] };
  id = (await school.ask('budi', questionBank.write, soal)).body.data.id;
});
afterAll(() => school.close());

const bring = (name: string, bytes: Buffer, more: object = {}) => school.ask('budi', questionBank.bring, { id_mata_pelajaran: IPA, ...more }, { file: { name, bytes } });
const brought = async (name: string, bytes: Buffer) => (await school.ask('budi', questionBank.one, { id: (await bring(name, bytes)).body.data.ditulis[0] })).body.data;

test.each(['gift', 'xml', 'qti', 'qti3', 'xlsx'] as const)('%s brings a question back to where it belonged, whatever is chosen for the rest', async (format) => {
  const taken = (await school.ask('budi', questionBank.take, { format, id_list: id })).body as Buffer;
  const name = `soal.${FORMATS[format].ending.replace(/qti3?\./, '')}`;
  expect((await bring(name, taken, { dry_run: 'true' })).body.data.calon).toMatchObject([{ mapel: 'Matematika', level: 'VII', kd: '3.1', kognitif: 'C4', catatan: [] }]);
  expect(await brought(name, taken)).toMatchObject(place);
});

test.each(['gift', 'xml', 'qti', 'qti3'] as const)('%s takes a sound along and brings it back', async (format) => {
  const src = `/api/file/${(await school.ask('budi', file.keepQuestionSound, {}, { file: TONE })).body.data.id}`;
  const written = await school.ask('budi', questionBank.write, { id_mata_pelajaran: MTK, tipe: 'Essay', pertanyaan: `Dengarkan: <audio src="${src}" controls title="Percakapan"></audio>` });
  const taken = (await school.ask('budi', questionBank.take, { format, id_list: written.body.data.id })).body as Buffer;
  const { pertanyaan } = await brought(`soal.${FORMATS[format].ending.replace(/qti3?\./, '')}`, taken);
  const [, id_file = ''] = /^Dengarkan: <audio src="\/api\/file\/([^"]*)" controls title="Percakapan"><\/audio>$/.exec(pertanyaan.replace(/<\/?p>/g, '')) ?? [];
  const heard = await school.ask('budi', file.one, { id: id_file });
  expect([heard.headers['content-type'], Buffer.compare(heard.body, TONE.bytes)]).toEqual(['audio/wav', 0]);
});

test('a sound as Moodle writes it comes along; what is none is told with its question', async () => {
  const quiz = (bytes: Buffer) => Buffer.from(`<quiz><question type="essay"><name><text>x</text></name><questiontext format="html"><text><![CDATA[Dengarkan: <audio controls="true"><source src="@@PLUGINFILE@@/a.mp3" type="audio/mpeg">a.mp3</audio>]]></text><file name="a.mp3" encoding="base64">${bytes.toString('base64')}</file></questiontext></question></quiz>`);
  expect((await brought('soal.xml', quiz(TONE.bytes))).pertanyaan).toMatch(/^Dengarkan: <audio controls(="true")? src="\/api\/file\/[0-9a-f-]{36}"><\/audio>$/);
  expect((await bring('soal.xml', quiz(Buffer.from('halo')), { dry_run: 'true' })).body.data.salah).toMatchObject([{ letak: { nomor: 1 }, field: 'pertanyaan', id: expect.stringContaining('Gambar atau suara') }]);
});

test('a text file is read as Windows’ editor saves it, too', async () => {
  const quiz = 'Apa itu café?\nA. tempat\nB. orang\nC. hewan\nD. benda\nANSWER: A\n';
  for (const bytes of [Buffer.from(`\ufeff${quiz}`), Buffer.from(quiz, 'latin1'), Buffer.from(`\ufeff${quiz}`, 'utf16le')]) {
    expect((await bring('soal.txt', bytes, { dry_run: 'true' })).body.data.calon).toMatchObject([{ isi: { pertanyaan: 'Apa itu café?', kunci: ['A'] } }]);
  }
  expect((await bring('soal.txt', Buffer.from('ANSWER: A\0'), { dry_run: 'true' })).body.code).toBe('NOT_QUESTIONS');
});

test('a workbook says of a share what it shows, of a day that it was made one, and has questions in each of its sheets', async () => {
  const cells = (row: readonly (string | object)[]) => row.map((it) => (typeof it === 'string' ? { type: String, value: it } : it));
  const head = cells(['Soal', 'A', 'B', 'C', 'D', 'Kunci']);
  const share = (value: number, format = '0%') => ({ type: Number, value, format });
  const book = await writeWorkbook([
    { sheet: 'Satu', data: [head, cells(['Berapa persen setengah?', share(0.5), share(0.125, '0.0%'), share(1), '7%', 'A']), cells(['Berapa setengah?', { type: Date, value: new Date('2026-02-01'), format: 'dd/mm/yyyy' }, '1/3', '2/3', '3/4', 'A'])] },
    { sheet: 'Dua', data: [head, cells(['Siapa yang menulis ini?', 'Ani', 'Budi', 'Citra', 'Dedi', 'B'])] },
  ] as never).toBuffer();
  const { calon, salah } = (await bring('soal.xlsx', book, { dry_run: 'true' })).body.data;
  expect(calon).toMatchObject([{ letak: { baris: 2, nama: 'Satu' }, isi: { opsi: [{ isi: '50%' }, { isi: '12,5%' }, { isi: '100%' }, { isi: '7%' }] } }, { letak: { baris: 2, nama: 'Dua' } }]);
  expect(salah).toMatchObject([{ letak: { baris: 3 }, id: expect.stringContaining('tanggal 2026-02-01') }]);
});

test('Aiken says that it has no room for it', async () => {
  expect((await school.ask('budi', questionBank.take, { format: 'aiken', id_list: id })).body).toMatchObject({ code: 'FORMAT_TOO_NARROW', errors: { '1.asal': 'Aiken tidak dapat memuat mata pelajaran, tingkat, KD, dan level kognitif.' } });
});

test('a name that the school does not know is told with its question, which belongs where was chosen', async () => {
  const unknown = Buffer.from('// [tag:mapel=PJOK] [tag:kd=9.9]\nApa nama olahraga ini? {=lari}');
  const { calon } = (await bring('soal.gift', unknown, { dry_run: 'true' })).body.data;
  expect(calon).toMatchObject([{ mapel: 'Ilmu Pengetahuan Alam', kd: null, catatan: [{ id: 'Mata pelajaran “PJOK” tidak dikenal, jadi tidak ikut.' }, { id: 'KD “9.9” tidak dikenal, jadi tidak ikut.' }] }]);
  expect(await brought('soal.gift', unknown)).toMatchObject({ id_mata_pelajaran: IPA, id_kd: null });
});

test('a workbook with too many rows is told how many there may be', async () => {
  const book = await writeWorkbook([['Soal', 'Kunci'], ...Array.from({ length: 2_100 }, () => ['x', 'A'])].map((row) => row.map((value) => ({ type: String, value }))) as never).toBuffer();
  expect((await bring('soal.xlsx', book, { dry_run: 'true' })).body.errors.file).toMatch(/paling banyak [\d.]+ baris/);
});

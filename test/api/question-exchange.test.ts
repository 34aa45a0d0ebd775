import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { seedId } from '#server/kit/resource/seeds';
import { FORMATS } from '#server/processes/question-exchange/formats';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

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

test.each(['gift', 'xml', 'qti', 'xlsx'] as const)('%s brings a question back to where it belonged, whatever is chosen for the rest', async (format) => {
  const file = (await school.ask('budi', questionBank.take, { format, id_list: id })).body as Buffer;
  const name = `soal.${FORMATS[format].ending.replace('qti.', '')}`;
  expect((await bring(name, file, { dry_run: 'true' })).body.data.calon).toMatchObject([{ mapel: 'Matematika', level: 'VII', kd: '3.1', kognitif: 'C4', catatan: [] }]);
  expect(await brought(name, file)).toMatchObject(place);
});

test('Aiken says that it has no room for it', async () => {
  expect((await school.ask('budi', questionBank.take, { format: 'aiken', id_list: id })).body).toMatchObject({ code: 'FORMAT_TOO_NARROW', errors: { '1.asal': 'Aiken tidak dapat memuat mata pelajaran, tingkat, KD, dan level kognitif.' } });
});

test('a name that the school does not know is told with its question, which belongs where was chosen', async () => {
  const file = Buffer.from('// [tag:mapel=PJOK] [tag:kd=9.9]\nApa nama olahraga ini? {=lari}');
  const { calon } = (await bring('soal.gift', file, { dry_run: 'true' })).body.data;
  expect(calon).toMatchObject([{ mapel: 'Ilmu Pengetahuan Alam', kd: null, catatan: [{ id: 'Mata pelajaran “PJOK” tidak dikenal, jadi tidak ikut.' }, { id: 'KD “9.9” tidak dikenal, jadi tidak ikut.' }] }]);
  expect(await brought('soal.gift', file)).toMatchObject({ id_mata_pelajaran: IPA, id_kd: null });
});

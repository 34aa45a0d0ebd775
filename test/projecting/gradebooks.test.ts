import { Gradebooks, OpenGradebook, type Pembaca } from '#projections/grading/gradebook.query';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import type { Role } from '#contract/identity/identity';
import { readerOf } from '#server/grading/gradebook.policy';
import { projections } from '#projections/kit/projection';
import { added, columnOf, removed, scored, seventh, teaches } from '#test/projecting/a-gradebook';
import { A, ANI, BUDI, founded, id, MATEMATIKA } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const of = { id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA };
const kuis = columnOf(91, 'LM', { lingkup_materi: 'Bilangan' });
const seenBy = async (sebagai: Pembaca['sebagai'], ...facts: Parameters<typeof given>) => {
  const read = await given(...founded, seventh, ...facts);
  return { list: (await read.ask(new Gradebooks({ pembaca: { id_guru: BUDI, sebagai } }))).data, open: await read.ask(new OpenGradebook(of)) };
};

test('a gradebook that nobody teaches any more stands in the list of who leads the school or the class, and opens, while it has columns', async () => {
  for (const sebagai of ['pimpinan', 'wali'] as const) {
    const { list, open } = await seenBy(sebagai, added(kuis), scored(kuis, ANI, 80));
    expect(list).toMatchObject([{ ...of, mapel: 'Matematika', guru: null, jumlah_kolom: 1, terisi: 1 }]);
    expect(open).toMatchObject({ guru: null, kolom: [{ id_kolom: kuis.id_kolom }], murid: expect.arrayContaining([expect.objectContaining({ id_murid: ANI, sel: { [kuis.id_kolom]: expect.objectContaining({ nilai: 80 }) } })]) });
  }
  expect((await seenBy('guru', added(kuis))).list).toEqual([]);
  expect(await seenBy('pimpinan', added(kuis), removed(kuis))).toEqual({ list: [], open: undefined });
});

test('one that somebody teaches stands there once', async () => {
  expect((await seenBy('pimpinan', teaches(), added(kuis))).list).toMatchObject([{ guru: 'Budi', jumlah_kolom: 1 }]);
});

test('nobody is awaited in a remedial, whoever sat it', async () => {
  const remedial = columnOf(92, 'LM', { lingkup_materi: 'Bilangan', isRemedial: true });
  expect((await seenBy('pimpinan', teaches(), added(kuis), added(remedial), scored(kuis, ANI, 60), scored(remedial, ANI, 75))).list).toMatchObject([{ jumlah_kolom: 2, terisi: 1, dari: 3 }]);
});

test('whoever teaches and leads a class finds both in the list', async () => {
  const CICI = id(9);
  const read = await given(...founded, seventh, TeacherAssigned({ ...teaches().data, id_guru: CICI } as never));
  const seen = async (id_guru: string, sebagai: Pembaca['sebagai']) => (await read.ask(new Gradebooks({ pembaca: { id_guru, sebagai } }))).data.length;
  expect([await seen(CICI, 'guru_wali'), await seen(CICI, 'wali'), await seen(BUDI, 'guru_wali'), await seen(BUDI, 'guru'), await seen(ANI, 'guru_wali')]).toEqual([1, 0, 1, 0, 0]);
});

describe('whose gradebooks somebody is told of', () => {
  const actor = (...roles: Role[]) => ({ account: BUDI, role: roles[0]!, session: null, roles });
  test.each([
    [['guruMapel'], undefined, { id_guru: BUDI, sebagai: 'guru' }], [['waliKelas'], undefined, { id_guru: BUDI, sebagai: 'wali' }], [['guruMapel', 'waliKelas'], undefined, { id_guru: BUDI, sebagai: 'guru_wali' }],
    [['guruMapel', 'kurikulum'], undefined, { id_guru: null, sebagai: 'pimpinan' }], [['guruMapel', 'kepalaSekolah'], 'guru', { id_guru: BUDI, sebagai: 'guru' }], [['guruMapel'], 'pimpinan', { id_guru: BUDI, sebagai: 'guru' }], [['kurikulum'], 'wali', { id_guru: null, sebagai: 'pimpinan' }],
  ] as const)('%s who ask as %s', (roles, sebagai, reader) => expect(readerOf(actor(...roles), sebagai)).toEqual(reader));
});

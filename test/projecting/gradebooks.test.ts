import { Gradebooks, OpenGradebook } from '#projections/grading/gradebook.query';
import { projections } from '#projections/kit/projection';
import { added, columnOf, removed, scored, seventh, teaches } from '#test/projecting/a-gradebook';
import { A, ANI, BUDI, founded, MATEMATIKA } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const of = { id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA };
const kuis = columnOf(91, 'LM', { lingkup_materi: 'Bilangan' });
const seenBy = async (sebagai: 'guru' | 'wali' | 'pimpinan', ...facts: Parameters<typeof given>) => {
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

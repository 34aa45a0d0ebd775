import type { KolomNilai } from '#contract/grading/gradebook';
import type { Langkah } from '#contract/grading/final-grade';
import { GradesByCompetence } from '#projections/grading/competence-grades.query';
import { ClassGrades } from '#projections/grading/class-grades';
import { ReportCardCreated, ReportPublished, ReportReopened } from '#contract/report-card/report-card.events';
import type { TipeRapor } from '#contract/report-card/report';
import { projections } from '#projections/kit/projection';
import { reportId } from '#projections/report-card/report-place.query';
import { added, columnOf, competence, locked, scored, settings, seventh, teaches } from '#test/projecting/a-gradebook';
import { A, ANI, BUDI, DEDI, founded, id } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
type Facts = Parameters<typeof given>;
const told = async (...facts: Facts) => {
  const read = await given(...founded, seventh, teaches(), ...facts);
  const asked = (sebagai: 'murid' | 'guru' | 'pimpinan', id_orang = BUDI) => read.ask(new GradesByCompetence({ id_murid: ANI, pembaca: { id_orang, sebagai } }));
  return { read, asked };
};
const kd = (n: number, of: number, more: Partial<KolomNilai> = {}) => columnOf(n, 'KD', { id_kd: id(of), ...more });
const entered = (...cells: [KolomNilai, number][]) => cells.flatMap(([column, nilai]) => [added(column), scored(column, ANI, nilai)]);
const book = [
  settings({ kumer: 0 }), competence(51, '3.1', 'pecahan'), competence(52, '3.2', 'persamaan'), competence(53, '4.1', 'menyajikan data'),
  // Weighed 1 to 3, lifted to the passing grade by a remedial, the higher of one technique beside another one.
  ...entered([kd(61, 51), 80], [kd(62, 51, { bobot: 3 }), 90], [kd(63, 52), 60], [kd(64, 52, { isRemedial: true }), 95]),
  ...entered(...([[65, 'praktik', 70], [66, 'praktik', 88], [67, 'produk', 80]] as const).map(([n, teknik, nilai]): [KolomNilai, number] => [kd(n, 53, { assesmentType: 'keterampilan', teknik }), nilai])),
];

test('a competence comes to what the grade counts it as: weighed, lifted by a remedial, the best of a technique', async () => {
  const { read, asked } = await told(...book);
  const { data } = await asked('pimpinan');
  expect(data.map((it) => [it.kode, it.nilai, it.jumlah_nilai])).toEqual([['3.1', 87.5, 2], ['3.2', 75, 2], ['4.1', 84, 3]]);
  const grade = (await read.ask(new ClassGrades({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran })))!.nilai.find((it) => it.id_murid === ANI)!;
  const parts = (it: Langkah): Langkah[] => [it, ...it.dari.flatMap(parts)];
  const counted = [grade.pengetahuan!, grade.keterampilan!].flatMap(({ langkah }) => langkah.flatMap(parts));
  for (const { kode, nilai } of data) expect(counted.find((it) => it.nama.startsWith(`${kode} `))?.nilai).toBe(nilai);
});

const out = (type: TipeRapor) => {
  const report = { id_general_report: reportId({ ...A, id_murid: ANI, type }), id_murid: ANI, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran };
  return [ReportCardCreated({ ...report, type }), ReportPublished({ ...report, versi: 1, uuid: id(95), berlaku_sampai: '2027-03-20T00:00:00.000Z', isi: null } as never), ReportReopened({ ...report, versi: 1, alasan: 'Nilai keliru' })] as const;
};

test('students are told of what their report told, teachers of what they teach or the class that they lead', async () => {
  const [made, published, reopened] = out('akhir_semester');
  for (const facts of [[], [locked], [locked, made], [locked, ...out('tengah_semester').slice(0, 2)], [locked, made, published, reopened]]) expect((await (await told(...book, ...facts)).asked('murid')).data).toEqual([]);
  const { asked } = await told(...book, locked, made, published);
  expect([(await asked('murid')).data.length, (await asked('guru')).data.length, (await asked('guru', DEDI)).data.length]).toEqual([3, 3, 0]);
});

import { gradeAudit } from '#contract/audit/grade-audit.api';
import { students } from '#contract/people/student.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { WithdrawStudent } from '#server/classroom/placement.decider';
import { readSheet } from '#server/processes/import/sheet';
import { aColumn, bookOf, enter, furnishGradebooks } from '#test/kit/a-gradebook';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishGradebooks(school);
});
afterAll(() => school.close());
const later = () => school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
const now = () => school.clock.now().toISOString();

test('the book of a moment has whoever left the class since, with their scores and without a final grade, also as a sheet', async () => {
  const id_kolom = await aColumn(school, 'A', { nama: 'Kuis' });
  await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 80 }, { id_kolom, id_murid: idOf('dedi'), nilai: 91 }]);
  await school.give(WithdrawStudent, { id_murid: idOf('dedi'), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran });
  const { murid } = (await school.ask('auditor', gradeAudit.book, bookOf(school))).body.data;
  expect(murid.map(({ nama }: { nama: string }) => nama)).toEqual(['Ani Lestaringtyas', 'Beni Saputrawan', 'Citra Maharanti', expect.stringMatching(/^Dedi /)]);
  expect(murid.at(-1)).toMatchObject({ id_murid: idOf('dedi'), sel: { [id_kolom]: 91 }, pengetahuan: null, keterampilan: null, akhir: null });
  const rows = await readSheet((await school.ask('auditor', gradeAudit.take, bookOf(school))).body);
  expect(rows.find((it) => it[1]?.startsWith('Dedi '))).toEqual(['4', expect.anything(), '91', '–']);
});

test('what somebody enters for their own relative is pointed out, also what they entered before it was written down', async () => {
  const id_kolom = await aColumn(school, 'A', { nama: 'Kerabat' });
  await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 80 }, { id_kolom, id_murid: idOf('beni'), nilai: 81 }]);
  const found = async () => (await school.ask('auditor', gradeAudit.changes, { sifat: 'kerabat', id_kolom })).body.data.map(({ id_murid, nilai }: { id_murid: string; nilai: number }) => [id_murid, nilai]);
  expect(await found()).toEqual([]);
  const name = (id_guru_kerabat: string[]) => school.ask('admin', students.nameKin, { id: idOf('beni'), id_guru_kerabat });
  await name([idOf('budi'), idOf('sari')]);
  expect(await found()).toEqual([[idOf('beni'), 81]]);
  await name([idOf('sari')]);
  expect(await found()).toEqual([]);
  expect((await school.ask('auditor', gradeAudit.changes, { id_kolom, id_murid: idOf('beni') })).body.data.map((it: { sifat: string[] }) => it.sifat)).toEqual([[]]);
});

test('two moments tell what was done to columns between them: by whom, from what to what, why', async () => {
  const [changed, removed, passing] = [await aColumn(school, 'A', { nama: 'Tugas' }), await aColumn(school, 'A', { nama: 'Lisan' }), await aColumn(school, 'A', { nama: 'Projek' })];
  await enter(school, [{ id_kolom: removed, id_murid: idOf('ani'), nilai: 70 }]);
  const dari = now();
  later();
  const change = (id: string, wish: object) => school.ask('budi', gradebook.changeColumn, { ...bookOf(school), id, ...wish });
  expect((await change(changed, { bobot: 10, alasan: 'Bobot disepakati MGMP' })).status).toBe(200);
  await change(passing, { nama: 'Proyek' });
  await change(passing, { nama: 'Projek' });
  expect((await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id: removed, beserta_nilai: true, alasan: 'Kolom yang keliru' })).status).toBe(200);
  const { data, kolom } = (await school.ask('auditor', gradeAudit.compare, { ...bookOf(school), dari, sampai: now() })).body;
  expect(data).toMatchObject([{ kolom: 'Lisan', dari: 70, menjadi: null }]);
  const by = { oleh: { nama: 'Budi Prasetyawan' } };
  expect(kolom).toMatchObject([
    { ...by, type: 'GradeColumnChanged', kolom: 'Tugas', ubahan: [{ bidang: 'bobot', dari: 1, ke: 10 }], alasan: 'Bobot disepakati MGMP' },
    { ...by, type: 'GradeColumnRemoved', kolom: 'Lisan', sebelum: 1, alasan: 'Kolom yang keliru' },
  ]);
  const last = (await school.ask('auditor', gradeAudit.book, bookOf(school))).body.data.peristiwa;
  expect(last).toMatchObject({ type: 'GradeColumnRemoved', kolom: 'Lisan', sebelum: 1 });
});

import { schoolYear } from '#contract/school-year/school-year.api';
import { studentData } from '#contract/people/student-data.api';
import { FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';

const ani = idOf('ani');
const NEXT_CLASS = idOf('kelas 7A semester depan');

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const record = (kesehatan: object, more: object = {}) => school.ask('waliA', studentData.updateClass, { data: [{ id_murid: ani, kesehatan, ...more }] });
const book = async () => (await school.ask('ani', studentData.read, { id: ani })).body.data;
const ofClass = async (id: string) => (await school.ask('kepala', studentData.ofClass, { id })).body.data.find((it: { id_murid: string }) => it.id_murid === ani);

test('a new semester begins with empty measurements, and the one before keeps its own', async () => {
  expect((await record({ golongan_darah: 'O', tinggi_badan: 150, berat_badan: 41, penglihatan: 'Normal' })).body.data).toEqual({ jumlah: 1, ditolak: [] });
  const first = { id_tahun_ajaran: ID_TAHUN_AJARAN, tahun_ajaran: '2026/2027', semester: 'Ganjil', tinggi_badan: 150, berat_badan: 41, pendengaran: null, penglihatan: 'Normal', gigi: null, lain_lain: null };
  expect(await book()).toMatchObject({ kesehatan: { golongan_darah: 'O', tinggi_badan: 150 }, pemeriksaan: [first] });

  const { id } = (await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04', active: true })).body.data;
  await school.give(FormClass, { id_kelas_tahun_ajaran: NEXT_CLASS, id_kelas: school.class('A').id_kelas, id_tahun_ajaran: id, tingkat: 7, simbol: 'A', id_level: null, id_program: null, id_guru: idOf('waliA') });
  await school.give(PlaceStudent, { id_murid: ani, id_tahun_ajaran: id, id_kelas_tahun_ajaran: NEXT_CLASS });
  expect((await book()).kesehatan).toEqual({ golongan_darah: 'O' });
  expect((await record({ tinggi_badan: 151 }, { sebelum: { kesehatan: { tinggi_badan: 150 } } })).body.data.ditolak).toMatchObject([{ id_murid: ani, alasan: 'CONFLICT', terbaru: { kesehatan: { tinggi_badan: null } } }]);

  expect((await record({ tinggi_badan: 153 }, { sebelum: { kesehatan: { tinggi_badan: null } } })).body.data.jumlah).toBe(1);
  const second = { ...first, id_tahun_ajaran: id, semester: 'Genap', tinggi_badan: 153, berat_badan: null, penglihatan: null };
  expect(await book()).toMatchObject({ kesehatan: { golongan_darah: 'O', tinggi_badan: 153 }, pemeriksaan: [second, first] });
  expect(await ofClass(NEXT_CLASS)).toMatchObject({ kesehatan: { golongan_darah: 'O', tinggi_badan: 153 }, pemeriksaan: [second, first] });
  expect(await ofClass(school.class('A').id_kelas_tahun_ajaran)).toMatchObject({ kesehatan: { golongan_darah: 'O', tinggi_badan: 150, berat_badan: 41 }, pemeriksaan: [second, first] });
});

test('measurements are read and written by whom health is', async () => {
  for (const who of ['beni', 'budi', 'waliB', 'kurikulum'] as const) {
    expect((await school.ask(who, studentData.read, { id: ani })).status).toBe(403);
    expect((await school.ask(who, studentData.ofClass, { id: NEXT_CLASS })).status).toBe(403);
    expect((await school.ask(who, studentData.updateClass, { data: [{ id_murid: ani, kesehatan: { tinggi_badan: 99 } }] })).status).toBe(403);
  }
  // What no line of the contract lets in is without effect: other semesters' measurements are nobody's to write.
  await record({ pemeriksaan: { [ID_TAHUN_AJARAN]: { tinggi_badan: 99 } } });
  expect((await book()).pemeriksaan.map((it: { tinggi_badan: number }) => it.tinggi_badan)).toEqual([153, 150]);
});

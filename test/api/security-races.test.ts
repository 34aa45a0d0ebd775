import { classroom } from '#contract/classroom/classroom.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { teaching } from '#contract/subject/teaching.api';
import { PlaceSlots } from '#server/timetable/timetable.decider';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Who } from '#test/kit/school-data';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const statuses = (answers: { status: number }[]) => answers.map((it) => it.status).sort();
const stored = async (type: string) => (await school.query('SELECT data FROM es.event WHERE type = $1 ORDER BY position', [type])).rows.map((it) => it.data);

describe('rule 34: of two who take the same at once, one gets it', () => {
  test('a homeroom teacher of two classes', async () => {
    const answers = await Promise.all((['A', 'B'] as const).map((kelas) => school.ask('admin', classroom.assignHomeroom, { id: school.class(kelas).id_kelas, id_guru: idOf('budi') })));
    expect(statuses(answers)).toEqual([200, 409]);
    const { data } = (await school.ask('admin', classroom.list)).body;
    expect(data.filter((it: { id_guru: string }) => it.id_guru === idOf('budi'))).toHaveLength(1);
  });

  test('a student placed in two classes', async () => {
    const formed = await Promise.all(['X', 'Y'].map((simbol) => school.ask('admin', classroom.form, { tingkat: 8, simbol })));
    await school.ask('admin', classroom.removeStudents, { id: school.class('A').id_kelas, daftar_murid: [idOf('ani')] });
    const answers = await Promise.all(formed.map(({ body }) => school.ask('admin', classroom.addStudents, { id: body.data.id_kelas_tahun_ajaran, daftar_murid: [idOf('ani')] })));
    expect(statuses(answers)).toEqual([200, 409]);
    const rows = await Promise.all(formed.map(async ({ body }) => (await school.ask('admin', classroom.members, { id: body.data.id_kelas_tahun_ajaran })).body.total));
    expect(rows.sort()).toEqual([0, 1]);
  });

  test('a teacher, and a class, booked for two lessons of one period', async () => {
    const [A, B] = [school.class('A'), school.class('B')];
    const slot = (name: string, kelas: typeof A, guru: Who) => ({ id_tahun_ajaran: ID_TAHUN_AJARAN, slots: [{ id_slot: idOf(name), hari: 6, posisi: 1, id_kelas_tahun_ajaran: kelas.id_kelas_tahun_ajaran, id_mata_pelajaran: kelas.id_mata_pelajaran, id_guru: idOf(guru) }] });
    const teacher = await Promise.allSettled([school.give(PlaceSlots, slot('one', A, 'budi')), school.give(PlaceSlots, slot('two', B, 'budi'))]);
    expect(teacher.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
    const taken = teacher[0]?.status === 'fulfilled' ? A : B;
    const one = await Promise.allSettled([school.give(PlaceSlots, slot('three', taken, 'kurikulum'))]);
    expect(one[0]?.status).toBe('rejected');
    expect((await stored('SlotPlaced')).filter((it) => it.hari === 6)).toHaveLength(1);
  });

  test('who teaches what, wished ten times, is one assignment', async () => {
    const wish = { id_guru: idOf('kurikulum'), id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('B').id_kelas };
    const answers = await Promise.all(Array.from({ length: 10 }, () => school.ask('admin', teaching.assign, wish)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    expect((await stored('TeacherAssigned')).filter((it) => it.id_guru === idOf('kurikulum'))).toHaveLength(1);
  });

  test('two semesters activated, and two opened over each other', async () => {
    const opened = await Promise.all(['2027-01-04', '2027-07-12'].map((tanggal_awal) => school.ask('admin', schoolYear.open, { tanggal_awal })));
    const ids = opened.map(({ body }) => body.data.id as string);
    const answers = await Promise.all(ids.map((id) => school.ask('admin', schoolYear.change, { id, active: true })));
    expect(statuses(answers)).toEqual([200, 200]);
    const { data } = (await school.ask('admin', schoolYear.list)).body;
    expect(data.filter((it: { isActive: boolean }) => it.isActive)).toHaveLength(1);
    // Each says which one it followed: none was active beside another for a moment.
    const chain = await stored('SchoolYearActivated');
    expect(chain.slice(1).map((it) => it.sebelum)).toEqual(chain.slice(0, -1).map((it) => it.id_tahun_ajaran));
    const over = await Promise.all([0, 1].map(() => school.ask('admin', schoolYear.open, { tanggal_awal: '2029-07-16' })));
    expect(statuses(over)).toEqual([200, 409].sort());
  });

  test('two principals', async () => {
    await school.ask('admin', teachers.revoke, { id: idOf('kepala'), roles: [] });
    const answers = await Promise.all((['budi', 'sari'] as const).map((who) => school.ask('admin', teachers.grant, { id: idOf(who), roles: ['kepalaSekolah'], gantikan: true })));
    expect(answers.some((it) => it.status === 200)).toBe(true);
    const { data } = (await school.ask('admin', teachers.list, { role: 'kepalaSekolah', limit: 100 })).body;
    expect(data).toHaveLength(1);
  });
});

test('a teacher whose number is taken does not cost the school its principal', async () => {
  const wish = { nik: (await school.ask('admin', teachers.list, { search: 'Budi' })).body.data[0].nik, nama: 'Kepala Baru', jenis_kelamin: 'Pria', role: ['kepalaSekolah'], gantikan: true };
  expect((await school.ask('admin', teachers.create, wish)).status).toBe(409);
  const principals = async () => (await school.ask('admin', teachers.list, { role: 'kepalaSekolah' })).body.data.map((it: { nama: string }) => it.nama);
  expect(await principals()).toEqual(['Hj. Ratna Dewayani']);
  const headers = { 'idempotency-key': 'principal' };
  const made = await Promise.all([0, 1].map(() => school.ask('admin', teachers.create, { ...wish, nik: '7700001' }, { headers })));
  expect(made.map(({ status, body }) => [status, body.data.id])).toEqual([0, 1].map(() => [200, made[0]?.body.data.id]));
  expect(await principals()).toEqual(['Kepala Baru']);
  expect((await school.ask('admin', teachers.list, { search: 'Ratna' })).body.data[0].role).toBe('["guruMapel"]');
});

describe('what refers to something, and what takes that away, at once', () => {
  const both = async (refers: Promise<{ status: number }>, removes: Promise<{ status: number }>) => (await Promise.all([refers, removes])).map((it) => it.status);

  test('a subject and its group', async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = (await school.ask('admin', curriculumGroup.api.create, { kode: `G${i}`, nama: `Kelompok ${i}`, urutan: 1 })).body.data;
      const subjects = () => school.ask('admin', subject.api.create, { kode: `GR${'ABCDE'[i]}`, nama: `Pelajaran ${i}`, id_kelompok: id });
      const group = () => school.ask('admin', curriculumGroup.api.remove, { id });
      const statuses = i % 2 ? await both(subjects(), group()) : (await both(group(), subjects())).reverse();
      expect([[200, 409], [422, 200]]).toContainEqual(statuses);
    }
  });

  test('a class and its homeroom teacher, a student who joins it, and whoever teaches there', async () => {
    for (let i = 0; i < 3; i++) {
      const guru = (await school.ask('admin', teachers.create, { nik: `990000${i}`, nama: `Guru Lomba ${i}`, jenis_kelamin: 'Pria' })).body.data.id;
      const murid = (await school.ask('admin', students.create, { nis: `990000${i}5`, nama: `Murid Lomba ${i}`, jenis_kelamin: 'Pria', tahun_masuk: 2026 })).body.data.id;
      const kelas = (await school.ask('admin', classroom.form, { tingkat: 9, simbol: 'KLM'[i] })).body.data.id_kelas_tahun_ajaran;
      const homeroom = await both(school.ask('admin', classroom.assignHomeroom, { id: kelas, id_guru: guru }), school.ask('admin', teachers.remove, { id: guru }));
      const joining = await both(school.ask('admin', classroom.addStudents, { id: kelas, daftar_murid: [murid] }), school.ask('admin', students.remove, { id: murid }));
      for (const it of [homeroom, joining]) expect([[200, 409], [422, 200]]).toContainEqual(it);
    }
  });
});

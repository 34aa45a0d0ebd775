import { ClassFormed, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import {
  PaymentStatusChanged, StudentCorrected, StudentHealthRecorded, StudentParentsRecorded, StudentRegistered, StudentRemoved, StudentStatusChanged,
  TeacherCorrected, TeacherQualified, TeacherRegistered, TeacherRemoved, TeacherRolesChanged,
} from '#contract/people/people.events';
import { students as studentsApi } from '#contract/people/student.api';
import { teachers as teachersApi } from '#contract/people/teacher.api';
import { SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { AccountByUsername, EmailOf, NamesOf } from '#projections/identity/account.query';
import { accountProjection } from '#projections/identity/account.projection';
import { classroomProjection } from '#projections/classroom/classroom.projection';
import { Principal, UsesOfPerson } from '#projections/people/people.query';
import { peopleProjection } from '#projections/people/people.projection';
import { studentDataProjection } from '#projections/people/student-data.projection';
import { ClassBook, HomeroomOf, IsHomeroom, StudentBook } from '#projections/people/student-data.query';
import { ActiveClass, StudentDetail, StudentList } from '#projections/people/student.query';
import { TeacherDetail, TeacherList, TeachersWithoutSubject } from '#projections/people/teacher.query';
import { schoolYearProjection } from '#projections/school-year/school-year.projection';
import { id } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(peopleProjection, studentDataProjection, accountProjection, classroomProjection, schoolYearProjection);
const [BUDI, RATNA, ANI, YEAR, CLASS, KELAS, MTK] = [1, 2, 3, 4, 5, 6, 7].map(id) as [string, string, string, string, string, string, string];

const teacher = (id_guru: string, nama: string, more: object = {}) =>
  TeacherRegistered({ id_guru, nama, nik: `20${id_guru.slice(-4)}`, jenis_kelamin: 'Pria', email: null, alamat: null, roles: ['guruMapel'], id_mata_pelajaran: [], ...more });
const student = (id_murid: string, nama: string, nis: string, more: object = {}) =>
  StudentRegistered({ id_murid, nama, nis, jenis_kelamin: 'Wanita', email: null, alamat: null, tahun_masuk: 2026, id_kelas_tahun_ajaran: null, ...more });
const who = (nama: string, nis: string, email: string | null = null) => ({ nama, nis, jenis_kelamin: 'Wanita' as const, email, alamat: null });
const placed = [
  SchoolYearOpened({ id_tahun_ajaran: YEAR, nama: '2026/2027', semester: 'Ganjil', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null }),
  SchoolYearActivated({ id_tahun_ajaran: YEAR, sebelum: null }),
  ClassFormed({ id_kelas_tahun_ajaran: CLASS, id_kelas: KELAS, id_tahun_ajaran: YEAR, tingkat: 7, simbol: 'A', id_guru: BUDI, id_level: null, id_program: null }),
  StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran: CLASS, id_murid: ANI }),
];
const list = (input: object = {}) => new StudentList(studentsApi.list.input.parse(input));
const teachersBy = (input: object = {}) => new TeacherList(teachersApi.list.input.parse(input));

test('whoever is registered, corrected and removed signs in, signs in otherwise, and not any more', async () => {
  const registered = student(ANI, 'Ani', '260001', { email: 'ani@contoh.id' });
  const corrected = StudentCorrected({ id_murid: ANI, ...who('Ani Lestari', '260002', 'lestari@contoh.id'), tahun_masuk: 2025, sebelum: who('Ani', '260001', 'ani@contoh.id'), tahun_masuk_sebelum: 2026 });
  const before = given(registered);
  expect(await before.ask(new AccountByUsername({ username: '260001' }))).toMatchObject({ id_akun: ANI, roles: ['murid'], nama: 'Ani' });
  expect(await before.ask(new EmailOf({ id_akun: ANI }))).toMatchObject({ email: 'ani@contoh.id' });
  const after = given(registered, corrected);
  expect(await after.ask(new AccountByUsername({ username: '260001' }))).toBeUndefined();
  expect(await after.ask(new EmailOf({ id_akun: ANI }))).toEqual({ username: '260002', nama: 'Ani Lestari', email: 'lestari@contoh.id' });
  expect(await after.ask(new StudentDetail({ id: ANI }))).toMatchObject({ data: { nama: 'Ani Lestari', tahun_masuk: 2025 } });
  const gone = given(registered, corrected, StudentRemoved({ id_murid: ANI, nama: 'Ani Lestari' }));
  expect(await gone.ask(new AccountByUsername({ username: '260002' }))).toBeUndefined();
  expect(await gone.ask(new StudentDetail({ id: ANI }))).toBeUndefined();
  expect(await gone.ask(new NamesOf({ ids: [ANI] }))).toEqual(new Map([[ANI, 'Ani Lestari']]));
});

test('a teacher’s roles and subjects are what they last were', async () => {
  const facts = [
    teacher(BUDI, 'Budi'), teacher(RATNA, 'Ratna', { roles: ['kepalaSekolah'] }), TeacherQualified({ id_guru: BUDI, id_mata_pelajaran: [MTK], sebelum: [] }),
    TeacherRolesChanged({ id_guru: BUDI, roles: ['guruMapel', 'kurikulum'], sebelum: ['guruMapel'] }),
    TeacherCorrected({ id_guru: BUDI, nama: 'Budi S.', nik: '200099', jenis_kelamin: 'Pria', email: null, alamat: null, sebelum: { nama: 'Budi', nik: '200001', jenis_kelamin: 'Pria', email: null, alamat: null } }),
  ];
  const school = given(...facts);
  expect(await school.ask(new TeacherDetail({ id: BUDI }))).toMatchObject({ data: { nama: 'Budi S.', nik: '200099', role: '["guruMapel", "kurikulum"]', isPrincipal: false, id_mata_pelajaran: [MTK] } });
  expect(await school.ask(new Principal({}))).toEqual({ id: RATNA, nama: 'Ratna' });
  expect(await school.ask(new TeachersWithoutSubject({}))).toEqual({ data: [] });
  expect(await school.ask(teachersBy({ role: 'kurikulum' }))).toMatchObject({ total: 1, data: [{ id: BUDI }] });
  expect(await given(...facts, TeacherRemoved({ id_guru: RATNA, nama: 'Ratna' })).ask(new Principal({}))).toBeUndefined();
});

test('a thousand students come page by page, each once, in either direction, also where many bear one name', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => student(id(1000 + i), `Siti ${i % 7}`, String(260000 + i)));
  const school = given(...many);
  for (const order of ['asc', 'desc']) {
    const pages = await Promise.all(Array.from({ length: 10 }, (_, i) => school.ask(list({ order, page: i + 1, limit: 100 }))));
    const rows = pages.flatMap((it) => it.data);
    expect(new Set(rows.map((it) => it.id)).size).toBe(1000);
    const names = rows.map((it) => it.nama as string);
    expect(names).toEqual([...names].sort((one, other) => (order === 'asc' ? 1 : -1) * one.localeCompare(other)));
  }
  expect(await school.ask(list({ search: '26099' }))).toMatchObject({ total: 10 });
});

test('a student is in the class of the active year, and nowhere once they are taken out', async () => {
  const facts = [teacher(BUDI, 'Budi'), student(ANI, 'Ani', '260001'), student(RATNA, 'Beni', '260002'), ...placed];
  const school = given(...facts, PaymentStatusChanged({ id_murid: ANI, status: 'cicilan', sebelum: null }), StudentStatusChanged({ id_murid: RATNA, status: 'pindah', tanggal: '2026-08-01', alasan: null, sebelum: 'aktif' }));
  for (const id_kelas of [KELAS, CLASS]) expect(await school.ask(list({ id_kelas }))).toMatchObject({ total: 1, data: [{ id: ANI, kelas: '7A', id_kelas: KELAS, status: 'cicilan' }] });
  expect(await school.ask(list({ tanpa_kelas: 'true' }))).toMatchObject({ total: 1, data: [{ id: RATNA, kelas: null }] });
  expect(await school.ask(list({ status: 'cicilan', status_murid: 'aktif' }))).toMatchObject({ total: 1 });
  expect(await school.ask(list({ status_murid: 'pindah' }))).toMatchObject({ total: 1, data: [{ id: RATNA, kelas: null }] });
  expect(await school.ask(new ActiveClass({ id_kelas: KELAS }))).toEqual({ id_kelas_tahun_ajaran: CLASS, id_tahun_ajaran: YEAR });
  expect(await school.ask(new HomeroomOf({ id_guru: BUDI }))).toEqual([ANI]);
  expect(await school.ask(new UsesOfPerson({ id: BUDI }))).toEqual({ tempat: ['class'], nama: ['7A'] });
  expect(await school.ask(new UsesOfPerson({ id: ANI }))).toEqual({ tempat: ['class_member'], nama: ['7A'] });
  const out = given(...facts, StudentWithdrawn({ id_tahun_ajaran: null, id_kelas_tahun_ajaran: CLASS, id_murid: ANI }));
  expect(await out.ask(list({ id_kelas: KELAS }))).toMatchObject({ total: 0 });
  expect(await out.ask(new IsHomeroom({ id_guru: BUDI, id_kelas_tahun_ajaran: CLASS }))).toBe(true);
  expect(await out.ask(new IsHomeroom({ id_guru: ANI, id_kelas_tahun_ajaran: CLASS }))).toBe(false);
  expect(await out.ask(new UsesOfPerson({ id: ANI }))).toEqual({ tempat: [], nama: [] });
});

test('the data book holds what was last recorded of each section', async () => {
  const none = { ayah: null, ayah_sebelum: null, wali: null, wali_sebelum: null };
  const school = given(teacher(BUDI, 'Budi'), student(ANI, 'Ani', '260001'), ...placed,
    StudentHealthRecorded({ id_murid: ANI, kesehatan: { golongan_darah: 'O' }, kesehatan_sebelum: {} }),
    StudentParentsRecorded({ id_murid: ANI, ibu: { email: 'ibu@contoh.id', penghasilan: 'Tidak Berpenghasilan' }, ibu_sebelum: {}, ...none }),
    StudentHealthRecorded({ id_murid: ANI, kesehatan: { golongan_darah: 'AB' }, kesehatan_sebelum: { golongan_darah: 'O' } }));
  expect(await school.ask(new StudentBook({ id: ANI }))).toMatchObject({ data: { kesehatan: { golongan_darah: 'AB' }, ibu: { penghasilan: 'Tidak Berpenghasilan' }, ayah: null } });
  expect(await school.ask(new ClassBook({ id: CLASS }))).toEqual({ data: [{
    id_murid: ANI, nama: 'Ani', nis: '260001', dibatasi: false, email: null, no_hp: null, kesehatan: { golongan_darah: 'AB' }, pemeriksaan: [], email_ayah: null, email_ibu: 'ibu@contoh.id', email_wali: null,
  }] });
});

test('what was measured is told by semester, the latest first, and in one line as a semester has it', async () => {
  const [GENAP, NEXT] = [id(8), id(9)];
  const nothing = { berat_badan: null, pendengaran: null, penglihatan: null, gigi: null, lain_lain: null };
  const before = { golongan_darah: 'O', pemeriksaan: { '': { tinggi_badan: 148 } } };
  const kesehatan = { golongan_darah: 'O', pemeriksaan: { [GENAP]: { tinggi_badan: 153 }, '': { tinggi_badan: 148 }, [YEAR]: { tinggi_badan: 150 } } };
  const health = (it: object) => StudentHealthRecorded({ id_murid: ANI, kesehatan: it as never, kesehatan_sebelum: {} });
  const opened = SchoolYearOpened({ id_tahun_ajaran: GENAP, nama: '2026/2027', semester: 'Genap', tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-18', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null });
  const again = ClassFormed({ id_kelas_tahun_ajaran: NEXT, id_kelas: KELAS, id_tahun_ajaran: GENAP, tingkat: 7, simbol: 'A', id_guru: BUDI, id_level: null, id_program: null });
  const facts = [teacher(BUDI, 'Budi'), student(ANI, 'Ani', '260001'), ...placed];
  const semesters = [
    { id_tahun_ajaran: GENAP, tahun_ajaran: '2026/2027', semester: 'Genap', ...nothing, tinggi_badan: 153 },
    { id_tahun_ajaran: YEAR, tahun_ajaran: '2026/2027', semester: 'Ganjil', ...nothing, tinggi_badan: 150 },
    { id_tahun_ajaran: null, tahun_ajaran: null, semester: null, ...nothing, tinggi_badan: 148 },
  ];
  expect(await given(...facts, health(before)).ask(new StudentBook({ id: ANI }))).toMatchObject({ data: { kesehatan: { golongan_darah: 'O', tinggi_badan: 148 }, pemeriksaan: semesters.slice(2) } });
  const school = given(...facts, opened, again, StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran: NEXT, id_murid: ANI }), health(kesehatan));
  expect((await school.ask(new StudentBook({ id: ANI })))?.data).toMatchObject({ kesehatan: { golongan_darah: 'O', tinggi_badan: 150 }, pemeriksaan: semesters });
  expect((await school.ask(new ClassBook({ id: CLASS }))).data).toMatchObject([{ kesehatan: { golongan_darah: 'O', tinggi_badan: 150 }, pemeriksaan: semesters }]);
  expect((await school.ask(new ClassBook({ id: NEXT }))).data).toMatchObject([{ kesehatan: { golongan_darah: 'O', tinggi_badan: 153 }, pemeriksaan: semesters }]);
});

import { ClassFormed, HomeroomAssigned, StudentPlaced } from '#contract/classroom/classroom.events';
import { AccountOpened } from '#contract/identity/identity.events';
import { consent as consentApi } from '#contract/people/consent.api';
import { ConsentGiven, ConsentWithdrawn } from '#contract/people/consent.events';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { PaymentStatusChanged, ProcessingRestricted, RestrictionLifted, StudentRegistered, StudentStatusChanged, TeacherQualified, TeacherRegistered } from '#contract/people/people.events';
import { payments } from '#contract/people/payment.api';
import { students } from '#contract/people/student.api';
import { SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { projections } from '#projections/kit/projection';
import { ClassConsents, DecisionOn } from '#projections/people/consent.query';
import { EmployeeSummary } from '#projections/people/employee.query';
import { PaymentList, PaymentSummary } from '#projections/people/payment.query';
import { StudentDirectory } from '#projections/people/student.query';
import { id } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [BUDI, RATNA, ANI, BENI, YEAR, CLASS, KELAS, MTK] = [1, 2, 3, 4, 5, 6, 7, 8].map(id) as [string, string, string, string, string, string, string, string];

const teacher = (id_guru: string, nama: string, more: object = {}) =>
  TeacherRegistered({ id_guru, nama, nik: `20${id_guru.slice(-4)}`, jenis_kelamin: 'Pria', email: null, alamat: null, roles: ['guruMapel'], id_mata_pelajaran: [], ...more });
const student = (id_murid: string, nama: string, nis: string) =>
  StudentRegistered({ id_murid, nama, nis, jenis_kelamin: 'Wanita', email: null, alamat: null, tahun_masuk: 2026, id_kelas_tahun_ajaran: null });
const founded = [
  SchoolYearOpened({ id_tahun_ajaran: YEAR, nama: '2026/2027', semester: 'Ganjil', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null }),
  SchoolYearActivated({ id_tahun_ajaran: YEAR, sebelum: null }),
  teacher(BUDI, 'Budi'), teacher(RATNA, 'Ratna', { roles: ['kepalaSekolah'], jenis_kelamin: 'Wanita' }), student(ANI, 'Ani', '260001'), student(BENI, 'Beni', '260002'),
  ClassFormed({ id_kelas_tahun_ajaran: CLASS, id_kelas: KELAS, id_tahun_ajaran: YEAR, tingkat: 7, simbol: 'A', id_guru: BUDI, id_level: null, id_program: null }),
  StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran: CLASS, id_murid: ANI }),
];
const signed = (id_murid: string, tujuan: ('pendidikan' | 'foto_publikasi')[]) => ({ id_murid, tujuan, versi_teks: '2026-1', saluran: 'formulir_kertas' as const, penandatangan: 'Siti', hubungan: 'ibu' as const, tanggal: '2026-07-13', id_file: null });

test('the fees of those at school, class by class, and who is behind each number', async () => {
  const school = given(...founded, PaymentStatusChanged({ id_murid: ANI, status: 'cicilan', sebelum: null }));
  const none = { lunas: 0, belum_lunas: 0, cicilan: 0, dispensasi: 0, kosong: 0 };
  expect(await school.ask(new PaymentSummary({}))).toEqual({ data: [
    { id_kelas: KELAS, kelas: '7A', jumlah: 1, status: { ...none, cicilan: 1 } }, { id_kelas: null, kelas: null, jumlah: 1, status: { ...none, kosong: 1 } },
  ] });
  expect(await school.ask(new PaymentList(payments.list.input.parse({ status: 'kosong' })))).toMatchObject({ total: 1, data: [{ id: BENI, kelas: null, status: null }] });
  const left = given(...founded, StudentStatusChanged({ id_murid: BENI, status: 'pindah', tanggal: '2026-07-13', alasan: null, sebelum: 'aktif' }));
  expect((await left.ask(new PaymentSummary({}))).data).toHaveLength(1);
});

test('the staff by role and gender: a homeroom teacher is one by their class, an office may be held without teaching', async () => {
  const office = { id: id(30), jabatan: 'bendahara' as const, id_guru: RATNA, tanggal_mulai: '2024-01-01', tanggal_selesai: '2026-08-01', status_jabatan: 'definitif' as const, no_sk: null };
  const facts = [...founded, AccountOpened({ id_akun: id(20), username: 'tu', nama: 'Tuti', roles: ['pegawai'] }), AccountOpened({ id_akun: id(21), username: 'admin', nama: null, roles: ['admin'] }),
    leadershipPeriod.events.created(office as never), leadershipPeriod.events.created({ ...office, id: id(31), jabatan: 'kepala_tu', tanggal_selesai: '2027-08-01' } as never)];
  expect((await given(...facts).ask(new EmployeeSummary({}))).data).toEqual({
    jumlah: 3, guru: 2, tanpa_mapel: 1, peran: [{ role: 'guruMapel', jumlah: 1 }, { role: 'waliKelas', jumlah: 1 }, { role: 'kepalaSekolah', jumlah: 1 }, { role: 'pegawai', jumlah: 1 }],
    kelamin: [{ jenis_kelamin: 'Pria', jumlah: 1 }, { jenis_kelamin: 'Wanita', jumlah: 1 }],
    masa_jabatan: [{ id: id(30), jabatan: 'bendahara', id_guru: RATNA, nama: 'Ratna', tanggal_selesai: '2026-08-01' }],
  });
  const moved = await given(...facts, TeacherQualified({ id_guru: BUDI, id_mata_pelajaran: [MTK], sebelum: [] }), HomeroomAssigned({ id_kelas_tahun_ajaran: CLASS, id_kelas: KELAS, id_tahun_ajaran: YEAR, id_guru: null, sebelum: BUDI })).ask(new EmployeeSummary({}));
  expect([moved.data.tanpa_mapel, moved.data.peran.map((it) => it.role)]).toEqual([0, ['guruMapel', 'kepalaSekolah', 'pegawai']]);
});

test('how each purpose stands, and whom a filter keeps', async () => {
  const school = given(...founded, StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran: CLASS, id_murid: BENI }), ConsentGiven(signed(ANI, ['pendidikan', 'foto_publikasi'])), ConsentWithdrawn(signed(ANI, ['foto_publikasi'])));
  const found = async (input: object) => (await school.ask(new ClassConsents(consentApi.ofClass.input.parse({ id: CLASS, ...input })))).data.map((it) => it.nama);
  expect([await found({ tujuan: 'pendidikan', status: 'belum' }), await found({ status: 'ditarik' }), await found({ status: 'belum' }), await found({ tujuan: 'pendidikan', status: 'diberikan' })])
    .toEqual([['Beni'], ['Ani'], ['Ani', 'Beni'], ['Ani']]);
  expect([await school.ask(new DecisionOn({ id_murid: ANI, tujuan: 'foto_publikasi' })), await school.ask(new DecisionOn({ id_murid: BENI, tujuan: 'foto_publikasi' }))]).toEqual(['ditarik', undefined]);
});

test('whoever is restricted is found by the admin and their homeroom teacher', async () => {
  const names = async (facts: Parameters<typeof given>, seen_by: string | null) => (await given(...facts).ask(new StudentDirectory({ ...students.directory.input.parse({}), seen_by }))).data.map((it) => it.nama);
  const restricted = [...founded, ProcessingRestricted({ id_murid: ANI }), ProcessingRestricted({ id_murid: BENI })];
  expect([await names(restricted, null), await names(restricted, BUDI), await names(restricted, RATNA)]).toEqual([['Ani', 'Beni'], ['Ani'], []]);
  expect(await names([...restricted, RestrictionLifted({ id_murid: BENI })], RATNA)).toEqual(['Beni']);
});

import { randomUUID } from 'node:crypto';
import { type Fact, lift } from '#contract/kit/event';
import {
  PaymentStatusChanged, StudentCorrected, StudentDataRead, StudentHealthRecorded, StudentIdentityRecorded, StudentKinNamed, StudentParentsRecorded, StudentRegistered, StudentRemoved, StudentStatusChanged,
  TeacherCorrected, TeacherQualified, TeacherRegistered, TeacherRemoved, TeacherRolesChanged,
} from '#contract/people/people.events';
import type { Role } from '#contract/identity/identity';
import { accountDecider, OpenAccount } from '#server/identity/account.decider';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import type { AnyDecider } from '#server/kit/deciding/decider';
import { ChangePaymentStatus, ChangeStudentStatus, CorrectStudent, NameKin, NoteDataRead, RecordStudentData, RegisterStudent, RemoveStudent, studentDecider } from '#server/people/student.decider';
import type { Sections } from '#server/people/student-sections';
import { CorrectTeacher, GrantRoles, RegisterTeacher, RemoveTeacher, RevokeRoles, teacherDecider } from '#server/people/teacher.decider';
import { ani, budi } from '#test/deciding/a-lesson';
import { node, outcomeOf } from '#test/kit/deciding';
import { given } from '#test/kit/given';
import { StagedStore } from '#test/kit/staged-store';

const guru = { nama: 'Budi Santoso', nik: '2019070003', jenis_kelamin: 'Pria' as const };
const murid = { nama: 'Ani Lestari', nis: '260001', jenis_kelamin: 'Wanita' as const };
const nowhere = { email: null, alamat: null };
const teacher = TeacherRegistered({ id_guru: budi, ...guru, ...nowhere, roles: ['guruMapel'], id_mata_pelajaran: [] });
const student = StudentRegistered({ id_murid: ani, ...murid, ...nowhere, tahun_masuk: 2026, id_kelas_tahun_ajaran: null });
const removed = TeacherRemoved({ id_guru: budi, nama: guru.nama });
const gone = StudentRemoved({ id_murid: ani, nama: murid.nama });
const rolesChanged = (roles: Role[], sebelum: Role[]) => TeacherRolesChanged({ id_guru: budi, roles, sebelum });
const principal = { id: randomUUID(), nama: 'Hj. Ratna' };

describe('teachers', () => {
  const people = given(teacherDecider);

  test('a teacher is registered once, with their account', () => {
    people().when(new RegisterTeacher({ id_guru: budi, ...guru }, SYSTEM)).then(teacher);
    people(teacher).when(new RegisterTeacher({ id_guru: budi, ...guru, nama: 'Budi' }, SYSTEM)).nothing();
    people(teacher, removed).when(new RegisterTeacher({ id_guru: budi, ...guru }, SYSTEM)).nothing();
  });
  test('a correction says what it replaces; what it leaves out stays, and the same again is none', () => {
    const right = TeacherCorrected({ id_guru: budi, ...guru, email: 'budi@contoh.id', alamat: null, sebelum: { ...guru, ...nowhere } });
    people(teacher).when(new CorrectTeacher({ id_guru: budi, email: 'budi@contoh.id' }, SYSTEM)).then(right);
    people(teacher, right).when(new CorrectTeacher({ id_guru: budi, email: 'budi@contoh.id', nama: guru.nama }, SYSTEM)).nothing();
    people(teacher, right).when(new CorrectTeacher({ id_guru: budi, email: null }, SYSTEM)).then(TeacherCorrected({ id_guru: budi, ...guru, ...nowhere, sebelum: { ...guru, email: 'budi@contoh.id', alamat: null } }));
    people().when(new CorrectTeacher({ id_guru: budi, nama: 'Budi' }, SYSTEM)).refused('NOT_FOUND');
    people(teacher, removed).when(new CorrectTeacher({ id_guru: budi, nama: 'Budi' }, SYSTEM)).refused('NOT_FOUND');
  });
  test('what they are qualified to teach is a fact of its own', () => {
    const [mtk, ipa] = [randomUUID(), randomUUID()];
    const qualify = (...id_mata_pelajaran: string[]) => new CorrectTeacher({ id_guru: budi, id_mata_pelajaran }, SYSTEM);
    const maths = TeacherQualified({ id_guru: budi, id_mata_pelajaran: [mtk], sebelum: [] });
    people(teacher).when(qualify(mtk, mtk)).then(maths);
    people(teacher, maths).when(qualify(mtk)).nothing();
    people(teacher, maths).when(qualify(ipa, mtk)).then(TeacherQualified({ id_guru: budi, id_mata_pelajaran: [ipa, mtk], sebelum: [mtk] }));
  });
  test('who is said to teach subjects has one, and never loses the last', () => {
    const mtk = randomUUID();
    const qualify = (...id_mata_pelajaran: string[]) => new CorrectTeacher({ id_guru: budi, id_mata_pelajaran }, SYSTEM);
    const maths = TeacherQualified({ id_guru: budi, id_mata_pelajaran: [mtk], sebelum: [] });
    const curriculum = rolesChanged(['kurikulum'], ['guruMapel']);
    const teach = new GrantRoles({ id_guru: budi, roles: ['guruMapel'] }, SYSTEM);
    people(teacher, curriculum).when(teach).refused('SUBJECT_MISSING');
    people(teacher, curriculum, maths).when(teach).then(rolesChanged(['kurikulum', 'guruMapel'], ['kurikulum']));
    people(teacher).when(teach).nothing();
    people(teacher, maths).when(qualify()).refused('SUBJECT_MISSING');
    people(teacher, maths, curriculum).when(qualify()).then(TeacherQualified({ id_guru: budi, id_mata_pelajaran: [], sebelum: [mtk] }));
    people(teacher).when(qualify()).nothing();
  });
  test('roles are added and taken away, each once, and the last one stays', () => {
    const both = rolesChanged(['guruMapel', 'kurikulum'], ['guruMapel']);
    people(teacher).when(new GrantRoles({ id_guru: budi, roles: ['kurikulum', 'kurikulum'] }, SYSTEM)).then(both);
    people(teacher, both).when(new GrantRoles({ id_guru: budi, roles: ['kurikulum'] }, SYSTEM)).nothing();
    people(teacher, both).when(new RevokeRoles({ id_guru: budi, roles: ['guruMapel'] }, SYSTEM)).then(rolesChanged(['kurikulum'], ['guruMapel', 'kurikulum']));
    people(teacher).when(new RevokeRoles({ id_guru: budi, roles: ['kurikulum'] }, SYSTEM)).nothing();
    people(teacher).when(new RevokeRoles({ id_guru: budi, roles: ['guruMapel'] }, SYSTEM)).refused('LAST_ROLE');
    people(teacher, removed).when(new GrantRoles({ id_guru: budi, roles: ['kurikulum'] }, SYSTEM)).refused('NOT_FOUND');
    people().when(new RevokeRoles({ id_guru: budi, roles: ['kurikulum'] }, SYSTEM)).refused('NOT_FOUND');
  });
  test('there is one principal', () => {
    const lead = new GrantRoles({ id_guru: budi, roles: ['kepalaSekolah'] }, SYSTEM);
    people(teacher).knowing({ principal }).when(lead).refused('PRINCIPAL_EXISTS');
    people(teacher).when(lead).then(rolesChanged(['guruMapel', 'kepalaSekolah'], ['guruMapel']));
    people().knowing({ principal }).when(new RegisterTeacher({ id_guru: budi, ...guru, roles: ['kepalaSekolah'] }, SYSTEM)).refused('PRINCIPAL_EXISTS');
  });
  test('whoever is removed is so once', () => {
    people(teacher).when(new RemoveTeacher({ id_guru: budi }, SYSTEM)).then(removed);
    people(teacher, removed).when(new RemoveTeacher({ id_guru: budi }, SYSTEM)).nothing();
    people().when(new RemoveTeacher({ id_guru: budi }, SYSTEM)).refused('NOT_FOUND');
  });
  test('what was written before there were addresses and roles is read', () => {
    expect(lift(TeacherRegistered as never, { id_guru: budi, ...guru }, 1)).toEqual(teacher.data);
    expect(lift(StudentRegistered as never, { id_murid: ani, ...murid, tahun_masuk: 2026 }, 1)).toEqual(student.data);
  });
});

describe('students', () => {
  const people = given(studentDecider);
  const paid = PaymentStatusChanged({ id_murid: ani, status: 'lunas', sebelum: null });

  test('a student is registered once', () => {
    people().when(new RegisterStudent({ id_murid: ani, ...murid, tahun_masuk: 2026 }, SYSTEM)).then(student);
    people(student).when(new RegisterStudent({ id_murid: ani, ...murid, nama: 'Ani', tahun_masuk: 2026 }, SYSTEM)).nothing();
    people(student, gone).when(new RegisterStudent({ id_murid: ani, ...murid, tahun_masuk: 2026 }, SYSTEM)).nothing();
  });
  test('who was forgotten is still known to be registered', () => {
    people(StudentRegistered({ id_murid: ani, nama: null, nis: null, jenis_kelamin: null, ...nowhere, tahun_masuk: 2026, id_kelas_tahun_ajaran: null })).when(new RegisterStudent({ id_murid: ani, ...murid, tahun_masuk: 2026 }, SYSTEM)).nothing();
  });
  test('a correction says what it replaces', () => {
    const corrected = (change: object, tahun_masuk = 2026) => StudentCorrected({ id_murid: ani, ...murid, ...nowhere, ...change, tahun_masuk, sebelum: { ...murid, ...nowhere }, tahun_masuk_sebelum: 2026 });
    people(student).when(new CorrectStudent({ id_murid: ani, nis: '260002' }, SYSTEM)).then(corrected({ nis: '260002' }));
    people(student).when(new CorrectStudent({ id_murid: ani, tahun_masuk: 2025 }, SYSTEM)).then(corrected({}, 2025));
    people(student).when(new CorrectStudent({ id_murid: ani, nama: murid.nama, tahun_masuk: 2026 }, SYSTEM)).nothing();
    people(student, gone).when(new CorrectStudent({ id_murid: ani, nis: '260002' }, SYSTEM)).refused('NOT_FOUND');
  });
  test('whether the fees are paid is said with what it was', () => {
    const pay = (status: 'lunas' | 'cicilan') => new ChangePaymentStatus({ id_murid: ani, status }, SYSTEM);
    people(student).when(pay('lunas')).then(paid);
    people(student, paid).when(pay('lunas')).nothing();
    people(student, paid).when(pay('cicilan')).then(PaymentStatusChanged({ id_murid: ani, status: 'cicilan', sebelum: 'lunas' }));
    people().when(pay('lunas')).refused('NOT_FOUND');
  });
  test('a student leaves, and may come back', () => {
    const leave = new ChangeStudentStatus({ id_murid: ani, status: 'pindah', tanggal: '2026-08-01', alasan: 'Mutasi' }, SYSTEM);
    const left = StudentStatusChanged({ id_murid: ani, status: 'pindah', tanggal: '2026-08-01', alasan: 'Mutasi', sebelum: 'aktif' });
    people(student).when(leave).then(left);
    people(student, left).when(leave).nothing();
    people().when(leave).refused('NOT_FOUND');
  });
  test('relatives who teach here are named as a whole, and go with the student', () => {
    const [sari, dewi] = [randomUUID(), randomUUID()].sort() as [string, string];
    const name = (id_guru_kerabat: string[], sebelum?: object) => new NameKin({ id_murid: ani, id_guru_kerabat, ...(sebelum && { sebelum }) } as never, SYSTEM);
    const both = StudentKinNamed({ id_murid: ani, id_guru_kerabat: [sari, dewi], sebelum: [] });
    people(student).when(name([dewi, sari, dewi])).then(both);
    people(student, both).when(name([sari, dewi])).nothing();
    people(student, both).when(name([dewi])).then(StudentKinNamed({ id_murid: ani, id_guru_kerabat: [dewi], sebelum: [sari, dewi] }));
    people(student, both).when(name([dewi], { id_guru_kerabat: [] })).refused('CONFLICT');
    people(student).when(name([])).nothing();
    people().when(name([sari])).refused('NOT_FOUND');
    people(student, both).knowing({ uses: null }).when(new RemoveStudent({ id_murid: ani }, SYSTEM)).then(StudentKinNamed({ id_murid: ani, id_guru_kerabat: [], sebelum: [sari, dewi] }), gone);
  });
  describe('the data book', () => {
    const record = (sections: Sections) => new RecordStudentData({ id_murid: ani, sections }, SYSTEM);
    const nothingElse = { tempat_tinggal: null, tempat_tinggal_sebelum: null, sekolah_asal: null, sekolah_asal_sebelum: null };
    const noParents = { ayah: null, ayah_sebelum: null, wali: null, wali_sebelum: null };
    const hobby = StudentIdentityRecorded({ id_murid: ani, diri: { hobi: 'Catur', agama: 'Islam' }, diri_sebelum: {}, ...nothingElse });

    test('a section says what it holds and held, a fact for each key', () => {
      people(student).when(record({ diri: { hobi: 'Catur', agama: 'Islam' } })).then(hobby);
      people(student, hobby).when(record({ diri: { hobi: null }, ibu: { nama: 'Siti' }, kesehatan: { golongan_darah: 'O' } })).then(
        StudentIdentityRecorded({ id_murid: ani, diri: { agama: 'Islam' }, diri_sebelum: { hobi: 'Catur', agama: 'Islam' }, ...nothingElse }),
        StudentParentsRecorded({ id_murid: ani, ibu: { nama: 'Siti' }, ibu_sebelum: {}, ...noParents }),
        StudentHealthRecorded({ id_murid: ani, kesehatan: { golongan_darah: 'O' }, kesehatan_sebelum: {} }),
      );
    });
    test('what is known already, or empty anyway, is no news', () => {
      people(student, hobby).when(record({ diri: { hobi: 'Catur' }, wali: { nama: null }, kesehatan: {} })).nothing();
      people(student, gone).when(record({ diri: { hobi: 'Catur' } })).refused('NOT_FOUND');
    });
    describe('what is measured', () => {
      const [ganjil, genap] = [randomUUID(), randomUUID()];
      const health = (kesehatan: object, kesehatan_sebelum: object = {}) => StudentHealthRecorded({ id_murid: ani, kesehatan: kesehatan as never, kesehatan_sebelum: kesehatan_sebelum as never });
      const inTheSemester = (id_tahun_ajaran: string, ...facts: Fact[]) => people(student, ...facts).knowing({ semester: { id_tahun_ajaran } });
      const first = { golongan_darah: 'O', pemeriksaan: { [ganjil]: { tinggi_badan: 150, berat_badan: 41 } } };

      test('belongs to the running semester, and the one before keeps its own', () => {
        inTheSemester(ganjil).when(record({ kesehatan: { golongan_darah: 'O', tinggi_badan: 150, berat_badan: 41 } })).then(health(first));
        const second = { golongan_darah: 'O', pemeriksaan: { ...first.pemeriksaan, [genap]: { tinggi_badan: 150 } } };
        inTheSemester(genap, health(first)).when(record({ kesehatan: { tinggi_badan: 150, berat_badan: null } })).then(health(second, first));
        inTheSemester(ganjil, health(second)).when(record({ kesehatan: { tinggi_badan: 151 } })).then(
          health({ golongan_darah: 'O', pemeriksaan: { [ganjil]: { tinggi_badan: 151, berat_badan: 41 }, [genap]: { tinggi_badan: 150 } } }, second));
      });
      test('is no news where nothing is measured, and empty where it was a mistake', () => {
        inTheSemester(genap, health(first)).when(record({ kesehatan: { golongan_darah: 'O', tinggi_badan: null } })).nothing();
        inTheSemester(ganjil, health(first)).when(record({ kesehatan: { tinggi_badan: 150 } })).nothing();
        inTheSemester(ganjil, health(first)).when(record({ kesehatan: { tinggi_badan: null, berat_badan: null } })).then(health({ golongan_darah: 'O', pemeriksaan: { [ganjil]: {} } }, first));
        inTheSemester(genap, health(first)).when(record({ kesehatan: { golongan_darah: 'A' } })).then(health({ ...first, golongan_darah: 'A' }, first));
      });
      test('before semesters were told apart counts until one has its own', () => {
        const before = { pemeriksaan: { '': { tinggi_badan: 149, berat_badan: 40 } } };
        inTheSemester(ganjil, health(before)).when(record({ kesehatan: { tinggi_badan: 150 } })).then(health({ pemeriksaan: { ...before.pemeriksaan, [ganjil]: { tinggi_badan: 150 } } }, before));
      });
      test('a form of the semester before says so', () => {
        const late = new RecordStudentData({ id_murid: ani, sections: { kesehatan: { tinggi_badan: 151 } }, sebelum: { kesehatan: { tinggi_badan: 150 } } }, SYSTEM);
        inTheSemester(genap, health(first)).when(late).refused('CONFLICT');
        inTheSemester(ganjil, health(first)).when(late).then(health({ golongan_darah: 'O', pemeriksaan: { [ganjil]: { tinggi_badan: 151, berat_badan: 41 } } }, first));
      });
    });
    test('that somebody looked is a fact each time', () => {
      const look = new NoteDataRead({ id_murid: ani, bagian: ['diri', 'ayah'] }, SYSTEM);
      const read = StudentDataRead({ id_murid: ani, bagian: ['diri', 'ayah'] });
      people(student, read).when(look).then(read);
      people().when(look).refused('NOT_FOUND');
    });
  });
  test('whoever others refer to is not removed', () => {
    const uses = { tempat: ['class_member'], nama: ['7A'] };
    people(student).knowing({ uses }).when(new RemoveStudent({ id_murid: ani }, SYSTEM)).refused('IN_USE');
    given(teacherDecider)(teacher).knowing({ uses }).when(new RemoveTeacher({ id_guru: budi }, SYSTEM)).refused('IN_USE');
    given(teacherDecider)(teacher).when(new RemoveTeacher({ id_guru: budi }, { ...SYSTEM, account: budi })).refused('NOT_ONESELF');
  });
  test('whoever is removed is so once', () => {
    people(student).when(new RemoveStudent({ id_murid: ani }, SYSTEM)).then(gone);
    people(student, gone).when(new RemoveStudent({ id_murid: ani }, SYSTEM)).nothing();
    people().when(new RemoveStudent({ id_murid: ani }, SYSTEM)).refused('NOT_FOUND');
  });
});

describe('what only one may have', () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const school = () => {
    const { deciding } = node(new StagedStore());
    return (it: AnyDecider, command: DomainCommand) => outcomeOf(deciding.execute(it, command));
  };

  test.each([
    ['an account, a teacher', accountDecider, new OpenAccount({ id_akun: one, username: guru.nik, roles: ['HR'] }, SYSTEM), teacherDecider, new RegisterTeacher({ id_guru: other, ...guru }, SYSTEM)],
    ['a teacher, a student', teacherDecider, new RegisterTeacher({ id_guru: one, ...guru }, SYSTEM), studentDecider, new RegisterStudent({ id_murid: other, ...murid, nis: guru.nik, tahun_masuk: 2026 }, SYSTEM)],
    ['a student, an account', studentDecider, new RegisterStudent({ id_murid: one, ...murid, tahun_masuk: 2026 }, SYSTEM), accountDecider, new OpenAccount({ id_akun: other, username: murid.nis, roles: ['HR'] }, SYSTEM)],
  ] as const)('%s: whoever signs in with a name is one person', async (_, first, take, second, wish) => {
    const tell = school();
    expect([await tell(first, take), await tell(second, wish)]).toEqual(['done', 'USERNAME_TAKEN']);
  });

  test('an address has one owner, in capitals or not, and is free once it is given up or its owner is removed', async () => {
    const tell = school();
    const enrol = (id_murid: string, nis: string, email: string | null) => tell(studentDecider, new RegisterStudent({ id_murid, ...murid, nis, email, tahun_masuk: 2026 }, SYSTEM));
    expect(await tell(teacherDecider, new RegisterTeacher({ id_guru: one, ...guru, email: 'budi@contoh.id' }, SYSTEM))).toBe('done');
    expect(await enrol(other, '1001', 'Budi@contoh.id')).toBe('EMAIL_TAKEN');
    expect(await tell(teacherDecider, new CorrectTeacher({ id_guru: one, email: null }, SYSTEM))).toBe('done');
    expect(await enrol(other, '1001', 'budi@contoh.id')).toBe('done');
    expect(await enrol(randomUUID(), '1002', 'budi@contoh.id')).toBe('EMAIL_TAKEN');
    expect(await tell(studentDecider, new RemoveStudent({ id_murid: other }, SYSTEM))).toBe('done');
    expect(await enrol(randomUUID(), '1001', 'budi@contoh.id')).toBe('done');
  });

  test('of two who are to lead at once one does, and the other may when the first does not any more', async () => {
    const tell = school();
    for (const [id_guru, nik] of [[one, '100001'], [other, '100002']] as const) await tell(teacherDecider, new RegisterTeacher({ id_guru, ...guru, nik }, SYSTEM));
    const lead = (id_guru: string) => tell(teacherDecider, new GrantRoles({ id_guru, roles: ['kepalaSekolah'] }, SYSTEM));
    expect((await Promise.all([lead(one), lead(other)])).sort()).toEqual(['PRINCIPAL_EXISTS', 'done']);
    for (const id_guru of [one, other]) await tell(teacherDecider, new RevokeRoles({ id_guru, roles: ['kepalaSekolah'] }, SYSTEM));
    expect([await lead(other), await lead(one)]).toEqual(['done', 'PRINCIPAL_EXISTS']);
  });
});

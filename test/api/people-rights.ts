import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { RegisterStudent } from '#server/people/student.decider';
import { RegisterTeacher } from '#server/people/teacher.decider';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, students as pupils } from '#test/kit/school-data';

const everywhere = (may: string) => ({ A: may, B: may });
const pupil = { A: idOf('ani'), B: idOf('eka') };
const MEETING = 'admin kepala kurikulum budi sari waliA waliB bk pembina';
const [GURU, MURID] = [idOf('guru lain'), idOf('murid lain')];
const own = (_: School, kelas: Kelas) => ({ id: pupil[kelas] });

/** A teacher and a student to whom anything may be done. */
export async function furnish(school: School) {
  await school.give(RegisterTeacher, { id_guru: GURU, nama: 'Guntur Lainnya', nik: '1990999', jenis_kelamin: 'Pria' });
  await school.give(RegisterStudent, { id_murid: MURID, nama: 'Mira Lainnya', nis: '26270999', jenis_kelamin: 'Wanita', tahun_masuk: 2026 });
}

/** Written by hand after domain A.3 and the tables' access column. */
export const RIGHTS: Right[] = [
  { endpoint: teachers.list, input: () => ({}), may: everywhere('admin') },
  { endpoint: teachers.one, input: () => ({ id: idOf('budi') }), may: everywhere('admin') },
  { endpoint: teachers.create, input: () => ({ nik: '1990998', nama: 'Guru Baru', jenis_kelamin: 'Wanita' }), may: everywhere('admin') },
  { endpoint: teachers.change, input: () => ({ id: GURU, alamat: 'Jalan Melati 3' }), may: everywhere('admin') },
  { endpoint: teachers.remove, input: () => ({ id: idOf('budi') }), may: everywhere('admin') },
  { endpoint: teachers.resetPassword, input: () => ({ id: GURU, password: 'perahu layar 8' }), may: everywhere('admin') },
  { endpoint: teachers.grant, input: () => ({ id: GURU, roles: ['pengawas'] }), may: everywhere('admin') },
  { endpoint: teachers.revoke, input: () => ({ id: GURU, roles: ['pengawas'] }), may: everywhere('admin') },
  { endpoint: teachers.withoutSubject, input: () => ({}), may: everywhere('admin') },
  { endpoint: teachers.notSupervising, input: () => ({}), may: everywhere('admin') },
  { endpoint: teachers.directory, input: () => ({}), may: 'user' },
  { endpoint: teachers.card, input: () => ({ id: idOf('budi') }), may: 'user' },
  { endpoint: students.list, input: () => ({}), may: everywhere('admin') },
  { endpoint: students.one, input: own, may: everywhere('admin') },
  { endpoint: students.create, input: () => ({ nis: '26270998', nama: 'Murid Baru', jenis_kelamin: 'Pria', tahun_masuk: 2026 }), may: everywhere('admin') },
  { endpoint: students.change, input: () => ({ id: MURID, alamat: 'Jalan Mawar 5' }), may: everywhere('admin') },
  { endpoint: students.remove, input: own, may: everywhere('admin') },
  { endpoint: students.resetPassword, input: () => ({ id: MURID, password: 'perahu layar 8' }), may: everywhere('admin') },
  { endpoint: students.changePayment, input: () => ({ id: MURID, status: 'lunas' }), may: everywhere('admin keuangan') },
  { endpoint: students.changeStanding, input: () => ({ id: MURID, status_murid: 'pindah', tanggal: '2026-08-01' }), may: everywhere('admin') },
  { endpoint: students.kin, input: own, may: everywhere('admin') },
  { endpoint: students.nameKin, input: () => ({ id: MURID, id_guru_kerabat: [GURU] }), may: everywhere('admin') },
  { endpoint: students.directory, input: () => ({}), may: everywhere(`${MEETING} ${pupils.map(({ who }) => who).join(' ')}`) },
  { endpoint: students.card, input: own, may: { A: `${MEETING} ani`, B: `${MEETING} eka` } },
  { endpoint: studentData.read, input: own, may: { A: 'admin ani', B: 'admin eka' } },
  { endpoint: studentData.write, input: (_, kelas) => ({ id: pupil[kelas], diri: { hobi: 'Membaca' } }), may: everywhere('admin') },
  { endpoint: studentData.ofClass, input: (school, kelas) => ({ id: school.class(kelas).id_kelas_tahun_ajaran }), may: { A: 'admin kepala bk waliA', B: 'admin kepala bk waliB' } },
  { endpoint: studentData.updateClass, input: (_, kelas) => ({ data: [{ id_murid: pupil[kelas], no_hp: '081234567890' }] }), may: { A: 'waliA', B: 'waliB' } },
];

import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { teaching } from '#contract/subject/teaching.api';
import { SYSTEM } from '#server/kit/deciding/command';
import { DeclareHoliday } from '#server/school-year/school-year.decider';
import { AssignTeacher, teachingId } from '#server/subject/teaching.decider';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { classes, ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';

const none = () => ({});
const everywhere = (may: string) => ({ A: may, B: may });
const MEET = 'admin kepala kurikulum bk budi sari waliA waliB pembina';
const STAFF = 'admin kepala kurikulum budi sari waliA waliB bk pembina pengawas auditor guruAdmin hr keuangan pegawai';
const ofClass = (school: School, kelas: Kelas) => ({ id: school.class(kelas).id_kelas });
const pupils = { A: idOf('ani'), B: idOf('eka') };
const theirs = (school: School, kelas: Kelas) => ({ ...ofClass(school, kelas), daftar_murid: [pupils[kelas]] });
const beside = (kelas: Kelas) => (kelas === 'A' ? 'B' : 'A');
const [unknown, taught] = [idOf('unknown'), { id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK') }];

const HOLIDAY = idOf('a holiday');
const taughtIn = ({ id_kelas_tahun_ajaran, id_mata_pelajaran, pengajar: id_guru }: ReturnType<School['class']>) => teachingId({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru });

/** What the rights of classes and school years are tried on. */
export async function furnish(school: School) {
  await school.give(DeclareHoliday, { tanggal: '2026-12-24', nama: 'Cuti bersama' }, { ...SYSTEM, command: HOLIDAY });
  for (const it of classes) {
    const { id_kelas, id_kelas_tahun_ajaran, id_mata_pelajaran, pengajar: id_guru } = it;
    await school.give(AssignTeacher, { id_pengampu: taughtIn(it), id_guru, id_mata_pelajaran, id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran: ID_TAHUN_AJARAN });
  }
}

/** Domain A.3 and the access column: school years and who teaches what are the admin's, classes too; students see their own. */
export const RIGHTS: Right[] = [
  { endpoint: schoolYear.list, input: none, may: 'user' },
  { endpoint: schoolYear.active, input: none, may: 'user' },
  { endpoint: schoolYear.one, input: () => ({ id: ID_TAHUN_AJARAN }), may: 'user' },
  { endpoint: schoolYear.detail, input: () => ({ id: ID_TAHUN_AJARAN }), may: everywhere('admin') },
  { endpoint: schoolYear.entryYears, input: none, may: 'user' },
  { endpoint: schoolYear.months, input: none, may: everywhere('admin') },
  { endpoint: schoolYear.weeks, input: none, may: 'user' },
  { endpoint: schoolYear.currentWeek, input: none, may: 'user' },
  { endpoint: schoolYear.holidays, input: none, may: 'user' },
  { endpoint: schoolYear.open, input: () => ({ tanggal_awal: '2031-07-14' }), may: everywhere('admin') },
  { endpoint: schoolYear.change, input: () => ({ id: ID_TAHUN_AJARAN, active: true }), may: everywhere('admin') },
  { endpoint: schoolYear.remove, input: () => ({ id: ID_TAHUN_AJARAN }), may: everywhere('admin') },
  { endpoint: schoolYear.duplicate, input: () => ({ id: ID_TAHUN_AJARAN }), may: everywhere('admin') },
  { endpoint: schoolYear.declareHoliday, input: () => ({ tanggal: '2026-12-25', nama: 'Natal' }), may: everywhere('admin') },
  { endpoint: schoolYear.withdrawHoliday, input: () => ({ id: HOLIDAY }), may: everywhere('admin') },
  { endpoint: classroom.list, input: none, may: 'user' },
  { endpoint: classroom.all, input: none, may: everywhere('admin') },
  { endpoint: classroom.one, input: ofClass, may: { A: `${STAFF} ani beni citra dedi`, B: `${STAFF} eka fajar gita` } },
  { endpoint: classroom.detail, input: ofClass, may: everywhere('admin') },
  { endpoint: classroom.form, input: () => ({ tingkat: 9, simbol: 'Q' }), may: everywhere('admin') },
  { endpoint: classroom.change, input: (school, kelas) => ({ ...ofClass(school, kelas), simbol: kelas }), may: everywhere('admin') },
  { endpoint: classroom.remove, input: ofClass, may: everywhere('admin') },
  { endpoint: classroom.freeTeachers, input: none, may: everywhere('admin') },
  { endpoint: classroom.assignHomeroom, input: (school, kelas) => ({ ...ofClass(school, kelas), id_guru: school.class(kelas).id_guru }), may: everywhere('admin') },
  { endpoint: classroom.withStudents, input: none, may: everywhere('admin') },
  { endpoint: classroom.members, input: ofClass, may: everywhere('admin') },
  { endpoint: classroom.candidates, input: ofClass, may: everywhere('admin') },
  { endpoint: classroom.addStudents, input: theirs, may: everywhere('admin') },
  { endpoint: classroom.removeStudents, input: (school, kelas) => ({ ...ofClass(school, kelas), daftar_murid: [unknown] }), may: everywhere('admin') },
  { endpoint: classroom.moveStudents, input: (school, kelas) => ({ ...ofClass(school, kelas), id_kelas_tujuan: school.class(beside(kelas)).id_kelas_tahun_ajaran, daftar_murid: [pupils[beside(kelas)]] }), may: everywhere('admin') },
  { endpoint: classroom.master, input: none, may: everywhere('admin') },
  { endpoint: classroom.students, input: ofClass, may: { A: `${MEET} ani beni citra dedi`, B: `${MEET} eka fajar gita` } },
  { endpoint: classroom.byLevel, input: none, may: 'user' },
  { endpoint: teaching.subjectsAndLevels, input: (school, kelas) => ({ id_guru: school.class(kelas).pengajar }), may: { A: 'admin kepala kurikulum budi', B: 'admin kepala kurikulum sari' } },
  { endpoint: teaching.subjectsAndClasses, input: (school, kelas) => ({ id_guru: school.class(kelas).pengajar }), may: { A: 'admin kepala kurikulum budi', B: 'admin kepala kurikulum sari' } },
  { endpoint: teaching.assign, input: (school) => ({ ...taught, id_kelas: school.class('A').id_kelas }), may: everywhere('admin kurikulum') },
  { endpoint: teaching.unassign, input: (school) => ({ id: taughtIn(school.class('A')) }), may: everywhere('admin kurikulum') },
];

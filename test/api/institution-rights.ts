import { file } from '#contract/file/file.api';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { institution } from '#contract/institution/institution.api';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { FileVault } from '#server/file/file-vault';
import { KeepPicture } from '#server/file/picture.decider';
import type { Right } from '#test/api/rights';
import { POINT } from '#test/kit/request';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const [pupil, teacher] = [{ A: idOf('ani'), B: idOf('eka') }, { A: idOf('budi'), B: idOf('sari') }];
/** Everybody who is no student. */
const STAFF = 'admin kepala kurikulum budi sari waliA waliB bk pembina pengawas auditor guruAdmin hr keuangan pegawai';
/** Those among them who meet students (security T2, domain A.3). */
const MEET = 'admin kepala kurikulum budi sari waliA waliB bk pembina pengawas guruAdmin';
/** Whose photo is changed is not whose photo is looked at: that one is to stay. */
const changed = { A: idOf('beni'), B: idOf('fajar') };
const photo = { A: idOf('photo of ani'), B: idOf('photo of eka') };

/** A photo of one student of each class. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    await school.nest.get(FileVault, { strict: false }).keep(photo[kelas], pupil[kelas], POINT.bytes);
    await school.give(KeepPicture, { id_pemilik: pupil[kelas], id_file: photo[kelas], jenis: 'foto_murid', tipe: 'image/png', ukuran: POINT.bytes.length });
  }
}

const both = (may: string) => ({ A: may, B: may });

export const RIGHTS: Right[] = [
  { endpoint: institution.settings, input: () => ({}), may: 'public' },
  { endpoint: institution.configure, input: () => ({ fax: '0251-8000001' }), may: both('admin') },
  { endpoint: institution.display, input: (_, kelas) => ({ id_akun: pupil[kelas] }), may: { A: 'ani', B: 'eka' } },
  { endpoint: institution.arrange, input: () => ({ menu_width: 240 }), may: 'user' },
  { endpoint: file.keepStudentPhoto, input: (_, kelas) => ({ id_murid: changed[kelas] }), may: { A: 'admin beni', B: 'admin fajar' } },
  { endpoint: file.keepTeacherPhoto, input: (_, kelas) => ({ id_guru: teacher[kelas] }), may: { A: 'admin budi', B: 'admin sari' } },
  { endpoint: file.keepLogo, input: () => ({}), may: both('admin') },
  { endpoint: file.studentPhoto, input: (_, kelas) => ({ id_murid: pupil[kelas] }), may: { A: `${MEET} ani`, B: `${MEET} eka` } },
  { endpoint: file.teacherPhoto, input: (_, kelas) => ({ id_guru: teacher[kelas] }), may: both(STAFF) },
  { endpoint: file.one, input: (_, kelas) => ({ id: photo[kelas] }), may: { A: `${MEET} ani`, B: `${MEET} eka` } },
  { endpoint: homeroom.classOf, input: (_, kelas) => ({ id: idOf(`wali${kelas}`) }), may: 'user' },
  { endpoint: homeroom.register, input: (school, kelas) => ({ id_kelas_tahun_ajaran: school.class(kelas).id_kelas_tahun_ajaran, tanggal_sesi: school.today }), may: both('waliA waliB kurikulum kepala admin') },
  { endpoint: studentDashboard.lessons, input: ({ today }, kelas) => ({ dates: `${today},${today}`, id_murid: pupil[kelas] }), may: { A: 'ani', B: 'eka' } },
  { endpoint: studentDashboard.progress, input: (_, kelas) => ({ id_murid: pupil[kelas] }), may: { A: 'ani', B: 'eka' } },
  { endpoint: file.logo, input: () => ({}), may: 'public' },
  { endpoint: file.app, input: () => ({}), may: 'public' },
  { endpoint: file.icon, input: () => ({}), may: 'public' },
];

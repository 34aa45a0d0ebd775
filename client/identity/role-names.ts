import type { Role } from '#contract/identity/identity';
import type { Language } from '#client/kit/words';

/** What the roles are called (domain 1.20). */
const NAMES: Record<Role, readonly [id: string, en: string]> = {
  admin: ['Administrator', 'Administrator'], guruAdmin: ['Guru Admin', 'Teacher-admin'], guruMapel: ['Guru Mapel', 'Subject teacher'], waliKelas: ['Wali Kelas', 'Homeroom teacher'],
  kurikulum: ['Kurikulum', 'Curriculum'], kepalaSekolah: ['Kepala Sekolah', 'Principal'], pembinaEkskul: ['Pembina Ekstrakurikuler', 'Extracurricular coach'], murid: ['Murid', 'Student'],
  HR: ['Kepegawaian', 'Human resources'], keuangan: ['Keuangan', 'Finance'], pegawai: ['Pegawai', 'Staff'], pengawas: ['Pengawas Ujian', 'Exam supervisor'], guruBK: ['Guru BK', 'Counsellor'], auditor: ['Auditor', 'Auditor'],
};
export const roleName = (role: Role, language: Language) => NAMES[role][language === 'id' ? 0 : 1];

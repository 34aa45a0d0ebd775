import { registerWords } from '#client/kit/words';

/** Domain 1.20. */
const id = {
  admin: 'Administrator', guruAdmin: 'Guru Admin', guruMapel: 'Guru Mapel', waliKelas: 'Wali Kelas', kurikulum: 'Kurikulum', kepalaSekolah: 'Kepala Sekolah',
  pembinaEkskul: 'Pembina Ekstrakurikuler', murid: 'Murid', HR: 'Kepegawaian', keuangan: 'Keuangan', pegawai: 'Pegawai', pengawas: 'Pengawas Ujian', guruBK: 'Guru BK', auditor: 'Auditor',
};
const en: typeof id = {
  admin: 'Administrator', guruAdmin: 'Admin Teacher', guruMapel: 'Subject Teacher', waliKelas: 'Homeroom Teacher', kurikulum: 'Curriculum Office', kepalaSekolah: 'Principal',
  pembinaEkskul: 'Extracurricular Coach', murid: 'Student', HR: 'Human Resources', keuangan: 'Finance', pegawai: 'Employee', pengawas: 'Exam Supervisor', guruBK: 'Counsellor', auditor: 'Auditor',
};

export const words = { id, en };
registerWords('role', words);
declare module '#client/kit/words' {
  interface Words {
    role: typeof id;
  }
}

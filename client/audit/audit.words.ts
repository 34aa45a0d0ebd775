import { registerWords } from '#client/kit/words';

const id = {
  title: 'Riwayat Peristiwa',
  ofStudent: 'Hanya peristiwa tentang satu murid.',
  all: 'Tampilkan semua murid',
  openRegister: 'Buka presensi',
  when: 'Waktu',
  who: 'Oleh',
  what: 'Peristiwa',
  about: 'Murid',
  revision: 'Revisi',
  hash: 'Segel',
  system: 'Sistem',
  unnamed: 'Tanpa nama',
  empty: 'Belum ada peristiwa.',
  registerOpened_one: 'Presensi dibuka untuk {{count}} murid',
  registerOpened_other: 'Presensi dibuka untuk {{count}} murid',
  fromTo: '{{dari}} menjadi {{ke}}',
  checkedIn: '{{change}} (presensi mandiri)',
  noted: 'Catatan ditulis: {{notes}}',
  noteRemoved: 'Catatan dihapus',
  noteErased: 'Catatan ditulis (isinya sudah dihapus atas nama perlindungan data pribadi)',
  otherEvent: 'Peristiwa {{type}}',
  Hadir: 'Hadir', Terlambat: 'Terlambat', Dispensasi: 'Dispensasi', Sakit: 'Sakit', Izin: 'Izin', Alpa: 'Alpa', Belum: 'Belum diisi',
  admin: 'Administrator', guruAdmin: 'Guru admin', guruMapel: 'Guru mata pelajaran', waliKelas: 'Wali kelas', kurikulum: 'Kurikulum',
  kepalaSekolah: 'Kepala sekolah', pembinaEkskul: 'Pembina ekskul', murid: 'Murid', HR: 'SDM', keuangan: 'Keuangan', pegawai: 'Pegawai',
  pengawas: 'Pengawas', guruBK: 'Guru BK', auditor: 'Auditor',
};
const en: typeof id = {
  title: 'Event History',
  ofStudent: 'Only the events about one student.',
  all: 'Show all students',
  openRegister: 'Open register',
  when: 'Time',
  who: 'By',
  what: 'Event',
  about: 'Student',
  revision: 'Revision',
  hash: 'Seal',
  system: 'System',
  unnamed: 'No name',
  empty: 'No events yet.',
  registerOpened_one: 'Register opened for {{count}} student',
  registerOpened_other: 'Register opened for {{count}} students',
  fromTo: '{{dari}} to {{ke}}',
  checkedIn: '{{change}} (checked in)',
  noted: 'Note written: {{notes}}',
  noteRemoved: 'Note removed',
  noteErased: 'Note written (its text has been erased to protect personal data)',
  otherEvent: 'Event {{type}}',
  Hadir: 'Present', Terlambat: 'Late', Dispensasi: 'Dispensation', Sakit: 'Sick', Izin: 'Excused', Alpa: 'Absent', Belum: 'Not recorded',
  admin: 'Administrator', guruAdmin: 'Admin teacher', guruMapel: 'Subject teacher', waliKelas: 'Homeroom teacher', kurikulum: 'Curriculum office',
  kepalaSekolah: 'Principal', pembinaEkskul: 'Extracurricular coach', murid: 'Student', HR: 'HR', keuangan: 'Finance', pegawai: 'Employee',
  pengawas: 'Supervisor', guruBK: 'Counsellor', auditor: 'Auditor',
};

export const words = { id, en };
registerWords('audit', words);
declare module '#client/kit/words' {
  interface Words {
    audit: typeof id;
  }
}

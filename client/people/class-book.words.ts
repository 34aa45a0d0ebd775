import { registerWords } from '#client/kit/words';

const id = {
  title: 'Data Pribadi Murid', about: 'Kontak dan kesehatan murid kelas {{kelas}}. Pakailah hanya untuk mendampingi mereka.', noHomeroom: 'Anda bukan wali kelas di tahun ajaran ini.',
  noStudents: 'Kelas ini belum ada muridnya.', erased: '(data dihapus)', restricted: 'Pemrosesan dibatasi', none: '–', acts: 'Tindakan', editOf: 'Ubah data {{nama}}', contact: 'Kontak', health: 'Kesehatan', measured: 'Pemeriksaan Semester Ini',
  nama: 'Nama', nis: 'NIS', golongan_darah: 'Golongan Darah', riwayat_penyakit: 'Riwayat Penyakit',
};
const en: typeof id = {
  title: 'Personal Data of Students', about: 'Contact and health of the students of class {{kelas}}. Use them only to look after these students.', noHomeroom: 'You are no homeroom teacher this year.',
  noStudents: 'This class has no students yet.', erased: '(data erased)', restricted: 'Processing restricted', none: '–', acts: 'Actions', editOf: 'Edit the data of {{nama}}', contact: 'Contact', health: 'Health', measured: 'Measured This Semester',
  nama: 'Name', nis: 'NIS', golongan_darah: 'Blood Group', riwayat_penyakit: 'Illnesses',
};

export const words = { id, en };
registerWords('classBook', words);
declare module '#client/kit/words' {
  interface Words {
    classBook: typeof id;
  }
}

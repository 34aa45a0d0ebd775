import { registerWords } from '#client/kit/words';

const id = {
  back: 'Beranda', employees: 'Guru & Tendik', employeesAbout: 'Semua yang bekerja di sekolah, tanpa nomor dan alamat.', payments: 'Status Pembayaran', paymentsAbout: 'Murid yang masih bersekolah. Status ini tidak menghalangi ujian maupun presensi.',
  total: 'Jumlah Guru & Tendik', teachersOf: 'di antaranya {{jumlah}} guru', withoutSubject: 'Guru Mapel Tanpa Mapel', byRole: 'Menurut Peran', byRoleAbout: 'Yang memegang beberapa peran dihitung pada tiap perannya.', 'teachers.Pria': 'Guru Laki-laki', 'teachers.Wanita': 'Guru Perempuan',
  ending: 'Masa Jabatan Segera Berakhir', endingAbout: 'Dalam 90 hari.', noEnding: 'Tidak ada masa jabatan yang berakhir dalam 90 hari.', until: 'sampai {{tanggal}}',
  role: 'Peran', people: 'Orang', Pria: 'Laki-laki', Wanita: 'Perempuan', unknown: 'Belum dicatat',
  nama: 'Nama', jenis_kelamin: 'Jenis Kelamin', mata_pelajaran: 'Mata Pelajaran', nis: 'NIS', kelas: 'Kelas', status: 'Status', none: '–', erased: '(data dihapus)', nobody: 'Tidak ada yang cocok.', only: 'Hanya', onlyTeachers: 'Guru', noSubject: 'Guru tanpa mapel',
  lunas: 'Lunas', belum_lunas: 'Belum Lunas', cicilan: 'Cicilan', dispensasi: 'Dispensasi / Beasiswa', kosong: 'Belum dicatat', ofAll: 'dari {{jumlah}} murid',
  byClass: 'Status Pembayaran per Kelas', byClassSummary: '{{lunas}} dari {{jumlah}} murid lunas atau mendapat dispensasi; {{belum}} menunggak atau mencicil.', noClass: 'Tanpa kelas', students: 'Murid', seeList: '{{status}}, {{kelas}}: {{jumlah}} murid', loadingChart: 'Memuat grafik…',
  changeOf: 'Ubah status {{nama}}', markedSo: '{{jumlah}} murid kini: {{status}}.', saved: 'Status tersimpan.', choose: 'Pilih status',
  holidays: 'Hari Libur Berikutnya',
};
const en: typeof id = {
  back: 'Dashboard', employees: 'Teachers & Staff', employeesAbout: 'Everybody who works at the school, without numbers and addresses.', payments: 'Payment Status', paymentsAbout: 'Students who are still at school. This status keeps nobody from exams or attendance.',
  total: 'Teachers & Staff', teachersOf: '{{jumlah}} of them teachers', withoutSubject: 'Subject Teachers Without a Subject', byRole: 'By Role', byRoleAbout: 'Whoever holds several roles counts for each.', 'teachers.Pria': 'Male Teachers', 'teachers.Wanita': 'Female Teachers',
  ending: 'Terms of Office That End Soon', endingAbout: 'Within 90 days.', noEnding: 'No term of office ends within 90 days.', until: 'until {{tanggal}}',
  role: 'Role', people: 'People', Pria: 'Male', Wanita: 'Female', unknown: 'Not recorded',
  nama: 'Name', jenis_kelamin: 'Gender', mata_pelajaran: 'Subjects', nis: 'NIS', kelas: 'Class', status: 'Status', none: '–', erased: '(data erased)', nobody: 'Nobody is so.', only: 'Only', onlyTeachers: 'Teachers', noSubject: 'Teachers without a subject',
  lunas: 'Paid', belum_lunas: 'Unpaid', cicilan: 'In Instalments', dispensasi: 'Dispensation / Scholarship', kosong: 'Not recorded', ofAll: 'of {{jumlah}} students',
  byClass: 'Payment Status by Class', byClassSummary: '{{lunas}} of {{jumlah}} students have paid or need not; {{belum}} are behind or pay in instalments.', noClass: 'In no class', students: 'Students', seeList: '{{status}}, {{kelas}}: {{jumlah}} students', loadingChart: 'Loading the chart…',
  changeOf: 'Change the status of {{nama}}', markedSo: '{{jumlah}} students are now: {{status}}.', saved: 'The status is kept.', choose: 'Choose a status',
  holidays: 'Next Holidays',
};

export const words = { id, en };
registerWords('office', words);
declare module '#client/kit/words' {
  interface Words {
    office: typeof id;
  }
}

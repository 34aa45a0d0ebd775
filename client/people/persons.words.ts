import { speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';
import { data } from '#client/people/data-book.words';

const id = {
  teachers: 'Guru', teacher: 'Detail Guru', addTeacher: 'Tambah Guru', noTeachers: 'Belum ada guru.', students: 'Murid', student: 'Detail Murid', addStudent: 'Tambah Murid', noStudents: 'Belum ada murid.',
  addTeacherAbout: 'Guru masuk dengan NIK-nya. Kata sandi pertamanya sama dengan NIK, dan diganti saat pertama kali masuk.',
  addStudentAbout: 'Murid masuk dengan NIS-nya. Kata sandi pertamanya sama dengan NIS, dan diganti saat pertama kali masuk.',
  identity: 'Identitas', erasedName: '(data dihapus)',
  parts: 'Bagian halaman', tabData: 'Data', tabBook: 'Buku Induk', tabFamily: 'Keluarga', tabHealth: 'Kesehatan', tabClass: 'Kelas & Status', tabPayment: 'Pembayaran', tabAccount: 'Akun', tabRoles: 'Peran',
  rolesAbout: 'Perubahan peran langsung berlaku. Peran murid dan admin tidak dapat diberikan kepada guru.', rolesSaved: 'Peran sudah diubah.',
  replaceTitle: 'Ganti kepala sekolah?', replaceAbout: 'Kepala sekolah saat ini adalah {{sekarang}}. Hanya ada satu kepala sekolah: peran itu akan berpindah kepada {{nama}}.', replace: 'Ganti',
  password: 'Kata Sandi', passwordAbout: 'Nama pengguna: {{nomor}}. Setelah diatur ulang, orang ini keluar dari semua perangkat dan harus mengganti kata sandinya.',
  newPassword: 'Kata sandi baru', passwordHint: 'Minimal 8 karakter, dengan huruf dan angka.', passwordMissing: 'Kata sandi baru wajib diisi.', setPassword: 'Atur kata sandi', backToNumber: 'Kembalikan ke NIS/NIK',
  passwordSet: 'Kata sandi sudah diatur ulang.',
  endTitle: 'Hapus', endAbout: 'Menghapus orang mengakhiri akunnya dan membebaskan NIS/NIK serta e-mailnya. Menghapus data pribadi membuat orang ini tidak dikenali lagi untuk selamanya.',
  removePerson: 'Hapus orang ini', removeTitle: 'Hapus {{nama}}', removeQuestion: 'Hapus {{nama}} beserta akunnya? Tindakan ini tidak dapat dibatalkan.',
  inUse: '{{nama}} masih disebut oleh data lain, misalnya jadwal atau presensi, sehingga tidak dapat dihapus.', inUseIn: '{{nama}} masih disebut oleh data lain, antara lain kelas {{kelas}}, sehingga tidak dapat dihapus.',
  erase: 'Hapus data pribadi', eraseTitle: 'Hapus data pribadi {{nama}}', eraseAbout: 'Data yang dihapus tidak dapat dikembalikan oleh siapa pun. Riwayat dan angka tetap ada tanpa nama.',
  reason: 'Alasan', categories: 'Data yang dihapus', typeName: 'Ketik nama lengkapnya untuk memastikan: {{nama}}', cancel: 'Batal', notErased: 'Belum dihapus',
  erased: 'Data pribadi dihapus', erasedNow: 'Dihapus: {{daftar}}.', keptByLaw: 'Tetap disimpan menurut {{dasar}}: {{daftar}}.', willBeKept: 'Wajib disimpan, jadi tidak dihapus: {{daftar}}.', understood: 'Mengerti',
  'kategori.identitas': 'Identitas', 'kategori.orangtua': 'Orang tua', 'kategori.kesehatan': 'Kesehatan', 'kategori.konseling': 'Konseling', 'kategori.berkas': 'Berkas', 'kategori.catatan': 'Catatan',
  'alasan.permintaan_subjek': 'Diminta yang bersangkutan', 'alasan.persetujuan_ditarik': 'Persetujuan ditarik', 'alasan.retensi_berakhir': 'Masa simpan berakhir', 'alasan.salah_daftar': 'Salah daftar', 'alasan.putusan_hukum': 'Putusan pengadilan atau otoritas',
  readIsNoted: 'Data ini sangat pribadi. Setiap kali dibuka, siapa yang melihatnya dan kapan tercatat.',
  'bagian.diri': 'Keterangan Diri', 'bagian.tempat_tinggal': 'Tempat Tinggal', 'bagian.sekolah_asal': 'Pendidikan Sebelumnya', 'bagian.kesehatan': 'Kesehatan', 'bagian.ayah': 'Ayah', 'bagian.ibu': 'Ibu', 'bagian.wali': 'Wali',
  ownBook: 'Data Buku Induk', ownBookAbout: 'Inilah yang dicatat sekolah tentang kamu. Ada yang keliru? Sampaikan kepada wali kelas atau tata usaha.', ownBookEmpty: 'Sekolah belum mencatat apa pun di sini.',
  healthAbout: 'Dicatat oleh wali kelas.', healthEmpty: 'Belum ada catatan kesehatan. Wali kelas yang mencatatnya.',
  noClass: 'Belum ditempatkan', paymentAbout: 'Status ini tidak menghalangi ujian maupun presensi.',
  'teacher.nama': 'Nama', 'teacher.nik': 'NIK', 'teacher.nik.hint': 'Nomor Induk Karyawan, 6–18 angka; bukan NIK KTP.', 'teacher.jenis_kelamin': 'Jenis Kelamin', 'teacher.jenis_kelamin.Pria': 'Laki-laki', 'teacher.jenis_kelamin.Wanita': 'Perempuan',
  'teacher.email': 'E-mail', 'teacher.alamat': 'Alamat', 'teacher.id_mata_pelajaran': 'Mata Pelajaran', 'teacher.id_mata_pelajaran.hint': 'Yang dapat diajarkan guru ini.', 'teacher.role': 'Peran', 'teacher.mata_pelajaran': 'Mata Pelajaran',
  'teacher.role.guruAdmin': 'Guru Admin', 'teacher.role.guruMapel': 'Guru Mapel', 'teacher.role.waliKelas': 'Wali Kelas', 'teacher.role.kurikulum': 'Kurikulum', 'teacher.role.kepalaSekolah': 'Kepala Sekolah',
  'teacher.role.pembinaEkskul': 'Pembina Ekstrakurikuler', 'teacher.role.HR': 'Kepegawaian', 'teacher.role.keuangan': 'Keuangan', 'teacher.role.pegawai': 'Pegawai', 'teacher.role.pengawas': 'Pengawas Ujian', 'teacher.role.guruBK': 'Guru BK', 'teacher.role.auditor': 'Auditor',
  'student.nama': 'Nama', 'student.nis': 'NIS', 'student.nis.hint': '4–18 angka.', 'student.jenis_kelamin': 'Jenis Kelamin', 'student.jenis_kelamin.Pria': 'Laki-laki', 'student.jenis_kelamin.Wanita': 'Perempuan',
  'student.tahun_masuk': 'Tahun Masuk', 'student.id_kelas': 'Kelas', 'student.kelas': 'Kelas', 'student.email': 'E-mail', 'student.alamat': 'Alamat', 'student.status': 'Pembayaran', 'student.status_murid': 'Status',
  'student.status.lunas': 'Lunas', 'student.status.belum_lunas': 'Belum Lunas', 'student.status.cicilan': 'Cicilan', 'student.status.dispensasi': 'Dispensasi / Beasiswa',
  'student.status_murid.aktif': 'Aktif', 'student.status_murid.lulus': 'Lulus', 'student.status_murid.pindah': 'Pindah', 'student.status_murid.keluar': 'Keluar',
  'standing.status_murid': 'Status baru', 'standing.status_murid.aktif': 'Aktif', 'standing.status_murid.lulus': 'Lulus', 'standing.status_murid.pindah': 'Pindah', 'standing.status_murid.keluar': 'Keluar',
  'standing.tanggal': 'Sejak tanggal', 'standing.alasan': 'Alasan', 'payment.status': 'Ubah menjadi', 'payment.status.lunas': 'Lunas', 'payment.status.belum_lunas': 'Belum Lunas', 'payment.status.cicilan': 'Cicilan', 'payment.status.dispensasi': 'Dispensasi / Beasiswa',
  restricted: 'Pemrosesan data murid ini dibatasi', restrictedAbout: 'Atas permintaan murid atau orang tuanya (UU 27/2022 Pasal 11). Datanya hanya disimpan: tidak dapat diubah dan tidak muncul dalam pencarian selain bagi admin dan wali kelas. Presensi, pembayaran, dan status murid tetap dicatat.',
  lift: 'Cabut pembatasan', liftQuestion: 'Cabut pembatasan pemrosesan data {{nama}}? Lakukan hanya bila murid atau orang tuanya memintanya, atau alasannya telah gugur.', lifted: 'Pembatasan dicabut.',
  ...data.id,
};
const en: typeof id = {
  teachers: 'Teachers', teacher: 'Teacher Details', addTeacher: 'Add Teacher', noTeachers: 'No teachers yet.', students: 'Students', student: 'Student Details', addStudent: 'Add Student', noStudents: 'No students yet.',
  addTeacherAbout: 'A teacher signs in with their NIK. Their first password is the NIK, too, and is changed at the first login.',
  addStudentAbout: 'A student signs in with their NIS. Their first password is the NIS, too, and is changed at the first login.',
  identity: 'Identity', erasedName: '(data erased)',
  parts: 'Parts of this page', tabData: 'Data', tabBook: 'Data Book', tabFamily: 'Family', tabHealth: 'Health', tabClass: 'Class & Status', tabPayment: 'Payment', tabAccount: 'Account', tabRoles: 'Roles',
  rolesAbout: 'Changes of roles apply at once. A teacher can be neither a student nor the admin.', rolesSaved: 'The roles have been changed.',
  replaceTitle: 'Replace the principal?', replaceAbout: 'The present principal is {{sekarang}}. There is only one: the role will pass to {{nama}}.', replace: 'Replace',
  password: 'Password', passwordAbout: 'User name: {{nomor}}. After a reset this person is signed out everywhere and has to change the password.',
  newPassword: 'New password', passwordHint: 'At least 8 characters, with a letter and a digit.', passwordMissing: 'Give a new password.', setPassword: 'Set password', backToNumber: 'Back to the NIS/NIK',
  passwordSet: 'The password has been reset.',
  endTitle: 'Delete', endAbout: 'Deleting a person ends their account and frees their NIS/NIK and e-mail address. Erasing personal data makes this person unknown for ever.',
  removePerson: 'Delete this person', removeTitle: 'Delete {{nama}}', removeQuestion: 'Delete {{nama}} and their account? This cannot be undone.',
  inUse: 'Other data still refer to {{nama}}, such as the timetable or attendance, so they cannot be deleted.', inUseIn: 'Other data still refer to {{nama}}, among them class {{kelas}}, so they cannot be deleted.',
  erase: 'Erase personal data', eraseTitle: 'Erase the personal data of {{nama}}', eraseAbout: 'Nobody can bring back what is erased. History and numbers remain, without the name.',
  reason: 'Reason', categories: 'What is erased', typeName: 'Type the full name to be sure: {{nama}}', cancel: 'Cancel', notErased: 'Not erased yet',
  erased: 'Personal data erased', erasedNow: 'Erased: {{daftar}}.', keptByLaw: 'Still kept under {{dasar}}: {{daftar}}.', willBeKept: 'Has to be kept and is not erased: {{daftar}}.', understood: 'Understood',
  'kategori.identitas': 'Identity', 'kategori.orangtua': 'Parents', 'kategori.kesehatan': 'Health', 'kategori.konseling': 'Counselling', 'kategori.berkas': 'Files', 'kategori.catatan': 'Notes',
  'alasan.permintaan_subjek': 'Asked for by the person', 'alasan.persetujuan_ditarik': 'Consent withdrawn', 'alasan.retensi_berakhir': 'End of the retention period', 'alasan.salah_daftar': 'Registered by mistake', 'alasan.putusan_hukum': 'Decision of a court or authority',
  readIsNoted: 'These data are very personal. Whenever they are opened, who looked and when is noted.',
  'bagian.diri': 'The Student', 'bagian.tempat_tinggal': 'Home', 'bagian.sekolah_asal': 'School Before', 'bagian.kesehatan': 'Health', 'bagian.ayah': 'Father', 'bagian.ibu': 'Mother', 'bagian.wali': 'Guardian',
  ownBook: 'Data Book', ownBookAbout: 'This is what the school keeps about you. Is anything wrong? Tell your homeroom teacher or the school office.', ownBookEmpty: 'The school has noted nothing here yet.',
  healthAbout: 'Kept by the homeroom teacher.', healthEmpty: 'Nothing is kept about their health yet. The homeroom teacher keeps it.',
  noClass: 'In no class yet', paymentAbout: 'This status keeps nobody from exams or attendance.',
  'teacher.nama': 'Name', 'teacher.nik': 'NIK', 'teacher.nik.hint': 'The employee number, 6–18 digits; not the population number.', 'teacher.jenis_kelamin': 'Gender', 'teacher.jenis_kelamin.Pria': 'Male', 'teacher.jenis_kelamin.Wanita': 'Female',
  'teacher.email': 'E-mail', 'teacher.alamat': 'Address', 'teacher.id_mata_pelajaran': 'Subjects', 'teacher.id_mata_pelajaran.hint': 'What this teacher is qualified to teach.', 'teacher.role': 'Roles', 'teacher.mata_pelajaran': 'Subjects',
  'teacher.role.guruAdmin': 'Admin Teacher', 'teacher.role.guruMapel': 'Subject Teacher', 'teacher.role.waliKelas': 'Homeroom Teacher', 'teacher.role.kurikulum': 'Curriculum', 'teacher.role.kepalaSekolah': 'Principal',
  'teacher.role.pembinaEkskul': 'Extracurricular Coach', 'teacher.role.HR': 'Human Resources', 'teacher.role.keuangan': 'Finance', 'teacher.role.pegawai': 'Staff', 'teacher.role.pengawas': 'Exam Supervisor', 'teacher.role.guruBK': 'Counsellor', 'teacher.role.auditor': 'Auditor',
  'student.nama': 'Name', 'student.nis': 'NIS', 'student.nis.hint': '4–18 digits.', 'student.jenis_kelamin': 'Gender', 'student.jenis_kelamin.Pria': 'Male', 'student.jenis_kelamin.Wanita': 'Female',
  'student.tahun_masuk': 'Year of Entry', 'student.id_kelas': 'Class', 'student.kelas': 'Class', 'student.email': 'E-mail', 'student.alamat': 'Address', 'student.status': 'Payment', 'student.status_murid': 'Status',
  'student.status.lunas': 'Paid', 'student.status.belum_lunas': 'Unpaid', 'student.status.cicilan': 'In Instalments', 'student.status.dispensasi': 'Dispensation / Scholarship',
  'student.status_murid.aktif': 'Active', 'student.status_murid.lulus': 'Graduated', 'student.status_murid.pindah': 'Moved', 'student.status_murid.keluar': 'Left',
  'standing.status_murid': 'New status', 'standing.status_murid.aktif': 'Active', 'standing.status_murid.lulus': 'Graduated', 'standing.status_murid.pindah': 'Moved', 'standing.status_murid.keluar': 'Left',
  'standing.tanggal': 'Since', 'standing.alasan': 'Reason', 'payment.status': 'Change to', 'payment.status.lunas': 'Paid', 'payment.status.belum_lunas': 'Unpaid', 'payment.status.cicilan': 'In Instalments', 'payment.status.dispensasi': 'Dispensation / Scholarship',
  restricted: 'The processing of this student’s data is restricted', restrictedAbout: 'At the request of the student or their parents (Law 27/2022, article 11). The data are only kept: they cannot be changed, and nobody but the admin and the homeroom teacher finds them in a search. Attendance, payment and whether the student is here are still recorded.',
  lift: 'Lift the restriction', liftQuestion: 'Lift the restriction on the data of {{nama}}? Do so only where the student or their parents ask for it, or its reason is gone.', lifted: 'The restriction is lifted.',
  ...data.en,
};

export const words = { id, en };
registerWords('persons', words);
speaksOf('persons', ['teacher', 'student', 'standing', 'payment', 'data-self', 'data-home', 'data-school', 'data-health', 'data-parent', 'data-contact'].map((name) => ({ name })));
declare module '#client/kit/words' {
  interface Words {
    persons: typeof id;
  }
}

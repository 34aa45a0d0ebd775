import { registerWords } from '#client/kit/words';

const id = {
  today: 'Beranda',
  dailyAttendance: 'Kehadiran Harian',
  replay: 'Putar Ulang Kehadiran',
  master: 'Data Master',
  classes: 'Kelas',
  teachers: 'Guru',
  students: 'Murid',
  lessons: 'Pelajaran',
  gradingAndReports: 'Penilaian & Rapor',
  schoolAndTimetable: 'Sekolah & Jadwal',
  studentAffairs: 'Kesiswaan',
  basicCompetence: 'Kompetensi Dasar',
  counsellingCategory: 'Kategori Layanan',
  admin: 'Administrator',
  pak: 'Pak {{nama}}',
  bu: 'Bu {{nama}}',
  account: 'Akun saya',
  classBook: 'Data Pribadi Murid',
  institution: 'Pengaturan Sekolah',
  import: 'Impor Excel',
  verify: 'Verifikasi Log',
  absences: 'Ketidakhadiran',
  staffAccounts: 'Pegawai',
  blockedAccounts: 'Akun Terblokir',
  outgoingMail: 'Surat Keluar',
  dataRequests: 'Permintaan Data',
  homeroomConsent: 'Persetujuan Orang Tua', employees: 'Guru & Tendik', payments: 'Status Pembayaran', changes: 'Riwayat Perubahan',
  schoolToday: 'Sekolah Hari Ini', attendance: 'Kehadiran', curriculum: 'Kurikulum', references: 'Acuan', passingGrades: 'KKM & Predikat', teaching: 'Mengajar', learning: 'Belajar', results: 'Hasil Saya', schedule: 'Jadwal & Presensi', scheduleTab: 'Jadwal',
  homeroom: 'Wali Kelas', myClass: 'Kelas Saya', counselling: 'Bimbingan Konseling', proofs: 'Bukti', personnel: 'Kepegawaian', finance: 'Keuangan', people: 'Orang', academic: 'Akademik', schoolYears: 'Tahun Ajaran',
  communication: 'Komunikasi', safety: 'Keamanan & Data',
};
const en: typeof id = {
  today: 'Dashboard',
  dailyAttendance: 'Daily Attendance',
  replay: 'Attendance Replay',
  master: 'Master Data',
  classes: 'Classes',
  teachers: 'Teachers',
  students: 'Students',
  lessons: 'Lessons',
  gradingAndReports: 'Grading & Reports',
  schoolAndTimetable: 'School & Timetable',
  studentAffairs: 'Student Affairs',
  basicCompetence: 'Basic Competences',
  counsellingCategory: 'Counselling Categories',
  admin: 'Administrator',
  pak: '{{nama}}',
  bu: '{{nama}}',
  account: 'My account',
  classBook: 'Student Data',
  institution: 'School Settings',
  import: 'Excel Import',
  verify: 'Log Verification',
  absences: 'Absences',
  staffAccounts: 'Staff Accounts',
  blockedAccounts: 'Blocked Accounts',
  outgoingMail: 'Outgoing Mail',
  dataRequests: 'Data Subject Requests',
  homeroomConsent: 'Parental Consents', employees: 'Teachers & Staff', payments: 'Payment Status', changes: 'Recent Changes',
  schoolToday: 'School Today', attendance: 'Attendance', curriculum: 'Curriculum', references: 'References', passingGrades: 'Passing Grades', teaching: 'Teaching', learning: 'Learning', results: 'My Results', schedule: 'Timetable & Registers', scheduleTab: 'Timetable',
  homeroom: 'Homeroom', myClass: 'My Class', counselling: 'Counselling', proofs: 'Evidence', personnel: 'Personnel', finance: 'Finance', people: 'People', academic: 'Academic', schoolYears: 'School Years',
  communication: 'Communication', safety: 'Security & Data',
};

export const words = { id, en };
registerWords('areas', words);
declare module '#client/kit/words' {
  interface Words {
    areas: typeof id;
  }
}

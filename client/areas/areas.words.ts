import { registerWords } from '#client/kit/words';

const id = {
  today: 'Beranda',
  dailyAttendance: 'Kehadiran Harian',
  replay: 'Putar Ulang Kehadiran',
  master: 'Data Master',
  teachers: 'Guru',
  students: 'Murid',
  lessons: 'Pelajaran',
  gradingAndReports: 'Penilaian & Rapor',
  schoolAndTimetable: 'Sekolah & Jadwal',
  studentAffairs: 'Kesiswaan',
  basicCompetence: 'Kompetensi Dasar',
  counsellingCategory: 'Bidang Layanan BK',
  menu: 'Menu',
  openMenu: 'Buka menu',
  collapseMenu: 'Ciutkan menu',
  expandMenu: 'Lebarkan menu',
  skip: 'Langsung ke isi',
  logout: 'Keluar',
  otherLanguage: 'English',
  toDark: 'Tema gelap',
  toLight: 'Tema terang',
  demo: 'Demo',
  demoClock: 'Sekolah demo. Di sini pukul {{jam}} {{zona}}, {{tanggal}}.',
  admin: 'Administrator',
  pak: 'Pak {{nama}}',
  bu: 'Bu {{nama}}',
  TOKEN_EXPIRED: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  TOKEN_UNMATCH: 'Akun Anda digunakan di perangkat lain. Silakan masuk kembali.',
  loginAgain: 'Masuk',
};
const en: typeof id = {
  today: 'Dashboard',
  dailyAttendance: 'Daily Attendance',
  replay: 'Attendance Replay',
  master: 'Master Data',
  teachers: 'Teachers',
  students: 'Students',
  lessons: 'Lessons',
  gradingAndReports: 'Grading & Reports',
  schoolAndTimetable: 'School & Timetable',
  studentAffairs: 'Student Affairs',
  basicCompetence: 'Basic Competences',
  counsellingCategory: 'Counselling Categories',
  menu: 'Menu',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  skip: 'Skip to content',
  logout: 'Log out',
  otherLanguage: 'Bahasa Indonesia',
  toDark: 'Dark theme',
  toLight: 'Light theme',
  demo: 'Demo',
  demoClock: 'Demo school. Here it is {{jam}} {{zona}}, {{tanggal}}.',
  admin: 'Administrator',
  pak: '{{nama}}',
  bu: '{{nama}}',
  TOKEN_EXPIRED: 'Your session has ended. Please log in again.',
  TOKEN_UNMATCH: 'Your account is in use on another device. Please log in again.',
  loginAgain: 'Log in',
};

export const words = { id, en };
registerWords('areas', words);
declare module '#client/kit/words' {
  interface Words {
    areas: typeof id;
  }
}

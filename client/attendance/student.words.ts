import { registerWords } from '#client/kit/words';

const id = {
  dashboard: 'Beranda',
  checkIn: 'Presensi Mandiri',
  today: 'Hari Ini, {{hari}}',
  week: 'Minggu Ini',
  noLessons: 'Tidak ada pelajaran.',
  noWeek: 'Tidak ada pelajaran minggu ini.',
  libur: 'Libur',
  upcoming: 'Belum mulai',
  progress: 'Kehadiran Semester Ini',
  presentOf: '{{hadir}} hadir dari {{total}} pelajaran: {{terisi}} tercatat, {{belum}} belum dicatat',
  formula: 'Persentase = (Hadir + Terlambat + Dispensasi) ÷ pelajaran sampai hari ini × 100.',
  mapel: 'Mata Pelajaran', percent: 'Persentase', present: 'Hadir', sick: 'Sakit', excused: 'Izin', absent: 'Alpa', left: 'Belum dicatat', lessons: 'Pelajaran',
};
const en: typeof id = {
  dashboard: 'Dashboard',
  checkIn: 'Check In',
  today: 'Today, {{hari}}',
  week: 'This Week',
  noLessons: 'No lessons.',
  noWeek: 'No lessons this week.',
  libur: 'Holiday',
  upcoming: 'Not begun',
  progress: 'Attendance This Semester',
  presentOf: '{{hadir}} present of {{total}} lessons: {{terisi}} recorded, {{belum}} not recorded',
  formula: 'Percentage = (present + late + dispensation) ÷ lessons up to today × 100.',
  mapel: 'Subject', percent: 'Percentage', present: 'Present', sick: 'Sick', excused: 'Excused', absent: 'Absent', left: 'Not recorded', lessons: 'Lessons',
};

export const words = { id, en };
registerWords('student', words);
declare module '#client/kit/words' {
  interface Words {
    student: typeof id;
  }
}

import { registerWords } from '#client/kit/words';

const id = {
  year: 'Tahun Ajaran',
  noYear: 'Belum ada tahun ajaran aktif.',
  fromTo: '{{dari}} – {{sampai}}',
  week: 'Pekan Ini', weekNo: 'Pekan ke-{{nomor}}', noWeek: 'Di luar semester.', consents: 'Persetujuan orang tua yang belum masuk', classBook: 'Data pribadi murid',
  homeroom: 'Kehadiran Kelas Saya', dailyRegister: 'Presensi kelas {{kelas}} hari ini', openRegister: 'Buka presensi', noRegister: 'Hari ini tidak ada pelajaran, jadi tidak ada presensi.',
  noHomeroom: 'Anda belum menjadi wali kelas di tahun ajaran ini.',
  absences: 'Ketidakhadiran, {{hari}}',
};
const en: typeof id = {
  year: 'School Year',
  noYear: 'No school year is active yet.',
  fromTo: '{{dari}} – {{sampai}}',
  week: 'This Week', weekNo: 'Week {{nomor}}', noWeek: 'Outside the semester.', consents: 'Parental consents still missing', classBook: 'Student data',
  homeroom: 'Attendance of My Class', dailyRegister: 'Today’s attendance of class {{kelas}}', openRegister: 'Open the register', noRegister: 'There are no lessons today, so there is no attendance to take.',
  noHomeroom: 'You are not a homeroom teacher in this school year.',
  absences: 'Absences, {{hari}}',
};

export const words = { id, en };
registerWords('dashboard', words);
declare module '#client/kit/words' {
  interface Words {
    dashboard: typeof id;
  }
}

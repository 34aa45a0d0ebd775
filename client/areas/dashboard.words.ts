import { registerWords } from '#client/kit/words';

const id = {
  year: 'Tahun Ajaran',
  noYear: 'Belum ada tahun ajaran aktif.',
  fromTo: '{{dari}} – {{sampai}}',
  week: 'Pekan Ini', weekNo: 'Pekan ke-{{nomor}}', noWeek: 'Di luar semester.', consents: 'Persetujuan orang tua yang belum masuk', classBook: 'Data pribadi murid',
  homeroom: 'Kehadiran Kelas Saya',
  noHomeroom: 'Anda belum menjadi wali kelas di tahun ajaran ini.',
  absences: 'Ketidakhadiran, {{hari}}',
};
const en: typeof id = {
  year: 'School Year',
  noYear: 'No school year is active yet.',
  fromTo: '{{dari}} – {{sampai}}',
  week: 'This Week', weekNo: 'Week {{nomor}}', noWeek: 'Outside the semester.', consents: 'Parental consents still missing', classBook: 'Student data',
  homeroom: 'Attendance of My Class',
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

import { registerWords } from '#client/kit/words';

const id = {
  schedule: 'Jadwal Mengajar',
  week: 'Minggu Ini', weekFrom: 'Minggu mulai {{tanggal}}',
  byWeek: 'Per Minggu, Cetak, Kalender',
  period: 'Jam ke-{{posisi}}',
  openRegister: 'Buka Presensi',
  day: 'Hari',
  time: 'Waktu',
  kelas: 'Kelas',
  mapel: 'Mata Pelajaran',
  state: 'Presensi',
  action: 'Tindakan',
  libur: 'libur', coveredBy: 'digantikan {{nama}}', standsInFor: 'menggantikan {{nama}}',
  upcoming: 'belum mulai',
  filledOf: 'terisi {{terisi}} dari {{total}}',
  full: 'terisi semua',
  overdue: 'belum lengkap ({{terisi}} dari {{total}}), terlambat {{lama}}',
};
const en: typeof id = {
  schedule: 'Teaching Schedule',
  week: 'This Week', weekFrom: 'Week of {{tanggal}}',
  byWeek: 'By Week, Print, Calendar',
  period: 'Period {{posisi}}',
  openRegister: 'Open Register',
  day: 'Day',
  time: 'Time',
  kelas: 'Class',
  mapel: 'Subject',
  state: 'Register',
  action: 'Action',
  libur: 'holiday', coveredBy: '{{nama}} stands in', standsInFor: 'standing in for {{nama}}',
  upcoming: 'not begun',
  filledOf: '{{terisi}} of {{total}} recorded',
  full: 'complete',
  overdue: 'not complete ({{terisi}} of {{total}}), {{lama}} overdue',
};

export const words = { id, en };
registerWords('lesson', words);
declare module '#client/kit/words' {
  interface Words {
    lesson: typeof id;
  }
}

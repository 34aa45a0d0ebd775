import { registerWords } from '#client/kit/words';

const id = {
  title: 'Kehadiran Saya', nothingYet: 'Belum ada pelajaran semester ini.', presentOfRecorded: '{{hadir}} hadir dari {{terisi}} tercatat', notRecorded: '{{belum}} belum dicatat guru',
  bySubject: 'Menurut mata pelajaran', formula: 'Persentase = (Hadir + Terlambat + Dispensasi) ÷ pelajaran sampai hari ini × 100.',
  mapel: 'Mata Pelajaran', percent: 'Persentase', present: 'Hadir', sick: 'Sakit', excused: 'Izin', absent: 'Alpa', left: 'Belum dicatat', lessons: 'Pelajaran',
  calendar: 'Kalender', before: 'Bulan sebelumnya', after: 'Bulan berikutnya', day: '{{hari}}: {{status}}', partly: 'Sebagian', none: 'tidak ada pelajaran', off: 'libur', coming: 'belum mulai', chooseDay: 'Pilih tanggal untuk melihat pelajarannya.', records_one: '{{jumlah}} catatan {{status}}', records_other: '{{jumlah}} catatan {{status}}',
};
const en: typeof id = {
  title: 'My Attendance', nothingYet: 'There were no lessons this semester yet.', presentOfRecorded: '{{hadir}} present of {{terisi}} recorded', notRecorded: '{{belum}} not recorded by the teacher',
  bySubject: 'By Subject', formula: 'Percentage = (present + late + dispensation) ÷ lessons up to today × 100.',
  mapel: 'Subject', percent: 'Percentage', present: 'Present', sick: 'Sick', excused: 'Excused', absent: 'Unexcused', left: 'Not recorded', lessons: 'Lessons',
  calendar: 'Calendar', before: 'Month before', after: 'Month after', day: '{{hari}}: {{status}}', partly: 'Partly', none: 'no lessons', off: 'holiday', coming: 'not begun', chooseDay: 'Choose a day to see its lessons.', records_one: '{{jumlah}} record of {{status}}', records_other: '{{jumlah}} records of {{status}}',
};

export const words = { id, en };
registerWords('student', words);
declare module '#client/kit/words' {
  interface Words {
    student: typeof id;
  }
}

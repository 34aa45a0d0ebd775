import { registerWords } from '#client/kit/words';

const id = {
  title: 'Kelas & Mapel', subject: 'Mata Pelajaran', none: 'Anda belum berada di kelas semester ini.', about: 'Semester ini di kelas {{kelas}}: {{mapel}} mata pelajaran.',
  present: '{{hadir}} dari {{tercatat}} hadir', presentNone: 'Presensi belum tercatat', held: '{{ada}} dari {{total}} sesi sudah berlangsung', competences: '{{ada}} dari {{total}} KD sudah dipelajari', competencesNone: 'KD belum ditentukan', next: 'Berikutnya {{waktu}}', nextNone: 'Tidak ada sesi berikutnya di jadwal', materials_one: '{{count}} materi', materials_other: '{{count}} materi', open: 'Buka', back: 'Kelas & Mapel',
  achieved: 'Capaian per kompetensi', achievedLater: 'Tampil setelah rapor akhir semester terbit.', achievedOf_one: '{{count}} nilai', achievedOf_other: '{{count}} nilai', progress: 'Kemajuan', kdDone: 'sudah', kdNow: 'terencana', kdLater: 'belum', noKd: 'Sekolah belum menentukan KD untuk mata pelajaran ini.', lessons: 'Sesi', week: 'Minggu {{minggu}}', noTopic: 'Topik belum ditentukan', material: 'Materi', noLessons: 'Belum ada sesi.', libur: 'libur', tasks: 'Tugas', noTasks: 'Belum ada tugas.', works: '{{total}} tugas: {{dinilai}} dinilai, {{aip}} berjalan', workOf: '{{dinilai}} dari {{total}} sudah dinilai, {{aip}} berjalan', workAverage: 'Rata-rata tugas {{nilai}}', workUntil: 'tenggat {{waktu}}', workMark: 'nilai {{nilai}}', period: 'jam ke-{{posisi}}', lesson: 'Sesi', toSubject: 'Semua sesi mata pelajaran', materialLater: 'Materi tampil mulai hari sesi ini.', noMaterial: 'Sesi ini belum punya materi.', join: 'Masuk ruang daring', newest: 'Materi terbaru', about2: '{{mapel}} · {{tanggal}}', attendance: 'Kehadiran',
};
const en: typeof id = {
  title: 'Classes & Subjects', subject: 'Subject', none: 'You are in no class this semester.', about: 'This semester in class {{kelas}}: {{mapel}} subjects.',
  present: '{{hadir}} of {{tercatat}} present', presentNone: 'No attendance recorded yet', held: '{{ada}} of {{total}} lessons were held', competences: '{{ada}} of {{total}} competences were taught', competencesNone: 'No competences yet', next: 'Next {{waktu}}', nextNone: 'No next lesson in the books', materials_one: '{{count}} material', materials_other: '{{count}} materials', open: 'Open', back: 'Classes & Subjects',
  achieved: 'Achievement by competence', achievedLater: 'Shown once the report of the end of the semester is out.', achievedOf_one: '{{count}} score', achievedOf_other: '{{count}} scores', progress: 'Progress', kdDone: 'done', kdNow: 'planned', kdLater: 'not yet', noKd: 'The school has no competences for this subject yet.', lessons: 'Lessons', week: 'Week {{minggu}}', noTopic: 'No topic yet', material: 'Material', noLessons: 'No lessons yet.', libur: 'holiday', tasks: 'Assignments', noTasks: 'No assignments yet.', works: '{{total}} assignments: {{dinilai}} marked, {{aip}} in progress', workOf: '{{dinilai}} of {{total}} marked, {{aip}} in progress', workAverage: 'Average mark {{nilai}}', workUntil: 'due {{waktu}}', workMark: 'mark {{nilai}}', period: 'period {{posisi}}', lesson: 'Lesson', toSubject: 'All lessons of the subject', materialLater: 'The material is shown from the day of this lesson on.', noMaterial: 'This lesson has no material yet.', join: 'Join online', newest: 'Newest Materials', about2: '{{mapel}} · {{tanggal}}', attendance: 'Attendance',
};

export const words = { id, en };
registerWords('subjectView', words);
declare module '#client/kit/words' {
  interface Words {
    subjectView: typeof id;
  }
}

import { registerWords } from '#client/kit/words';

const id = {
  sayExam: '{{judul}} menunggu Anda sampai {{jam}}.', examUntil: 'Ujian dibuka sampai {{jam}}', examOf: '{{soal}} soal · {{menit}} menit', openExam: 'Buka ujian', goOnExam: 'Lanjutkan ujian', alsoOpen: 'Juga dibuka: {{judul}}, sampai {{jam}}',
  sayNow: '{{mapel}} berlangsung sampai {{jam}}.', sayNext: 'Berikutnya {{mapel}} pukul {{jam}}.', sayDone: 'Pelajaran hari ini sudah selesai.', sayFree: 'Hari ini tidak ada pelajaran.',
  nowUntil: 'Sekarang sampai {{jam}}', nextIn: 'Berikutnya, {{lama}} lagi', periods_one: '{{count}} jam pelajaran', periods_other: '{{count}} jam pelajaran',
  semester: 'Semester ini', attendance: 'Kehadiran', week: 'Minggu ini', noLessons: 'Tidak ada pelajaran hari ini.',
  work_one: '{{count}} tugas harus dikerjakan', work_other: '{{count}} tugas harus dikerjakan', allWork: 'Semua tugas', workUntil: 'tenggat {{waktu}}',
  schedule: 'Jadwal', byWeek: 'Cetak & kalender', noWeek: 'Tidak ada pelajaran minggu ini.',
  leaves: 'Izin & sakit', allLeaves: 'Semua izin', leaveUntil: '{{jenis}} sampai {{hari}}', Sakit: 'Sakit', Izin: 'Izin', diajukan: 'Menunggu wali kelas', diterima: 'Diterima', ditolak: 'Ditolak', dibatalkan: 'Dibatalkan', askLeave: 'Sakit atau berhalangan? Ajukan izin',
};
const en: typeof id = {
  sayExam: '{{judul}} is open for you until {{jam}}.', examUntil: 'Exam open until {{jam}}', examOf: '{{soal}} questions · {{menit}} minutes', openExam: 'Open the exam', goOnExam: 'Continue the exam', alsoOpen: 'Also open: {{judul}}, until {{jam}}',
  sayNow: '{{mapel}} is on until {{jam}}.', sayNext: 'Next is {{mapel}} at {{jam}}.', sayDone: 'Today’s lessons are over.', sayFree: 'There are no lessons today.',
  nowUntil: 'Now until {{jam}}', nextIn: 'Next, in {{lama}}', periods_one: '{{count}} period', periods_other: '{{count}} periods',
  semester: 'This Semester', attendance: 'Attendance', week: 'This Week', noLessons: 'There are no lessons today.',
  work_one: '{{count}} assignment to do', work_other: '{{count}} assignments to do', allWork: 'All assignments', workUntil: 'due {{waktu}}',
  schedule: 'Timetable', byWeek: 'Print & calendar', noWeek: 'No lessons this week.',
  leaves: 'Absence Requests', allLeaves: 'All requests', leaveUntil: '{{jenis}} until {{hari}}', Sakit: 'Sick', Izin: 'Excused', diajukan: 'Waiting for a reply', diterima: 'Approved', ditolak: 'Rejected', dibatalkan: 'Cancelled', askLeave: 'Sick or unable to come? Let the school know',
};

export const words = { id, en };
registerWords('studentHome', words);
declare module '#client/kit/words' {
  interface Words {
    studentHome: typeof id;
  }
}

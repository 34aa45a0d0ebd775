import { registerWords } from '#client/kit/words';

const id = {
  nowOpen: '{{kelas}} menunggu presensi', nowFull: '{{kelas}} sedang berlangsung, presensinya lengkap', nowOn: '{{kelas}} sedang berlangsung',
  nextAt: 'Berikutnya {{kelas}} pukul {{jam}}', doneToday: 'Pelajaran Anda hari ini sudah selesai', noneToday: 'Hari ini Anda tidak mengajar',
  owed_one: '{{count}} presensi belum diisi', owed_other: '{{count}} presensi belum diisi', othersOwed_one: '{{count}} presensi lain belum diisi', othersOwed_other: '{{count}} presensi lain belum diisi', waits_one: '{{count}} hal menunggu Anda', waits_other: '{{count}} hal menunggu Anda',
  fill: 'Isi presensi', open: 'Buka presensi', filled: '{{terisi}} dari {{total}} murid sudah dicatat', complete: 'Presensi lengkap: {{total}} murid', willOpen: 'Presensi dibuka pukul {{jam}}',
  lessons_one: '{{count}} sesi', lessons_other: '{{count}} sesi', missing_one: '{{count}} presensi belum', missing_other: '{{count}} presensi belum', noLessons: 'Tidak ada jadwal mengajar hari ini.',
  recorded: '{{terisi}} dari {{total}} tercatat',
  week: 'Minggu ini', weekFilled: '{{terisi}} dari {{total}} presensi minggu ini sudah lengkap.', weekPlanned: '{{ada}} dari {{total}} sesi sudah punya topik dan KD.', openPlanning: 'Buka perencanaan', weekNone: 'Minggu ini belum ada sesi yang dimulai.', openWeek: 'Buka jadwal', period: 'jam {{posisi}}',
  isFull: 'lengkap', isOwed: 'belum lengkap', isLater: 'belum mulai', isOff: 'libur', isOpen: 'sedang diisi',
  homeroom: 'Kelas wali {{kelas}}', openClass: 'Buka kelas', openBoard: 'Buka kontrol perencanaan', low_one: '{{count}} murid hadir di bawah {{batas}}% dari yang tercatat semester ini.', low_other: '{{count}} murid hadir di bawah {{batas}}% dari yang tercatat semester ini.',
  workMissing_one: '{{count}} murid belum mengumpulkan tugas', workMissing_other: '{{count}} murid belum mengumpulkan tugas', workMissingNone: 'Semua tugas yang lewat tenggat sudah terkumpul.',
  lowNone: 'Tidak ada murid yang hadir di bawah {{batas}}% dari yang tercatat semester ini.', ofRecorded: '{{hadir}} dari {{terisi}}', unnamed: 'tanpa nama',
};
const en: typeof id = {
  nowOpen: '{{kelas}} is waiting for its register', nowFull: '{{kelas}} is on now and its register is complete', nowOn: '{{kelas}} is on now',
  nextAt: 'Next is {{kelas}} at {{jam}}', doneToday: 'Your lessons for today are over', noneToday: 'You have no lessons today',
  owed_one: '{{count}} register still to fill in', owed_other: '{{count}} registers still to fill in', othersOwed_one: '{{count}} other register still to fill in', othersOwed_other: '{{count}} other registers still to fill in', waits_one: '{{count}} thing is waiting for you', waits_other: '{{count}} things are waiting for you',
  fill: 'Fill in the register', open: 'Open the register', filled: '{{terisi}} of {{total}} students recorded', complete: 'Register complete: {{total}} students', willOpen: 'The register opens at {{jam}}',
  lessons_one: '{{count}} lesson', lessons_other: '{{count}} lessons', missing_one: '{{count}} register missing', missing_other: '{{count}} registers missing', noLessons: 'You have no lessons today.',
  recorded: '{{terisi}} of {{total}} recorded',
  week: 'This Week', weekFilled: '{{terisi}} of {{total}} registers this week are complete.', weekPlanned: '{{ada}} of {{total}} lessons have a topic and a competence.', openPlanning: 'Open planning', weekNone: 'No lesson has started this week.', openWeek: 'Open the timetable', period: 'period {{posisi}}',
  isFull: 'complete', isOwed: 'incomplete', isLater: 'not started', isOff: 'holiday', isOpen: 'being filled in',
  homeroom: 'Homeroom Class {{kelas}}', openClass: 'Open the class', openBoard: 'Open planning control', low_one: '{{count}} student has attended less than {{batas}}% of recorded lessons this semester.', low_other: '{{count}} students have attended less than {{batas}}% of recorded lessons this semester.',
  workMissing_one: '{{count}} student has not handed in work', workMissing_other: '{{count}} students have not handed in work', workMissingNone: 'All work that was due has been handed in.',
  lowNone: 'No student has attended less than {{batas}}% of recorded lessons this semester.', ofRecorded: '{{hadir}} of {{terisi}}', unnamed: 'unnamed',
};

export const words = { id, en };
registerWords('teacherHome', words);
declare module '#client/kit/words' {
  interface Words {
    teacherHome: typeof id;
  }
}

import { registerWords } from '#client/kit/words';

const id = {
  title: 'Ujian', now: 'Sekarang', coming: 'Akan datang', past: 'Sudah lewat', none: 'Belum ada ujian untuk Anda.', noneNow: 'Tidak ada ujian yang dibuka sekarang.', noneComing: 'Tidak ada ujian yang akan datang.',
  belum_mulai: 'Belum mulai', mengerjakan: 'Sedang mengerjakan', selesai: 'Selesai', diblokir: 'Dikunci', tidak_hadir: 'Tidak hadir',
  questions_one: '{{count}} soal', questions_other: '{{count}} soal', minutes: '{{n}} menit', answered: '{{n}} dari {{total}} terjawab', open: 'Buka ujian', goOn: 'Lanjutkan ujian', result: 'Lihat hasil', receipt: 'Tanda terima', mark: 'Nilai {{nilai}}',
};
const en: typeof id = {
  title: 'Exams', now: 'Now', coming: 'Coming', past: 'Past', none: 'There are no exams for you yet.', noneNow: 'No exam is open now.', noneComing: 'No exam is coming.',
  belum_mulai: 'Not begun', mengerjakan: 'Under way', selesai: 'Finished', diblokir: 'Locked', tidak_hadir: 'Absent',
  questions_one: '{{count}} question', questions_other: '{{count}} questions', minutes: '{{n}} minutes', answered: '{{n}} of {{total}} answered', open: 'Open the exam', goOn: 'Go on', result: 'See the result', receipt: 'Receipt', mark: 'Mark {{nilai}}',
};
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { studentExams: typeof id }
}
registerWords('studentExams', words);

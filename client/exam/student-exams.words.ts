import { registerWords } from '#client/kit/words';

const id = {
  title: 'Ujian', now: 'Sekarang', coming: 'Akan datang', past: 'Sudah lewat', none: 'Belum ada ujian untuk Anda.', noneNow: 'Tidak ada ujian yang dibuka sekarang.', noneComing: 'Tidak ada ujian yang akan datang.',
  belum_mulai: 'Belum mulai', mengerjakan: 'Sedang mengerjakan', selesai: 'Selesai', diblokir: 'Dikunci', tidak_hadir: 'Tidak hadir',
  questions_one: '{{count}} soal', questions_other: '{{count}} soal', minutes: '{{n}} menit', answered: '{{n}} dari {{total}} terjawab', open: 'Buka ujian', goOn: 'Lanjutkan ujian',
};
const en: typeof id = {
  title: 'Exams', now: 'Now', coming: 'Coming', past: 'Past', none: 'There are no exams for you yet.', noneNow: 'No exam is open now.', noneComing: 'No exam is coming.',
  belum_mulai: 'Not begun', mengerjakan: 'Under way', selesai: 'Finished', diblokir: 'Locked', tidak_hadir: 'Absent',
  questions_one: '{{count}} question', questions_other: '{{count}} questions', minutes: '{{n}} minutes', answered: '{{n}} of {{total}} answered', open: 'Open the exam', goOn: 'Go on',
};
/** Kinds of exams as schools call them (domain 1.6). */
const kinds = { PH: 'Penilaian Harian', PTS: 'Penilaian Tengah Semester', PAS: 'Penilaian Akhir Semester', PAT: 'Penilaian Akhir Tahun', US: 'Ujian Sekolah', TO: 'Try Out', SIM: 'Simulasi', REM: 'Remedial', PPDB: 'Tes Seleksi PPDB' };
const kindsInEnglish: typeof kinds = { PH: 'Daily test', PTS: 'Mid-semester test', PAS: 'End-of-semester test', PAT: 'End-of-year test', US: 'School examination', TO: 'Try-out', SIM: 'Simulation', REM: 'Remedial', PPDB: 'Admission test' };

declare module '#client/kit/words' {
  interface Words { studentExams: typeof id; examKinds: typeof kinds }
}
registerWords('studentExams', { id, en });
registerWords('examKinds', { id: kinds, en: kindsInEnglish });

import { registerWords } from '#client/kit/words';

/** Kinds of exams as schools call them (domain 1.6). */
const id = { PH: 'Penilaian Harian', PTS: 'Penilaian Tengah Semester', PAS: 'Penilaian Akhir Semester', PAT: 'Penilaian Akhir Tahun', US: 'Ujian Sekolah', TO: 'Try Out', SIM: 'Simulasi', REM: 'Remedial', PPDB: 'Tes Seleksi PPDB' };
const en: typeof id = { PH: 'Daily Test', PTS: 'Mid-semester Exam', PAS: 'End-of-semester Exam', PAT: 'End-of-year Exam', US: 'School Exam', TO: 'Try-out', SIM: 'Simulation', REM: 'Remedial', PPDB: 'Admission Test' };
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { examKinds: typeof id }
}
registerWords('examKinds', words);

import { NAMA_UJIAN } from '#contract/exam/exam';
import { registerWords } from '#client/kit/words';

/** Kinds of exams as schools call them (domain 1.6). */
const id = NAMA_UJIAN;
const en: typeof id = { PH: 'Daily Test', PTS: 'Mid-semester Exam', PAS: 'End-of-semester Exam', PAT: 'End-of-year Exam', US: 'School Exam', TO: 'Try-out', SIM: 'Simulation', REM: 'Remedial', PPDB: 'Admission Test' };
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { examKinds: typeof id }
}
registerWords('examKinds', words);

import { registerWords } from '#client/kit/words';

const id = {
  title: 'Hasil Ujian', notYet: 'Hasil ujian ini belum diumumkan.', back: 'Ujian', mark: 'Nilai', of: 'dari 100', time: 'dikerjakan {{lama}}', answered: '{{n}} dari {{total}} terjawab', kinds: 'Per jenis soal', remarks: 'Catatan guru', remark: 'Soal {{nomor}}: {{skor}} dari {{maks}}',
  'Multiple Choice': 'Pilihan ganda', 'Pilihan Ganda Kompleks': 'Pilihan ganda kompleks', Menjodohkan: 'Menjodohkan', 'Isian Singkat': 'Isian singkat', Essay: 'Esai',
};
const en: typeof id = {
  title: 'Exam result', notYet: 'The result of this exam is not available yet.', back: 'Exams', mark: 'Mark', of: 'of 100', time: 'worked on for {{lama}}', answered: '{{n}} of {{total}} answered', kinds: 'By kind of question', remarks: 'Teacher\'s remarks', remark: 'Question {{nomor}}: {{skor}} of {{maks}}',
  'Multiple Choice': 'Multiple choice', 'Pilihan Ganda Kompleks': 'Multiple response', Menjodohkan: 'Matching', 'Isian Singkat': 'Short answer', Essay: 'Essay',
};
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { ownResult: typeof id }
}
registerWords('ownResult', words);

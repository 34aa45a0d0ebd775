import { registerWords } from '#client/kit/words';

const id = {
  title: 'Hasil Ujian', notYet: 'Hasil ujian ini belum diumumkan.', back: 'Ujian', mark: 'Nilai', of: 'dari 100', time: 'dikerjakan {{lama}}', answered: '{{n}} dari {{total}} terjawab', kinds: 'Poin per jenis soal', remarks: 'Catatan guru', remark: 'Soal {{nomor}}: skor {{skor}} dari {{maks}}', scores: 'Skor menjadi poin menurut bobot soalnya.', notCounted: 'tidak dihitung', removed_one: '{{n}} soal tidak dihitung: {{skor}} dari {{bobot}} poin menjadi nilai {{nilai}} dari 100.', removed_other: '{{n}} soal tidak dihitung: {{skor}} dari {{bobot}} poin menjadi nilai {{nilai}} dari 100.',
  'Multiple Choice': 'Pilihan ganda', 'Pilihan Ganda Kompleks': 'Pilihan ganda kompleks', Menjodohkan: 'Menjodohkan', 'Isian Singkat': 'Isian singkat', Essay: 'Esai',
};
const en: typeof id = {
  title: 'Exam result', notYet: 'The result of this exam is not available yet.', back: 'Exams', mark: 'Mark', of: 'of 100', time: 'worked on for {{lama}}', answered: '{{n}} of {{total}} answered', kinds: 'Points by kind of question', remarks: 'Teacher\'s remarks', remark: 'Question {{nomor}}: score {{skor}} of {{maks}}', scores: 'A score becomes points by the weight of its question.', notCounted: 'not counted', removed_one: '{{n}} question is not counted: {{skor}} of {{bobot}} points make a mark of {{nilai}} of 100.', removed_other: '{{n}} questions are not counted: {{skor}} of {{bobot}} points make a mark of {{nilai}} of 100.',
  'Multiple Choice': 'Multiple choice', 'Pilihan Ganda Kompleks': 'Multiple response', Menjodohkan: 'Matching', 'Isian Singkat': 'Short answer', Essay: 'Essay',
};
export const words = { id, en };

declare module '#client/kit/words' {
  interface Words { ownResult: typeof id }
}
registerWords('ownResult', words);

import { refusals } from '#contract/kit/refusal';

export const markingRefusals = refusals({
  NOT_SAT: [409, 'Ujian ini belum diselesaikan oleh murid itu.', 'That student has not finished this exam.'],
  NOT_AN_ESSAY: [422, 'Soal ini dinilai sendiri oleh sistem.', 'This question is marked by the system itself.'],
  NOT_A_SCORE: [422, 'Skor ditulis sebagai angka mulai 0, paling banyak dua desimal, mis. 81,5 atau 81.5.', 'A score is a number from 0 with at most two decimals, such as 81.5 or 81,5.'],
  SCORE_TOO_HIGH: [422, 'Skor soal ini paling tinggi {jumlah}.', 'The most marks of this question are {jumlah}.'],
  ESSAYS_WAIT: [409, 'Masih ada {jumlah} jawaban esai yang belum dinilai.', '{jumlah} essays have not been marked yet.'],
  LATE_ANSWERS_WAIT: [409, 'Jawaban {jumlah} peserta yang tiba selagi terkunci atau terlambat masih menunggu keputusan pengawas.', 'Answers of {jumlah} participants that came while locked or late still wait for a supervisor’s word.'],
  STILL_SITTING: [409, 'Masih ada {jumlah} peserta yang belum selesai mengerjakan.', '{jumlah} participants have not finished yet.'],
  NOBODY_SAT: [409, 'Belum ada murid yang menyelesaikan ujian ini.', 'No student has finished this exam yet.'],
  RESULT_NOT_READY: [409, 'Hasil ujian belum diumumkan.', 'The result of this exam is not available yet.'],
  STILL_REGRADED: [409, 'Koreksi kunci masih diterapkan. Coba lagi sebentar.', 'A correction of a key is still being applied. Try again in a moment.'],
  LAST_QUESTION: [409, 'Soal terakhir yang dihitung tidak dapat dihapus.', 'The last question that counts cannot be left out.'],
  NOT_A_KEY: [422, 'Kunci ini tidak sesuai dengan jenis soalnya.', 'This key does not fit the kind of the question.'],
});

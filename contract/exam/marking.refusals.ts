import { refusals } from '#contract/kit/refusal';

export const markingRefusals = refusals({
  NOT_SAT: [409, 'Ujian ini belum diselesaikan oleh murid itu.', 'That student has not finished this exam.'],
  NOT_AN_ESSAY: [422, 'Soal ini dinilai sendiri oleh sistem.', 'This question is marked by the system itself.'],
  SCORE_TOO_HIGH: [422, 'Skor soal ini paling tinggi {jumlah}.', 'The most marks of this question are {jumlah}.'],
  ESSAYS_WAIT: [409, 'Masih ada {jumlah} jawaban esai yang belum dinilai.', '{jumlah} essays have not been marked yet.'],
  NOT_A_KEY: [422, 'Kunci ini tidak sesuai dengan jenis soalnya.', 'This key does not fit the kind of the question.'],
});

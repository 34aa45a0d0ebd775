import { refusals } from '#contract/kit/refusal';

export const examRefusals = refusals({
  EXAM_STARTED: [409, 'Ujian sudah dimulai, jadi tidak dapat diubah lagi.', 'The exam has begun, so it can no longer be changed.'],
  EXAM_APPROVED: [409, 'Ujian sudah disetujui. Batalkan persetujuannya sebelum mengubah.', 'The exam has been approved. Return it before changing it.'],
  NOT_SUBMITTED: [409, 'Ujian ini tidak sedang menunggu persetujuan.', 'This exam does not wait for approval.'],
  NO_QUESTIONS: [422, 'Ujian harus memuat paling sedikit satu soal.', 'An exam has at least one question.'],
  WEIGHTS_OFF: [422, 'Jumlah bobot semua soal harus 100; sekarang {jumlah}.', 'The weights of all questions have to add up to 100; now it is {jumlah}.'],
  NO_SUPERVISOR: [422, 'Setiap ruang harus mempunyai pengawas.', 'Every room needs a supervisor.'],
  WINDOW_TOO_SHORT: [422, 'Waktu ujian lebih pendek daripada durasinya.', 'The window of the exam is shorter than its duration.'],
  CLASS_UNSEATED: [422, 'Setiap kelas harus berada di tepat satu ruang.', 'Every class has to be in exactly one room.'],
});

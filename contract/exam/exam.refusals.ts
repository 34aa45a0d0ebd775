import { refusals } from '#contract/kit/refusal';

export const examRefusals = refusals({
  EXAM_OVER: [409, 'Waktu ujian ini sudah lewat.', 'The time of this exam is over.'],
  EXAM_SAT: [409, '{jumlah} peserta masih mengerjakan. Selesaikan mereka dari papan pengawas, lalu batalkan.', '{jumlah} participants are still at work. End their attempts on the supervisor’s board, then call it off.'],
  EXAM_CANCELLED: [409, 'Ujian ini sudah dibatalkan.', 'This exam has been cancelled.'],
  EXAM_CHANGED: [409, 'Ujian ini baru saja diubah. Periksa lagi sebelum memutuskan.', 'This exam has just been changed. Look at it again before you decide.'],
  EXAM_STARTED: [409, 'Ujian sudah dimulai, jadi tidak dapat diubah lagi.', 'The exam has begun, so it can no longer be changed.'],
  EXAM_APPROVED: [409, 'Ujian sudah disetujui. Minta dikembalikan sebelum mengubahnya.', 'The exam has been approved. Have it returned before changing it.'],
  NOT_SUBMITTED: [409, 'Ujian ini tidak sedang menunggu persetujuan.', 'This exam does not wait for approval.'],
  REASON_MISSING: [422, 'Tuliskan alasannya, paling sedikit 3 huruf.', 'Say why, in at least 3 letters.'],
  NO_CLASS: [422, 'Ujian harus mempunyai paling sedikit satu kelas.', 'An exam has at least one class.'],
  OTHER_SEMESTER: [422, 'Semua kelas harus dari satu semester.', 'All classes have to be of one semester.'],
  NO_QUESTIONS: [422, 'Ujian harus memuat paling sedikit satu soal.', 'An exam has at least one question.'],
  WEIGHTS_OFF: [422, 'Jumlah bobot semua soal harus 100; sekarang {jumlah}.', 'The weights of all questions have to add up to 100; now it is {jumlah}.'],
  NO_SUPERVISOR: [422, 'Setiap ruang harus mempunyai pengawas.', 'Every room needs a supervisor.'],
  SUPERVISOR_TWICE: [422, 'Seorang guru hanya dapat mengawasi satu ruang pada satu sesi.', 'A teacher supervises one room at a time.'],
  SUPERVISOR_BUSY: [409, '{pengawas} sudah bertugas pada waktu itu di ujian “{nama}”.', '{pengawas} is in a room of the exam “{nama}” at that time.'],
  WINDOW_TOO_SHORT: [422, 'Waktu ujian lebih pendek daripada durasinya.', 'The window of the exam is shorter than its duration.'],
  CLASS_UNSEATED: [422, 'Setiap kelas harus berada di tepat satu ruang.', 'Every class has to be in exactly one room.'],
});

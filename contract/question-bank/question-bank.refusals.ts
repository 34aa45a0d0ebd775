import { refusals } from '#contract/kit/refusal';

export const questionBankRefusals = refusals({
  QUESTION_CHANGED: [409, 'Soal ini baru saja diubah (sekarang versi {versi}). Muat ulang, lalu ubah lagi.', 'This question has just been changed (version {versi} by now). Reload, then change it again.'],
  QUESTION_NOT_YOURS: [422, 'Ada soal yang tidak boleh Anda pakai.', 'Some of these questions are not yours to use.'],
  QUESTION_TWICE: [422, 'Sebuah soal hanya boleh dipakai sekali.', 'A question can be used once only.'],
  NOT_QUESTIONS: [422, 'Berkas ini tidak dapat dibaca sebagai soal.', 'This file cannot be read as questions.'],
  TOO_MANY_QUESTIONS: [422, 'Terlalu banyak untuk satu berkas: paling banyak {soal} soal dan {gambar} gambar.', 'Too much for one file: at most {soal} questions and {gambar} pictures.'],
  QUESTIONS_FAULTY: [422, 'Ada {jumlah} soal yang belum benar; belum ada yang disimpan.', '{jumlah} questions are not right; nothing was stored.'],
  FORMAT_TOO_NARROW: [422, 'Ada {jumlah} hal yang tidak dapat dimuat format ini.', 'There are {jumlah} things that this format cannot hold.'],
  NOTHING_FITS: [422, 'Tidak satu soal pun dapat dimuat format ini. Pilih format lain.', 'This format can hold none of these questions. Choose another one.'],
  NO_QUESTIONS_TO_TAKE: [422, 'Tidak ada soal untuk diekspor.', 'There are no questions to export.'],
  BLUEPRINT_SHORT: [422, 'Bank soal belum cukup untuk kisi-kisi ini.', 'The bank has too few questions for this blueprint.'],
});

import { refusals } from '#contract/kit/refusal';

export const questionBankRefusals = refusals({
  QUESTION_CHANGED: [409, 'Soal ini baru saja diubah (sekarang versi {versi}). Muat ulang, lalu ubah lagi.', 'This question has just been changed (version {versi} by now). Reload, then change it again.'],
  QUESTION_NOT_YOURS: [422, 'Ada soal yang tidak boleh Anda pakai.', 'Some of these questions are not yours to use.'],
  QUESTION_TWICE: [422, 'Sebuah soal hanya boleh dipakai sekali.', 'A question can be used once only.'],
  BLUEPRINT_SHORT: [422, 'Bank soal belum cukup untuk kisi-kisi ini.', 'The bank has too few questions for this blueprint.'],
});

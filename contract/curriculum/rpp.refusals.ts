import { refusals } from '#contract/kit/refusal';

export const rppRefusals = refusals({
  RPP_INCOMPLETE: [422, 'Lengkapi bagian wajib sebelum diajukan.', 'Fill in the required parts before submitting.'],
  RPP_SUBMITTED: [409, 'RPP sedang ditinjau. Tarik kembali dulu untuk mengubahnya.', 'This plan is under review. Withdraw it first to change it.'],
  RPP_NOT_SUBMITTED: [409, 'RPP ini tidak sedang menunggu tinjauan.', 'This plan is not waiting for a review.'],
  RPP_CHANGED: [409, 'RPP ini berubah sejak Anda membukanya. Baca lagi sebelum memutuskan.', 'This plan has changed since you opened it. Read it again before deciding.'],
  RPP_APPROVED: [409, 'RPP yang pernah disetujui tidak dapat dihapus.', 'A plan that was approved once cannot be removed.'],
  RPP_TOO_LONG: [422, 'Isi RPP terlalu panjang. Simpan sebagian sebagai lampiran.', 'This plan is too long. Keep some of it as attachments.'],
  RPP_FIXED: [422, 'Jenis, mata pelajaran, dan tingkat RPP tetap. Salin RPP ini untuk yang lain.', 'Kind, subject and level of a plan are fixed. Copy it for others.'],
  OWN_RPP: [409, 'RPP sendiri disetujui oleh orang lain.', 'Somebody else has to decide about one’s own plan.'],
  RPP_NO_PART: [422, 'Bagian ini tidak ada dalam RPP seperti ini.', 'Plans of this kind have no such part.'],
  NO_REMARK: [422, 'Tulis catatan: apa yang perlu diperbaiki?', 'Write a remark: what has to be changed?'],
  REMARK_SETTLED: [409, 'Catatan ini sudah selesai.', 'This remark is settled.'],
  NO_SEMESTER: [409, 'Belum ada semester yang berjalan.', 'No semester is running.'],
  SEMESTER_OVER: [409, 'Semester ini sudah berakhir. Salin RPP ini ke semester yang berjalan.', 'This semester is over. Copy the plan into the current one.'],
});

import { refusals } from '#contract/kit/refusal';

export const consentRefusals = refusals({
  ONLY_BY_LEAVING: [409, 'Hanya foto & publikasi, video konferensi, dan notifikasi yang dapat ditarik selama murid masih bersekolah di sini.', 'Only photos and publication, video conferences and notifications can be withdrawn while the student is at this school.'],
  SIGNED_LATER: [422, 'Tanggal tanda tangan tidak boleh di masa depan.', 'The day of the signature must not be in the future.'],
  SIGNED_BEFORE: [409, 'Sudah ada keputusan yang ditandatangani sesudah tanggal ini.', 'There is a decision that was signed after this day.'],
  NO_SUCH_SCAN: [422, 'Pindaian ini tidak ada atau milik murid lain. Unggah sekali lagi.', 'There is no such scan, or it is another student’s. Upload it once more.'],
});

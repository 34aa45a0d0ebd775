import { refusals } from '#contract/kit/refusal';

export const privacyRefusals = refusals({
  REQUEST_OPEN: [409, 'Permintaan sejenis masih berjalan. Tunggu sampai permintaan itu selesai.', 'A request of this kind is still open. Please wait until it is answered.'],
  NOT_NEXT: [409, 'Status itu tidak dapat mengikuti status sekarang. Muat ulang daftar.', 'That status cannot follow the present one. Reload the list.'],
  REASON_MISSING: [422, 'Tulis alasan penolakan.', 'Say why it is refused.'],
});

import { DASAR_SIMPAN } from '#contract/people/erasure';
import { refusals } from '#contract/kit/refusal';

export const erasureRefusals = refusals({
  NAME_UNCONFIRMED: [422, 'Nama yang diketik tidak sama dengan nama orang ini. Penghapusan tidak dilakukan.', 'The name that was typed is not this person’s. Nothing was erased.'],
  KEPT_BY_LAW: [409, `Ditolak: data buku induk wajib disimpan (${DASAR_SIMPAN}). Kategori lain tetap dapat dihapus.`, `Refused: the master record has to be kept (${DASAR_SIMPAN}). Other categories can still be erased.`],
  NOT_YOURSELF: [409, 'Akun Anda sendiri tidak dapat dihapus. Minta admin lain melakukannya.', 'You cannot erase yourself. Ask another admin to do it.'],
});

import { z } from 'zod';

/** The categories of personal data, each under a key of its own (domain 7.4.2); `catatan` are notes about a person, `jawaban` what they answered in exams, `nilai` what was written of them in reports. */
export const KategoriData = z.enum(['identitas', 'orangtua', 'kesehatan', 'konseling', 'berkas', 'catatan', 'jawaban', 'nilai']);
export type KategoriData = z.infer<typeof KategoriData>;

/** Why somebody is forgotten. Chosen and not written, so that the reason itself says nothing personal for ever. */
export const AlasanHapus = z.enum(['permintaan_subjek', 'persetujuan_ditarik', 'retensi_berakhir', 'salah_daftar', 'putusan_hukum']);
export type AlasanHapus = z.infer<typeof AlasanHapus>;

/** The master record of students and staff is kept for ever (domain 7.3), whoever asks. */
const KEPT_BY_LAW: readonly KategoriData[] = ['identitas', 'orangtua'];
/** Of whom there is no master record, or whose a court or authority has decided about. */
const LIFTS_THE_DUTY: readonly AlasanHapus[] = ['salah_daftar', 'putusan_hukum'];
export const DASAR_SIMPAN = 'UU 27/2022 Pasal 20 ayat (2) huruf c dan Pasal 50';

/** What of a wish is granted and what the law keeps (domain 7.4.8). */
export function erasureScope(alasan: AlasanHapus, kategori: readonly KategoriData[]) {
  const isKept = (it: KategoriData) => KEPT_BY_LAW.includes(it) && !LIFTS_THE_DUTY.includes(alasan);
  const ditahan = kategori.filter(isKept);
  return { kategori: kategori.filter((it) => !isKept(it)), ditahan, dasar: ditahan.length ? DASAR_SIMPAN : null };
}

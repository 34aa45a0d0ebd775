import { z } from 'zod';
import { choice, Id, Waktu } from '#contract/kit/fields';

export const Kertas = choice(['A4', 'F4']);
export type Kertas = z.infer<typeof Kertas>;

/** What can be printed many at a time. */
export const JenisDokumen = choice(['rpp', 'rapor']);
export type JenisDokumen = z.infer<typeof JenisDokumen>;
/** `dijeda` goes on when somebody wishes; what is `selesai` can be taken until `sampai`. */
export const KeadaanDokumen = z.enum(['menunggu', 'berjalan', 'dijeda', 'selesai', 'gagal']);

/** A long print: of so many documents so many are laid out. */
export const Dokumen = z.object({
  id: Id, jenis: JenisDokumen, nama: z.string(), kertas: Kertas, keadaan: KeadaanDokumen, jumlah: z.int(), selesai: z.int(), halaman: z.int(), dibuat: Waktu, sampai: Waktu.nullable(), alasan: z.string().nullable(),
});
export type Dokumen = z.infer<typeof Dokumen>;

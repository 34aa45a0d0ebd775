import { z } from 'zod';
import type { Settings } from '#contract/institution/institution';
import { Id } from '#contract/kit/fields';

/** More students than this in one class are allowed, but told of (domain 8.1). */
export const KAPASITAS = 32;
const ROMAN: Record<number, string> = { 7: 'VII', 8: 'VIII', 9: 'IX' };

/** The label of a class as the school writes it: `7A`, or `VII-A` (domain 1.15). */
export const classLabel = ({ tingkat, simbol }: { tingkat: number; simbol: string }, format: Settings['format_nama_kelas'] | undefined) =>
  format === 'VII-A' ? `${ROMAN[tingkat] ?? tingkat}-${simbol}` : `${tingkat}${simbol}`;

/** What is unusual about a class, but allowed. */
export const PeringatanKelas = z.enum(['CAPACITY']);

/** A class in one semester; `id` and `id_kelas` stay the same over the years, `id_kelas_tahun_ajaran` does not. */
export const Kelas = z.object({
  id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, id_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), simbol: z.string(),
  id_level: Id.nullable(), level: z.string().nullable(), id_program: Id.nullable(), program: z.string().nullable(),
  id_guru: Id.nullable(), guru: z.string().nullable(), jumlah_murid: z.int(),
});
export type Kelas = z.infer<typeof Kelas>;

/** A student of a class; `nis` is null for who may not see it. */
export const MuridKelas = z.object({ id: Id, id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), jenis_kelamin: z.string().nullable() });
export type MuridKelas = z.infer<typeof MuridKelas>;

/** What became of one student who was to move: who is in that class already stays, and who cannot move is told why. */
export const HasilPindah = z.object({ id_murid: Id, nama: z.string().nullable(), status: z.enum(['pindah', 'tetap', 'ditolak']), alasan: z.enum(['STUDENT_LEFT', 'STUDENT_NOT_THERE']).nullable() });
export type HasilPindah = z.infer<typeof HasilPindah>;

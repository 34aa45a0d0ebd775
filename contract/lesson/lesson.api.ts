import { z } from 'zod';
import { endpoint, listOf, paging } from '#contract/kit/endpoint';
import { Id, Rentang, Tanggal, Waktu } from '#contract/kit/fields';

export const Sesi = z.object({
  id_sesi: Id,
  id_kelas: Id,
  id_kelas_tahun_ajaran: Id,
  kelas: z.string(),
  id_mata_pelajaran: Id,
  mapel: z.string(),
  id_guru: Id,
  guru: z.string().nullable(),
  tanggal_sesi: Tanggal,
  posisi: z.int(),
  mulai: Waktu,
  selesai: Waktu,
  libur: z.boolean(),
  jumlah_murid: z.int(),
  terisi: z.int(),
});
export type Sesi = z.infer<typeof Sesi>;

export const lesson = {
  one: endpoint('lesson.one', 'GET /api/sesi/:id', {
    input: { id: Id },
    output: z.object({ data: Sesi, idNextSession: Id.nullable(), model: z.object({ tipe: z.string(), durasi: z.int() }) }),
    allow: 'user',
    live: 'notice',
  }),
  /** The lessons of the signed-in teacher; `dates` is `YYYY-MM-DD,YYYY-MM-DD`, first and last day. */
  between: endpoint('lesson.between', 'GET /api/sesi/list-sesi-between-date', {
    input: {
      ...paging(['tanggal_sesi', 'kelas', 'mapel']),
      dates: Rentang,
      id_guru: Id.optional(),
      id_mata_pelajaran: Id.or(z.literal('')).optional(),
      id_level: z.string().max(50).optional(),
    },
    output: listOf(Sesi),
    allow: ['guruMapel', 'kurikulum', 'kepalaSekolah', 'admin'],
    live: 'notice',
  }),
};

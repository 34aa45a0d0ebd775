import { z } from 'zod';
import { Id } from '#contract/kit/fields';

/** Which subject a teacher teaches in which class of a semester. */
export const Pengampu = z.object({
  id: Id, id_guru: Id, guru: z.string().nullable(), id_mata_pelajaran: Id, mapel: z.string(),
  id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), id_level: Id.nullable(),
});
export type Pengampu = z.infer<typeof Pengampu>;

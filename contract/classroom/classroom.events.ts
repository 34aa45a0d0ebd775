import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** A class in one school year; `id_kelas` stays the same over the years, `id_kelas_tahun_ajaran` does not. */
export const ClassFormed = event('ClassFormed', {
  id_kelas_tahun_ajaran: Id,
  id_kelas: Id,
  id_tahun_ajaran: Id,
  tingkat: z.int().min(7).max(9),
  simbol: z.string(),
  id_guru: Id.nullable(),
});
export const StudentPlaced = event('StudentPlaced', { id_kelas_tahun_ajaran: Id, id_murid: Id });
export const StudentWithdrawn = event('StudentWithdrawn', { id_kelas_tahun_ajaran: Id, id_murid: Id });

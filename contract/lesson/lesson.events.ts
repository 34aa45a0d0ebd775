import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** A lesson keeps its own start and end: a later change of the schedule model leaves it alone (domain 5.2). */
export const LessonScheduled = event('LessonScheduled', {
  id_sesi: Id,
  id_slot: Id,
  id_tahun_ajaran: Id,
  id_kelas: Id,
  id_kelas_tahun_ajaran: Id,
  id_mata_pelajaran: Id,
  id_guru: Id,
  tanggal_sesi: Tanggal,
  posisi: z.int(),
  mulai: Waktu,
  selesai: Waktu,
});
export const LessonCancelled = event('LessonCancelled', { id_sesi: Id, tanggal_sesi: Tanggal, alasan: z.enum(['libur']) });
/** What cancelled the lesson no longer holds: it takes place. */
export const LessonRestored = event('LessonRestored', { id_sesi: Id, tanggal_sesi: Tanggal });

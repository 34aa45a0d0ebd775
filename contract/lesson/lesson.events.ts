import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

export const SebabLepas = z.enum(['jam', 'hari', 'guru']);

const lesson = {
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
};
const named = { id_sesi: Id, tanggal_sesi: Tanggal };

/** A lesson has its own start and end: a later change of the schedule model leaves those that were held alone (domain 5.2). */
export const LessonScheduled = event('LessonScheduled', lesson);
/** The timetable has changed before it began: it is the same lesson at another time, of another teacher or subject. */
export const LessonMoved = event('LessonMoved', { ...lesson, sebelum: z.object({ tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, selesai: Waktu, id_guru: Id, id_mata_pelajaran: Id }) });
/** `jadwal`: the timetable has it no more; `tugas`: the same of a lesson with an assignment, which stays in the books for what is handed in. */
export const LessonCancelled = event('LessonCancelled', { ...named, alasan: z.enum(['libur', 'jadwal', 'tugas']) });
/** What cancelled the lesson no longer holds: it takes place. */
export const LessonRestored = event('LessonRestored', named);
/** Somebody stands in for its teacher, or nobody does any more; `tukar`: where another lesson that they stand in for makes room at the same time. */
export const LessonCovered = event('LessonCovered', { ...named, id_guru: Id, id_guru_pengganti: Id.nullable(), sebelum: Id.nullable(), alasan: z.string().nullable(), tukar: z.literal(true).optional() });
/** The lesson has moved to where its substitute is not free (`jam`), to another day, or to another teacher: somebody has to be asked anew. */
export const CoverReleased = event('CoverReleased', { ...named, id_guru_pengganti: Id, sebab: SebabLepas });

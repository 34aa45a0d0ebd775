import { z } from 'zod';
import { Id, ref, Tanggal, Waktu } from '#contract/kit/fields';
import { LessonCancelled, LessonScheduled } from '#contract/lesson/lesson.events';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

/** The day is part of the key: whoever watches a day is told of its lessons only. */
export const lesson = table('lesson', {
  id_sesi: Id, tanggal_sesi: Tanggal, id_slot: Id, id_tahun_ajaran: ref('school-year'), id_kelas: Id, id_kelas_tahun_ajaran: Id,
  id_mata_pelajaran: ref('subject'), id_guru: ref('teacher'), posisi: z.int(), mulai: Waktu, selesai: Waktu, libur: z.boolean(),
}, ['id_sesi', 'tanggal_sesi'], [['tanggal_sesi'], ['id_guru', 'mulai'], ['id_kelas_tahun_ajaran', 'mulai'], ['mulai']]);

export const lessonProjection = projection({
  name: 'lesson',
  version: 1,
  tables: [lesson],
  events: { LessonScheduled, LessonCancelled },
  on: {
    LessonScheduled: ({ data }) => put(lesson, { ...data, libur: false }),
    LessonCancelled: ({ data: { id_sesi, tanggal_sesi } }) => patch(lesson, { id_sesi, tanggal_sesi }, { libur: true }),
  },
});

import { z } from 'zod';
import { Id, ref, Tanggal, Waktu } from '#contract/kit/fields';
import { LessonCancelled, LessonRestored, LessonScheduled } from '#contract/lesson/lesson.events';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** The day is part of the key: whoever watches a day is told of its lessons only. */
export const lesson = about(table('lesson', {
  id_sesi: Id, tanggal_sesi: Tanggal, id_slot: Id, id_tahun_ajaran: ref('school-year'), id_kelas: Id, id_kelas_tahun_ajaran: ref('class'),
  id_mata_pelajaran: ref('subject'), id_guru: ref('teacher'), posisi: z.int(), mulai: Waktu, selesai: Waktu, libur: z.boolean(),
}, ['id_sesi', 'tanggal_sesi'], [['tanggal_sesi'], ['id_guru', 'mulai'], ['id_kelas_tahun_ajaran', 'mulai'], ['mulai']]), { id_guru: 'keeps' });

export const lessonProjection = projection({
  name: 'lesson',
  version: 2,
  tables: [lesson],
  events: { LessonScheduled, LessonCancelled, LessonRestored },
  on: {
    LessonScheduled: ({ data }) => put(lesson, { ...data, libur: false }),
    LessonCancelled: ({ data: { id_sesi, tanggal_sesi } }) => patch(lesson, { id_sesi, tanggal_sesi }, { libur: true }),
    LessonRestored: ({ data: { id_sesi, tanggal_sesi } }) => patch(lesson, { id_sesi, tanggal_sesi }, { libur: false }),
  },
});

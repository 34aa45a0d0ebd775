import { z } from 'zod';
import { Id, ref, Tanggal, Waktu } from '#contract/kit/fields';
import { CoverReleased, LessonCancelled, LessonCovered, LessonMoved, LessonRestored, LessonScheduled, SebabLepas } from '#contract/lesson/lesson.events';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** The day is part of the key: whoever watches a day is told of its lessons only. */
export const lesson = about(table('lesson', {
  id_sesi: Id, tanggal_sesi: Tanggal, id_slot: Id, id_tahun_ajaran: ref('school-year'), id_kelas: Id, id_kelas_tahun_ajaran: ref('class'),
  id_mata_pelajaran: ref('subject'), id_guru: ref('teacher'), posisi: z.int(), mulai: Waktu, selesai: Waktu, libur: z.boolean(), id_guru_pengganti: ref('teacher').nullable(), alasan_pengganti: z.string().nullable(),
  pengganti_lepas: ref('teacher').nullable(), sebab_lepas: SebabLepas.nullable(),
}, ['id_sesi', 'tanggal_sesi'], [['tanggal_sesi'], ['id_guru', 'mulai'], ['id_kelas_tahun_ajaran', 'mulai'], ['mulai'], ['id_guru_pengganti']]), { id_guru: 'keeps', id_guru_pengganti: 'keeps', pengganti_lepas: 'keeps' });

/** How often the timetable has moved a lesson or taken it away: what is wished of it then is another wish each time. */
export const lessonCourse = table('lesson_course', { id_sesi: Id, ke: z.int() }, ['id_sesi']);

const uncovered = { id_guru_pengganti: null, alasan_pengganti: null, pengganti_lepas: null, sebab_lepas: null };

export const lessonProjection = projection({
  name: 'lesson',
  version: 4,
  tables: [lesson, lessonCourse],
  events: { LessonScheduled, LessonMoved, LessonCancelled, LessonRestored, LessonCovered, CoverReleased },
  on: {
    LessonScheduled: ({ data }) => put(lesson, { ...data, libur: false, ...uncovered }),
    LessonMoved: ({ data: { sebelum, ...it } }) => [
      ...(sebelum.tanggal_sesi === it.tanggal_sesi ? [] : [remove(lesson, { id_sesi: it.id_sesi, tanggal_sesi: sebelum.tanggal_sesi })]),
      put(lesson, { ...it, libur: false, ...uncovered }), add(lessonCourse, { id_sesi: it.id_sesi }, { ke: 1 }),
    ],
    LessonCancelled: ({ data: { id_sesi, tanggal_sesi, alasan } }) =>
      (alasan === 'jadwal' ? [remove(lesson, { id_sesi, tanggal_sesi }), add(lessonCourse, { id_sesi }, { ke: 1 })] : patch(lesson, { id_sesi, tanggal_sesi }, { libur: true })),
    LessonRestored: ({ data: { id_sesi, tanggal_sesi } }) => patch(lesson, { id_sesi, tanggal_sesi }, { libur: false }),
    LessonCovered: ({ data: { id_sesi, tanggal_sesi, id_guru_pengganti, alasan } }) => patch(lesson, { id_sesi, tanggal_sesi }, { ...uncovered, id_guru_pengganti, alasan_pengganti: alasan }),
    CoverReleased: ({ data: { id_sesi, tanggal_sesi, id_guru_pengganti, sebab } }) => patch(lesson, { id_sesi, tanggal_sesi }, { ...uncovered, pengganti_lepas: id_guru_pengganti, sebab_lepas: sebab }),
  },
});

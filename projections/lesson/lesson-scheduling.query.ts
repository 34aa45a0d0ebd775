import { sql } from 'kysely';
import { register } from '#projections/attendance/attendance.projection';
import { answer, Question } from '#projections/kit/question';
import { lesson, lessonCourse } from '#projections/lesson/lesson.projection';

/** Which lessons of a day are in the books, or cancelled, or have a register. */
export class LessonsOnDay extends Question<{ tanggal: string }, { id_sesi: string; libur: boolean; mulai: string; dibuka: boolean }[]> {}

export type Booked = {
  id_sesi: string; id_slot: string; id_tahun_ajaran: string; tanggal_sesi: string; posisi: number; id_guru: string; id_mata_pelajaran: string; id_kelas_tahun_ajaran: string; mulai: string; selesai: string; libur: boolean;
};
/** The lessons of some days that are in the books, and how often the timetable has changed each that it ever changed. */
export class BookedLessons extends Question<{ first: string; last: string; ids: readonly string[] }, { lessons: Booked[]; ke: ReadonlyMap<string, number> }> {}

export const lessonSchedulingAnswers = [
  answer(LessonsOnDay, [lesson, register], (db, { tanggal }) =>
    db.selectFrom('lesson').leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
      .select(['lesson.id_sesi', 'libur', 'mulai', sql<boolean>`register.id_sesi IS NOT NULL`.as('dibuka')]).where('lesson.tanggal_sesi', '=', tanggal).execute()),

  answer(BookedLessons, [lesson, lessonCourse], async (db, { first, last, ids }) => {
    const lessons = await db.selectFrom('lesson')
      .select(['id_sesi', 'id_slot', 'id_tahun_ajaran', 'tanggal_sesi', 'posisi', 'id_guru', 'id_mata_pelajaran', 'id_kelas_tahun_ajaran', 'mulai', 'selesai', 'libur'])
      .where('tanggal_sesi', '>=', first).where('tanggal_sesi', '<=', last).execute();
    const named = [...new Set([...ids, ...lessons.map((it) => it.id_sesi)])];
    const courses = named.length ? await db.selectFrom('lesson_course').selectAll().where('id_sesi', 'in', named).execute() : [];
    return { lessons, ke: new Map(courses.map((it) => [it.id_sesi, it.ke])) };
  }),
];

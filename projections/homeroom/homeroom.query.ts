import { sql } from 'kysely';
import { homeroom as api } from '#contract/homeroom/homeroom.api';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { answer, viewOf } from '#projections/kit/question';
import { firstLesson, plannedLessonTables } from '#projections/lesson/lesson.query';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class HomeroomClass extends viewOf(api.classOf) {}
export class DailyRegister extends viewOf(api.register) {}

export const homeroomAnswers = [
  answer(HomeroomClass, [schoolClass, schoolYear], async (db, { id }) => {
    const found = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .select(['class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.jumlah_murid', sql<string>`class.tingkat || class.simbol`.as('kelas')])
      .where('class.id_guru', '=', id).where('school_year.isActive', '=', true).orderBy('class.id_kelas').executeTakeFirst();
    return { data: found ?? null };
  }),

  answer(DailyRegister, plannedLessonTables, async (db, { id_kelas_tahun_ajaran, tanggal_sesi }) => ({ data: await firstLesson(db, id_kelas_tahun_ajaran, tanggal_sesi) })),
];

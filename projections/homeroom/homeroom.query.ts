import { sql } from 'kysely';
import { homeroom as api } from '#contract/homeroom/homeroom.api';
import { answer, viewOf } from '#projections/kit/question';
import { firstLesson, lessonTables } from '#projections/lesson/lesson.query';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class HomeroomClass extends viewOf(api.classOf) {}

export const homeroomAnswers = [
  answer(HomeroomClass, [schoolYear, ...lessonTables], async (db, { id, tanggal }) => {
    const found = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .select(['class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.jumlah_murid', sql<string>`class.tingkat || class.simbol`.as('kelas')])
      .where('class.id_guru', '=', id).where('school_year.isActive', '=', true).orderBy('class.id_kelas').executeTakeFirst();
    return { data: found ? { ...found, sesi: tanggal ? await firstLesson(db, found.id_kelas_tahun_ajaran, tanggal) : null } : null };
  }),
];

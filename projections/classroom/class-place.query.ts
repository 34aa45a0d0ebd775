import { sql } from 'kysely';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { answer, Question } from '#projections/kit/question';
import { schoolYear } from '#projections/school-year/school-year.projection';

type Wish = { tingkat?: number | undefined; simbol?: string | undefined; id_level?: string | null | undefined; id_tahun_ajaran?: string | undefined };
/** What a wish for a class means: its level in both ways, its semester, the class of that name over the years. */
export type Placed = { tingkat: number | undefined; id_level: string | null; id_tahun_ajaran: string | undefined; id_kelas: string | undefined };
export class ClassPlace extends Question<Wish, Placed> {}

export const classPlace = answer(ClassPlace, [level, schoolYear, schoolClass], async (db, { tingkat, simbol, id_level, id_tahun_ajaran }) => {
  const levels = db.selectFrom('level').select(['id', 'tingkat']);
  const found = id_level ? await levels.where('id', '=', id_level).executeTakeFirst() : tingkat ? await levels.where('tingkat', '=', tingkat).executeTakeFirst() : undefined;
  const years = db.selectFrom('school_year').select('id_tahun_ajaran');
  const year = await (id_tahun_ajaran ? years.where('id_tahun_ajaran', '=', id_tahun_ajaran) : years.where('isActive', '=', true)).executeTakeFirst();
  const grade = found?.tingkat ?? tingkat;
  const known = simbol === undefined || grade === undefined ? undefined : await db.selectFrom('class').select('id_kelas').where('tingkat', '=', grade).where(sql`lower(simbol)`, '=', simbol.toLowerCase()).orderBy('id_kelas').limit(1).executeTakeFirst();
  return { tingkat: grade, id_level: found?.id ?? null, id_tahun_ajaran: year?.id_tahun_ajaran, id_kelas: known?.id_kelas };
});

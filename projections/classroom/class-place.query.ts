import { type Kysely, sql } from 'kysely';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level, program } from '#projections/classroom/level.projection';
import { answer, Question } from '#projections/kit/question';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

type Wish = { tingkat?: number | undefined; simbol?: string | undefined; id_level?: string | null | undefined; id_program?: string | null | undefined; id_guru?: string | null | undefined; id_tahun_ajaran?: string | undefined };
/** What a wish for a class means: its level in both ways, its semester, the class of that name over the years; `lost` are the fields that lead nowhere. */
export type Placed = { tingkat: number | undefined; id_level: string | null; id_tahun_ajaran: string | undefined; id_kelas: string | undefined; lost: string[] };
export class ClassPlace extends Question<Wish, Placed> {}

export const classPlace = answer(ClassPlace, [level, program, teacher, schoolYear, schoolClass], async (db, { tingkat, simbol, id_level, id_program, id_guru, id_tahun_ajaran }) => {
  const levels = db.selectFrom('level').select(['id', 'tingkat']);
  const found = id_level ? await levels.where('id', '=', id_level).executeTakeFirst() : tingkat ? await levels.where('tingkat', '=', tingkat).executeTakeFirst() : undefined;
  const years = db.selectFrom('school_year').select('id_tahun_ajaran');
  const year = await (id_tahun_ajaran ? years.where('id_tahun_ajaran', '=', id_tahun_ajaran) : years.where('isActive', '=', true)).executeTakeFirst();
  const grade = found?.tingkat ?? tingkat;
  const known = simbol === undefined || grade === undefined ? undefined : await db.selectFrom('class').select('id_kelas').where('tingkat', '=', grade).where(sql`lower(simbol)`, '=', simbol.toLowerCase()).orderBy('id_kelas').limit(1).executeTakeFirst();
  const lost = [
    ...(id_level && !found ? ['id_level'] : []), ...(id_tahun_ajaran && !year ? ['id_tahun_ajaran'] : []),
    ...(id_program && !(await isThere(db, 'program', 'id', id_program)) ? ['id_program'] : []), ...(id_guru && !(await isThere(db, 'teacher', 'id_guru', id_guru)) ? ['id_guru'] : []),
  ];
  return { tingkat: grade, id_level: found?.id ?? null, id_tahun_ajaran: year?.id_tahun_ajaran, id_kelas: known?.id_kelas, lost };
});

const isThere = async (db: Kysely<any>, table: string, key: string, id: string) => (await db.selectFrom(table).select(key).where(key, '=', id).execute()).length > 0;

import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/identity/identity';
import type { schoolClass } from '#projections/classroom/classroom.projection';
import type { Db } from '#projections/kit/table';
import type { schoolYear } from '#projections/school-year/school-year.projection';

type Read = Kysely<Db<typeof schoolClass | typeof schoolYear>>;
/** The classes of the active semester, each with its homeroom teacher. */
export const activeClasses = (db: Kysely<any>) =>
  (db as Read).selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').where('school_year.isActive', '=', true);

/** The roles of whoever a column names, from the column of those that they were given: the homeroom teacher of a class has that role, given or not. */
export function rolesNow(db: Kysely<any>, { given, of }: { given: string; of: string }) {
  const roles = sql.ref<Role[]>(given);
  const led = activeClasses(db).whereRef('class.id_guru', '=', of as never).select('class.id_guru').limit(1);
  return sql<Role[]>`CASE WHEN ${roles} ? 'waliKelas' OR NOT EXISTS ${led} THEN ${roles} ELSE ${roles} || '["waliKelas"]' END`;
}

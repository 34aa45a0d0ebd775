import type { Kysely } from 'kysely';
import type { Role } from '#contract/identity/identity';
import type { schoolClass } from '#projections/classroom/classroom.projection';
import type { Db } from '#projections/kit/table';
import type { schoolYear } from '#projections/school-year/school-year.projection';

/** Which of these people are homeroom teachers of a class of the active semester. */
export async function homeroomTeachers(db: Kysely<any>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await (db as Kysely<Db<typeof schoolClass | typeof schoolYear>>)
    .selectFrom('class')
    .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .select('class.id_guru').where('class.id_guru', 'in', [...ids]).where('school_year.isActive', '=', true).execute();
  return new Set(rows.flatMap((it) => it.id_guru ?? []));
}

/** Whoever is homeroom teacher of a class has that role, given or not. */
export const withHomeroom = ({ id_akun, roles }: { id_akun: string; roles: Role[] }, homeroom: ReadonlySet<string>): Role[] =>
  homeroom.has(id_akun) && !roles.includes('waliKelas') ? [...roles, 'waliKelas'] : roles;

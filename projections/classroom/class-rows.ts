import { type Kysely, type SqlBool, sql } from 'kysely';
import { classLabel, type Kelas } from '#contract/classroom/classroom';
import type { Settings } from '#contract/institution/institution';
import { dissolvedClass, schoolClass } from '#projections/classroom/classroom.projection';
import { level, program } from '#projections/classroom/level.projection';
import { institution } from '#projections/institution/institution.projection';
import { containing } from '#projections/kit/paged';
import type { Db } from '#projections/kit/table';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

/** What a class is told from. */
export const classTables = [schoolClass, schoolYear, level, program, teacher, institution] as const;
export type ClassDb = Kysely<Db<(typeof classTables)[number]>>;
type Format = Settings['format_nama_kelas'] | undefined;

export const formatOf = async (db: ClassDb): Promise<Format> => (await db.selectFrom('institution').select('pengaturan').executeTakeFirst())?.pengaturan.format_nama_kelas;

/** The same label where the answer is made in Postgres; the query names its class `class`. */
export const classLabelIn = (db: Kysely<any>) =>
  sql<string>`CASE (${db.selectFrom('institution').select(sql`pengaturan ->> 'format_nama_kelas'`.as('format')).limit(1)})
    WHEN 'VII-A' THEN (ARRAY['VII', 'VIII', 'IX'])[class.tingkat - 6] || '-' || class.simbol ELSE class.tingkat || class.simbol END`;

/** Classes by the semester that they are or were in, those that were dissolved, too. */
export const everyClassTables = [schoolClass, dissolvedClass] as const;
export const everyClass = (db: Kysely<any>) => {
  const columns = ['id_kelas_tahun_ajaran', 'id_tahun_ajaran', 'tingkat', 'simbol'];
  return db.selectFrom('class').select(columns).unionAll(db.selectFrom('dissolved_class').select(columns));
};

/** Classes with their names, of all semesters. */
export const classesIn = (db: ClassDb) =>
  db
    .selectFrom('class')
    .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .leftJoin('level', 'level.tingkat', 'class.tingkat')
    .leftJoin('program', 'program.id', 'class.id_program')
    .leftJoin('teacher', 'teacher.id_guru', 'class.id_guru');

/** One class: by its id in one semester, or by its own in the one asked for, the active one where none is. */
export const classNamed = (id: string, id_tahun_ajaran?: string) =>
  sql<SqlBool>`(class.id_kelas_tahun_ajaran = ${id} OR (class.id_kelas = ${id} AND ${ofYear(id_tahun_ajaran)}))`;

/** Of the semester asked for, or of the active one. */
export const ofYear = (id_tahun_ajaran?: string) => (id_tahun_ajaran ? sql<SqlBool>`class.id_tahun_ajaran = ${id_tahun_ajaran}` : sql<SqlBool>`school_year."isActive"`);

/** Searched by either way to write a class, and by the name of the homeroom teacher. */
export const matching = (search: string) => sql<SqlBool>`(class.tingkat || class.simbol || ' ' || coalesce(level.nama, '') || '-' || class.simbol || ' ' || coalesce(teacher.nama, '')) ILIKE ${containing(search)}`;

export const byClass = sql`class.tingkat, class.simbol COLLATE read."natural"`;

export const classColumns = [
  'class.id_kelas_tahun_ajaran', 'class.id_kelas', 'class.id_tahun_ajaran', 'class.tingkat', 'class.simbol', 'class.id_program', 'class.id_guru', 'class.jumlah_murid',
  'level.id as id_level', 'level.nama as level', 'program.nama as program', 'teacher.nama as guru',
] as const;

export const classRow = (format: Format) => <R extends Omit<Kelas, 'id' | 'kelas'>>(row: R): R & Pick<Kelas, 'id' | 'kelas'> => ({ id: row.id_kelas, ...row, kelas: classLabel(row, format) });

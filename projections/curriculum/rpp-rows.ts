import { type Kysely, sql } from 'kysely';
import type { BarisRpp } from '#contract/curriculum/rpp';
import { level } from '#projections/classroom/level.projection';
import { rpp, rppWriter } from '#projections/curriculum/rpp.projection';
import type { Db } from '#projections/kit/table';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

/** What plans are told from. */
export const rowTables = [rpp, rppWriter, subject, level, teacher, schoolYear] as const;
type Read = Kysely<Db<(typeof rowTables)[number]>>;

export const rppsIn = (db: Kysely<any>) =>
  (db as Read).selectFrom('rpp').leftJoin('subject', 'subject.id', 'rpp.id_mata_pelajaran').leftJoin('level', 'level.id', 'rpp.id_level')
    .leftJoin('teacher', 'teacher.id_guru', 'rpp.id_guru').leftJoin('school_year', 'school_year.id_tahun_ajaran', 'rpp.id_tahun_ajaran');
export const rowColumns = [
  'rpp.id', 'rpp.jenis', 'rpp.materi_pokok', 'rpp.id_mata_pelajaran', 'subject.nama as mapel', 'rpp.id_level', 'level.tingkat', 'rpp.id_guru', 'teacher.nama as guru', 'rpp.id_tahun_ajaran', 'school_year.nama as tahun_ajaran', 'school_year.semester',
  'rpp.status', 'rpp.versi', 'rpp.versi_berlaku', 'rpp.revisi', 'rpp.templat', 'rpp.catatan_terbuka', 'rpp.diajukan', 'rpp.diubah',
] as const;
export type Row = BarisRpp;

/** Those that a teacher writes. */
export const writtenBy = (db: Kysely<any>, id_guru: string) => (db as Read).selectFrom('rpp_writer').select('rpp_writer.id_rpp').where('rpp_writer.id_guru', '=', id_guru);

/** Half of them, and nine of ten, lie below; in hours. */
export const percentile = (part: number, seconds: ReturnType<typeof sql<number>>) => sql<number | null>`round((percentile_cont(${sql.lit(part)}) WITHIN GROUP (ORDER BY ${seconds}) / 3600)::numeric, 1)::float8`;

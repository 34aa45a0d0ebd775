import { type Kysely, sql } from 'kysely';
import { type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

/** What a class and who leads it are told from. */
export const classTables = [schoolClass, schoolYear, teacher, institution, classMember] as const;

/** Classes with their homeroom teacher and their semester. */
export const classesLed = (db: Kysely<any>) =>
  db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').leftJoin('teacher', 'teacher.id_guru', 'class.id_guru')
    .select(['class.id_kelas', 'class.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'), 'class.id_guru', 'teacher.nama as guru', 'class.id_tahun_ajaran', 'school_year.nama as tahun_ajaran', 'school_year.semester']);
export type ClassLed = { id_kelas: string; id_kelas_tahun_ajaran: string; kelas: string; id_guru: string | null; guru: string | null; id_tahun_ajaran: string; tahun_ajaran: string; semester: string };

export const classLed = async (db: Kysely<any>, id_kelas_tahun_ajaran: string) => (await classesLed(db).where('class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).executeTakeFirstOrThrow()) as ClassLed;

/** The register of a lesson on its day. */
export const registerOf = (join: any) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi');
/** The register of a lesson, joined as `register`, says of every student how they were. */
export const isFull = sql<boolean>`(register.jumlah_murid > 0 AND ${sql.join(StatusKehadiran.options.map((it) => sql`register.${sql.ref(it)}`), sql` + `)} >= register.jumlah_murid)`;

export type Counted = Rekap & { total_sesi: number };
const NAMES = ['total_sesi', ...StatusKehadiran.options] as const;
export const NOBODY: Counted = { total_sesi: 0, Hadir: 0, Terlambat: 0, Dispensasi: 0, Sakit: 0, Izin: 0, Alpa: 0 };
/** What several counts come to. */
export const sumOf = (rows: readonly Counted[]): Counted => rows.reduce((sum, row) => Object.fromEntries(NAMES.map((name) => [name, sum[name] + row[name]])) as Counted, NOBODY);

import { type Kysely, sql } from 'kysely';
import { StatusKehadiran } from '#contract/attendance/attendance';
import type { ChildrenOfClass } from '#contract/attendance/children';
import { attendance } from '#projections/attendance/attendance.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';

export const childrenTables = [attendance, lesson, schoolClass, institution] as const;
type Read = Kysely<Db<(typeof childrenTables)[number]>>;

/** The children on the registers of a day, each with what their last recorded lesson says, null where none is recorded, and the class of that lesson (decision 110). */
export const standing = (db: Kysely<any>, tanggal: string) =>
  (db as Read)
    .selectFrom('lesson').innerJoin('attendance', 'attendance.id_sesi', 'lesson.id_sesi')
    .where('lesson.tanggal_sesi', '=', tanggal).where('lesson.libur', '=', false)
    .distinctOn('attendance.id_murid')
    .select(['attendance.id_murid', 'lesson.id_kelas_tahun_ajaran', sql<StatusKehadiran | null>`attendance.status_kehadiran`.as('status_kehadiran')])
    .orderBy('attendance.id_murid').orderBy(sql`attendance.status_kehadiran IS NULL`).orderBy('lesson.mulai', 'desc').orderBy('lesson.id_sesi');

/** How the children of each class with lessons on a day stand; a class whose first register is not open yet has those that are its members. */
export async function childrenByClass(db: Kysely<any>, tanggal: string): Promise<ChildrenOfClass[]> {
  const counted = db.selectFrom(standing(db, tanggal).as('standing')).groupBy('id_kelas_tahun_ajaran').select(['id_kelas_tahun_ajaran', sql<number>`count(*)::int`.as('jumlah')])
    .select(StatusKehadiran.options.map((it) => sql<number>`(count(*) FILTER (WHERE status_kehadiran = ${it}))::int`.as(it)));
  const rows = await (db as Read)
    .selectFrom('class').leftJoin(counted.as('counted'), 'counted.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran')
    .where((it) => it.exists(it.selectFrom('lesson').select('lesson.id_sesi').whereRef('lesson.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').where('tanggal_sesi', '=', tanggal).where('libur', '=', false)))
    .select(['class.id_kelas', classLabelIn(db).as('kelas'), sql<number>`coalesce(counted.jumlah, class.jumlah_murid)`.as('jumlah_murid')])
    .select(StatusKehadiran.options.map((it) => sql<number>`coalesce(counted.${sql.ref(it)}, 0)`.as(it)))
    .orderBy('class.tingkat').orderBy('class.simbol').orderBy('class.id_kelas').execute();
  return rows as ChildrenOfClass[];
}

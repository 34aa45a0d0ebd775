import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { activeClasses } from '#projections/classroom/homeroom';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

/** What is read besides to tell whose numbers somebody knows. */
export const knownBy = [teaching, slot] as const;

/** Those whom a teacher leads or teaches in the active semester, by assignment or by the timetable. */
const studentsOf = (db: Kysely<any>, id_guru: string) => {
  const taught = ['teaching', 'slot'].map((table) => db.selectFrom(table).select('id_kelas_tahun_ajaran').where('id_guru', '=', id_guru));
  return (activeClasses(db) as SelectQueryBuilder<any, any, object>).innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran')
    .where((it) => it.or([it('class.id_guru', '=', id_guru), ...taught.map((classes) => it('class.id_kelas_tahun_ajaran', 'in', classes as never))])).select('class_member.id_murid');
};

/** A student's NIS for somebody: it is a first password too, so it is known of those whom they lead or teach (domain A.3); without anybody in particular, of all. */
export const nisFor = (db: Kysely<any>, knows: string | null = null) =>
  knows === null ? sql<string | null>`student.nis` : sql<string | null>`CASE WHEN student.id_murid IN ${studentsOf(db, knows)} THEN student.nis END`;

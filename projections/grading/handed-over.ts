import { type Kysely, sql } from 'kysely';
import type { PenyerahanNilai } from '#contract/grading/handed-over';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { gradebook, gradeColumn, score } from '#projections/grading/gradebook.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

export const handedOverTables = [schoolClass, classMember, teaching, slot, gradebook, gradeColumn, score] as const;

type Row = { id: string; n: number };
const NOTHING: PenyerahanNilai = { jumlah_mapel: 0, terkunci: 0, dari: 0, terisi: 0 };

/** How far the grades of these classes are, in as many statements for one as for all of them; scores of students who have left the class are not counted, nor remedials, which nobody is awaited in. */
export async function handedOver(db: Kysely<any>, classes: readonly string[]): Promise<(id_kelas_tahun_ajaran: string) => PenyerahanNilai> {
  if (!classes.length) return () => NOTHING;
  const of = (table: string) => db.selectFrom(table).select(['id_kelas_tahun_ajaran', 'id_mata_pelajaran']).where('id_kelas_tahun_ajaran', 'in', [...classes]);
  const columns = db.selectFrom('grade_column').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'grade_column.id_kelas_tahun_ajaran').where('class.id_kelas_tahun_ajaran', 'in', [...classes]).where('grade_column.isRemedial', '=', false);
  const [subjects, cells, scores] = await Promise.all([
    db.selectFrom(of('teaching').union(of('slot') as never).as('taught')).leftJoin('gradebook', (join) => join.onRef('gradebook.id_kelas_tahun_ajaran', '=', 'taught.id_kelas_tahun_ajaran').onRef('gradebook.id_mata_pelajaran', '=', 'taught.id_mata_pelajaran'))
      .groupBy('taught.id_kelas_tahun_ajaran').select(['taught.id_kelas_tahun_ajaran as id', sql<number>`count(*)::int`.as('n'), sql<number>`(count(*) FILTER (WHERE gradebook.terkunci))::int`.as('terkunci')]).execute() as unknown as Promise<(Row & { terkunci: number })[]>,
    columns.groupBy('class.id_kelas_tahun_ajaran').select(['class.id_kelas_tahun_ajaran as id', sql<number>`sum(class.jumlah_murid)::int`.as('n')]).execute() as Promise<Row[]>,
    columns.innerJoin('score', 'score.id_kolom', 'grade_column.id_kolom').innerJoin('class_member', (join) => join.onRef('class_member.id_murid', '=', 'score.id_murid').onRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran'))
      .where('score.nilai', 'is not', null).groupBy('class.id_kelas_tahun_ajaran').select(['class.id_kelas_tahun_ajaran as id', sql<number>`count(*)::int`.as('n')]).execute() as Promise<Row[]>,
  ]);
  const numberIn = (rows: readonly Row[], id: string) => rows.find((it) => it.id === id)?.n ?? 0;
  return (id) => ({ jumlah_mapel: numberIn(subjects, id), terkunci: subjects.find((it) => it.id === id)?.terkunci ?? 0, dari: numberIn(cells, id), terisi: numberIn(scores, id) });
}

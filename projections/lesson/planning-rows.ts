import { type Kysely, sql } from 'kysely';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';

/** Of a lesson's plan, as one knew it at a moment: what the first change after it took the place of, otherwise what is known now. */
function asAt(db: Kysely<any>, pada: string | undefined, now: string, before: string) {
  if (!pada) return sql<string | null>`${sql.ref(`lesson_plan.${now}`)}`;
  const after = db.selectFrom('plan_change').whereRef('plan_change.id_sesi', '=', 'lesson.id_sesi').where('plan_change.at', '>', pada).orderBy('plan_change.at').limit(1);
  return sql<string | null>`CASE WHEN lesson_plan.diubah > ${pada}::timestamptz THEN ${after.select(`plan_change.${before}`)} ELSE ${sql.ref(`lesson_plan.${now}`)} END`;
}
/** Since when a lesson is planned. */
export const plannedAt = (db: Kysely<any>, pada: string | undefined) => asAt(db, pada, 'direncanakan', 'direncanakan_sebelum');
export const topicAt = (db: Kysely<any>, pada: string | undefined) => asAt(db, pada, 'id_topik', 'topik_sebelum');
export const competenceAt = (db: Kysely<any>, pada: string | undefined) => asAt(db, pada, 'id_kd_master', 'kd_sebelum');

/** The competences of teachers' plans by subject, as they were approved last. */
const approvedIn = (db: Kysely<any>, id_tahun_ajaran: string, pada: string | undefined) => {
  const last = pada ? db.selectFrom('rpp_version as earlier').whereRef('earlier.id_rpp', '=', 'rpp.id').where('earlier.pada', '<=', pada).select(({ fn }) => fn.max('earlier.versi').as('versi')) : sql.ref('rpp.versi_berlaku');
  return db.selectFrom('rpp').innerJoin('rpp_writer', 'rpp_writer.id_rpp', 'rpp.id')
    .innerJoin('rpp_version', (join) => join.onRef('rpp_version.id_rpp', '=', 'rpp.id').on('rpp_version.versi', '=', last))
    .where('rpp.id_tahun_ajaran', '=', id_tahun_ajaran)
    .select(['rpp_writer.id_guru', 'rpp.id_mata_pelajaran', sql<string>`jsonb_array_elements_text((rpp_version.isi -> 'kd') || (rpp_version.isi -> 'tp'))`.as('id_kd')]).distinct();
};

/** Lessons that take place, in a year, with their plan. */
export const lessonsWithPlan = (db: Kysely<any>, id_tahun_ajaran: string) =>
  db.selectFrom('lesson').leftJoin('lesson_plan', planOfLesson).where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran).where('lesson.libur', '=', false);
/** The same, each beside what was approved of it. */
export const lessonsWithApproval = (db: Kysely<any>, id_tahun_ajaran: string, pada: string | undefined) =>
  lessonsWithPlan(db, id_tahun_ajaran).leftJoin(approvedIn(db, id_tahun_ajaran, pada).as('approved'), (join) =>
    join.onRef('approved.id_guru', '=', 'lesson.id_guru').onRef('approved.id_mata_pelajaran', '=', 'lesson.id_mata_pelajaran').on(sql<boolean>`approved.id_kd = ${competenceAt(db, pada)}::text`));
/** That a lesson is planned, by a plan that nobody has approved. */
export const isUnapproved = (planned: ReturnType<typeof plannedAt>) => sql<boolean>`(${planned} IS NOT NULL AND approved.id_kd IS NULL)`;

/** Of lessons with their plan, all or some: how many there are, how many are planned, and how many of them since they had begun. */
export const countedOf = (planned: ReturnType<typeof plannedAt>, of = sql<boolean>`true`) => [
  sql<number>`(count(*) FILTER (WHERE ${of}))::int`.as('total_sesi'), sql<number>`(count(*) FILTER (WHERE ${of} AND ${planned} IS NOT NULL))::int`.as('direncanakan'), sql<number>`(count(*) FILTER (WHERE ${of} AND ${planned} > lesson.mulai))::int`.as('susulan'),
] as const;

/** A competence with the one that it is taught with: knowledge and the skill of it (domain 1.15). */
export const taughtTogether = (db: Kysely<any>, id: string) =>
  db.selectFrom('basic-competence as it').innerJoin('basic-competence as one', (join) => join.onRef('one.id_mata_pelajaran', '=', 'it.id_mata_pelajaran').onRef('one.id_level', '=', 'it.id_level')).select('it.id').where('one.id', '=', id)
    .where(sql<boolean>`(it.id = one.id OR (left(one.kode, 2) IN ('3.', '4.') AND left(it.kode, 2) IN ('3.', '4.') AND substr(it.kode, 3) = substr(one.kode, 3)))`);

/** The Monday of a lesson's week. */
export const monday = sql<string>`(lesson.tanggal_sesi - (extract(isodow FROM lesson.tanggal_sesi)::int - 1))`;

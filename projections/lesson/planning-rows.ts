import { type Kysely, sql } from 'kysely';

/** Since when a lesson is planned, as one knew it at a moment: what the first change after it took the place of, otherwise what is known now. */
export function plannedAt(db: Kysely<any>, pada: string | undefined) {
  if (!pada) return sql<string | null>`lesson_plan.direncanakan`;
  const after = db.selectFrom('plan_change').whereRef('plan_change.id_sesi', '=', 'lesson.id_sesi').where('plan_change.at', '>', pada).orderBy('plan_change.at').limit(1);
  return sql<string | null>`CASE WHEN lesson_plan.diubah > ${pada}::timestamptz THEN ${after.select('plan_change.direncanakan_sebelum')} ELSE lesson_plan.direncanakan END`;
}

/** Lessons that take place, in a year, with their plan. */
export const lessonsWithPlan = (db: Kysely<any>, id_tahun_ajaran: string) =>
  db.selectFrom('lesson').leftJoin('lesson_plan', 'lesson_plan.id_sesi', 'lesson.id_sesi').where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran).where('lesson.libur', '=', false);

/** Of lessons with their plan, all or some: how many there are, how many are planned, and how many of them since they had begun. */
export const countedOf = (planned: ReturnType<typeof plannedAt>, of = sql<boolean>`true`) => [
  sql<number>`(count(*) FILTER (WHERE ${of}))::int`.as('total_sesi'), sql<number>`(count(*) FILTER (WHERE ${of} AND ${planned} IS NOT NULL))::int`.as('direncanakan'), sql<number>`(count(*) FILTER (WHERE ${of} AND ${planned} > lesson.mulai))::int`.as('susulan'),
] as const;

/** The Monday of a lesson's week. */
export const monday = sql<string>`(lesson.tanggal_sesi - (extract(isodow FROM lesson.tanggal_sesi)::int - 1))`;

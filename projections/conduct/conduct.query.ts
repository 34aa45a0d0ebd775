import { type Kysely, sql } from 'kysely';
import { grouped } from '#contract/kit/grouped';
import { activity } from '#contract/conduct/activity.resource';
import { conduct as api } from '#contract/conduct/conduct.api';
import { type BarisKegiatan, type BarisPerilaku, type BarisPrestasi, pointsOf, suggestedStep, totalsOf } from '#contract/conduct/conduct';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import { everyClass, everyClassTables } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { reportAchievement, reportActivity, reportConduct } from '#projections/conduct/conduct.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import type { Db } from '#projections/kit/table';
import { reportCard } from '#projections/report-card/report-card.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class ConductOf extends viewOf(api.list) {}
export class ConductSummary extends viewOf(api.summary) {}
export class AchievementsOf extends viewOf(api.achievements) {}
export class ActivitiesOf extends viewOf(api.activities) {}
/** Rewards and offences that may be written on a report, as they are defined now. */
export class ConductRulesById extends Question<{ ids: readonly string[] }, { id_reward_punishment: string; nama: string; tipe: 'reward' | 'punishment'; tingkat: number; aktif: boolean }[]> {}
export class ActivitiesById extends Question<{ ids: readonly string[] }, { id_activities: string; nama: string; type: string }[]> {}
/** On which report a row stands; nothing where there is none. */
export class ReportOfRow extends Question<{ id: string; jenis: 'perilaku' | 'kegiatan' | 'prestasi' }, string | undefined> {}

const [rules, activities] = [readOf(conductRule).table, readOf(activity).table];
const tables = [reportConduct, reportActivity, reportAchievement, reportCard, classMember, ...everyClassTables] as const;
export const conductTables = [...tables, schoolClass, schoolYear] as const;
type Read = Kysely<Db<(typeof conductTables)[number]>>;
const SOURCES = { perilaku: 'report_conduct', kegiatan: 'report_activity', prestasi: 'report_achievement' } as const;

/**
 * The reports that each of these tells of: itself, and those of its student of the same kind in classes that they left in the semester. A row
 * belongs to the report that it was written on, where it is changed; it is told of in the class that its student is in now.
 */
async function toldBy(db: Kysely<any>, ids: readonly string[]) {
  const left: { id: string; kin: string }[] = await db.selectFrom('report_card as own').innerJoin('class as at', 'at.id_kelas_tahun_ajaran', 'own.id_kelas_tahun_ajaran')
    .innerJoin('class_member', (join) => join.onRef('class_member.id_kelas_tahun_ajaran', '=', 'own.id_kelas_tahun_ajaran').onRef('class_member.id_murid', '=', 'own.id_murid'))
    .innerJoin('report_card as kin', (join) => join.onRef('kin.id_murid', '=', 'own.id_murid').onRef('kin.type', '=', 'own.type').onRef('kin.id_general_report', '!=', 'own.id_general_report'))
    .innerJoin(everyClass(db).as('there'), (join) => join.onRef('there.id_kelas_tahun_ajaran', '=', 'kin.id_kelas_tahun_ajaran').onRef('there.id_tahun_ajaran', '=', 'at.id_tahun_ajaran'))
    .where('own.id_general_report', 'in', ids).select(['own.id_general_report as id', 'kin.id_general_report as kin']).orderBy('kin.dibuat').orderBy('kin.id_general_report').execute();
  const kin = grouped(left, (it) => it.id);
  return { all: [...ids, ...left.map((it) => it.kin)], of: (id: string) => [id, ...(kin.get(id) ?? []).map((it) => it.kin)] };
}

/** What several reports say beside their grades, each by its `id_general_report`; four statements whatever their number. An activity is graded by the report itself, else by the one before it. */
export async function conductOf(it: Kysely<any>, reports: readonly string[]) {
  const db = it as Read;
  const told = await toldBy(it, reports.length ? reports : [NOBODY]);
  const ids = told.all;
  const [perilaku, kegiatan, prestasi] = await Promise.all([
    db.selectFrom('report_conduct').selectAll().where('id_general_report', 'in', ids).orderBy('tipe').orderBy('nama').orderBy('id').execute(),
    db.selectFrom('report_activity').selectAll().where('id_general_report', 'in', ids).orderBy('type').orderBy('nama').orderBy('id').execute(),
    db.selectFrom('report_achievement').selectAll().where('id_general_report', 'in', ids).orderBy('pada').orderBy('id').execute(),
  ]);
  return (report: string) => {
    const from = told.of(report);
    const isTold = (row: { id_general_report: string }) => from.includes(row.id_general_report);
    const graded = new Map([...from].reverse().flatMap((id) => kegiatan.filter((row) => row.id_general_report === id).map((row) => [row.id_activities, row.id] as const)));
    return {
      perilaku: perilaku.filter(isTold).map(({ id_murid: _, pada: __, note, ...row }): BarisPerilaku => ({ ...row, note: note ?? '', poin: pointsOf(row) })),
      kegiatan: kegiatan.filter((row) => graded.get(row.id_activities) === row.id).map(({ id_murid: _, pada: __, note, ...row }): BarisKegiatan => ({ ...row, note: note ?? '' })),
      prestasi: prestasi.filter((row) => isTold(row) && row.prestasi).map(({ id, id_general_report, prestasi: isi }): BarisPrestasi => ({ id, id_general_report, ...(isi as NonNullable<typeof isi>) })),
    };
  };
}
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Points of offences of students in the whole school year that a class is of (domain 1.11), by student. */
export async function offencesOfYear(it: Kysely<any>, id_kelas_tahun_ajaran: string, students: readonly string[]) {
  const db = it as Read;
  const year = db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').select('school_year.nama').where('class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran);
  const rows = await db.selectFrom('report_conduct').innerJoin('report_card', 'report_card.id_general_report', 'report_conduct.id_general_report')
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .where('report_conduct.tipe', '=', 'punishment').where('report_conduct.id_murid', 'in', students.length ? students : [NOBODY]).where('school_year.nama', '=', year)
    .groupBy('report_conduct.id_murid').select(['report_conduct.id_murid', sql<number>`sum(report_conduct.tingkat * report_conduct.frequency)::int`.as('poin')]).execute();
  const found = new Map(rows.map((row) => [row.id_murid, row.poin]));
  return (id_murid: string) => found.get(id_murid) ?? 0;
}

export const conductAnswers = [
  answer(ConductOf, tables, async (db, { id }) => ({ data: (await conductOf(db, [id]))(id).perilaku })),
  answer(ActivitiesOf, tables, async (db, { id }) => ({ data: (await conductOf(db, [id]))(id).kegiatan })),
  answer(AchievementsOf, tables, async (db, { id }) => ({ data: (await conductOf(db, [id]))(id).prestasi })),

  answer(ConductSummary, conductTables, async (db, { id }) => {
    const report = await db.selectFrom('report_card').select(['id_murid', 'id_kelas_tahun_ajaran']).where('id_general_report', '=', id).executeTakeFirst();
    const { perilaku } = (await conductOf(db, [id]))(id);
    const total_tahun = report ? (await offencesOfYear(db, report.id_kelas_tahun_ajaran, [report.id_murid]))(report.id_murid) : 0;
    const [penghargaan, pelanggaran] = [perilaku.filter((it) => it.tipe === 'reward'), perilaku.filter((it) => it.tipe === 'punishment')];
    return { data: { penghargaan, pelanggaran, ...totalsOf(perilaku), total_tahun, saran_tindakan: suggestedStep(total_tahun) } };
  }),

  answer(ConductRulesById, [rules], async (db, { ids }) =>
    (ids.length ? await db.selectFrom('conduct-rule').select(['id as id_reward_punishment', 'nama', 'tipe', 'tingkat', 'aktif']).where('id', 'in', ids).execute() : []) as never),
  answer(ActivitiesById, [activities], async (db, { ids }) =>
    (ids.length ? await db.selectFrom('activity').select(['id as id_activities', 'nama', 'type']).where('id', 'in', ids).execute() : []) as never),

  answer(ReportOfRow, tables, async (db, { id, jenis }) =>
    ((await (db as Kysely<any>).selectFrom(SOURCES[jenis]).select('id_general_report').where('id', '=', id).executeTakeFirst()) as { id_general_report: string } | undefined)?.id_general_report),
];

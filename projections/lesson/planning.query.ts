import { type Kysely, sql } from 'kysely';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { type AksiRencana, type GuruRencana, type HitunganRencana, type PapanRencana, sumOf } from '#contract/lesson/planning';
import { planning as api } from '#contract/lesson/planning.api';
import { rpp, rppVersion, rppWriter } from '#projections/curriculum/rpp.projection';
import { addDays, tanggalOf } from '#contract/school-year/school-days';
import { weeksOf } from '#contract/school-year/weeks';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { liveRows } from '#projections/kit/live-rows';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, type Time, viewOf } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { competenceAt, countedOf, isUnapproved, lessonsWithApproval, monday, plannedAt, taughtTogether, topicAt } from '#projections/lesson/planning-rows';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan, planAct, planChange, planReminder } from '#projections/lesson/plan.projection';
import { competenceLabel, namesOf, planTables } from '#projections/lesson/plan.query';
import { teacher } from '#projections/people/people.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';
import { yearAsked } from '#projections/school-year/school-year.query';
import { subject } from '#projections/subject/subject.projection';

export class PlanningMatrix extends viewOf(api.matrix) {}
export class PlanningByClass extends viewOf(api.classes) {}
export class PlanningLessons extends viewOf(api.lessons) {}
export class PlanningChanges extends viewOf(api.changes) {}

/** So many weeks before the one that is now, and after it. */
const [BEFORE, AFTER] = [3, 2];

/** The active semester with its weeks, and which of them a moment is in, or a day: outside, the one that is nearest. */
export async function semesterOf(db: Kysely<any>, at: Date, tanggal?: string) {
  const year = await yearAsked(db, undefined);
  if (!year) return undefined;
  const { zona_waktu, jumlah_hari } = await settingsOf(db);
  const holidays = await db.selectFrom('holiday').select('tanggal').where('tanggal', '>=', year.tanggal_awal).where('tanggal', '<=', year.tanggal_akhir).execute();
  const libur = new Set<string>(holidays.map((it) => it.tanggal));
  const [weeks, today] = [weeksOf(year, libur, jumlah_hari), tanggal ?? tanggalOf(at, zona_waktu)];
  const current = weeks.find((it) => it.tanggal_awal <= today && today <= it.tanggal_akhir);
  return { year, weeks, libur, today, current, nearest: current ?? (today < year.tanggal_awal ? weeks[0] : weeks.at(-1)) };
}

const acts = (db: Kysely<any>) =>
  db.selectFrom('plan_act').innerJoin('lesson', 'lesson.id_sesi', 'plan_act.id_sesi').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'plan_act.id_kelas_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'plan_act.id_mata_pelajaran').leftJoin('account', 'account.id_akun', 'plan_act.oleh');
const actColumns = (db: Kysely<any>) => acts(db)
  .select(['plan_act.id_rencana as id', 'plan_act.at', 'plan_act.sebab', 'plan_act.jumlah', 'subject.nama as mapel', 'lesson.tanggal_sesi', 'lesson.posisi', sql<boolean>`plan_act.sebab = 'urung'`.as('urung')])
  .select([classLabelIn(db).as('kelas'), sql<string | null>`coalesce(account.nama, account.username)`.as('oleh')]);

/** What is counted of lessons beside what was approved of them. */
const countsOf = (planned: ReturnType<typeof plannedAt>) => [...countedOf(planned), sql<number>`(count(*) FILTER (WHERE ${isUnapproved(planned)}))::int`.as('belum_disetujui')] as const;
type Counted = HitunganRencana & { id_guru: string; id_mata_pelajaran: string; tanggal_awal: string };

type Asked = InputOf<typeof api.matrix>;
/** The moment that is asked for, its semester, and the weeks that are shown around it. */
async function viewAt(db: Kysely<any>, { pada, tanggal }: Asked, { now }: Time) {
  const at = pada ? new Date(pada) : now;
  const semester = await semesterOf(db, at, tanggal);
  if (!semester?.nearest) return undefined;
  const here = semester.weeks.indexOf(semester.nearest);
  /** The end of the week that is next. */
  const soon = addDays(semester.nearest.tanggal_awal, 13);
  return { ...semester, nearest: semester.nearest, soon, at: at.toISOString(), shown: semester.weeks.slice(Math.max(0, here - BEFORE), here + AFTER + 1) };
}

/** The rows of teachers, or of these. */
async function teachersIn(db: Kysely<any>, asked: Asked, time: Time, whose?: readonly string[]): Promise<GuruRencana[]> {
  const [view, { pada }] = [await viewAt(db, asked, time), asked];
  if (!view) return [];
  const { year, shown, nearest, soon, at } = view;
  const planned = plannedAt(db, pada);
  const all = lessonsWithApproval(db, year.id, pada);
  const lessons = whose ? all.where('lesson.id_guru', 'in', whose) : all;
  const [counted, teachers, subjects, first, told] = await Promise.all([
    lessons.select(['lesson.id_guru', 'lesson.id_mata_pelajaran', monday.as('tanggal_awal'), ...countsOf(planned)]).groupBy(['lesson.id_guru', 'lesson.id_mata_pelajaran', monday]).execute() as Promise<Counted[]>,
    db.selectFrom('teacher').select(['id_guru', 'nama']).execute() as Promise<{ id_guru: string; nama: string | null }[]>,
    db.selectFrom('subject').select(['id', 'nama']).execute() as Promise<{ id: string; nama: string }[]>,
    lessons.select(['lesson.id_guru', sql<string>`min(lesson.mulai)`.as('mulai')]).where('lesson.tanggal_sesi', '>=', nearest.tanggal_awal).where('lesson.tanggal_sesi', '<=', soon).where(sql<boolean>`${planned} IS NULL`).groupBy('lesson.id_guru').execute(),
    db.selectFrom('plan_reminder').innerJoin('lesson', 'lesson.id_sesi', 'plan_reminder.id_sesi').leftJoin('lesson_plan', planOfLesson).where(sql<boolean>`${planned} IS NULL`).select(['plan_reminder.id_guru', sql<string>`max(plan_reminder.dikirim)`.as('dikirim')])
      .where('lesson.tanggal_sesi', '>=', nearest.tanggal_awal).where('lesson.tanggal_sesi', '<=', soon).where('plan_reminder.dikirim', '<=', at).groupBy('plan_reminder.id_guru').execute(),
  ]);
  const [nameOf, subjectOf] = [new Map(teachers.map((it) => [it.id_guru, it.nama])), new Map(subjects.map((it) => [it.id, it.nama]))];
  const [firstOf, toldAt] = [new Map(first.map((it) => [it.id_guru as string, it.mulai as string])), new Map(told.map((it) => [it.id_guru as string, it.dikirim as string]))];
  return [...grouped(counted, (it) => it.id_guru)].map(([id_guru, rows]): GuruRencana => ({
    id_guru, guru: nameOf.get(id_guru) ?? null, mapel: [...new Set(rows.map((it) => subjectOf.get(it.id_mata_pelajaran) ?? ''))].filter(Boolean).sort(),
    minggu: shown.map(({ minggu_ke, tanggal_awal }) => ({ minggu_ke, ...sumOf(rows.filter((it) => it.tanggal_awal === tanggal_awal)) })),
    semester: sumOf(rows.filter((it) => it.tanggal_awal <= nearest.tanggal_awal)),
    pertama: firstOf.get(id_guru) ?? null, diingatkan: toldAt.get(id_guru) ?? null,
  })).sort((one, other) => (one.guru ?? '').localeCompare(other.guru ?? '') || one.id_guru.localeCompare(other.id_guru));
}

/** Which weeks are shown, which is now, and what was done last. */
async function besideTeachers(db: Kysely<any>, asked: Asked, time: Time): Promise<Omit<PapanRencana, 'guru'>> {
  const [view, { pada }] = [await viewAt(db, asked, time), asked];
  if (!view) return { minggu: [], kini: null, dates: null, pada: pada ?? null, terakhir: null };
  const last = await actColumns(db).where('plan_act.at', '<=', view.at).orderBy('plan_act.at', 'desc').orderBy('plan_act.id_rencana').limit(1).executeTakeFirst();
  return {
    minggu: view.shown.map(({ minggu_ke, tanggal_awal, tanggal_akhir, isEfektif }) => ({ minggu_ke, tanggal_awal, tanggal_akhir, isEfektif })),
    kini: view.current?.minggu_ke ?? null, dates: `${view.year.tanggal_awal},${view.nearest.tanggal_akhir}`, pada: pada ?? null, terakhir: (last as AksiRencana | undefined) ?? null,
  };
}

const all = () => 'all' as const;
const any = () => true;
/** Of whom a lesson is, its plan does not say: that is looked up. */
const itself = ({ id_sesi }: { id_sesi: string }) => [id_sesi];
const theirs = ({ id_guru }: { id_guru: string }) => [id_guru];
/** What is written in a plan counts once it is approved, and that is a version. */
const none = () => [];
/** Whose an approved plan is, its writers say. */
const writtenBy = ({ id_rpp }: { id_rpp: string }) => [id_rpp];
const matrixRows = liveRows(api.matrix, {
  tables: [lesson, lessonPlan, planChange, planReminder, teacher, subject, schoolYear, holiday, institution, rpp, rppWriter, rppVersion],
  meaning: {
    lesson: all, lesson_plan: itself, plan_change: itself, plan_reminder: theirs, teacher: theirs, rpp: none, rpp_writer: theirs, rpp_version: writtenBy,
    subject: all, school_year: all, holiday: all, institution: all,
  },
  rows: (db, asked, keys, time) => (keys?.length === 0 ? Promise.resolve([]) : teachersIn(db as never, asked, time, keys)),
  rowsOf: async (db, meant) => {
    const [lessons, writers] = await Promise.all([
      db.selectFrom('lesson').select(['id_sesi as id', 'id_guru']).where('id_sesi', 'in', meant).execute(), db.selectFrom('rpp_writer').select(['id_rpp as id', 'id_guru']).where('id_rpp', 'in', meant).execute(),
    ]);
    const whose = grouped([...lessons, ...writers], (it) => it.id);
    return [...new Set(meant.flatMap((it) => whose.get(it)?.map(({ id_guru }) => id_guru) ?? [it]))];
  },
  beside: {
    tables: [planAct, lesson, schoolClass, subject, account, schoolYear, holiday, institution],
    concerns: { plan_act: any, lesson: any, class: any, subject: any, account: any, school_year: any, holiday: any, institution: any },
    read: (db, asked, time) => besideTeachers(db as never, asked, time),
  },
});

const tables = [lesson, lessonPlan, planChange, planAct, planReminder, rpp, rppWriter, rppVersion, schoolYear, holiday, schoolClass, subject, teacher, account, institution] as const;

export const planningAnswers = [
  answer(PlanningMatrix, tables, async (db, input, time) => {
    const [guru, beside] = await Promise.all([matrixRows.rows(db as never, input, undefined, time), besideTeachers(db as never, input, time)]);
    return { data: { guru: guru as GuruRencana[], ...beside } };
  }),

  answer(PlanningByClass, [...tables, level], async (it, { pada }, { now }) => {
    const db = it as Kysely<any>;
    const semester = await semesterOf(db, pada ? new Date(pada) : now);
    if (!semester?.nearest) return { data: [], dates: null };
    const data = await lessonsWithApproval(db, semester.year.id, pada).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
      .where('lesson.tanggal_sesi', '<=', semester.nearest.tanggal_akhir)
      .select(['lesson.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'), 'class.tingkat', 'lesson.id_mata_pelajaran', 'subject.nama as mapel', ...countsOf(plannedAt(db, pada))])
      .select(db.selectFrom('level').select('level.id').whereRef('level.tingkat', '=', 'class.tingkat').orderBy('level.id').limit(1).as('id_level'))
      .groupBy(['lesson.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'lesson.id_mata_pelajaran', 'subject.nama', 'subject.urutan'])
      .orderBy('class.tingkat').orderBy('class.simbol').orderBy('subject.urutan').orderBy('subject.nama').orderBy('lesson.id_kelas_tahun_ajaran').execute();
    return { data, dates: `${semester.year.tanggal_awal},${semester.nearest.tanggal_akhir}` } as OutputOf<typeof api.classes>;
  }),

  answer(PlanningLessons, [...tables, ...planTables, level], async (it, { dates, id_guru, id_kelas_tahun_ajaran, id_mata_pelajaran, id_kd_master, id_level, keadaan, pada, search, sortBy, order, ...page }) => {
    const db = it as Kysely<any>;
    const year = await yearAsked(db, undefined);
    if (!year) return { data: [], total: 0, page: page.page, limit: page.limit };
    const [planned, topik, kdThen] = [plannedAt(db, pada), topicAt(db, pada), competenceAt(db, pada)];
    const [first, last] = (dates ?? `${year.tanggal_awal},${year.tanggal_akhir}`).split(',') as [string, string];
    const is = { belum: sql<boolean>`${planned} IS NULL`, direncanakan: sql<boolean>`${planned} IS NOT NULL`, susulan: sql<boolean>`${planned} > lesson.mulai`, belum_disetujui: isUnapproved(planned) };
    let found = filtered(lessonsWithApproval(db, year.id, pada)
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru')
      .leftJoin('topic', (join) => join.on(sql<boolean>`topic.id_topik = ${topik}`)).leftJoin('basic-competence as kd', (join) => join.on(sql<boolean>`kd.id = ${kdThen}`)).leftJoin('account', 'account.id_akun', 'lesson_plan.oleh')
      .where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last),
    { 'lesson.id_guru': id_guru, 'lesson.id_kelas_tahun_ajaran': id_kelas_tahun_ajaran, 'lesson.id_mata_pelajaran': id_mata_pelajaran });
    if (id_kd_master) found = found.where(sql<boolean>`${kdThen} IN (${taughtTogether(db, id_kd_master)})`);
    if (keadaan) found = found.where(is[keadaan]);
    if (id_level) found = found.where('class.tingkat', 'in', db.selectFrom('level').select('level.tingkat').where('level.id', '=', id_level));
    const rows = searched(found, search, ['teacher.nama', 'subject.nama', 'topic.judul', classLabelIn(db)]);
    const by = { mulai: sql`lesson.mulai`, guru: sql`teacher.nama`, kelas: sql`class.tingkat || class.simbol`, mapel: sql`subject.nama` }[sortBy];
    const { data, ...counted } = await paged(rows
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.id_guru', 'teacher.nama as guru', 'subject.nama as mapel', 'topic.id_topik', 'topic.judul as topik', 'kd.id as id_kd_master', 'lesson_plan.diubah'])
      .select([classLabelIn(db).as('kelas'), competenceLabel('kd').as('kd'), planned.as('direncanakan'), sql<boolean>`approved.id_kd IS NOT NULL`.as('disetujui'), sql<string | null>`coalesce(account.nama, account.username)`.as('oleh')])
      .orderBy(by, order).orderBy('lesson.mulai').orderBy('lesson.id_sesi'), page);
    return { ...counted, data: data.map(({ id_topik, topik, id_kd_master: id, kd, ...row }) => ({ ...row, ...namesOf({ id_topik, topik, id_kd_master: id, kd }) })) } as OutputOf<typeof api.lessons>;
  }),

  answer(PlanningChanges, tables, async (it, { sejak, id_guru, search, sortBy: _, order, ...page }) => {
    const db = it as Kysely<any>;
    const found = <Q extends { where: any }>(query: Q): Q => {
      const since = sejak ? (query.where('plan_act.at', '>', sejak) as Q) : query;
      return searched(id_guru ? (since.where('lesson.id_guru', '=', id_guru) as Q) : since, search, ['account.nama', 'subject.nama', classLabelIn(db)]);
    };
    return (await paged(found(actColumns(db)).orderBy('plan_act.at', order).orderBy('plan_act.id_rencana').orderBy('plan_act.id_kelas_tahun_ajaran'), page, found(acts(db)))) as OutputOf<typeof api.changes>;
  }),
];

import { setTimeout as pause } from 'node:timers/promises';
import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import type { Semester } from '#contract/school-year/semester';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { HasAccounts } from '#projections/identity/account.query';
import type { App } from '#server/app';
import { Passwords } from '#server/identity/passwords';
import type { Clock } from '#server/kit/clock';
import { Presence } from '#server/exam/presence';
import { Processes } from '#server/kit/processes/processes';
import { PlainError } from '#server/kit/plain-error';
import { keepSetting, setting } from '#server/kit/vault';
import { foundedOn, nearestSchoolMorning, WEEKS_OF_HISTORY, ZONA } from '#server/demo/calendar';
import { closeAttempts } from '#server/processes/close-attempts.process';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';
import { DemoClock } from '#server/demo/demo-clock';
import { DemoAssignments } from '#server/demo/demo-assignments';
import { DemoGrades } from '#server/demo/demo-grades';
import { DemoReports } from '#server/demo/demo-reports';
import { DemoExams } from '#server/demo/demo-exams';
import { DemoPlanning } from '#server/demo/demo-planning';
import { type DemoSchool, demoSchool } from '#server/demo/demo-school';
import { giveCovers } from '#server/demo/demo-timetable';
import { givePlans } from '#server/demo/demo-plans';
import { DemoTeachers } from '#server/demo/demo-teachers';
import { foundSchool } from '#server/demo/found-school';
import { Giving } from '#server/demo/giving';

const LOOK_MS = 10_000;
/** Lessons are planned days ahead: nobody sees which minute it was. */
const PLANNING_LOOK_MS = 60_000;
/** In an exam something happens every second. */
const EXAM_LOOK_MS = 1_000;
/** So long before the demo began its first exam has begun. */
const EXAM_BEFORE_MS = 14 * 60_000;
/** Says that a demo was begun here, before anything of it is there. */
const BEGUN = 'demo-begun';
/** What was already done, how large the school is, in which semester it was founded, and since when it has exams: never where it is null. */
type Progress = { at: string; students: number; exams?: string | null; semester?: Semester };

/** The demo's clock: the nearest school morning, but never before what has already happened in it. */
export async function demoClock(databaseUrl: string): Promise<DemoClock> {
  const known = await lastProgress(databaseUrl);
  const morning = nearestSchoolMorning(new Date());
  return new DemoClock(known && new Date(known.at) > morning ? new Date(known.at) : morning);
}

type Filled = Awaited<ReturnType<typeof fillDemo>>;

/** Fills the demo school up to now: everything on the first start, what was missed since on a later one. The lessons of the rest of the semester follow when that is done. */
export const fillDemo = (app: App, clock: Clock, say: (line: string) => void, students = 180, hasExams = true) =>
  app.nest.get(Processes).holding(scheduleLessons, () => fill(app, clock, say, students, hasExams));

async function fill({ nest }: App, clock: Clock, say: (line: string) => void, students: number, hasExams: boolean) {
  const pool = nest.get<pg.Pool>(pg.Pool);
  const known = await setting<Progress>(pool, 'demo');
  const now = clock.now();
  const school = demoSchool(known?.students ?? students, known ? known.semester : foundedOn(tanggalOf(now, ZONA)).now.semester);
  const giving = new Giving(nest);
  const begun = known?.exams !== undefined ? known.exams : hasExams ? new Date(now.getTime() - EXAM_BEFORE_MS).toISOString() : null;
  const exams = begun === null ? undefined : new DemoExams(giving, nest.get(Presence), school, new Date(begun));
  if (!known) {
    await claimForDemo(nest, pool);
    say(`Filling the demo school: ${school.students.length} students, ${school.teachers.length} teachers, ${school.classes.length} classes ...`);
    await foundSchool(giving, nest.get(Passwords), school, now);
  }
  await nest.get(Passwords).renewFirst();
  const from = known ? new Date(known.at) : new Date(`${addDays(mondayOf(tanggalOf(now, ZONA)), -7 * WEEKS_OF_HISTORY)}T00:00:00Z`);
  if (!known?.exams) await exams?.giveBank(from.toISOString());
  const teachers = new DemoTeachers(giving, nest.get(QueryBus), restingTeachers(school));
  const assignments = new DemoAssignments(giving, school);
  await nest.get(Processes).holding(closeAttempts, () => teachers.work(from, now, (monday) => say(`  lessons of the week of ${monday}`), (day) => exams?.on(day) ?? [], assignments.inWeek));
  const planning = new DemoPlanning(giving, school, (monday) => teachers.lessonsOf(monday), new Date(begun ?? now));
  if (!known) await planning.giveTopics(from.toISOString());
  await planning.work(known ? new Date(from.getTime() - PLANNING_LOOK_MS) : from, now, { isFirst: !known });
  if (!known) await giveCovers(giving, school, now);
  if (!known) await givePlans(giving, nest.get(QueryBus), school, now);
  if (!known) {
    const { lift } = await new DemoGrades(giving, nest.get(QueryBus), school, now).give();
    await new DemoReports(giving, nest.get(QueryBus), school, now).give();
    await lift();
  }
  await keepSetting(pool, 'demo', { at: now.toISOString(), students: known?.students ?? students, exams: begun, semester: school.semester } satisfies Progress);
  return { school, teachers, exams, planning, assignments, begun, isNew: !known };
}

/** A demo is founded in an empty database, or where it was begun and cut off: it would give a real school's admin a password that everybody knows. */
async function claimForDemo(nest: App['nest'], pool: pg.Pool) {
  if (!(await setting(pool, BEGUN)) && (await nest.get(QueryBus).execute(new HasAccounts({})))) throw new PlainError('This database is a real school\'s: start with DEMO=off, or give the demo a DATA_DIR of its own.');
  await keepSetting(pool, BEGUN, true);
}

/** The demo's passwords are known to everybody who can read: its database is never served as a real school's. */
export async function refuseDemoSchool(databaseUrl: string) {
  if (await settingAt(databaseUrl, 'demo', BEGUN)) throw new PlainError('This database is the demo school\'s, whose passwords everybody knows: start without DEMO=off, or give the real school a DATA_DIR or DATABASE_URL of its own.');
}

/** From now on the demo's teachers go on by themselves. */
export async function liveOn({ nest }: App, clock: Clock, { school, teachers, exams, planning, assignments, begun }: Filled, signal: AbortSignal) {
  const pool = nest.get<pg.Pool>(pg.Pool);
  let planned = clock.now();
  const work = async (from: Date, to: Date) => {
    await teachers.work(from, to, () => {}, () => [], assignments.inWeek);
    if (to.getTime() - planned.getTime() >= PLANNING_LOOK_MS) {
      await planning.work(planned, to);
      planned = to;
    }
    await keepSetting(pool, 'demo', { at: to.toISOString(), students: school.students.length, exams: begun, semester: school.semester } satisfies Progress);
  };
  await Promise.all([goOn(clock, LOOK_MS, signal, work), goOn(clock, EXAM_LOOK_MS, signal, async (from, to) => exams?.live(from, to))]);
}

/** What was due since it was last looked at; what failed is due again. */
async function goOn(clock: Clock, pace: number, signal: AbortSignal, work: (from: Date, to: Date) => Promise<void>) {
  for (let last = clock.now(); !signal.aborted; ) {
    await pause(pace, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const now = clock.now();
    await work(last, now).then(() => (last = now), () => {});
  }
}

/** Those whose accounts are shown at the start leave today's registers to whoever signs in as them. */
const restingTeachers = ({ teachers }: DemoSchool) => teachers.slice(2, 4).map((it) => it.id_guru);

const lastProgress = (databaseUrl: string) => settingAt<Progress>(databaseUrl, 'demo');

/** The first of these settings that a database has, if it has any schema at all. */
async function settingAt<T>(databaseUrl: string, ...names: string[]): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('vault.setting') IS NOT NULL AS there");
    if (!rows[0]?.there) return undefined;
    return (await client.query<{ value: T }>('SELECT value FROM vault.setting WHERE name = ANY ($1) ORDER BY name', [names])).rows[0]?.value;
  } finally {
    await client.end();
  }
}

import { type Kysely, sql } from 'kysely';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { progressOf, type Taught, taughtAs } from '#contract/lesson/coverage';
import type { CakupanKd } from '#contract/lesson/planning';
import { planning as api } from '#contract/lesson/planning.api';
import { addDays, daysBetween, HARI, hariOf } from '#contract/school-year/school-days';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { exam, examClass, examQuestion } from '#projections/exam/exam.projection';
import { institution } from '#projections/institution/institution.projection';
import { natural } from '#projections/kit/paged';
import { answer, type Time, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonPlan, planChange } from '#projections/lesson/plan.projection';
import { semesterOf } from '#projections/lesson/planning.query';
import { competenceAt, lessonsWithPlan } from '#projections/lesson/planning-rows';
import { question } from '#projections/question-bank/question.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { slot } from '#projections/timetable/timetable.projection';

export class PlanningCoverage extends viewOf(api.coverage) {}
export class PlanningCompetences extends viewOf(api.competences) {}

const tables = [exam, examClass, examQuestion, question, lesson, lessonPlan, planChange, slot, readOf(basicCompetence).table, subject, level, schoolClass, schoolYear, holiday, institution] as const;

type Kd = { id: string; id_mata_pelajaran: string; id_level: string; tingkat: number; kode: string; kompetensi_dasar: string };
type Course = { id_kelas_tahun_ajaran: string; kelas: string; tingkat: number; id_mata_pelajaran: string; left: number; lessons: Taught[] };
const courseOf = (it: { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string }) => `${it.id_kelas_tahun_ajaran} ${it.id_mata_pelajaran}`;

/** The moment that is asked for, or now. */
const momentOf = ({ pada }: { pada?: string | undefined }, { now }: Time) => (pada ? new Date(pada) : now);

/** Every subject of every class this semester: its lessons so far and ahead, and how many the calendar still has room for; with the plans of `pada`. */
async function coursesIn(db: Kysely<any>, semester: NonNullable<Awaited<ReturnType<typeof semesterOf>>>, at: Date, pada: string | undefined): Promise<Course[]> {
  const { year, libur, today } = semester;
  const [slots, lessons] = await Promise.all([
    db.selectFrom('slot').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'slot.id_kelas_tahun_ajaran')
      .select(['slot.id_kelas_tahun_ajaran', 'slot.id_mata_pelajaran', 'slot.hari', 'class.tingkat', classLabelIn(db).as('kelas')]).where('slot.id_tahun_ajaran', '=', year.id).execute(),
    lessonsWithPlan(db, year.id).select(['lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran', competenceAt(db, pada).as('id_kd_master'), sql<boolean>`lesson.mulai <= ${at.toISOString()}::timestamptz`.as('sudah'), 'lesson.tanggal_sesi'])
      .orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute(),
  ]);
  const days = new Map<number, number>();
  const from = today < year.tanggal_awal ? year.tanggal_awal : addDays(today, 1);
  for (const day of daysBetween(from, year.tanggal_akhir)) if (!libur.has(day)) days.set(HARI.indexOf(hariOf(day)) + 1, (days.get(HARI.indexOf(hariOf(day)) + 1) ?? 0) + 1);
  const [known, ofCourse] = [new Map<string, Course>(), grouped(lessons, (it) => courseOf(it as never))];
  for (const { hari, ...it } of slots as (Omit<Course, 'left' | 'lessons'> & { hari: number })[]) {
    const own = (ofCourse.get(courseOf(it)) ?? []) as (Taught & { tanggal_sesi: string })[];
    const course = known.get(courseOf(it)) ?? { ...it, left: own.filter(({ sudah, tanggal_sesi }) => !sudah && tanggal_sesi === today).length, lessons: own };
    known.set(courseOf(it), { ...course, left: course.left + (days.get(hari) ?? 0) });
  }
  return [...known.values()];
}

const competencesIn = (db: Kysely<any>, semester: string) =>
  db.selectFrom('basic-competence as kd').innerJoin('level', 'level.id', 'kd.id_level').select(['kd.id', 'kd.id_mata_pelajaran', 'kd.id_level', 'level.tingkat', 'level.nama as level', 'kd.kode', 'kd.kompetensi_dasar'])
    .where((it) => it.or([it('kd.semester', 'is', null), it('kd.semester', '=', semester)])).orderBy('kd.urutan').orderBy(natural('kd.kode') as never).orderBy('kd.id');

/** Which competences of a subject have been asked in exams that have begun, and in which class. */
async function testedIn(db: Kysely<any>, id_mata_pelajaran: string, at: Date): Promise<ReadonlySet<string>> {
  const asked = await db.selectFrom('exam').innerJoin('exam_class', 'exam_class.id_cbt', 'exam.id').innerJoin('exam_question', 'exam_question.id_cbt', 'exam.id').innerJoin('question', 'question.id', 'exam_question.id_soal')
    .select(['exam_class.id_kelas_tahun_ajaran', 'question.id_kd']).distinct()
    .where('exam.id_mata_pelajaran', '=', id_mata_pelajaran).where('question.id_kd', 'is not', null).where('exam.langkah', '=', 'disetujui').where('exam.mulai', '<=', at.toISOString()).execute();
  return new Set(asked.map((it) => `${it.id_kelas_tahun_ajaran} ${it.id_kd}`));
}

async function coverageOf(db: Kysely<any>, asked: InputOf<typeof api.coverage>, time: Time): Promise<OutputOf<typeof api.coverage>> {
  const at = momentOf(asked, time);
  const semester = await semesterOf(db, at);
  if (!semester) return { data: { kd: [], sampai: null } };
  const [courses, competences, subjects] = await Promise.all([
    coursesIn(db, semester, at, asked.pada), competencesIn(db, semester.year.semester).execute() as Promise<(Kd & { level: string })[]>,
    db.selectFrom('subject').select(['id', 'nama', 'urutan']).orderBy('urutan').orderBy('nama').execute(),
  ]);
  const one = taughtAs(competences);
  const kd = subjects.flatMap(({ id, nama }) => [...grouped(competences.filter((it) => it.id_mata_pelajaran === id), (it) => it.tingkat)].toSorted(([a], [b]) => a - b).flatMap(([tingkat, own]): CakupanKd[] => {
    const [wanted, [first]] = [new Set(own.map((it) => one(it.id))), own];
    const each = courses.filter((it) => it.id_mata_pelajaran === id && it.tingkat === tingkat).map((it) => ({ kelas: it.kelas, ...progressOf(wanted, it.lessons.map((lesson) => ({ ...lesson, id_kd_master: lesson.id_kd_master && one(lesson.id_kd_master) })), it.left) }));
    if (!first || !each.length) return [];
    const worst = each.filter((it) => it.uncovered !== null).toSorted((a, b) => (b.uncovered as number) - (a.uncovered as number))[0];
    const inAll = [...wanted].filter((kd) => each.every((it) => it.planned.has(kd))).length;
    const inSome = [...wanted].filter((kd) => each.some((it) => it.planned.has(kd))).length;
    return [{
      id_mata_pelajaran: id, mapel: nama, id_level: first.id_level, level: first.level, total_kd: wanted.size, tercakup: inAll, sebagian: inSome - inAll, ganda: Math.max(...each.map((it) => it.twice)),
      tidak_terjadwal: worst?.uncovered ?? null, kelas_tertinggal: worst?.uncovered ? worst.kelas : null,
    }];
  }));
  return { data: { kd, sampai: semester.year.tanggal_akhir } };
}

export const coverageAnswers = [
  answer(PlanningCoverage, tables, (db, asked, time) => coverageOf(db as never, asked, time)),

  answer(PlanningCompetences, tables, async (it, { id_mata_pelajaran, id_level, pada }, time) => {
    const [db, at] = [it as Kysely<any>, momentOf({ pada }, time)];
    const semester = await semesterOf(db, at);
    if (!semester) return { data: [] };
    const [courses, all] = [await coursesIn(db, semester, at, pada), (await competencesIn(db, semester.year.semester).where('kd.id_mata_pelajaran', '=', id_mata_pelajaran).where('kd.id_level', '=', id_level).execute()) as Kd[]];
    const [tested, plans] = await Promise.all([
      testedIn(db, id_mata_pelajaran, at),
      lessonsWithPlan(db, semester.year.id).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran).where('class.tingkat', '=', all[0]?.tingkat ?? 0).select(competenceAt(db, pada).as('id_kd_master')).execute(),
    ]);
    const own = courses.filter((course) => course.id_mata_pelajaran === id_mata_pelajaran && course.tingkat === all[0]?.tingkat);
    const pair = taughtAs(all);
    return { data: all.map(({ id, kode, kompetensi_dasar }) => {
      const about = own.map((course) => course.lessons.filter((one) => one.id_kd_master !== null && pair(one.id_kd_master) === pair(id)));
      return { id, kode, kompetensi_dasar, jumlah_kelas: own.length, kelas_terencana: about.filter((them) => them.length).length, kelas_terlaksana: about.filter((them) => them.some((one) => one.sudah)).length, kelas_diuji: own.filter((course) => tested.has(`${course.id_kelas_tahun_ajaran} ${id}`)).length, jumlah_sesi: plans.filter((one) => one.id_kd_master !== null && pair(one.id_kd_master) === pair(id)).length };
    }) };
  }),
];

import { type Kysely, sql } from 'kysely';
import { overview as api } from '#contract/homeroom/overview.api';
import type { MapelMinggu } from '#contract/homeroom/overview';
import { grouped } from '#contract/kit/grouped';
import type { OutputOf } from '#contract/kit/endpoint';
import { register } from '#projections/attendance/attendance.projection';
import { byClass, classLabelIn } from '#projections/classroom/class-rows';
import { classTables, isFull, registerOf } from '#projections/homeroom/class-rows';
import { answer, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { semesterOf } from '#projections/lesson/planning.query';
import { monday } from '#projections/lesson/planning-rows';
import { holiday } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

/** The subjects of a class, or of what a teacher holds, or both, by the weeks of the active semester. */
export class SubjectsByWeek extends Question<{ id_kelas_tahun_ajaran?: string | undefined; id_guru?: string | undefined; minggu_ke?: number | undefined }, OutputOf<typeof api.weeks>> {
  static readonly endpoint = api.weeks;
}

type Row = { id_kelas_tahun_ajaran: string; kelas: string; id_mata_pelajaran: string; mapel: string; guru: string[] | null; senin: string; total_sesi: number; direncanakan: number; terlaksana: number; terisi: number };
const count = (when = sql<boolean>`true`) => sql<number>`(count(*) FILTER (WHERE ${when}))::int`;

export const subjectsByWeekAnswer = answer(SubjectsByWeek, [...classTables, lesson, lessonPlan, register, subject, holiday], async (it, { id_kelas_tahun_ajaran, id_guru, minggu_ke }, { now }) => {
  const db = it as Kysely<any>;
  const semester = await semesterOf(db, now);
  if (!semester) return { data: { minggu: [], kini: null, mapel: [] } };
  const weeks = semester.weeks.filter((one) => minggu_ke === undefined || one.minggu_ke === minggu_ke);
  const [first = '', last = ''] = [weeks[0]?.tanggal_awal, weeks.at(-1)?.tanggal_akhir];
  const beside = { minggu: weeks.map(({ minggu_ke: ke, tanggal_awal, tanggal_akhir, isEfektif }) => ({ minggu_ke: ke, tanggal_awal, tanggal_akhir, isEfektif })), kini: semester.current?.minggu_ke ?? null };
  if (!weeks.length) return { data: { ...beside, mapel: [] } };
  const begun = sql<boolean>`lesson.mulai <= ${now.toISOString()}::timestamptz`;
  let lessons = db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru').leftJoin('lesson_plan', planOfLesson).leftJoin('register', registerOf)
    .where('lesson.id_tahun_ajaran', '=', semester.year.id).where('lesson.libur', '=', false).where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last);
  if (id_kelas_tahun_ajaran) lessons = lessons.where('lesson.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran);
  if (id_guru) lessons = lessons.where('lesson.id_guru', '=', id_guru);
  const rows = (await lessons.groupBy(['lesson.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'lesson.id_mata_pelajaran', 'subject.nama', 'subject.urutan', monday])
    .select(['lesson.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'), 'lesson.id_mata_pelajaran', 'subject.nama as mapel', monday.as('senin')])
    .select([sql<string[] | null>`array_agg(DISTINCT teacher.nama) FILTER (WHERE teacher.nama IS NOT NULL)`.as('guru'), count().as('total_sesi'), count(sql`lesson_plan.direncanakan IS NOT NULL`).as('direncanakan'), count(begun).as('terlaksana'), count(sql`${begun} AND ${isFull}`).as('terisi')])
    .orderBy(byClass).orderBy('subject.urutan').orderBy('subject.nama').orderBy('lesson.id_mata_pelajaran').orderBy(monday).execute()) as Row[];
  const numberOf = new Map(semester.weeks.map((one) => [one.tanggal_awal, one.minggu_ke]));
  const mapel = [...grouped(rows, (row) => `${row.id_kelas_tahun_ajaran} ${row.id_mata_pelajaran}`).values()].map((weekly): MapelMinggu => {
    const { id_kelas_tahun_ajaran: kelas, id_mata_pelajaran, mapel: nama, kelas: label } = weekly[0] as Row;
    const minggu = weekly.map(({ senin, total_sesi, direncanakan, terlaksana, terisi }) => ({ minggu_ke: numberOf.get(senin) ?? 0, total_sesi, direncanakan, terlaksana, terisi }));
    return { id_kelas_tahun_ajaran: kelas, kelas: label, id_mata_pelajaran, mapel: nama, guru: [...new Set(weekly.flatMap((one) => one.guru ?? []))].sort(), minggu };
  });
  return { data: { ...beside, mapel } };
});

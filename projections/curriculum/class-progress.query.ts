import { type Kysely, sql } from 'kysely';
import { type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { percentOfAll, presenceOf } from '#contract/attendance/presence';
import type { KemajuanKelas, KemajuanSekolah } from '#contract/curriculum/class-progress';
import { classProgress as api } from '#contract/curriculum/class-progress.api';
import { assignmentTables, owedByClass } from '#projections/assignment/assignment-rows';
import { attendance, register } from '#projections/attendance/attendance.projection';
import { counts, held } from '#projections/attendance/presence';
import { byClass } from '#projections/classroom/class-rows';
import { formerMember } from '#projections/classroom/classroom.projection';
import { handedOver, handedOverTables } from '#projections/grading/handed-over';
import { classesLed, classTables, type Counted, isFull, NOBODY, registerOf } from '#projections/homeroom/class-rows';
import { answer, viewOf } from '#projections/kit/question';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { semesterOf } from '#projections/lesson/planning.query';
import { inOrder, reportStateTables, reportsByState } from '#projections/report-card/report-states';
import { holiday } from '#projections/school-year/school-year.projection';

export class SchoolProgress extends viewOf(api.header) {}
export class ClassesProgress extends viewOf(api.classes) {}

const tables = [...new Set([...classTables, ...assignmentTables, ...handedOverTables, ...reportStateTables, lessonPlan, register, attendance, formerMember, holiday])];
type Parts = Pick<KemajuanKelas, 'rencana' | 'presensi' | 'kehadiran' | 'tertinggal' | 'nilai' | 'rapor'>;
type Counts = Rekap & { id_kelas_tahun_ajaran: string; lessons: number; direncanakan: number; terlaksana: number; terisi: number; marks: number };

const count = (when: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${when}))::int`;
const sum = (of: string, when: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${sql.ref(`register.${of}`)}) FILTER (WHERE ${when}), 0)::int`;

/** By class: lessons to a day, planned ones, those that have begun, their registers and the marks in them. */
const lessonsByClass = (db: Kysely<any>, id_tahun_ajaran: string, until: string, at: string) => {
  const [planned, begun] = [sql`lesson.tanggal_sesi <= ${until}::date`, sql`lesson.mulai <= ${at}::timestamptz`];
  return db.selectFrom('lesson').leftJoin('lesson_plan', planOfLesson).leftJoin('register', registerOf).where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran).where('lesson.libur', '=', false)
    .groupBy('lesson.id_kelas_tahun_ajaran')
    .select(['lesson.id_kelas_tahun_ajaran', count(planned).as('lessons'), count(sql`${planned} AND lesson_plan.direncanakan IS NOT NULL`).as('direncanakan'), count(begun).as('terlaksana'), count(sql`${begun} AND ${isFull}`).as('terisi'), sum('jumlah_murid', begun).as('marks')])
    .select(StatusKehadiran.options.map((it) => sum(it, begun).as(it))).execute() as unknown as Promise<Counts[]>;
};

/** By class what its registers say of who has left it: no more the class's than it is on its own page. */
const marksOfLeft = async (db: Kysely<any>, id_tahun_ajaran: string, at: string) => {
  const rows = (await (held(db) as any).innerJoin('former_member', (join: any) => join.onRef('former_member.id_murid', '=', 'attendance.id_murid').onRef('former_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran'))
    .where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran).where('lesson.mulai', '<=', at).groupBy('lesson.id_kelas_tahun_ajaran').select('lesson.id_kelas_tahun_ajaran').select(counts).execute()) as unknown as (Counted & { id_kelas_tahun_ajaran: string })[];
  return (id: string): Counted => rows.find((it) => it.id_kelas_tahun_ajaran === id) ?? NOBODY;
};

const NOTHING: Omit<Counts, 'id_kelas_tahun_ajaran'> = { lessons: 0, direncanakan: 0, terlaksana: 0, terisi: 0, marks: 0, Hadir: 0, Terlambat: 0, Dispensasi: 0, Sakit: 0, Izin: 0, Alpa: 0 };
const kehadiranOf = (it: Rekap, total_sesi: number): Parts['kehadiran'] => ({
  total_sesi, ...(Object.fromEntries(StatusKehadiran.options.map((status) => [status, it[status]])) as Rekap), persen_hadir: percentOfAll(presenceOf(it, total_sesi)),
});

/** The classes of the active semester, the lowest level first, and the week that is now. */
async function classesNow(db: Kysely<any>, now: Date): Promise<{ kini: number | null; classes: KemajuanKelas[] }> {
  const semester = await semesterOf(db, now);
  if (!semester?.nearest) return { kini: null, classes: [] };
  const at = now.toISOString();
  const [classes, lessons, left] = await Promise.all([
    classesLed(db).select(['class.tingkat', 'class.jumlah_murid']).where('class.id_tahun_ajaran', '=', semester.year.id).orderBy(byClass).orderBy('class.id_kelas').execute(),
    lessonsByClass(db, semester.year.id, semester.nearest.tanggal_akhir, at), marksOfLeft(db, semester.year.id, at),
  ]);
  const ids = classes.map((it) => it.id_kelas_tahun_ajaran as string);
  const [owed, nilai, rapor] = await Promise.all([owedByClass(db, at, ids), handedOver(db, ids), reportsByState(db, ids)]);
  return {
    kini: semester.current?.minggu_ke ?? null,
    classes: classes.map(({ id_tahun_ajaran: _, tahun_ajaran: __, semester: ___, ...it }) => {
      const { lessons: total_sesi, direncanakan, terlaksana, terisi, marks, ...all } = lessons.find((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran) ?? NOTHING;
      const theirs = left(it.id_kelas_tahun_ajaran);
      const rekap = Object.fromEntries(StatusKehadiran.options.map((status) => [status, all[status] - theirs[status]])) as Rekap;
      return { id: it.id_kelas_tahun_ajaran, ...it, rencana: { total_sesi, direncanakan }, presensi: { terlaksana, terisi }, kehadiran: kehadiranOf(rekap, marks - theirs.total_sesi), tertinggal: owed(it.id_kelas_tahun_ajaran), nilai: nilai(it.id_kelas_tahun_ajaran), rapor: rapor(it.id_kelas_tahun_ajaran) } as KemajuanKelas;
    }),
  };
}

/** What a number of all classes comes to. */
const totalOf = (classes: readonly KemajuanKelas[], of: (it: KemajuanKelas) => number) => classes.reduce((total, it) => total + of(it), 0);

export const classProgressAnswers = [
  answer(SchoolProgress, tables, async (it, _, { now }) => {
    const { kini, classes } = await classesNow(it as Kysely<any>, now);
    const rekap = Object.fromEntries(StatusKehadiran.options.map((status) => [status, totalOf(classes, (one) => one.kehadiran[status])])) as Rekap;
    const data: KemajuanSekolah = {
      jumlah_kelas: classes.length, tanpa_wali: classes.filter((one) => !one.id_guru).length, jumlah_murid: totalOf(classes, (one) => one.jumlah_murid), kini,
      rencana: { total_sesi: totalOf(classes, (one) => one.rencana.total_sesi), direncanakan: totalOf(classes, (one) => one.rencana.direncanakan) },
      presensi: { terlaksana: totalOf(classes, (one) => one.presensi.terlaksana), terisi: totalOf(classes, (one) => one.presensi.terisi) },
      kehadiran: kehadiranOf(rekap, totalOf(classes, (one) => one.kehadiran.total_sesi)),
      tertinggal: { jumlah_murid: totalOf(classes, (one) => one.tertinggal.jumlah_murid), jumlah: totalOf(classes, (one) => one.tertinggal.jumlah) },
      rapor: inOrder(classes.flatMap((one) => one.rapor)),
      nilai: { jumlah_mapel: totalOf(classes, (one) => one.nilai.jumlah_mapel), terkunci: totalOf(classes, (one) => one.nilai.terkunci), dari: totalOf(classes, (one) => one.nilai.dari), terisi: totalOf(classes, (one) => one.nilai.terisi) },
    };
    return { data };
  }),
  answer(ClassesProgress, tables, async (it, _, { now }) => ({ data: (await classesNow(it as Kysely<any>, now)).classes })),
];

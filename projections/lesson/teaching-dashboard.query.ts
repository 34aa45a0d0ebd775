import { type Kysely, sql } from 'kysely';
import { hadirOf, Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { percentOf } from '#contract/attendance/presence';
import type { OutputOf } from '#contract/kit/endpoint';
import type { KelasDiajar } from '#contract/lesson/teaching-dashboard.api';
import { teachingDashboard as api } from '#contract/lesson/teaching-dashboard.api';
import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { readable, summaryOf } from '#projections/assignment/assignment.query';
import { assignmentTables } from '#projections/assignment/assignment-rows';
import { register } from '#projections/attendance/attendance.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered } from '#projections/kit/paged';
import { answer, answeredFrom, Question, type Time } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { countedOf, lessonsWithPlan, plannedAt } from '#projections/lesson/planning-rows';
import { unplanned } from '#projections/lesson/planning-reminder.query';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { yearAsked } from '#projections/school-year/school-year.query';
import { subject } from '#projections/subject/subject.projection';
import { slot } from '#projections/timetable/timetable.projection';

type Of = { id_guru: string | undefined; id_mata_pelajaran?: string | undefined; id_kelas?: string | undefined; nama_mapel?: string | undefined; tingkat?: number | undefined };
/** What a teacher teaches this semester, by class and subject; of everybody where none is named. */
export class ClassesTaught extends Question<Of, { data: KelasDiajar[] }> {}
/** The same with the average of the marks that assignments were given, and how many are in progress. */
export class ClassProgress extends Question<Of, OutputOf<typeof api.progressOfClass>> {
  static readonly endpoint = api.progressOfClass;
}
/** The lessons of this week and the next, and how many of them are planned. */
export class WeeksToPlan extends Question<{ id_guru: string | undefined }, OutputOf<typeof api.planning>> {}

const tables = [lesson, lessonPlan, register, schoolClass, subject, schoolYear, institution] as const;
for (const it of [api.classes, api.overview, api.classesBySubject, api.planning]) answeredFrom(it, tables);

const summed = StatusKehadiran.options.map((it) => sql<number>`coalesce(sum(register.${sql.ref(it)}), 0)::int`.as(it));

async function classesOf(db: Kysely<any>, { id_guru, id_mata_pelajaran, id_kelas, nama_mapel, tingkat }: Of, { now }: Time): Promise<KelasDiajar[]> {
  const year = await yearAsked(db, undefined);
  if (!year) return [];
  const at = now.toISOString();
  const sunday = addDays(mondayOf(tanggalOf(now, (await settingsOf(db)).zona_waktu)), 6);
  let found = filtered(lessonsWithPlan(db, year.id).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi')),
  { 'lesson.id_guru': id_guru, 'lesson.id_mata_pelajaran': id_mata_pelajaran, 'class.tingkat': tingkat });
  if (nama_mapel) found = found.where(sql`lower(subject.nama)`, '=', nama_mapel.toLowerCase());
  if (id_kelas) found = found.where((it) => it.or([it('class.id_kelas', '=', id_kelas), it('class.id_kelas_tahun_ajaran', '=', id_kelas)]));
  const rows = await found
    .select(['class.id_kelas', 'class.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'), 'class.tingkat', 'class.jumlah_murid', 'lesson.id_mata_pelajaran', 'subject.nama as mapel', ...countedOf(plannedAt(db, undefined), sql<boolean>`lesson.tanggal_sesi <= ${sunday}::date`)])
    .select([sql<number>`(count(*) FILTER (WHERE lesson.mulai <= ${at}::timestamptz))::int`.as('terlaksana'), sql<string | null>`min(lesson.mulai) FILTER (WHERE lesson.mulai > ${at}::timestamptz)`.as('sesi_berikut')]).select(summed)
    .select(sql<number>`coalesce(sum(register.jumlah_murid), 0)::int`.as('tercatat'))
    .groupBy(['class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'class.jumlah_murid', 'lesson.id_mata_pelajaran', 'subject.nama', 'subject.urutan'])
    .orderBy('subject.urutan').orderBy('subject.nama').orderBy('class.tingkat').orderBy('class.simbol').orderBy('class.id_kelas_tahun_ajaran').execute();
  return rows.map((row) => {
    const { tercatat, ...it } = row;
    const kept = Object.fromEntries(Object.entries(it).filter(([name]) => !(name in Rekap.shape)));
    return { id: it.id_kelas_tahun_ajaran, ...kept, persen_hadir: percentOf(hadirOf(it as never), tercatat) } as KelasDiajar;
  });
}

export const teachingDashboardAnswers = [
  answer(ClassesTaught, tables, async (db, of, time) => ({ data: await classesOf(db as never, of, time) })),

  answer(ClassProgress, [...new Set([...tables, ...assignmentTables, slot])] as const, async (it, of, time) => {
    const db = it as Kysely<any>;
    const set = await summaryOf(db, readable(db, { id_guru: of.id_guru ?? null, sebagai: of.id_guru ? 'guru' : 'pimpinan' }, {}), time.now.toISOString());
    const found = (await classesOf(db, of, time)).map((row) => {
      const one = set.find((its) => its.id_kelas_tahun_ajaran === row.id_kelas_tahun_ajaran && its.id_mata_pelajaran === row.id_mata_pelajaran);
      return { ...row, aap: one?.kemajuan.rata_rata ?? null, aip: one?.aip ?? 0 };
    });
    return { data: found };
  }),

  answer(WeeksToPlan, tables, async (it, { id_guru }, { now }) => {
    const db = it as Kysely<any>;
    const year = await yearAsked(db, undefined);
    if (!year || !id_guru) return { data: [] };
    const first = mondayOf(tanggalOf(now, (await settingsOf(db)).zona_waktu));
    const weeks = [first, addDays(first, 7)];
    return { data: await Promise.all(weeks.map(async (tanggal_awal) => {
      const sunday = addDays(tanggal_awal, 6);
      const counts = await lessonsWithPlan(db, year.id).where('lesson.id_guru', '=', id_guru).where('lesson.tanggal_sesi', '>=', tanggal_awal).where('lesson.tanggal_sesi', '<=', sunday).select(countedOf(plannedAt(db, undefined))).executeTakeFirstOrThrow();
      const pertama = await unplanned(db, id_guru).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').where('lesson.tanggal_sesi', '>=', tanggal_awal).where('lesson.tanggal_sesi', '<=', sunday)
        .select(['lesson.id_sesi', classLabelIn(db).as('kelas'), 'lesson.mulai', 'lesson.posisi']).limit(1).executeTakeFirst();
      return { tanggal_awal, ...counts, pertama: pertama ?? null };
    })) } as OutputOf<typeof api.planning>;
  }),
];

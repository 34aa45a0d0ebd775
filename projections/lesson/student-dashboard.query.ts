import { type Kysely, sql } from 'kysely';
import { hadirOf, type Rekap, StatusKehadiran, sumRekap } from '#contract/attendance/attendance';
import { studentDashboard as api, type SesiMurid } from '#contract/lesson/student-dashboard.api';
import { attendance } from '#projections/attendance/attendance.projection';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { answer, Question } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

type Counted = Rekap & { total_sesi: number; persen_hadir: number | null };
type Progress = { data: Counted & { mapel: (Counted & { mapel: string })[] } };

/** The lessons of a student's classes between two days. */
export class LessonsOfStudent extends Question<{ id_murid: string; dates: string }, { data: SesiMurid[] }> {
  static readonly endpoint = api.lessons;
}
/** How often a student was there in the active semester, altogether and by subject. */
export class ProgressOfStudent extends Question<{ id_murid: string }, Progress> {
  static readonly endpoint = api.progress;
}

const tables = [lesson, classMember, schoolClass, schoolYear, subject, teacher, attendance] as const;

/** What a student was expected at; whoever came to a class later is in none of its earlier registers. */
const lessonsOf = (db: Kysely<Db<(typeof tables)[number]>>, id_murid: string) =>
  db.selectFrom('class_member').where('class_member.id_murid', '=', id_murid)
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
    .innerJoin('lesson', 'lesson.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('attendance', (join) => join.onRef('attendance.id_sesi', '=', 'lesson.id_sesi').onRef('attendance.id_murid', '=', 'class_member.id_murid'));

const counts = StatusKehadiran.options.map((it) => sql<number>`(count(*) FILTER (WHERE attendance.status_kehadiran = ${it}))::int`.as(it));
const counted = (it: Rekap & { total_sesi: number }): Counted => ({ ...it, persen_hadir: it.total_sesi ? (hadirOf(it) / it.total_sesi) * 100 : null });

export const studentDashboardAnswers = [
  answer(LessonsOfStudent, tables, async (db, { id_murid, dates }) => {
    const [first, last] = dates.split(',') as [string, string];
    const data = await lessonsOf(db, id_murid)
      .leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru')
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.selesai', 'lesson.libur', 'subject.nama as mapel', 'teacher.nama as guru', 'attendance.status_kehadiran'])
      .select(sql<string>`class.tingkat || class.simbol`.as('kelas'))
      .where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last)
      .orderBy('lesson.mulai').orderBy('lesson.id_sesi').limit(500).execute();
    return { data: data as SesiMurid[] };
  }),

  answer(ProgressOfStudent, tables, async (db, { id_murid }) => {
    const rows = await lessonsOf(db, id_murid)
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .where('school_year.isActive', '=', true).where('attendance.id_sesi', 'is not', null)
      .select(['subject.nama as mapel', sql<number>`count(*)::int`.as('total_sesi')]).select(counts)
      .groupBy('subject.nama').orderBy('subject.nama').execute();
    const total_sesi = rows.reduce((sum, it) => sum + it.total_sesi, 0);
    return { data: { ...counted({ ...sumRekap(rows), total_sesi }), mapel: rows.map((it) => ({ ...counted(it), mapel: it.mapel })) } };
  }),
];

import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type Rekap, sumRekap } from '#contract/attendance/attendance';
import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { studentDashboard as api, type SesiMurid } from '#contract/lesson/student-dashboard.api';
import { attendance } from '#projections/attendance/attendance.projection';
import { counts, held, withPercent } from '#projections/attendance/presence';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

type Counted = Rekap & { total_sesi: number; persen_hadir: number | null };
type Progress = { data: Counted & { mapel: (Counted & { id_mata_pelajaran: string; mapel: string })[] } };

/** The lessons of a student's classes, or of one of them, between two days; in the week of today where none are named. */
export class LessonsOfStudent extends Question<{ id_murid: string; dates?: string | undefined; id_kelas?: string | undefined }, { data: SesiMurid[] }> {
  static readonly endpoint = api.lessons;
}
/** How often a student was there in the active semester, in whatever class they were then, altogether and by subject. */
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

const weekOf = (tanggal: string) => `${mondayOf(tanggal)},${addDays(mondayOf(tanggal), 6)}`;


export const studentDashboardAnswers = [
  answer(LessonsOfStudent, [...tables, institution], async (db, { id_murid, id_kelas, dates }, { now }) => {
    const [first, last] = (dates ?? weekOf(tanggalOf(now, (await settingsOf(db)).zona_waktu))).split(',') as [string, string];
    const all = lessonsOf(db, id_murid);
    const found = id_kelas ? all.where((it) => it.or([it('class.id_kelas', '=', id_kelas), it('class.id_kelas_tahun_ajaran', '=', id_kelas)])) : all;
    const data = await found
      .leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru')
      .select(['lesson.id_sesi as id', 'lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.selesai', 'lesson.libur', 'subject.nama as mapel', 'teacher.nama as guru', 'attendance.status_kehadiran'])
      .select(sql<string>`class.tingkat || class.simbol`.as('kelas'))
      .where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last)
      .orderBy('lesson.mulai').orderBy('lesson.id_sesi').limit(500).execute();
    return { data: data as SesiMurid[] };
  }),

  answer(ProgressOfStudent, tables, async (db, { id_murid }) => {
    const active = db.selectFrom('school_year').where('isActive', '=', true).select('id_tahun_ajaran');
    const rows = await (held(db) as unknown as SelectQueryBuilder<Db<(typeof tables)[number]>, 'attendance' | 'lesson', {}>)
      .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
      .where('attendance.id_murid', '=', id_murid).where('lesson.id_tahun_ajaran', 'in', active)
      .select(['lesson.id_mata_pelajaran', 'subject.nama as mapel']).select(counts).groupBy(['lesson.id_mata_pelajaran', 'subject.nama']).orderBy('subject.nama').execute() as (Rekap & { total_sesi: number; id_mata_pelajaran: string; mapel: string })[];
    const total_sesi = rows.reduce((sum, it) => sum + it.total_sesi, 0);
    return { data: { ...withPercent({ ...sumRekap(rows), total_sesi }), mapel: rows.map(withPercent) } };
  }),
];

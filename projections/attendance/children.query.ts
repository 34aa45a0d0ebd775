import { type Kysely, sql } from 'kysely';
import { PRESENT, type StatusKehadiran } from '#contract/attendance/attendance';
import { attendance as api } from '#contract/attendance/attendance.api';
import { type Child, OFTEN, STREAK_DAYS } from '#contract/attendance/children';
import { identified, studentDay } from '#projections/attendance/attendance.projection';
import { childrenTables, standing } from '#projections/attendance/children';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { answer, viewOf } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

export class ChildrenToday extends viewOf(api.children) {}
export class NeedAttention extends viewOf(api.attention) {}

/** Whoever left the school is nobody to ask about any more. */
export const isStillHere = (tanggal: string) => sql<boolean>`(student.status_murid = 'aktif' OR student.status_sejak > ${tanggal})`;

const hadir = sql<number>`"Hadir" + "Terlambat" + "Dispensasi"`;
const absen = sql<number>`"Sakit" + "Izin" + "Alpa"`;

/** The days of students in the semester of a day, up to it, on which something is recorded; a holiday is none of them. */
const daysUntil = (db: Kysely<any>, tanggal: string) =>
  db.selectFrom('attendance_student_day').where('tanggal', '<=', tanggal)
    .where('tanggal', '>=', db.selectFrom('school_year').select(sql<string>`max(tanggal_awal)`.as('awal')).where('tanggal_awal', '<=', tanggal))
    .where('tanggal', 'not in', db.selectFrom('holiday').select('holiday.tanggal'))
    .where(sql<boolean>`${hadir} + ${absen} > 0`);

/** Since when a student is `Alpa` without a break: the newest days in a row that domain 1.1 counts as `Alpa`. A day of which nothing is recorded neither goes on nor breaks it. */
export const streaks = (db: Kysely<any>, tanggal: string) => {
  const isAlpa = sql<boolean>`${hadir} = 0 AND "Alpa" > "Sakit" AND "Alpa" > "Izin"`;
  const days = daysUntil(db, tanggal).select(['id_murid', 'tanggal', isAlpa.as('alpa')]);
  const last = db.selectFrom('days').groupBy('id_murid').select(['id_murid', sql<string>`max(tanggal) FILTER (WHERE NOT alpa)`.as('hari')]);
  return db.with('days', () => days).with('last', () => last)
    .selectFrom('days').innerJoin('last', 'last.id_murid', 'days.id_murid').where(sql<boolean>`(last.hari IS NULL OR days.tanggal > last.hari)`)
    .groupBy('days.id_murid').select(['days.id_murid', sql<string>`min(days.tanggal)`.as('alpa_sejak'), sql<number>`count(*)::int`.as('alpa_hari')]);
};

/** What is recorded of students in the semester so far: of so many lessons so many present. */
const soFar = (db: Kysely<any>, tanggal: string) =>
  daysUntil(db, tanggal).groupBy('id_murid').select(['id_murid', sql<number>`sum(${hadir})::int`.as('hadir'), sql<number>`sum(${hadir} + ${absen})::int`.as('terisi')]);

export const childrenAnswers = [
  answer(ChildrenToday, [...childrenTables, studentDay, subject, student, account, holiday, schoolYear], async (db, { tanggal, keadaan }) => {
    const wanted = keadaan === 'tidak_hadir' ? sql<boolean>`status_kehadiran NOT IN (${sql.join(PRESENT)})` : keadaan === 'Belum' ? sql<boolean>`status_kehadiran IS NULL` : sql<boolean>`status_kehadiran = ${keadaan}`;
    const found = await db
      .selectFrom(standing(db, tanggal).as('standing')).where(wanted)
      .innerJoin('student', 'student.id_murid', 'standing.id_murid').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'standing.id_kelas_tahun_ajaran')
      .leftJoin(streaks(db, tanggal).as('streak'), 'streak.id_murid', 'standing.id_murid').leftJoin(soFar(db, tanggal).as('sofar'), 'sofar.id_murid', 'standing.id_murid')
      .select(['standing.id_murid', 'student.nama', 'class.id_kelas', classLabelIn(db).as('kelas'), 'status_kehadiran', 'streak.alpa_sejak'])
      .select([sql<number>`coalesce(alpa_hari, 0)`.as('alpa_hari'), sql<number>`coalesce(hadir, 0)`.as('hadir'), sql<number>`coalesce(terisi, 0)`.as('terisi')])
      .orderBy('class.tingkat').orderBy('class.simbol').orderBy('student.nama').orderBy('standing.id_murid').execute();
    const marks = await marksOf(db, tanggal, found.map((it) => it.id_murid));
    return { data: found.map(({ status_kehadiran, ...it }): Child => ({ ...it, keadaan: status_kehadiran ?? 'Belum', ...(marks.get(it.id_murid) ?? { belum: 0, jam: [] }) })) };
  }),

  answer(NeedAttention, [...childrenTables, studentDay, classMember, student, holiday, schoolYear], async (db, { tanggal }) => {
    const somebody = <Q extends { innerJoin: any }>(query: Q, of: string) =>
      query.innerJoin('student', 'student.id_murid', `${of}.id_murid`).innerJoin('class_member', 'class_member.id_murid', `${of}.id_murid`)
        .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
        .where('school_year.tanggal_awal', '<=', tanggal).where('school_year.tanggal_akhir', '>=', tanggal).where(isStillHere(tanggal))
        .select([`${of}.id_murid`, 'student.nama', 'class.id_kelas', classLabelIn(db).as('kelas')]);
    const beruntun = await somebody(db.selectFrom(streaks(db, tanggal).as('streak')), 'streak')
      .select(['alpa_sejak', 'alpa_hari']).where('alpa_hari', '>=', STREAK_DAYS).orderBy('alpa_hari', 'desc').orderBy('student.nama').orderBy('streak.id_murid').execute();
    const told = db.selectFrom(soFar(db, tanggal).as('sofar')).where('terisi', '>=', OFTEN.records);
    const dihitung = (await somebody(told, 'sofar').execute()).length;
    const tingkat_absen = sql<'sering' | 'berat'>`CASE WHEN (terisi - hadir) * 100 >= terisi * ${sql.lit(OFTEN.severe)} THEN 'berat' ELSE 'sering' END`;
    const sering = await somebody(told, 'sofar').where(sql<boolean>`(terisi - hadir) * 100 >= terisi * ${sql.lit(OFTEN.percent)}`)
      .select([sql<number>`terisi - hadir`.as('tidak_hadir'), 'terisi', tingkat_absen.as('tingkat_absen')])
      .orderBy(sql`(terisi - hadir)::float8 / terisi`, 'desc').orderBy('student.nama').orderBy('sofar.id_murid').execute();
    return { data: { beruntun, sering, dihitung } };
  }),
];

/** What each of these children has on a day that is not simply `Hadir`, and how many of their open lessons are not recorded. */
async function marksOf(db: Kysely<any>, tanggal: string, ids: readonly string[]) {
  const marks = new Map<string, Pick<Child, 'belum' | 'jam'>>(ids.map((it) => [it, { belum: 0, jam: [] }]));
  if (!ids.length) return marks;
  const rows = await db
    .selectFrom('lesson').innerJoin('attendance', 'attendance.id_sesi', 'lesson.id_sesi').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('account', 'account.id_akun', 'attendance.oleh')
    .select(['lesson.id_sesi', 'attendance.id_murid', 'lesson.posisi', 'subject.nama as mapel', 'attendance.ditandai', 'account.nama as oleh'])
    .select([sql<StatusKehadiran | null>`attendance.status_kehadiran`.as('status_kehadiran'), sql<StatusKehadiran | null>`attendance.status_sebelum`.as('sebelum')])
    .where('lesson.tanggal_sesi', '=', tanggal).where('lesson.libur', '=', false).where('attendance.id_murid', 'in', [...ids])
    .where(sql<boolean>`attendance.status_kehadiran IS DISTINCT FROM 'Hadir'`)
    .orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute();
  for (const { id_murid, status_kehadiran, ...it } of rows) {
    const { id } = identified({ id_sesi: it.id_sesi, id_murid });
    const known = marks.get(id_murid);
    if (known && status_kehadiran) known.jam.push({ id, ...it, status_kehadiran });
    else if (known) known.belum++;
  }
  return marks;
}

import { type Kysely, sql } from 'kysely';
import { attendance as api } from '#contract/attendance/attendance.api';
import { type Register, StatusKehadiran, type StatusKehadiran as Status } from '#contract/attendance/attendance';
import { defaultSettings, type Settings } from '#contract/institution/institution';
import { tanggalOf } from '#contract/school-year/school-days';
import { attendance, attendanceDay, identified, register } from '#projections/attendance/attendance.projection';
import { childrenByClass, childrenTables } from '#projections/attendance/children';
import { holder, type DayCounts, registersOf, trendPoint, trendSince } from '#projections/attendance/board';
import { reminder } from '#projections/attendance/reminder.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { liveRows } from '#projections/kit/live-rows';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, type Time, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { student, teacher } from '#projections/people/people.projection';
import { reportLock } from '#projections/report-card/report-lock.projection';
import { holiday } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

export class DailyAttendance extends viewOf(api.today) {}
export class MarksBehind extends viewOf(api.behind) {}

const tables = [lesson, register, schoolClass, subject, teacher, account, institution] as const;
type Read = Kysely<Db<(typeof tables)[number]>>;

const settingsOf = async (db: Kysely<any>): Promise<Settings> =>
  (await db.selectFrom('institution').select('pengaturan').executeTakeFirst())?.pengaturan ?? defaultSettings;

/** The registers of a day, or those of the given lessons. */
async function registers(db: Read, tanggal: string, ids?: readonly string[]): Promise<Register[]> {
  const settings = await settingsOf(db);
  let query = db
    .selectFrom('lesson')
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('teacher', (join) => join.on('teacher.id_guru', '=', holder))
    .leftJoin('teacher as homeroom', 'homeroom.id_guru', 'class.id_guru')
    .leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
    .leftJoin('account as marker', 'marker.id_akun', 'register.oleh')
    .select(['lesson.id_sesi', 'lesson.id_kelas', 'lesson.posisi', holder.as('id_guru'), 'lesson.mulai', 'lesson.selesai', 'lesson.libur', 'lesson.tanggal_sesi'])
    .select(['class.tingkat', 'class.simbol', 'class.jumlah_murid as anggota', 'subject.nama as mapel', 'teacher.nama as guru', 'class.id_guru as id_wali', 'homeroom.nama as wali'])
    .select(['register.diisi', 'register.oleh', 'marker.nama as diisi_oleh'])
    .select(['register.jumlah_murid as terdaftar', ...StatusKehadiran.options.map((it) => `register.${it}` as const)])
    .where('lesson.tanggal_sesi', '=', tanggal);
  if (ids) query = query.where('lesson.id_sesi', 'in', [...ids]);
  return registersOf(await query.execute(), settings);
}

const dayOf = async (db: Kysely<any>, tanggal: string | undefined, { now }: Time) => tanggal ?? tanggalOf(now, (await settingsOf(db)).zona_waktu);

const sums = StatusKehadiran.options.map((it) => sql<number>`sum(${sql.ref(it)})::int`.as(it));

/** What the board says beside its registers: the day, and the days before it. */
const besides = [attendanceDay, holiday, institution, ...childrenTables, reminder, reportLock] as const;
async function beside(db: Kysely<Db<(typeof besides)[number]>>, asked: string | undefined, time: Time) {
  const tanggal = await dayOf(db, asked, time);
  const libur = await db.selectFrom('holiday').select('nama').where('tanggal', '=', tanggal).executeTakeFirst();
  const tren = await db
    .selectFrom('attendance_day').select('tanggal')
    .select([sql<number>`sum(jumlah_murid)::int`.as('jumlah_murid'), ...sums])
    .where('tanggal', '>', trendSince(tanggal)).where('tanggal', '<=', tanggal)
    .where('tanggal', 'not in', db.selectFrom('holiday').select('holiday.tanggal'))
    .groupBy('tanggal').orderBy('tanggal').execute();
  const pengingat = await db.selectFrom('register_reminder').select(['id_guru', 'id_sesi', 'dikirim']).where('tanggal', '=', tanggal).orderBy('dikirim').orderBy('id_sesi').execute();
  const locked = await db.selectFrom('report_lock').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_lock.id_kelas_tahun_ajaran').select('class.id_kelas').where('sampai', '>=', tanggal).orderBy('class.id_kelas').execute();
  return { tanggal, libur: libur?.nama ?? null, tren: tren.map((it) => trendPoint(it as DayCounts)), murid: await childrenByClass(db, tanggal), pengingat, rapor_terbit: locked.map((it) => it.id_kelas) };
}

type OfDay = { id_sesi: string; tanggal_sesi: string };
const concernsDay = (key: OfDay, { tanggal }: { tanggal?: string | undefined }) => !tanggal || key.tanggal_sesi === tanggal;

/** A mark moves the day of its class, too: by that the children are counted anew. */
export const dailyRows = liveRows(api.today, {
  tables,
  meaning: {
    lesson: (key: OfDay, of) => (concernsDay(key, of) ? [key.id_sesi] : []),
    register: (key: OfDay, of) => (concernsDay(key, of) ? [key.id_sesi] : []),
    class: () => 'all',
    subject: () => 'all',
    teacher: () => 'all',
    // Who filled a register in is called by the name that they have at its next change.
    account: () => [],
    institution: () => 'all',
  },
  rows: async (db, { tanggal }, ids, time) => (ids?.length === 0 ? [] : registers(db, await dayOf(db, tanggal, time), ids)),
  beside: {
    tables: besides,
    concerns: {
      attendance_day: (key: { tanggal: string }, { tanggal }) => !tanggal || (key.tanggal > trendSince(tanggal) && key.tanggal <= tanggal),
      holiday: () => true,
      institution: () => true,
      attendance: () => false,
      lesson: concernsDay,
      class: () => true,
      register_reminder: (key: { tanggal: string }, { tanggal }) => !tanggal || key.tanggal === tanggal,
      report_lock: () => true,
    },
    read: (db, { tanggal }, time) => beside(db, tanggal, time),
  },
});

export const boardAnswers = [
  answer(DailyAttendance, [...tables, ...besides], async (db, { tanggal: asked }, time) => {
    const day = await beside(db, asked, time);
    return { data: { ...day, sesi: await registers(db, day.tanggal) } };
  }),

  answer(MarksBehind, [attendance, lesson, schoolClass, subject, student, institution], async (db, { tanggal, id_sesi, status_kehadiran, search, sortBy, order, ...page }) => {
    const all = db
      .selectFrom('lesson')
      .innerJoin('attendance', 'attendance.id_sesi', 'lesson.id_sesi')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
      .innerJoin('student', 'student.id_murid', 'attendance.id_murid')
      .where('lesson.tanggal_sesi', '=', tanggal).where('lesson.libur', '=', false);
    const found = filtered(all, { 'lesson.id_sesi': id_sesi, status_kehadiran: status_kehadiran === 'Belum' ? null : status_kehadiran });
    const by = { mulai: sql`lesson.mulai`, nama: sql`student.nama`, kelas: sql`class.tingkat || class.simbol` }[sortBy];
    const rows = searched(found, search, ['student.nama'])
      .select(['lesson.id_sesi', 'attendance.id_murid', 'student.nama', 'student.nis', 'notes', 'diubah', 'attendance.id_izin', 'subject.nama as mapel', 'lesson.posisi', 'lesson.tanggal_sesi'])
      .select([sql<Status | null>`status_kehadiran`.as('status_kehadiran'), classLabelIn(db).as('kelas')])
      .orderBy(by, order).orderBy('lesson.mulai').orderBy('student.nama').orderBy('lesson.id_sesi').orderBy('attendance.id_murid');
    const { data, ...counted } = await paged(rows, page);
    return { ...counted, data: data.map(identified) };
  }),
];

import { type Kysely, sql } from 'kysely';
import { attendance as api } from '#contract/attendance/attendance.api';
import { type Attendance, type Mark, NOTHING_HANDED_IN, type StatusKehadiran } from '#contract/attendance/attendance';
import { defaultSettings, type Settings, type ZonaWaktu } from '#contract/institution/institution';
import type { OutputOf } from '#contract/kit/endpoint';
import { worksOf } from '#projections/assignment/assignment-rows';
import { submission, submissionVersion } from '#projections/assignment/assignment.projection';
import { attendance, identified, register } from '#projections/attendance/attendance.projection';
import { classMember } from '#projections/classroom/classroom.projection';
import { file } from '#projections/file/file.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { student } from '#projections/people/people.projection';
import { reportLock } from '#projections/report-card/report-lock.projection';
import { isReportOpen } from '#projections/report-card/report-locked';

/** The students of a register; `withWork`: with what they have handed in after the lesson. */
export class BySession extends Question<{ id_sesi: string; withWork?: boolean }, OutputOf<typeof api.bySession>> {
  static readonly endpoint = api.bySession;
}
/** What deciding on a register needs to know of its lesson; `murid` are the class's students of now who are not gone by its day: once it is open they stand in it, and nobody is asked for. */
export class LessonForRegister extends Question<{ id_sesi: string; isOpen?: boolean }, RegisterLesson | undefined> {}
export type RegisterLesson = {
  id_kelas: string; id_kelas_tahun_ajaran: string; tanggal_sesi: string; posisi: number; mulai: string; selesai: string; libur: boolean;
  terkunci_sampai: string | null; murid: string[]; zona_waktu: ZonaWaktu;
};
/** How the first register of a lesson's day has its students, where the homeroom teacher marks once a day; otherwise nobody. */
export class MarksOfDay extends Question<{ id_sesi: string }, Record<string, StatusKehadiran>> {}
/** The lessons of a class on the day of one of them, but for those that are cancelled. */
export class LessonsOfDay extends Question<{ id_sesi: string }, { id_sesi: string; mulai: string }[]> {}
/** How the class of a lesson was marked in the last one before it on its day. */
export class MarksBefore extends Question<{ id_sesi: string }, { posisi: number; status: Record<string, StatusKehadiran> } | undefined> {}
/** Until which day the reports of a class are published. */
export class LockOf extends Question<{ id_kelas_tahun_ajaran: string }, string | null> {}
/** How a student is marked in a lesson. */
export class MarkOf extends Question<{ id_sesi: string; id_murid: string }, StatusKehadiran | null> {}
/** Lessons that have begun and whose register is not open but may be, oldest first. */
export class RegistersDue extends Question<{ now: string }, { id_sesi: string }[]> {}
/** When the next lesson begins. */
export class NextLessonAt extends Question<{ now: string }, string | undefined> {}

answeredFrom(api.register, [attendance, lesson, classMember, student, reportLock, institution]);

const isStillHere = sql<boolean>`(student.status_murid = 'aktif' OR student.status_sejak > lesson.tanggal_sesi)`;

/** The lessons of the class on the day of one of them, the first one first. */
const lessonsOfDay = (db: Kysely<Db<typeof lesson>>, id_sesi: string) =>
  db.selectFrom('lesson').innerJoin('lesson as one', (it) => it.onRef('one.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').onRef('one.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
    .where('one.id_sesi', '=', id_sesi).where('lesson.libur', '=', false).select(['lesson.id_sesi', 'lesson.mulai']).orderBy('lesson.mulai').orderBy('lesson.id_sesi');
const ofSchool = <T>(name: keyof Settings) => sql<T>`pengaturan->>${sql.lit(name)}`;

type Work = Omit<Attendance, keyof Mark>;
const rowOf = (row: Omit<Mark, 'id'>, works: ReadonlyMap<string, Work>): Attendance => ({ ...identified(row), ...(works.get(row.id_murid) ?? NOTHING_HANDED_IN) });

export const registerAnswers = [
  answer(BySession, [attendance, lesson, classMember, student, submission, submissionVersion, file], async (db, { id_sesi, withWork }) => {
    const works = withWork ? await worksOf(db as never, id_sesi) : new Map<string, Work>();
    const rows = await db
      .selectFrom('attendance').innerJoin('student', 'student.id_murid', 'attendance.id_murid')
      .select(['id_sesi', 'attendance.id_murid', 'nama', 'nis', 'notes', 'diubah', 'id_izin'])
      .select(sql<StatusKehadiran | null>`status_kehadiran`.as('status_kehadiran'))
      .where('id_sesi', '=', id_sesi).orderBy('nama').orderBy('attendance.id_murid').execute();
    if (rows.length) return { data: rows.map((it) => rowOf(it, works)) };
    const members = await db
      .selectFrom('lesson').innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .innerJoin('student', 'student.id_murid', 'class_member.id_murid').select(['student.id_murid', 'nama', 'nis'])
      .where('id_sesi', '=', id_sesi).where(isStillHere).orderBy('nama').orderBy('student.id_murid').execute();
    return { data: members.map((it) => rowOf({ ...it, id_sesi, status_kehadiran: null, notes: null, diubah: null, id_izin: null }, works)) };
  }),

  answer(LessonForRegister, [lesson, classMember, student, reportLock, institution], (db, { id_sesi, isOpen }) =>
    db
      .selectFrom('lesson').leftJoin('report_lock', 'report_lock.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .select(['id_kelas', 'lesson.id_kelas_tahun_ajaran', 'tanggal_sesi', 'posisi', 'mulai', 'selesai', 'libur', 'sampai as terkunci_sampai'])
      .select((it) => isOpen ? sql<string[]>`'[]'::json`.as('murid') : it.selectFrom('class_member').innerJoin('student', 'student.id_murid', 'class_member.id_murid')
        .whereRef('class_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').where(isStillHere)
        .select(sql<string[]>`coalesce(json_agg(class_member.id_murid order by class_member.id_murid), '[]')`.as('murid')).$asScalar().$notNull().as('murid'))
      .select((it) => it.fn.coalesce(it.selectFrom('institution').select(ofSchool<ZonaWaktu>('zona_waktu').as('zona')), sql.lit(defaultSettings.zona_waktu)).as('zona_waktu'))
      .where('id_sesi', '=', id_sesi).executeTakeFirst()),

  answer(LessonsOfDay, [lesson], (db, { id_sesi }) => lessonsOfDay(db, id_sesi).execute()),

  answer(MarksOfDay, [lesson, institution, attendance], async (db, { id_sesi }) => {
    const [first] = await lessonsOfDay(db as never, id_sesi).limit(1).execute();
    const marks = await db.selectFrom('attendance').select(['id_murid', sql<StatusKehadiran>`status_kehadiran`.as('status')]).where('status_kehadiran', 'is not', null).where('id_sesi', '=', first?.id_sesi ?? id_sesi)
      .where((it) => it.exists(it.selectFrom('institution').select('id_sekolah').where(ofSchool('presence_setting'), '=', 'per_hari'))).execute();
    return Object.fromEntries(marks.map((it) => [it.id_murid, it.status]));
  }),

  answer(MarksBefore, [lesson, attendance], async (db, { id_sesi }) => {
    const before = await db
      .selectFrom('lesson').innerJoin('lesson as one', (it) => it.onRef('one.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').onRef('one.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
      .where('one.id_sesi', '=', id_sesi).where('lesson.libur', '=', false).whereRef('lesson.mulai', '<', 'one.mulai')
      .where((it) => it.exists(it.selectFrom('attendance').select('attendance.id_sesi').whereRef('attendance.id_sesi', '=', 'lesson.id_sesi').where('status_kehadiran', 'is not', null)))
      .select(['lesson.id_sesi', 'lesson.posisi']).orderBy('lesson.mulai', 'desc').orderBy('lesson.id_sesi').limit(1).executeTakeFirst();
    if (!before) return undefined;
    const marks = await db.selectFrom('attendance').select(['id_murid', sql<StatusKehadiran>`status_kehadiran`.as('status')]).where('id_sesi', '=', before.id_sesi).where('status_kehadiran', 'is not', null).execute();
    return { posisi: before.posisi, status: Object.fromEntries(marks.map((it) => [it.id_murid, it.status])) };
  }),

  answer(LockOf, [reportLock], async (db, { id_kelas_tahun_ajaran }) =>
    (await db.selectFrom('report_lock').select('sampai').where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).executeTakeFirst())?.sampai ?? null),

  answer(MarkOf, [attendance], async (db, { id_sesi, id_murid }) =>
    (await db.selectFrom('attendance').select(sql<StatusKehadiran | null>`status_kehadiran`.as('status')).where('id_sesi', '=', id_sesi).where('id_murid', '=', id_murid).executeTakeFirst())?.status ?? null),

  answer(RegistersDue, [lesson, register, reportLock], (db, { now }) =>
    db
      .selectFrom('lesson').select('id_sesi').where('mulai', '<=', now).where('mulai', '>', new Date(Date.parse(now) - 86_400_000).toISOString()).where('libur', '=', false)
      .where((it) => it.not(it.exists(it.selectFrom('register').select('register.id_sesi').whereRef('register.id_sesi', '=', 'lesson.id_sesi'))))
      .where(isReportOpen(db as never))
      .orderBy('mulai').limit(500).execute()),

  answer(NextLessonAt, [lesson], async (db, { now }) =>
    (await db.selectFrom('lesson').select('mulai').where('mulai', '>', now).where('libur', '=', false).orderBy('mulai').limit(1).executeTakeFirst())?.mulai),
];

import { sql } from 'kysely';
import { emptyRekap, type Rekap, StatusKehadiran, terisiOf } from '#contract/attendance/attendance';
import { attendance as api } from '#contract/attendance/attendance.api';
import { batasOf } from '#contract/attendance/batas';
import { defaultSettings, type ZonaWaktu } from '#contract/institution/institution';
import { register } from '#projections/attendance/attendance.projection';
import { fillerOf } from '#projections/attendance/board';
import { reminder } from '#projections/attendance/reminder.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { subject } from '#projections/subject/subject.projection';

/** The registers of a day that somebody has to fill in and that are not full, each with when it counts as missing. */
export class UnfilledOf extends Question<{ id_guru: string; tanggal: string }, { zona_waktu: ZonaWaktu; sesi: { id_sesi: string; batas: string }[] }> {}
/** What a teacher was reminded of and has not filled in yet, the newest day first. */
export class RemindersTo extends Question<{ id_guru: string }, { data: ReminderToMe[] }> {}
type ReminderToMe = (typeof api.reminders)['output']['_output']['data'][number];

const tables = [lesson, register, schoolClass, institution] as const;
answeredFrom(api.reminders, [...tables, reminder, subject, account]);
const counts = StatusKehadiran.options.map((it) => `register.${it}` as const);
const isFull = (it: { [K in keyof Rekap]: number | null } & { terdaftar: number | null }) =>
  it.terdaftar !== null && terisiOf({ ...emptyRekap(), ...(it as Rekap) }) >= it.terdaftar;

export const reminderAnswers = [
  answer(UnfilledOf, tables, async (db, { id_guru, tanggal }) => {
    const settings = (await db.selectFrom('institution').select('pengaturan').executeTakeFirst())?.pengaturan ?? defaultSettings;
    const rows = await db
      .selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
      .select(['lesson.id_sesi', 'lesson.id_guru', 'lesson.mulai', 'lesson.selesai', 'lesson.tanggal_sesi', 'class.id_guru as id_wali', 'register.jumlah_murid as terdaftar', ...counts])
      .where('lesson.tanggal_sesi', '=', tanggal).where('lesson.libur', '=', false)
      .where((it) => it.or([it('lesson.id_guru', '=', id_guru), it('class.id_guru', '=', id_guru)])).orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute();
    const theirs = rows.filter((it) => fillerOf(settings, it) === id_guru && !isFull(it));
    return { zona_waktu: settings.zona_waktu, sesi: theirs.map((it) => ({ id_sesi: it.id_sesi, batas: batasOf(settings, it) })) };
  }),

  answer(RemindersTo, [...tables, reminder, subject, account], async (db, { id_guru }) => {
    const rows = await db
      .selectFrom('register_reminder')
      .innerJoin('lesson', (join) => join.onRef('lesson.id_sesi', '=', 'register_reminder.id_sesi').onRef('lesson.tanggal_sesi', '=', 'register_reminder.tanggal'))
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
      .leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
      .leftJoin('account', 'account.id_akun', 'register_reminder.oleh')
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'subject.nama as mapel', 'dikirim', 'account.nama as oleh', 'register.jumlah_murid as terdaftar', ...counts])
      .select(classLabelIn(db).as('kelas'))
      .where('register_reminder.id_guru', '=', id_guru).where('lesson.libur', '=', false)
      .orderBy('lesson.tanggal_sesi', 'desc').orderBy(sql`lesson.mulai`).orderBy('lesson.id_sesi').limit(50).execute();
    return { data: rows.filter((it) => !isFull(it)).map(({ id_sesi, tanggal_sesi, kelas, posisi, mapel, dikirim, oleh }) => ({ id_sesi, tanggal_sesi, kelas, posisi, mapel, dikirim, oleh })) };
  }),
];

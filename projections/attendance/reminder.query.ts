import { type Kysely, sql } from 'kysely';
import { attendance as api } from '#contract/attendance/attendance.api';
import { batasOf } from '#contract/attendance/batas';
import { toFill } from '#contract/attendance/to-fill';
import type { Settings, ZonaWaktu } from '#contract/institution/institution';
import { register } from '#projections/attendance/attendance.projection';
import { fillerColumn } from '#projections/attendance/board';
import { reminder } from '#projections/attendance/reminder.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { registered } from '#projections/lesson/lesson.query';
import { reportLock } from '#projections/report-card/report-lock.projection';
import { isReportOpen } from '#projections/report-card/report-locked';
import { subject } from '#projections/subject/subject.projection';

/** The registers of a day that somebody has to fill in and that are not full, each with when it counts as missing. */
export class UnfilledOf extends Question<{ id_guru: string; tanggal: string }, { zona_waktu: ZonaWaktu; sesi: { id_sesi: string; batas: string }[] }> {}
/** What a teacher was reminded of and has not filled in yet, the newest day first. */
export class RemindersTo extends Question<{ id_guru: string }, { data: ReminderToMe[] }> {}
type ReminderToMe = (typeof api.reminders)['output']['_output']['data'][number];

const tables = [lesson, register, schoolClass, institution, reportLock] as const;
const joined = [...tables, reminder, subject, account] as const;
answeredFrom(api.reminders, joined);

/** The registers that a teacher is to fill in as the school has it now: of a day whose reports are published nobody is. */
const registersOf = (db: Kysely<Db<(typeof joined)[number]>>, settings: Settings, id_guru: string) =>
  db
    .selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
    .leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi'))
    .where(fillerColumn(settings), '=', id_guru).where('lesson.libur', '=', false).where(isReportOpen(db as never));
const isFull = sql<boolean>`(register.jumlah_murid IS NOT NULL AND ${registered} >= register.jumlah_murid)`;

export const reminderAnswers = [
  answer(UnfilledOf, tables, async (db, { id_guru, tanggal }) => {
    const settings = await settingsOf(db);
    const rows = await registersOf(db as never, settings, id_guru)
      .select(['lesson.id_sesi', 'lesson.id_kelas', 'lesson.mulai', 'lesson.selesai', 'lesson.tanggal_sesi', isFull.as('penuh')])
      .where('lesson.tanggal_sesi', '=', tanggal).orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute();
    return { zona_waktu: settings.zona_waktu, sesi: toFill(settings, rows).filter((it) => !it.penuh).map((it) => ({ id_sesi: it.id_sesi, batas: batasOf(settings, it) })) };
  }),

  answer(RemindersTo, joined, async (db, { id_guru }) => {
    const data = await registersOf(db, await settingsOf(db), id_guru)
      .innerJoin('register_reminder', (join) => join.onRef('register_reminder.id_sesi', '=', 'lesson.id_sesi').onRef('register_reminder.tanggal', '=', 'lesson.tanggal_sesi'))
      .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('account', 'account.id_akun', 'register_reminder.oleh')
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'subject.nama as mapel', 'dikirim', 'account.nama as oleh', classLabelIn(db).as('kelas')])
      .where('register_reminder.id_guru', '=', id_guru).where(sql<boolean>`NOT ${isFull}`)
      .orderBy('lesson.tanggal_sesi', 'desc').orderBy('lesson.mulai').orderBy('lesson.id_sesi').limit(50).execute();
    return { data };
  }),
];

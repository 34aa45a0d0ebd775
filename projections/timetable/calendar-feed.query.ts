import type { ZonaWaktu } from '#contract/institution/institution';
import { calendarFeed as api } from '#contract/timetable/calendar-feed.api';
import type { SlotMinggu } from '#contract/timetable/timetable.api';
import { account } from '#projections/identity/account.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { student } from '#projections/people/people.projection';
import { answer, Question } from '#projections/kit/question';
import { calendarFeed } from '#projections/timetable/calendar-feed.projection';
import { lessonsOfWeeks, weekTables } from '#projections/timetable/week-schedule.query';

/** Since when somebody has such an address. */
export class FeedOf extends Question<{ id_akun: string }, { data: { dibuat: string | null } }> {
  static readonly endpoint = api.state;
}
/** The lessons that an address leads to, from last week on for as many weeks; nothing where it leads nowhere, or whose it was has left or teaches no more. */
export class FeedLessons extends Question<{ sidik: string }, { zona_waktu: ZonaWaktu; sekolah: string; id_akun: string; lessons: SlotMinggu[] } | undefined> {}

const WEEKS = 8;

export const calendarFeedAnswers = [
  answer(FeedOf, [calendarFeed], async (db, { id_akun }) => {
    const found = await db.selectFrom('calendar_feed').select('dibuat').where('id_akun', '=', id_akun).executeTakeFirst();
    return { data: { dibuat: found?.dibuat ?? null } };
  }),

  answer(FeedLessons, [...weekTables, calendarFeed, account, student], async (db, { sidik }, { now }) => {
    const found = await db.selectFrom('calendar_feed').innerJoin('account', 'account.id_akun', 'calendar_feed.id_akun').leftJoin('student', 'student.id_murid', 'calendar_feed.id_akun').select(['calendar_feed.id_akun', 'account.roles'])
      .where('sidik', '=', sidik).where((it) => it.or([it('student.id_murid', 'is', null), it('student.status_murid', '=', 'aktif')])).executeTakeFirst();
    if (!found?.roles.some((it) => api.state.allow.includes(it))) return undefined;
    const { zona_waktu, nama } = await settingsOf(db);
    const whose = found.roles.includes('murid') ? { id_murid: found.id_akun } : { id_guru: found.id_akun };
    return { zona_waktu, sekolah: nama, id_akun: found.id_akun, lessons: await lessonsOfWeeks(db, whose, now, WEEKS) };
  }),
];

import { z } from 'zod';
import { Id, Waktu } from '#contract/kit/fields';
import { CalendarFeedClosed, CalendarFeedOpened } from '#contract/timetable/calendar-feed.events';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** Whose lessons an address leads to, by its digest. */
export const calendarFeed = about(table('calendar_feed', { id_akun: Id, sidik: z.string(), dibuat: Waktu }, ['id_akun'], [['sidik']]), { id_akun: 'goes' });

export const calendarFeedProjection = projection({
  name: 'calendar-feed',
  version: 1,
  tables: [calendarFeed],
  events: { CalendarFeedOpened, CalendarFeedClosed },
  on: {
    CalendarFeedOpened: ({ at, data: { id_akun, sidik } }) => put(calendarFeed, { id_akun, sidik, dibuat: at }),
    CalendarFeedClosed: ({ data: { id_akun } }) => remove(calendarFeed, { id_akun }),
  },
});

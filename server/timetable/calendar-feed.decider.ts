import { AUDITORS } from '#contract/audit/readers';
import { CalendarFeedClosed, CalendarFeedOpened } from '#contract/timetable/calendar-feed.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

export class OpenCalendarFeed extends DomainCommand<{ id_akun: string; sidik: string }> {}
export class CloseCalendarFeed extends DomainCommand<{ id_akun: string }> {}

/** The address under which somebody's calendar asks for their lessons: one at a time. */
export const calendarFeedDecider = decider({
  stream: 'calendar-feed',
  history: AUDITORS,
  idOf: ({ id_akun }: { id_akun: string }) => id_akun,
  commands: { OpenCalendarFeed, CloseCalendarFeed },
  events: { CalendarFeedOpened, CalendarFeedClosed },
  initial: { sidik: null } as { sidik: string | null },
  decide: {
    OpenCalendarFeed: ({ id_akun, sidik }, { sidik: sebelum }) => (sidik === sebelum ? nothing : CalendarFeedOpened({ id_akun, sidik, sebelum })),
    CloseCalendarFeed: ({ id_akun }, { sidik }) => (sidik ? CalendarFeedClosed({ id_akun, sidik }) : nothing),
  },
  evolve: { CalendarFeedOpened: (_, { sidik }) => ({ sidik }), CalendarFeedClosed: () => ({ sidik: null }) },
});

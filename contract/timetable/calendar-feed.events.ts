import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** The address itself is nowhere: only its keyed digest, by which it is known again. */
export const CalendarFeedOpened = event('CalendarFeedOpened', { id_akun: Id, sidik: z.string(), sebelum: z.string().nullable() });
export const CalendarFeedClosed = event('CalendarFeedClosed', { id_akun: Id, sidik: z.string() });

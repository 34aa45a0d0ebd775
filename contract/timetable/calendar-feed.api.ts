import { z } from 'zod';
import { Done, doneWith, endpoint, one } from '#contract/kit/endpoint';
import { text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

const whose = ['guruMapel', 'murid'] as const;

/** One's own lessons for a calendar that subscribes, at an address that nobody guesses. */
export const calendarFeed = {
  state: endpoint('calendarFeed.state', 'GET /api/kalender', { output: one(z.object({ dibuat: Waktu.nullable() })), allow: whose, live: 'notice' }),
  /** The address is told once; one that was there before leads nowhere from now on. */
  open: endpoint('calendarFeed.open', 'POST /api/kalender', { output: doneWith(z.object({ alamat: z.string() })), allow: whose, isSecret: true }),
  close: endpoint('calendarFeed.close', 'DELETE /api/kalender', { output: Done, allow: whose }),
  read: endpoint('calendarFeed.read', 'GET /api/kalender/:rahasia', { input: { rahasia: text({ max: 60, form: /^[\w-]{43}(\.ics)?$/ }) }, output: z.unknown(), isFile: true, allow: 'public' }),
};

labelled({ rahasia: 'Secret' });

import type { z } from 'zod';
import type { Peristiwa } from '#contract/exam/supervision';
import { nameOf } from '#client/kit/events/event-name';
import type { Translate } from '#client/kit/words';

export type Happening = z.infer<typeof Peristiwa>;

/** An event of a room, in the words that its history has. */
export const eventLine = ({ jenis, isi }: Happening, t: Translate<'events'>) => nameOf(jenis, t, isi);

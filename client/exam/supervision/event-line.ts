import type { z } from 'zod';
import type { Peristiwa } from '#contract/exam/supervision';
import type { Translate } from '#client/kit/words';

export type Happening = z.infer<typeof Peristiwa>;

/** An event of a room, in the words that its history has. */
export const eventLine = ({ jenis, isi }: Happening, t: Translate<'events'>) =>
  t(jenis, { ...Object.fromEntries(Object.entries(isi).filter((it): it is [string, string | number] => typeof it[1] === 'string' || typeof it[1] === 'number')), defaultValue: jenis });

import type { z } from 'zod';
import type { Peristiwa } from '#contract/exam/supervision';
import { grouped } from '#contract/kit/grouped';
import { nameOf } from '#client/kit/events/event-name';
import type { Translate } from '#client/kit/words';

export type Happening = z.infer<typeof Peristiwa>;
/** What one act did alike, to one or to many; when the last of it was. */
export type Act = { pada: string; apa: string; oleh: string | null; events: readonly Happening[] };

/** An event of a room, in the words that its history has. */
export const eventLine = ({ jenis, isi }: Happening, t: Translate<'events'>) => nameOf(jenis, t, isi);

/** Events, the newest first, by the acts that they are of: what was done alike to many at once is told once. */
export function actsIn(events: readonly Happening[], t: Translate<'events'>): Act[] {
  const told = events.map((it) => ({ it, apa: eventLine(it, t) }));
  const acts = grouped(told, ({ it: { id_murid, jenis, bersama, oleh, pada }, apa }) => JSON.stringify(id_murid === null ? [bersama, jenis, apa, oleh, pada] : [bersama, jenis, apa, oleh]));
  return [...acts.values()].map((those) => ({ pada: those[0]?.it.pada ?? '', apa: those[0]?.apa ?? '', oleh: those[0]?.it.oleh ?? null, events: those.map(({ it }) => it) }));
}

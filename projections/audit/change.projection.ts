import { z } from 'zod';
import { type EventType, eventTypes, type Events, isDeclared, type Recorded } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { add } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

/** What nobody in particular did. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const ABOUT = /^([a-z-]+)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Who changed which stream in which hour, how often, and what came last. Hours, because days begin elsewhere at other hours. */
export const streamChange = table('stream_change', {
  stream: z.string(), jam: Waktu, oleh: Id, jenis: z.string(), id: Id, role: z.string(), at: Waktu, type: z.string(), jumlah: z.int(),
}, ['stream', 'jam', 'oleh'], [['at'], ['jenis', 'at'], ['oleh', 'at']]);

function noted({ stream, type, at, meta: { account, role } }: Recorded) {
  const [, jenis, id] = ABOUT.exec(stream) ?? [];
  if (!jenis || !id) return [];
  return add(streamChange, { stream, jam: `${at.slice(0, 13)}:00:00.000Z`, oleh: account ?? NOBODY }, { jumlah: 1 }, { jenis, id, role, at, type });
}

/** Listens to every event there is, also to those that are declared after it. */
export const changeProjection = projection({
  name: 'stream-change',
  version: 1,
  tables: [streamChange],
  get events(): Events {
    return Object.fromEntries(eventTypes().map((it): [string, EventType] => [it.type, it]));
  },
  on: new Proxy({}, { get: (_, type) => (isDeclared(String(type)) ? noted : undefined) }),
});

import { PersonErased } from '#contract/kit/erasure.events';
import { eventType, type Fact, lift, type Meta, type Recorded } from '#contract/kit/event';
import { linkHash, splitHash, withHash } from '#server/kit/log/chain';
import type { Batch, EventStore, Position, StoredEvent } from '#server/kit/log/event-store';
import { type Keys, ownersIn, type PersonKeys } from '#server/kit/log/person-keys';
import type { Source } from '#projections/kit/source';
import { uuidV5 } from '#projections/kit/uuid';

/** Where a stream ends: the revision and hash of its last event; revision -1 where there is none. */
export type Head = { revision: number; hash: string };
export const NOTHING: Head = { revision: -1, hash: '' };
export type Written = { head: Head; position: Position | undefined; already: boolean };

/** Facts in and out of the log: checked, encrypted and chained on the way in; opened, lifted and checked on the way out. */
export class Journal {
  constructor(readonly store: EventStore, readonly keys: PersonKeys) {}

  /** Appends facts behind `head`; the ids follow from the command, so the same command again is the same events. */
  async append(stream: string, head: Head, facts: readonly Fact[], meta: Meta): Promise<Written> {
    const events = [];
    let last = head.hash;
    for (const [i, { type, data }] of facts.entries()) {
      const it = eventType(type);
      const id = uuidV5(meta.command, String(i));
      const checked = it.schema.parse(data);
      const sealed = JSON.stringify(it.personal.length ? await this.keys.seal(id, type, checked) : checked);
      const text = JSON.stringify(it.version === 1 ? meta : { ...meta, v: it.version });
      last = linkHash(last, { stream, revision: head.revision + 1 + i, id, type, data: sealed, meta: text });
      events.push({ id, type, data: sealed, meta: withHash(text, last) });
    }
    const { revision, position, already } = await this.store.append(stream, events, head.revision < 0 ? 'new' : head.revision);
    return { head: { revision, hash: last }, position, already };
  }

  async read(stream: string, options?: { from?: number; backwards?: boolean; max?: number }) {
    const events = await this.decode((await this.store.read(stream, options)).events);
    const broken = events.find((it) => it.unreadable);
    if (broken) throw new Error(`event ${broken.id} of ${stream}: ${broken.unreadable}`);
    return events;
  }

  async *subscribe(options: Parameters<EventStore['subscribe']>[0]): AsyncIterable<Omit<Batch, 'events'> & { events: Recorded[] }> {
    for await (const { events, position, live } of this.store.subscribe(options)) {
      yield { events: await this.decode(events), position, live };
    }
  }

  /** Loads the batch's keys at once, then opens every event; a key that the batch says is gone is not remembered. */
  private async decode(events: StoredEvent[]): Promise<Recorded[]> {
    const parsed = events.map((it) => JSON.parse(it.data) as Record<string, unknown>);
    for (const [i, { type }] of events.entries()) if (type === PersonErased.type) this.keys.evict(parsed[i]?.id_orang as string);
    const keys = await this.keys.keysOf(events.flatMap((it, i) => ownersIn(it.type, parsed[i] as Record<string, unknown>)));
    return events.map((it, i) => this.open(it, parsed[i] as Record<string, unknown>, keys));
  }

  /** An event that cannot be read is handed on as such: it is for those who need it to stop. */
  private open({ id, type, stream, revision, position, meta: stored }: StoredEvent, data: Record<string, unknown>, keys: Keys): Recorded {
    const { v = 1, hash, ...meta } = JSON.parse(stored) as Meta & { v?: number; hash: string };
    const opened = { id, type, stream, revision, position, at: meta.at, meta, hash };
    try {
      const it = eventType(type);
      this.keys.open(id, type, data, keys);
      return { ...opened, data: it.schema.parse(v < it.version ? lift(it, data, v) : data) };
    } catch (error) {
      return { ...opened, data: {}, unreadable: String(error) };
    }
  }
}

/** The log as the read side reads it. */
export const sourceOf = (journal: Journal): Source => ({
  subscribe: (options) => journal.subscribe(options),
  reached: (at, wanted) => journal.store.reached(at, wanted),
});

/** The first revision of a stream at which the chain does not hold, or undefined. */
export function brokenLink(events: readonly StoredEvent[]): number | undefined {
  let previous = '';
  for (const [i, it] of events.entries()) {
    const found = splitHash(it.meta);
    if (it.revision !== i || !found || linkHash(previous, { ...it, meta: found.meta }) !== found.hash) return i;
    previous = found.hash;
  }
  return undefined;
}

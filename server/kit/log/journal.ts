import { randomUUID } from 'node:crypto';
import { PersonErased } from '#contract/kit/erasure.events';
import { eventType, type Fact, isDeclared, lift, type Meta, type Recorded } from '#contract/kit/event';
import { linkHash, splitHash, withHash } from '#server/kit/log/chain';
import { type Batch, BrokenStream, type EventStore, type Position, type Read, type ReadOptions, type StoredEvent, UnreadableEvent } from '#server/kit/log/event-store';
import { isSealed, type Keys, ownersIn, type PersonKeys } from '#server/kit/log/person-keys';
import { type Ours, taken } from '#server/kit/log/ours';
import { Strangers } from '#server/kit/log/strangers';
import type { Source } from '#projections/kit/source';

/** Where a stream ends: the revision and hash of its last event; revision -1 where there is none. */
export type Head = { revision: number; hash: string };
export const NOTHING: Head = { revision: -1, hash: '' };
export type Written = { head: Head; position: Position };

/** Facts in and out of the log: checked, encrypted and chained on the way in; opened, lifted and checked on the way out. */
export class Journal {
  private readonly strangers: Strangers;

  constructor(readonly store: EventStore, readonly keys: PersonKeys) {
    this.strangers = new Strangers(store);
  }

  /** What others write into this log, which is passed over. */
  get foreign() {
    return this.strangers.foreign;
  }

  /** Streams that nobody can decide on any more, and why. */
  get broken(): ReadonlyMap<string, string> {
    return this.strangers.broken;
  }

  /** Appends facts behind `head`. The ids are new: that the same command comes again the stream knows, and two that give it at once are a race. */
  async append(stream: string, head: Head, facts: readonly Fact[], meta: Meta): Promise<Written> {
    const events = [];
    let last = head.hash;
    for (const [i, { type, data }] of facts.entries()) {
      const it = eventType(type);
      const id = randomUUID();
      const checked = it.schema.parse(data);
      const sealed = JSON.stringify(it.personal.length ? await this.keys.seal(id, type, checked) : checked);
      const text = JSON.stringify(told(meta, it.version));
      last = linkHash(last, { stream, revision: head.revision + 1 + i, id, type, data: sealed, meta: text });
      events.push({ id, type, data: sealed, meta: withHash(text, last) });
    }
    const { revision, position } = await this.store.append(stream, events, head.revision < 0 ? 'new' : head.revision).catch((error: unknown) => {
      throw error instanceof BrokenStream ? this.strangers.breaks(error.stream, error.why) : error;
    });
    return { head: { revision, hash: last }, position };
  }

  /** A stream that is not whole or not only ours is refused, and so is one of which an event cannot be read. */
  async read(stream: string, options: ReadOptions = {}): Promise<Recorded[]> {
    const found = await this.store.read(stream, options);
    const ours = found.events.flatMap((it) => taken(it) ?? []);
    const why = flaw(found, ours, options);
    if (why) throw this.strangers.breaks(stream, why);
    const events = await this.decode(ours);
    const unreadable = events.find((it) => it.unreadable);
    if (unreadable) throw new UnreadableEvent(`event ${unreadable.id} of ${stream}: ${unreadable.unreadable}`);
    return events;
  }

  /** Stored events of ours in the clear as they were written, whatever stands in them: nothing is lifted or checked, and what cannot be opened is null. */
  async opened(events: readonly StoredEvent[]) {
    const ours = events.flatMap((it) => taken(it) ?? []);
    const keys = await this.keys.keysOf(ours.flatMap(({ stored: { type }, data }) => ownersIn(type, data)));
    return ours.map(({ stored: { id, type, revision }, data, meta: { at } }) => {
      try {
        this.keys.open(id, type, data, keys);
      } catch {
        for (const name of Object.keys(data)) if (isSealed(data[name])) data[name] = null;
      }
      return { type, revision, at, data };
    });
  }

  async *subscribe(options: Parameters<EventStore['subscribe']>[0]): AsyncIterable<Omit<Batch, 'events'> & { events: Recorded[] }> {
    for await (const { events, position, live } of this.store.subscribe(options)) {
      const ours = events.map(taken);
      for (const [i, it] of events.entries()) if (!ours[i]) await this.strangers.meet(it);
      yield { events: await this.decode(ours.flatMap((it) => it ?? [])), position, live };
    }
  }

  /** Loads the batch's keys at once, then opens every event; a key that the batch says is gone is not remembered. */
  private async decode(events: readonly Ours[]): Promise<Recorded[]> {
    for (const { stored: { type }, data } of events) if (type === PersonErased.type) this.keys.evict(data.id_orang as string);
    const keys = await this.keys.keysOf(events.flatMap(({ stored: { type }, data }) => ownersIn(type, data)));
    return events.map((it) => this.open(it, keys));
  }

  /** An event that cannot be read is handed on as such: it is for those who need it to stop. */
  private open({ stored: { id, type, stream, revision, position }, data, meta: { v = 1, hash, ...meta } }: Ours, keys: Keys): Recorded {
    const opened = { id, type, stream, revision, position, at: meta.at, meta: { ...meta, correlation: meta.correlation ?? meta.command, causation: meta.causation ?? null }, hash };
    if (isNewer(type, v)) return { ...opened, data: {}, unreadable: `${type} in version ${v} is of a newer version of this code`, isNewer: true };
    try {
      const it = eventType(type);
      this.keys.open(id, type, data, keys);
      return { ...opened, data: it.schema.parse(v < it.version ? lift(it, data, v) : data) };
    } catch (error) {
      return { ...opened, data: {}, unreadable: String(error) };
    }
  }
}

/** What follows from the rest is not written: that nothing caused a command, and that it stands for itself. */
function told({ correlation, causation, ...meta }: Meta, version: number) {
  return { ...meta, ...(correlation === meta.command ? {} : { correlation }), ...(causation ? { causation } : {}), ...(version === 1 ? {} : { v: version }) };
}

/** What a newer version of the code may have written: this one knows the type not at all, or only an older form. */
const isNewer = (type: string, version: number) => !isDeclared(type) || version > eventType(type).version;

/** Why what was read of a stream is not what was written to it, from its first event on, and nothing else. */
function flaw({ exists, events }: Read, ours: readonly Ours[], { from = 0, backwards = false, max }: ReadOptions) {
  const stranger = events.find((it, i) => it !== ours[i]?.stored);
  if (stranger) return `revision ${stranger.revision} (${stranger.type}) was written by somebody else`;
  if (exists && !events.length && !from) return 'it was deleted';
  const revisions = events.map((it) => it.revision);
  if (backwards) revisions.reverse();
  const begin = backwards && max !== undefined && events.length >= max ? (revisions[0] ?? 0) : from;
  const gap = revisions.findIndex((it, i) => it !== begin + i);
  return gap < 0 ? undefined : `revision ${begin + gap} is gone`;
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

import {
  type Appended, type Batch, checkAppend, checkJson, EventStore, type Expected, isWanted, LostPlace, type NewEvent, type Position, type ReadOptions,
  type StoredEvent, type SubscribeOptions, WrongExpectedRevision,
} from '#server/kit/log/event-store';

/** The log in memory, for unit tests: the same promises, gone with the process. */
export class MemoryStore extends EventStore {
  override readonly isDense = true;
  private readonly all: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private waiting: (() => void)[] = [];

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    checkAppend(stream, events, expected);
    checkJson(stream, events);
    const existing = this.streams.get(stream) ?? [];
    const actual = existing.length ? existing.length - 1 : 'new';
    if (actual !== expected) return this.repeated(stream, events, expected, existing);
    const stored = events.map((it, index) => ({
      ...it, stream, revision: existing.length + index, position: String(this.all.length + index + 1), storedAt: new Date(),
    }));
    this.streams.set(stream, [...existing, ...stored]);
    this.all.push(...stored);
    this.wake();
    return { revision: existing.length + events.length - 1, position: String(this.all.length) };
  }

  private repeated(stream: string, events: readonly NewEvent[], expected: Expected, existing: StoredEvent[]): Appended {
    const first = expected === 'new' ? 0 : expected + 1;
    const same = events.every((it, index) => existing[first + index]?.id === it.id);
    if (!same) throw new WrongExpectedRevision(stream, expected, existing.length ? existing.length - 1 : 'new');
    const last = existing[first + events.length - 1] as StoredEvent;
    return { revision: last.revision, position: last.position };
  }

  async read(stream: string, { from = 0, backwards = false, max = Infinity }: ReadOptions = {}) {
    const events = this.streams.get(stream) ?? [];
    const found = backwards ? [...events].reverse() : events.slice(from);
    return { exists: events.length > 0, events: found.slice(0, max) };
  }

  async *subscribe({ after, types, streamPrefixes, batchSize = 1000, signal }: SubscribeOptions): AsyncIterable<Batch> {
    let at = after === 'start' ? 0 : Number(after);
    if (!(at <= this.all.length)) throw new LostPlace(after);
    let first = true;
    while (!signal.aborted) {
      const page = this.all.slice(at, at + batchSize);
      if (page.length || first) {
        at += page.length;
        first = false;
        const events = page.filter((it) => isWanted(it, types, streamPrefixes));
        yield { events, position: String(at), live: at === this.all.length };
      } else await this.news(signal);
    }
  }

  async end() {
    return String(this.all.length);
  }

  reached(at: Position | 'start', wanted: Position) {
    return at !== 'start' && Number(at) >= Number(wanted);
  }

  async close() {
    this.wake();
  }

  private wake() {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private news(signal: AbortSignal) {
    return new Promise<void>((resolve) => {
      const done = () => {
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.waiting.push(done);
      signal.addEventListener('abort', done);
    });
  }
}

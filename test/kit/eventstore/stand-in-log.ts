import type { Expected } from '#server/kit/log/event-store';

export type Proposed = { id: string; type: string; isJson: boolean; data: Uint8Array; meta: Uint8Array };
export type Kept = Proposed & { stream: string; revision: number; position: bigint; created: Date };
export type Outcome = { revision: number; position: bigint | undefined } | { conflict: Expected } | { tooLarge: number } | { deleted: string };

const FIRST_POSITION = 1_717n;
const SYSTEM_EVERY = 7;

/** What EventStoreDB keeps and how it decides: sparse positions, its own events among the others, idempotence by ids. */
export class StandInLog {
  readonly all: Kept[] = [];
  maxAppendBytes = 1_048_576;
  private readonly streams = new Map<string, Kept[]>();
  private readonly tombs = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private next = FIRST_POSITION;

  constructor() {
    this.own('$metadata', '$$$stats');
  }

  append(stream: string, expected: Expected | 'any', events: readonly Proposed[]): Outcome {
    const bytes = events.reduce((sum, it) => sum + it.data.length + it.meta.length + it.type.length, 0);
    if (bytes > this.maxAppendBytes) return { tooLarge: this.maxAppendBytes };
    if (this.tombs.has(stream)) return { deleted: stream };
    const stored = this.of(stream);
    const isGone = stored.length > 0 && !this.visible(stream).length;
    const actual = stored.length && !isGone ? stored.length - 1 : 'new';
    if (isGone && expected === 'new') this.describe(stream, { $tb: stored.length });
    if (expected !== 'any' && expected !== actual) return repeated(stored, expected, events) ?? { conflict: actual };
    for (const it of events) this.keep(stream, it);
    if (this.all.length % SYSTEM_EVERY < events.length) this.own('$statsCollected', '$stats-127.0.0.1:2113');
    for (const hear of this.listeners) hear();
    const last = this.of(stream).at(-1) as Kept;
    return { revision: last.revision, position: last.position };
  }

  /** Somebody else writes: whatever bytes they like. */
  scribble(stream: string, type: string, data = '{}', meta = '') {
    return this.append(stream, 'any', [{ id: crypto.randomUUID(), type, isJson: true, data: Buffer.from(data), meta: Buffer.from(meta) }]);
  }

  /** Sets a stream's metadata: `$maxCount`, `$tb`. */
  describe(stream: string, metadata: object) {
    this.own('$metadata', `$$${stream}`, JSON.stringify(metadata));
  }

  /** Deletes a stream so that it may begin again, behind its old revisions. */
  delete(stream: string) {
    this.describe(stream, { $tb: Number.MAX_SAFE_INTEGER });
  }

  /** Deletes a stream for ever. */
  bury(stream: string) {
    this.own('$streamDeleted', stream);
    this.tombs.add(stream);
  }

  isBuried = (stream: string) => this.tombs.has(stream);

  /** What was appended to a stream, be it hidden by now or not. */
  of = (stream: string) => this.streams.get(stream) ?? [];

  /** What a reader of the stream still sees of it. */
  visible(stream: string) {
    const stored = this.of(stream);
    const about = this.of(`$$${stream}`).at(-1);
    const { $tb = 0, $maxCount = stored.length } = about ? JSON.parse(Buffer.from(about.data).toString()) : {};
    return stored.slice(Math.max(0, stored.length - $maxCount)).filter((it) => it.revision >= $tb);
  }

  /** Calls back after each append until the answer is called. */
  onAppended(hear: () => void) {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** How many of all records lie before a position, or at it too. */
  countTo(position: bigint, inclusive: boolean) {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = (this.all[middle] as Kept).position;
      if (at < position || (inclusive && at === position)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  isPlace(position: bigint) {
    return position === 0n || position === this.next || this.all[this.countTo(position, false)]?.position === position;
  }

  private own(type: string, stream: string, data = '{"own":true}') {
    this.keep(stream, { id: crypto.randomUUID(), type, isJson: true, data: Buffer.from(data), meta: Buffer.alloc(0) });
  }

  private keep(stream: string, it: Proposed) {
    const stored = this.of(stream);
    this.streams.set(stream, stored);
    const kept = { ...it, stream, revision: stored.length, position: this.next, created: new Date() };
    stored.push(kept);
    this.all.push(kept);
    this.next += BigInt(97 + it.data.length + it.meta.length);
  }
}

/** The very same events behind the same revision were stored before: success, but of where it is silent. */
function repeated(stored: readonly Kept[], expected: Expected, events: readonly Proposed[]): Outcome | undefined {
  const first = expected === 'new' ? 0 : expected + 1;
  if (!events.length || !events.every((it, i) => stored[first + i]?.id === it.id)) return undefined;
  return { revision: first + events.length - 1, position: undefined };
}

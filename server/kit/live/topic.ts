import type { Kysely } from 'kysely';
import type { LiveRows } from '#projections/kit/live-rows';
import type { Time } from '#projections/kit/question';
import type { Touched } from '#projections/kit/read-side';
import { FLUSH_MS, type RowChange } from '#server/kit/live/protocol';

type Keys = ReadonlySet<string> | 'all';
export type Delta = { from: number; to: number; changes: RowChange[] };
const RING = 2_000;

/** The rows of one live answer: which changed since when, and their values read once for all watchers. */
export class RowsTopic {
  /** Everything up to here was sent. */
  sent: number;
  private readonly ring: { n: number; key: string }[] = [];
  /** Resuming from before this needs a snapshot: what changed is no longer known. */
  private knownSince: number;
  private pending: Set<string> | 'all' = new Set();
  private timer: NodeJS.Timeout | undefined;
  private flushing = false;
  private flushed = 0;

  constructor(
    readonly name: string,
    private readonly live: LiveRows,
    private readonly input: unknown,
    private readonly db: Kysely<any>,
    private readonly time: Time,
    n: number,
    private readonly emit: (delta: Delta) => void,
    /** Anything may have changed: watchers ask for everything again. */
    private readonly reset: () => void,
  ) {
    this.sent = n;
    this.knownSince = n;
  }

  /** Notes what the read side changed and sends it soon. */
  touch(touched: readonly Touched[]) {
    for (const { n, keys } of touched) {
      for (const key of this.meant(keys)) this.note(n, key);
      if (this.pending === 'all') this.knownSince = n;
    }
    if (this.pending === 'all' || this.pending.size) this.schedule();
  }

  /** The rows since a position where that is still known, otherwise all of them; with the position that they are true at. */
  async since(from: number | undefined): Promise<{ kind: 'snapshot' | 'delta'; from?: number; to: number; changes: RowChange[] }> {
    const isKnown = from !== undefined && from >= this.knownSince;
    const keys = isKnown ? new Set(this.ring.filter((it) => it.n > from).map((it) => it.key)) : ('all' as const);
    const { to, changes } = await this.read(keys);
    return isKnown ? { kind: 'delta', from, to, changes } : { kind: 'snapshot', to, changes };
  }

  close() {
    clearTimeout(this.timer);
  }

  private *meant(keys: Touched['keys']) {
    for (const table of this.live.tables) {
      const touched = keys === null ? null : keys[table.name];
      if (touched === undefined) continue;
      for (const key of touched ?? [null]) {
        const rows = key === null ? 'all' : this.live.meaning[table.name]?.(key, this.input) ?? [];
        if (rows === 'all') this.pending = 'all';
        else yield* rows;
      }
    }
  }

  private note(n: number, key: string) {
    if (this.pending !== 'all') this.pending.add(key);
    this.ring.push({ n, key });
    if (this.ring.length > RING) this.knownSince = (this.ring.shift() as { n: number }).n;
  }

  private schedule() {
    if (this.timer || this.flushing) return;
    this.timer = setTimeout(() => void this.flush(), Math.max(0, this.flushed + FLUSH_MS - Date.now()));
  }

  private async flush() {
    [this.timer, this.flushing] = [undefined, true];
    const keys = this.pending;
    this.pending = new Set();
    try {
      const { to, changes } = await this.read(keys === 'all' ? new Set() : keys);
      if (keys === 'all') this.reset();
      else this.emit({ from: this.sent, to, changes });
      this.sent = to;
    } catch {
      this.pending = 'all';
    } finally {
      [this.flushing, this.flushed] = [false, Date.now()];
      if (this.pending === 'all' || this.pending.size) this.schedule();
    }
  }

  /** Rows and position from one snapshot of the database, so that each is true of the other. */
  private read(keys: Keys) {
    return this.db.transaction().setIsolationLevel('repeatable read').execute(async (tx) => {
      const { n } = await tx.withoutPlugins().selectFrom('read.checkpoint').select('n').executeTakeFirstOrThrow();
      const rows = await this.live.rows(tx, this.input, keys === 'all' ? undefined : [...keys], this.time);
      const byKey = new Map(rows.map((row) => [String(row[this.keyName]), row]));
      const gone = keys === 'all' ? [] : [...keys].filter((key) => !byKey.has(key)).map((key): RowChange => [key, null]);
      return { to: Number(n), changes: [...byKey, ...gone] as RowChange[] };
    });
  }

  private get keyName() {
    return (this.live.endpoint.live as { key: string }).key;
  }
}

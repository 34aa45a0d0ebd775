import { CompiledQuery, type Kysely } from 'kysely';
import type { LiveRows } from '#projections/kit/live-rows';
import { versions } from '#projections/kit/projection';
import type { Time } from '#projections/kit/question';
import { STANDING, type Standing, type Touched } from '#projections/kit/touched';
import { FLUSH_MS, type RowChange } from '#server/kit/live/protocol';

type Keys = Set<string> | 'all';
export type Delta = { from: number; to: number; changes: RowChange[] };
type Snapshot = { to: number; keys: Keys; touched: { n: number; key: string }[]; changes: RowChange[] };
const RING = 2_000;

/** The rows of one live answer: which changed since when, and their values read once for all watchers. */
export class RowsTopic {
  /** Everything up to here was sent. */
  sent: number;
  /** What was touched up to here is sent or does not concern this topic. */
  private checked: number;
  /** Resuming from before this needs a snapshot: what changed is no longer known. */
  private knownSince: number;
  private readonly ring: { n: number; key: string }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;
  private again = false;
  private given: readonly string[] | 'all' = [];
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
    [this.sent, this.checked, this.knownSince] = [n, n, n];
  }

  /** Something was touched: what concerns this topic is sent soon. */
  touch(touched: readonly Touched[]) {
    const meant = touched.map(({ keys }) => this.meant(keys));
    // What is told to have changed altogether may be listed nowhere: tables were rebuilt, or the list was cut.
    if (meant.includes('all')) this.given = 'all';
    const isMeant = meant.some((it) => it === 'all' || it.size);
    if (isMeant) this.schedule();
    else if (!this.timer && !this.flushing) this.checked = Math.max(this.checked, touched.at(-1)?.n ?? 0);
  }

  /** The rows since a position where that is still known, otherwise all of them; with the position that they are true at. */
  async since(from: number | undefined): Promise<{ kind: 'snapshot' | 'delta'; from?: number; to: number; changes: RowChange[] }> {
    await this.flushing;
    const isKnown = from !== undefined && from >= this.knownSince;
    const { to, keys, changes } = await this.read(isKnown ? this.ring.filter((it) => it.n > from).map((it) => it.key) : 'all');
    return isKnown && keys !== 'all' ? { kind: 'delta', from, to, changes } : { kind: 'snapshot', to, changes };
  }

  close() {
    clearTimeout(this.timer);
  }

  private schedule() {
    if (this.flushing) this.again = true;
    else this.timer ??= setTimeout(() => this.flush(), Math.max(0, this.flushed + FLUSH_MS - Date.now()));
  }

  private flush() {
    this.timer = undefined;
    this.flushing = this.send().catch(() => {
      this.again = true;
    }).then(() => {
      [this.flushing, this.flushed] = [undefined, Date.now()];
      if (this.again) {
        this.again = false;
        this.schedule();
      }
    });
  }

  private async send() {
    const given = this.given;
    this.given = [];
    const { to, keys, touched, changes } = await this.read(given).catch((error: unknown) => {
      this.given = given;
      throw error;
    });
    if (keys === 'all') [this.knownSince, this.ring.length] = [to, 0];
    else this.remember(touched);
    if (keys === 'all') this.reset();
    else if (changes.length) this.emit({ from: this.sent, to, changes });
    if (keys === 'all' || changes.length) this.sent = to;
    this.checked = to;
  }

  private remember(touched: { n: number; key: string }[]) {
    this.ring.push(...touched);
    const over = this.ring.splice(0, Math.max(0, this.ring.length - RING));
    this.knownSince = over.at(-1)?.n ?? this.knownSince;
  }

  /**
   * The given rows and those touched since, with the position, from one snapshot of the database: each is true of the other.
   * Since when is settled together with what is given: a flush that ends meanwhile moves it on.
   */
  private read(given: readonly string[] | 'all', after = this.checked): Promise<Snapshot> {
    return this.db.transaction().setIsolationLevel('repeatable read').execute(async (tx) => {
      const { rows: [standing] } = await tx.executeQuery<Standing>(CompiledQuery.raw(STANDING, [after, versions()]));
      const { n, touched: listed } = standing as Standing;
      const meant = (listed ?? []).map((it) => ({ n: it.n, keys: this.meant(it.keys) }));
      const isAll = given === 'all' || meant.some((it) => it.keys === 'all');
      const touched = isAll ? [] : meant.flatMap((it) => [...(it.keys as Set<string>)].map((key) => ({ n: it.n, key })));
      const keys: Keys = isAll ? 'all' : new Set([...given, ...touched.map((it) => it.key)]);
      return { to: Number(n), keys, touched, changes: await this.rows(tx, keys) };
    });
  }

  /** Absolute values; null for a row that is gone. */
  private async rows(tx: Kysely<any>, keys: Keys): Promise<RowChange[]> {
    if (keys !== 'all' && !keys.size) return [];
    const { key } = this.live.endpoint.live as { key: string };
    const rows = new Map((await this.live.rows(tx, this.input, keys === 'all' ? undefined : [...keys], this.time)).map((row) => [String(row[key]), row]));
    const gone = keys === 'all' ? [] : [...keys].filter((it) => !rows.has(it)).map((it): RowChange => [it, null]);
    return [...rows, ...gone];
  }

  /** The row keys that touched table keys stand for. */
  private meant(keys: Touched['keys']): Keys {
    const found = new Set<string>();
    for (const { name } of this.live.tables) {
      const touched = keys === null ? null : keys[name];
      if (touched === undefined) continue;
      if (touched === null) return 'all';
      for (const key of touched) {
        const rows = this.live.meaning[name]?.(key, this.input) ?? [];
        if (rows === 'all') return 'all';
        for (const row of rows) found.add(row);
      }
    }
    return found;
  }
}

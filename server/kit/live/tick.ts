import { CompiledQuery, type Kysely } from 'kysely';
import type { LiveRows } from '#projections/kit/live-rows';
import { versions } from '#projections/kit/projection';
import type { Time } from '#projections/kit/question';
import { STANDING, type Standing, type Touched } from '#projections/kit/touched';
import { FLUSH_MS, type RowChange } from '#server/kit/live/protocol';

/** What is to be sent: these rows, what stands beside them, and whatever was touched after a position, where `members` are there. */
export type Wish = { given: readonly string[] | 'all'; after: number; members?: ReadonlySet<string> | undefined; withBeside?: boolean };
/** One answer that owes its watchers something: it says what, reads it, and only then tells them. */
export type Owing = { wish(): Wish; unsaid(wish: Wish): void; changed(from: Standpoint, wish: Wish): Promise<() => void> };

/** Where the database was when it was read, and what was touched on the way there. */
export type Standpoint = { to: number; touched: readonly Touched[]; rows(input: unknown, keys: readonly string[] | 'all'): Promise<RowChange[]>; beside(input: unknown): Promise<object | undefined> };

/**
 * The pulse of one live endpoint on this node: whatever changed for any of its topics is read together, out of one snapshot of
 * the database. The first change goes at once, those that follow within a pulse together.
 */
export class Tick {
  private readonly due = new Set<Owing>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> | undefined;
  private flushed = 0;
  private readonly every: number;

  constructor(private readonly live: LiveRows, private readonly db: Kysely<any>, private readonly time: Time) {
    this.every = typeof live.endpoint.live === 'object' ? (live.endpoint.live.every ?? FLUSH_MS) : FLUSH_MS;
  }

  schedule(topic: Owing) {
    this.due.add(topic);
    if (!this.flushing) this.timer ??= setTimeout(() => this.flush(), Math.max(0, this.flushed + this.every - Date.now()));
  }

  forget(topic: Owing) {
    this.due.delete(topic);
    if (this.due.size) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** The end of what is being sent. */
  async settled() {
    await this.flushing;
  }

  private flush() {
    this.timer = undefined;
    const topics = [...this.due];
    this.due.clear();
    this.flushing = this.send(topics).catch(() => {
      for (const it of topics) this.due.add(it);
    }).then(() => {
      [this.flushing, this.flushed] = [undefined, Date.now()];
      const [next] = this.due;
      if (next) this.schedule(next);
    });
  }

  private async send(topics: readonly Owing[]) {
    const wishes = topics.map((topic) => ({ topic, wish: topic.wish() }));
    try {
      const told = await this.read(Math.min(...wishes.map(({ wish }) => wish.after)), async (from) => {
        const told: (() => void)[] = [];
        for (const { topic, wish } of wishes) told.push(await topic.changed(from, wish));
        return told;
      });
      for (const tell of told) tell();
    } catch (error) {
      for (const { topic, wish } of wishes) topic.unsaid(wish);
      throw error;
    }
  }

  /** Rows and the position that they are true at come from one snapshot of the database: each is true of the other. */
  read<T>(after: number, work: (from: Standpoint) => Promise<T>): Promise<T> {
    return this.db.transaction().setIsolationLevel('repeatable read').execute(async (tx) => {
      const { rows: [standing] } = await tx.executeQuery<Standing>(CompiledQuery.raw(STANDING, [after, versions()]));
      const { n, touched } = standing as Standing;
      return work({ to: Number(n), touched: touched ?? [], rows: (input, keys) => this.rows(tx, input, keys), beside: async (input) => this.live.beside?.read(tx, input, this.time) });
    });
  }

  /** Absolute values; null for a row that is gone. */
  private async rows(tx: Kysely<any>, input: unknown, meant: readonly string[] | 'all'): Promise<RowChange[]> {
    if (meant !== 'all' && !meant.length) return [];
    const keys = meant === 'all' ? meant : ((await this.live.rowsOf?.(tx, meant)) ?? meant);
    const { key } = this.live.endpoint.live as { key: string };
    const rows = new Map((await this.live.rows(tx, input, keys === 'all' ? undefined : keys, this.time)).map((row) => [String(row[key]), row]));
    const gone = keys === 'all' ? [] : keys.filter((it) => !rows.has(it)).map((it): RowChange => [it, null]);
    return [...rows, ...gone];
  }
}

import type { Recorded } from '#contract/kit/event';
import { History, Part, type Parting, Steps } from '#projections/kit/part';
import { Pages } from '#projections/kit/pages';
import type { AnyProjection } from '#projections/kit/projection';
import { patient, type Source } from '#projections/kit/source';
import type { AnyTable } from '#projections/kit/table';
import { joined, type Tables, Versions } from '#projections/kit/versions';

/** One event of a part, the `n`th that these tables know of. */
export type Moment = { n: number; at: string };
/** What is read beside the rows that are of no part: all of one part, and of others the tables that are kept in brief. */
export type Wanted = { part?: string; brief?: (part: string) => boolean };
type Options = Partial<Parting> & {
  /** Events a page: so many are read and folded to get to a place, at most. */
  page?: number;
  /** Tables of which every part's rows as they are now stay in memory: they are few. */
  brief?: readonly AnyTable[];
  /** Rows and changes kept in memory of the parts that were asked for; some 300 bytes each. */
  most?: number;
};

/** Small, so that whoever else is served by this process never waits for long. */
const BATCH = 1_000;
const none = () => undefined;

/**
 * Read tables as they were after any event of the log, by the very handlers that fill the live ones, which it never
 * touches. Of every part of them, such as a day, it remembers where in the log it is: a question reads what it is about.
 */
export class TimeMachine {
  private readonly common = new Versions();
  private readonly parts = new Map<string, Part>();
  /** Those that were asked for, the last of them at the end. */
  private readonly histories = new Map<string, History>();
  private readonly pages: Pages;
  private readonly steps: Steps;
  private readonly options: Required<Options>;
  private readonly brief: ReadonlySet<AnyTable>;
  private following: Promise<void> | undefined;
  private turns: Promise<unknown> = Promise.resolve();

  /** `tables` are those to be remembered. What the log holds of persons should not be among them: it could not be forgotten. */
  constructor(private readonly source: Source, all: readonly AnyProjection[], tables: readonly AnyTable[] = all.flatMap((it) => it.tables), options: Options = {}) {
    this.options = { page: 100, part: none, moment: none, brief: [], most: 100_000, ...options };
    this.brief = new Set(this.options.brief);
    this.steps = new Steps(all, new Set(tables), this.options);
    this.pages = new Pages(source, [...new Set(all.flatMap((it) => Object.values<{ type: string }>(it.events).map(({ type }) => type)))], BATCH);
  }

  /** How many events it knows. */
  get n() {
    return this.pages.n;
  }

  /** Rows and changes in memory of the parts that were asked for, and these parts. */
  get kept() {
    return [...this.histories.values()].reduce((sum, it) => sum + it.size + 1, 0);
  }

  lastBy = (time: string) => this.pages.lastBy(time);
  lastAt = (position: string) => this.pages.lastAt(position);

  /** The events that count in a part, in their order in the log. */
  async moments(part: string): Promise<readonly Moment[]> {
    return (await this.history(part)).steps.filter((it) => it.isMoment);
  }

  /** Reads what was written since. */
  follow(): Promise<void> {
    this.following ??= this.inTurn(() => this.readOn()).finally(() => {
      this.following = undefined;
    });
    return this.following;
  }

  /** What is read from the tables as they were after so many events, and from the last of these. */
  async at<A>(wanted: number, read: (tables: Tables, event: Recorded | undefined) => A, of: Wanted = {}): Promise<A> {
    const n = Math.min(wanted, this.n);
    const page = this.pages.holding(n);
    const events = (await this.pages.read(page)).slice(0, n - this.pages.before(page));
    const histories = await this.historiesFor(n, of);
    const brief = [...this.parts].filter(([name, { first }]) => !histories.has(name) && first <= n && of.brief?.(name)).map(([, it]) => it.current);
    return read(joined([this.common.at(page - 1, this.steps.common(events)), ...[...histories.values()].map((it) => it.at(n)), ...brief]), events.at(-1));
  }

  /** The part that is asked for, and those that are not now what they were then; looked for until none is left, for the log goes on. */
  private async historiesFor(n: number, { part, brief }: Wanted) {
    const found = new Map<string, History>();
    const isNeeded = ([name, { first, last }]: [string, Part]) => !found.has(name) && (name === part || (first <= n && last > n && brief?.(name)));
    for (let next = [...this.parts].find(isNeeded); next; next = [...this.parts].find(isNeeded)) found.set(next[0], await this.history(next[0]));
    return found;
  }

  private history(part: string): Promise<History> {
    return this.inTurn(async () => {
      const found = this.histories.get(part) ?? (await this.readHistory(part));
      this.histories.delete(part);
      this.histories.set(part, found);
      this.forget();
      return found;
    });
  }

  private async readHistory(part: string) {
    const found = new History();
    for await (const { event, n } of this.pages.events(this.parts.get(part)?.pages ?? [])) {
      const step = this.steps.of(event, n).get(part);
      if (step) found.add(step);
    }
    return found;
  }

  /** The one that was asked for last stays, however large it is. */
  private forget() {
    for (const name of this.histories.keys()) {
      if (this.kept <= this.options.most || this.histories.size === 1) return;
      this.histories.delete(name);
    }
  }

  private async readOn() {
    const { page } = this.options;
    const done = new AbortController();
    try {
      for await (const { events, position, live } of this.source.subscribe({ after: this.pages.end, types: this.pages.types, batchSize: BATCH, signal: patient(done.signal) })) {
        for (let i = 0; i < events.length; i += page) this.turn(events.slice(i, i + page));
        this.pages.reach(position);
        if (live) return;
      }
    } finally {
      done.abort();
    }
  }

  /** Everything is made of the events before any of it is remembered: one that cannot be taken leaves nothing behind. */
  private turn(events: readonly Recorded[]) {
    const [common, steps] = [this.steps.common(events), events.map((it, i) => this.steps.of(it, this.n + i + 1))];
    const page = this.pages.add(events);
    this.common.put(page, common);
    for (const [name, step] of steps.flatMap((it) => [...it])) {
      const part = this.parts.get(name) ?? new Part(this.brief);
      this.parts.set(name, part);
      part.note(page, step);
      this.histories.get(name)?.add(step);
    }
  }

  /** What reads the log to remember it does so one after the other: nothing is remembered twice. */
  private inTurn<A>(work: () => Promise<A>): Promise<A> {
    const done = this.turns.then(work);
    this.turns = done.catch(() => {});
    return done;
  }
}

import type { Recorded } from '#contract/kit/event';
import type { Change } from '#projections/kit/change';
import { change, changesOf, type Folded } from '#projections/kit/fold';
import type { AnyProjection } from '#projections/kit/projection';
import { between, patient, type Source } from '#projections/kit/source';
import type { AnyTable } from '#projections/kit/table';
import { type Tables, Versions } from '#projections/kit/versions';

/** One event of a subject, the `n`th that these tables know of. */
export type Moment = { n: number; at: string };
/** Events up to `end`, the last of them the `n`th; none happened before `earliest`. */
type Page = { end: string; n: number; earliest: string };
type Options = {
  /** Events a page: so many are read and folded to get to a place, at most. */
  page?: number;
  /** Rows kept in memory, over all pages; beyond that pages become longer. */
  rows?: number;
  /** What a change is about, for `moments`. */
  subject?: (change: Change) => string | undefined;
};

/** Small, so that whoever else is served by this process never waits for long. */
const BATCH = 1_000;
/** How much of the log is asked for at once to find a page of it, among events that these tables do not know. */
const AROUND = 2.5;
const START: Page = { end: 'start', n: 0, earliest: '' };

/**
 * Read tables as they were after any event of the log, by the very handlers that fill the live ones, which it never
 * touches. It remembers which rows every page of events left; to get to a place it folds part of one page.
 */
export class TimeMachine {
  private readonly versions = new Versions();
  private readonly subjects = new Map<string, Moment[]>();
  private pages: Page[] = [START];
  private thinned = 0;
  private following: Promise<void> | undefined;
  private readonly types: string[];
  private readonly tables: ReadonlySet<AnyTable>;
  private readonly page: number;
  private readonly most: number;

  /** `tables` are those to be remembered. What the log holds of persons should not be among them: it could not be forgotten. */
  constructor(
    private readonly source: Source, private readonly all: readonly AnyProjection[],
    tables: readonly AnyTable[] = all.flatMap((it) => it.tables), private readonly options: Options = {},
  ) {
    this.tables = new Set(tables);
    this.types = [...new Set(all.flatMap((it) => Object.values<{ type: string }>(it.events).map(({ type }) => type)))];
    [this.page, this.most] = [options.page ?? 100, options.rows ?? 400_000];
  }

  /** How many events it knows. */
  get n() {
    return this.end.n;
  }

  /** The events of a subject, in their order in the log. */
  moments = (subject: string): readonly Moment[] => this.subjects.get(subject) ?? [];

  /** Reads what was written since. */
  follow(): Promise<void> {
    this.following ??= this.readOn().finally(() => {
      this.following = undefined;
    });
    return this.following;
  }

  /** What is read from the tables as they were after so many events, and from the last of these. */
  async at<A>(wanted: number, read: (tables: Tables, event: Recorded | undefined) => A): Promise<A> {
    const n = Math.min(wanted, this.n);
    for (;;) {
      const page = Math.max(1, this.pages.findIndex((it) => it.n >= n));
      const { thinned } = this;
      const events = (await this.eventsOf(page)).slice(0, n - (this.pages[page - 1] as Page).n);
      if (thinned === this.thinned) return read(this.versions.at(page - 1, this.folded(events)), events.at(-1));
    }
  }

  /** Which event was the last by that time. */
  async lastBy(time: string): Promise<number> {
    const page = this.pages.findLastIndex((it) => it.n > 0 && it.earliest <= time);
    if (page < 1) return 0;
    return (this.pages[page - 1] as Page).n + (await this.eventsOf(page)).findLastIndex((it) => it.at <= time) + 1;
  }

  /** Which event was the last at a place of the log. */
  async lastAt(position: string): Promise<number> {
    const page = this.pages.findIndex((it) => it.end !== 'start' && this.source.reached(it.end, position));
    if (page < 0) return this.n;
    return (this.pages[page - 1] as Page).n + (await this.eventsOf(page)).filter((it) => this.source.reached(position, it.position)).length;
  }

  private get end() {
    return this.pages.at(-1) as Page;
  }

  private async eventsOf(page: number): Promise<Recorded[]> {
    const [from, to] = [this.pages[page - 1], this.pages[page]];
    if (!from || !to) return [];
    const found: Recorded[] = [];
    for await (const { events } of between(this.source, from.end, to.end, { types: this.types, batchSize: Math.ceil(this.page * AROUND), signal: new AbortController().signal })) found.push(...events);
    return found;
  }

  private async readOn() {
    const done = new AbortController();
    try {
      for await (const { events, position, live } of this.source.subscribe({ after: this.end.end, types: this.types, batchSize: BATCH, signal: patient(done.signal) })) {
        this.absorb(events, position);
        if (live) return;
      }
    } finally {
      done.abort();
    }
  }

  private absorb(events: readonly Recorded[], position: string) {
    for (let i = 0; i < events.length; i += this.page) this.turn(events.slice(i, i + this.page));
    this.pages[this.pages.length - 1] = { ...this.end, end: position };
  }

  private turn(events: readonly Recorded[]) {
    const { n } = this.end;
    this.versions.put(this.pages.length, this.folded(events, n));
    this.pages.push({ end: (events.at(-1) as Recorded).position, n: n + events.length, earliest: events.reduce((least, { at }) => (at < least ? at : least), '~') });
    if (this.versions.size > this.most) this.thin();
  }

  /** Pages 2k - 1 and 2k become page k. */
  private thin() {
    this.versions.thin();
    const [start, ...pages] = this.pages as [Page, ...Page[]];
    const merged = pages.flatMap((it, i) => {
      const before = i % 2 ? (pages[i - 1] as Page) : it;
      const isLast = i % 2 || i === pages.length - 1;
      return isLast ? [{ ...it, earliest: before.earliest < it.earliest ? before.earliest : it.earliest }] : [];
    });
    this.pages = [start, ...merged];
    this.thinned += 1;
  }

  /** What the events come to for the tables that are remembered; with `from`, their subjects are noted. */
  private folded(events: readonly Recorded[], from?: number) {
    const into: Folded = new Map();
    for (const [i, event] of events.entries()) {
      try {
        for (const it of this.all) for (const each of changesOf(it, event)) if (this.tables.has(each.table)) this.take(into, each, from === undefined ? undefined : { n: from + i + 1, at: event.at });
      } catch (error) {
        throw new Error(`the time machine cannot take event ${event.id} (${event.type} in ${event.stream}, position ${event.position}): ${(error as Error).message}`);
      }
    }
    return into;
  }

  private take(into: Folded, it: Change, moment: Moment | undefined) {
    change(into, it);
    const subject = moment && this.options.subject?.(it);
    if (!subject) return;
    const moments = this.subjects.get(subject) ?? [];
    this.subjects.set(subject, moments);
    if (moments.at(-1)?.n !== moment.n) moments.push(moment);
  }
}

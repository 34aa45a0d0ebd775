import type { Recorded } from '#contract/kit/event';
import { between, type Source } from '#projections/kit/source';

/** Events, the `n`th of which stands at `last`; behind it nothing of these comes up to `end`. None happened before `earliest`. */
type Page = { last: string; end: string; n: number; earliest: string };

/** How much of the log is asked for at once to find a page of it, among events that are of no type of these. */
const AROUND = 2.5;
/** No question is worth more than the cost of asking. */
const LEAST = 200;
const START: Page = { last: 'start', end: 'start', n: 0, earliest: '' };

/** The events of some types in a log, by page; counted from 1, as they are. */
export class Pages {
  private readonly all: Page[] = [START];

  /** `batch`: so many events of the log are asked for at once, at most. */
  constructor(private readonly source: Source, readonly types: readonly string[], private readonly batch: number) {}

  /** How many events there are. */
  get n() {
    return this.last.n;
  }

  /** Where they end. */
  get end() {
    return this.last.end;
  }

  /** Another page; answers its number. */
  add(events: readonly Recorded[]) {
    const earliest = events.reduce((least, { at }) => (at < least ? at : least), '~');
    const { position } = events.at(-1) as Recorded;
    return this.all.push({ last: position, end: position, n: this.n + events.length, earliest }) - 1;
  }

  /** The log goes on to there without any of these. */
  reach(position: string) {
    this.all[this.all.length - 1] = { ...this.last, end: position };
  }

  /** How many events there are before a page. */
  before = (page: number) => (this.all[page - 1] as Page).n;
  holding = (n: number) => Math.max(1, this.all.findIndex((it) => it.n >= n));

  /** Which event was the last by that time. */
  async lastBy(time: string): Promise<number> {
    const page = this.all.findLastIndex((it) => it.n > 0 && it.earliest <= time);
    return page < 1 ? 0 : this.before(page) + (await this.read(page)).findLastIndex((it) => it.at <= time) + 1;
  }

  /** Which event was the last at a place of the log. */
  async lastAt(position: string): Promise<number> {
    const page = this.all.findIndex((it) => it.end !== 'start' && this.source.reached(it.end, position));
    return page < 0 ? this.n : this.before(page) + (await this.read(page)).filter((it) => this.source.reached(position, it.position)).length;
  }

  async read(page: number): Promise<Recorded[]> {
    const found: Recorded[] = [];
    for await (const { event } of this.events([page])) found.push(event);
    return found;
  }

  /** The events of pages, each with its number; those that follow each other are asked for together. */
  async *events(pages: readonly number[]): AsyncIterable<{ event: Recorded; n: number }> {
    for (const [first, last] of runs(pages)) {
      const [from, to] = [this.all[first - 1], this.all[last]];
      if (!from || !to) continue;
      let { n } = from;
      const batchSize = Math.min(this.batch, Math.max(LEAST, Math.ceil((to.n - from.n) * AROUND)));
      for await (const { events } of between(this.source, from.end, to.last, { types: this.types, batchSize, signal: new AbortController().signal })) {
        for (const event of events) yield { event, n: ++n };
      }
    }
  }

  private get last() {
    return this.all.at(-1) as Page;
  }
}

function runs(pages: readonly number[]) {
  const found: [first: number, last: number][] = [];
  for (const page of pages) {
    const run = found.at(-1);
    if (run?.[1] === page - 1) run[1] = page;
    else found.push([page, page]);
  }
  return found;
}

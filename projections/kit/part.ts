import type { Recorded } from '#contract/kit/event';
import type { Change } from '#projections/kit/change';
import { change, changesOf, type Folded } from '#projections/kit/fold';
import type { AnyProjection } from '#projections/kit/projection';
import type { AnyTable } from '#projections/kit/table';
import { type Tables, Versions } from '#projections/kit/versions';

/** What an event, the `n`th, changes of a part; `isMoment`: it is one of those that are counted there. */
export type Step = { n: number; at: string; isMoment: boolean; changes: readonly Change[] };

/** So many steps are folded at most to get to a place. */
const STRIDE = 64;

/** Where in the log a part of the tables is, such as a day; and of some tables how it is now. */
export class Part {
  readonly pages: number[] = [];
  /** The event that changed it last, and the one from which on there is anything of it in brief. */
  last = 0;
  first = Number.POSITIVE_INFINITY;
  private readonly now = new Versions();

  constructor(private readonly brief: ReadonlySet<AnyTable>) {}

  note(page: number, { n, changes }: Step) {
    if (this.pages.at(-1) !== page) this.pages.push(page);
    this.last = n;
    const brief = changes.filter((it) => this.brief.has(it.table));
    if (brief.length) this.first = Math.min(this.first, n);
    this.now.put(0, folded(brief));
  }

  /** The tables that are kept in brief, as they are now. */
  get current(): Tables {
    return this.now.at(0);
  }
}

/** Everything that happened to a part, to be looked at after any of its steps. */
export class History {
  readonly steps: Step[] = [];
  private readonly versions = new Versions();

  /** What it takes of the memory, in rows and changes. */
  size = 0;

  add(step: Step) {
    this.steps.push(step);
    this.size += step.changes.length + 1 - this.versions.size;
    const { length } = this.steps;
    if (length % STRIDE === 0) this.versions.put(length / STRIDE, foldedSteps(this.steps.slice(-STRIDE)));
    this.size += this.versions.size;
  }

  at(n: number): Tables {
    const count = this.steps.findLastIndex((it) => it.n <= n) + 1;
    const page = Math.floor(count / STRIDE);
    return this.versions.at(page, foldedSteps(this.steps.slice(page * STRIDE, count)));
  }
}

const foldedSteps = (steps: readonly Step[]) => folded(steps.flatMap((it) => it.changes));

function folded(changes: readonly Change[], into: Folded = new Map()) {
  for (const it of changes) change(into, it);
  return into;
}

/** Which part of the tables a row belongs to, if to any; and what a change is a moment of. */
export type Parting = { part: (change: Change) => string | undefined; moment: (change: Change) => string | undefined };

/** What events come to for the tables that are remembered: by part, or for the rows that are of none. */
export class Steps {
  constructor(private readonly all: readonly AnyProjection[], private readonly tables: ReadonlySet<AnyTable>, private readonly by: Parting) {}

  common = (events: readonly Recorded[]): Folded => folded(events.flatMap((it) => this.changes(it)).filter((it) => this.by.part(it) === undefined));

  /** What an event, the `n`th, is to every part that it is anything to. */
  of(event: Recorded, n: number): ReadonlyMap<string, Step> {
    const steps = new Map<string, Step & { changes: Change[] }>();
    for (const it of this.changes(event)) {
      const [part, moment] = [this.by.part(it), this.by.moment(it)];
      for (const name of new Set([part, moment])) {
        if (name === undefined) continue;
        const step = steps.get(name) ?? { n, at: event.at, isMoment: false, changes: [] };
        steps.set(name, step);
        if (name === part) step.changes.push(it);
        step.isMoment ||= name === moment;
      }
    }
    return steps;
  }

  private changes(event: Recorded): Change[] {
    try {
      return this.all.flatMap((it) => changesOf(it, event).filter(({ table }) => this.tables.has(table)));
    } catch (error) {
      throw new Error(`the time machine cannot take event ${event.id} (${event.type} in ${event.stream}, position ${event.position}): ${(error as Error).message}`);
    }
  }
}

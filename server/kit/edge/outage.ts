import type { Logger } from '@nestjs/common';

/** An outage is over when nobody has met it for so long. */
const QUIET_MS = 10_000;
type Met = { count: number; since: number; end: NodeJS.Timeout };

/** Tells of a trouble once when it begins and once when it is over, however many requests meet it in between. */
export class Outages {
  private readonly met = new Map<string, Met>();

  constructor(private readonly log: Logger) {}

  meet(what: string, why: string) {
    const known = this.met.get(what);
    if (!known) this.log.warn(`${what}: ${why}`);
    clearTimeout(known?.end);
    const since = known?.since ?? Date.now();
    this.met.set(what, { count: (known?.count ?? 0) + 1, since, end: setTimeout(() => this.end(what), QUIET_MS).unref() });
  }

  private end(what: string) {
    const { count, since } = this.met.get(what) as Met;
    this.met.delete(what);
    if (count > 1) this.log.warn(`${what}: ${count} requests met it within ${Math.round((Date.now() - since - QUIET_MS) / 1000)} s, none since`);
  }
}

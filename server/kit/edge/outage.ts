import { Injectable, Logger } from '@nestjs/common';

/** An outage is over when nobody has met it for so long. */
const QUIET_MS = 10_000;
type Met = { count: number; since: number; end: NodeJS.Timeout };

export const NO_ROOM = 'the database has no room';
export const AWAY = 'the database is away';

/** Tells of a trouble once when it begins and once when it is over, however many requests meet it in between. */
@Injectable()
export class Outages {
  private readonly log = new Logger('edge');
  private readonly met = new Map<string, Met>();

  meet(what: string, why: string) {
    const known = this.met.get(what);
    if (!known) this.log.warn(`${what}: ${why}`);
    clearTimeout(known?.end);
    const since = known?.since ?? Date.now();
    this.met.set(what, { count: (known?.count ?? 0) + 1, since, end: setTimeout(() => this.end(what), QUIET_MS).unref() });
  }

  isUnderway = (what: string) => this.met.has(what);

  private end(what: string) {
    const { count, since } = this.met.get(what) as Met;
    this.met.delete(what);
    if (count > 1) this.log.warn(`${what}: ${count} requests met it within ${Math.round((Date.now() - since - QUIET_MS) / 1000)} s, none since`);
  }
}

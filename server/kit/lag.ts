import type { ReadSide } from '#projections/kit/read-side';
import type { EventStore, Position } from '#server/kit/log/event-store';

const LOOK_MS = 2_000;
/** Behind by more than this the tables are no longer what one may decide on, in ms. */
export const BEHIND_MS = 5_000;

/** For how long the tables that this node reads have lacked something that the log holds. */
export class Lag {
  private missing: { position: Position; since: number } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly store: EventStore, private readonly readSide: ReadSide) {}

  start() {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  async stop() {
    clearInterval(this.timer);
    await this.looking;
  }

  /** In ms; 0 where nothing is missing, as far as this node knows. */
  get ms() {
    return this.missing && !this.readSide.has(this.missing.position) ? Date.now() - this.missing.since : 0;
  }

  get isBehind() {
    return this.ms > BEHIND_MS;
  }

  /** Looks for the log's end; a log that does not answer is for others to tell of. */
  look() {
    this.looking ??= this.store.end().then((end) => this.note(end), () => {}).finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  /** What was missing stays so until it is there, or is gone: a failover may have taken it from the log. */
  private note(end: Position) {
    const { position } = this.missing ?? {};
    if (position !== undefined && !this.readSide.has(position) && this.store.reached(end, position)) return;
    this.missing = { position: end, since: Date.now() };
  }
}

/** The school's clock. Tests and the demo turn it; security (sessions, limits) always counts by the real one. */
export abstract class Clock {
  /** The instant that the school lives at. */
  abstract now(): Date;
  /** Milliseconds of real time until the school's clock shows an instant; 0 when it is past. */
  abstract until(at: Date): number;
  readonly isDemo: boolean = false;
  /** Calls back when the clock was turned, so that sleepers look again. */
  onTurned(_listen: () => void) {}
}

export class RealClock extends Clock {
  now() {
    return new Date();
  }

  until(at: Date) {
    return Math.max(0, at.getTime() - Date.now());
  }
}

/** Stands still until it is turned. */
export class TurnedClock extends Clock {
  private readonly turned = new Set<() => void>();

  constructor(private at: Date) {
    super();
  }

  now() {
    return this.at;
  }

  until(at: Date) {
    return at <= this.at ? 0 : Number.POSITIVE_INFINITY;
  }

  turnTo(at: Date | string) {
    this.at = new Date(at);
    for (const listen of this.turned) listen();
  }

  override onTurned(listen: () => void) {
    this.turned.add(listen);
  }
}

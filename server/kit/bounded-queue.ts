import { common } from '#contract/kit/refusal';
import { refuse } from '#server/kit/deciding/refused';

/** So much at a time, in the order of asking; whoever would wait behind too many is told to come back. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number, private readonly mostWaiting: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Handed over by whoever ends: nobody who comes meanwhile gets in between. */
  private turn() {
    if (this.waiting.length >= this.mostWaiting) refuse(common.TOO_MANY_REQUESTS, { menit: 1 });
    return new Promise<void>((resolve) => void this.waiting.push(resolve));
  }
}

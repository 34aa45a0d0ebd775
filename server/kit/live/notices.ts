/** Whoever is told reads again: at once, and then no more often than this. */
export const NOTICE_MS = 250;
/** The same for answers that much concerns and many watch. */
export const CALM_MS = 5_000;

type Rest = { timer: NodeJS.Timeout; /** Something came since they were told. */ isDue: boolean };

/** Tells topics that something they are answered from was touched; what follows soon is told together, of each topic at its own time. */
export class Notices {
  private readonly resting = new Map<string, Rest>();
  private isStopped = false;

  constructor(private readonly emit: (topic: string) => void) {}

  tell(topic: string, every = NOTICE_MS) {
    const rest = this.resting.get(topic);
    if (this.isStopped) return;
    if (rest) rest.isDue = true;
    else this.emitNow(topic, every);
  }

  forget(topic: string) {
    clearTimeout(this.resting.get(topic)?.timer);
    this.resting.delete(topic);
  }

  stop() {
    this.isStopped = true;
    for (const topic of [...this.resting.keys()]) this.forget(topic);
  }

  private emitNow(topic: string, every: number) {
    this.resting.set(topic, { timer: setTimeout(() => this.wake(topic, every), every), isDue: false });
    this.emit(topic);
  }

  private wake(topic: string, every: number) {
    const isDue = this.resting.get(topic)?.isDue;
    this.resting.delete(topic);
    if (isDue) this.emitNow(topic, every);
  }
}

/** Whoever is told reads again: at once, and then no more often than this. */
export const NOTICE_MS = 250;

type Rest = { timer: NodeJS.Timeout; /** Something came since they were told. */ isDue: boolean };

/** Tells topics that something they are answered from was touched; what follows soon is told together, of each topic at its own time. */
export class Notices {
  private readonly resting = new Map<string, Rest>();
  private isStopped = false;

  constructor(private readonly emit: (topic: string) => void) {}

  tell(topic: string) {
    const rest = this.resting.get(topic);
    if (this.isStopped) return;
    if (rest) rest.isDue = true;
    else this.emitNow(topic);
  }

  forget(topic: string) {
    clearTimeout(this.resting.get(topic)?.timer);
    this.resting.delete(topic);
  }

  stop() {
    this.isStopped = true;
    for (const topic of [...this.resting.keys()]) this.forget(topic);
  }

  private emitNow(topic: string) {
    this.resting.set(topic, { timer: setTimeout(() => this.wake(topic), NOTICE_MS), isDue: false });
    this.emit(topic);
  }

  private wake(topic: string) {
    const isDue = this.resting.get(topic)?.isDue;
    this.resting.delete(topic);
    if (isDue) this.emitNow(topic);
  }
}

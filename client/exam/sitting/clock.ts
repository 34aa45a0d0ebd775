/** How long a way to the server and back may be for what is told on it to be believed again. */
const TRUST_MS = 60_000;

/** The server's clock as far as it can be known here: from the device's steady one, which nobody turns. */
export class ServerClock {
  private offset: number | undefined;
  private way = Number.POSITIVE_INFINITY;
  private told = 0;

  constructor(private readonly steady: () => number = () => performance.now()) {}

  /** What an answer said that was asked for at `asked` and came at `came`, by the steady clock: half the way ago. The shortest way is believed, until it is old. */
  hear(serverTime: string, asked: number, came: number) {
    const way = came - asked;
    const isOld = came - this.told > TRUST_MS;
    if (way > this.way && !isOld) return;
    [this.offset, this.way, this.told] = [Date.parse(serverTime) + way / 2 - came, way, came];
  }

  /** After a sleep the steady clock may have stood: the next answer is believed whatever it costs. */
  doubt() {
    this.way = Number.POSITIVE_INFINITY;
  }

  /** Undefined until the server has said something. */
  get now() {
    return this.offset === undefined ? undefined : this.steady() + this.offset;
  }

  left(deadlineAt: string) {
    return this.now === undefined ? undefined : Math.max(0, Date.parse(deadlineAt) - this.now);
  }
}

/** The server's time on a device whose own clock may say anything: only the time that passes is taken from it. */
export class ExamClock {
  #offset = 0;
  #isSet = false;
  #best = Number.POSITIVE_INFINITY;

  constructor(private readonly passed: () => number = () => performance.now()) {}

  /** What the server said its time was, asked at one moment and heard at another of `passed`: the shortest way is believed most. */
  told(serverTime: string, asked: number, heard: number) {
    const way = heard - asked;
    // A faster answer tells it better; after a while any does, for devices sleep and drift.
    if (this.#isSet && way > this.#best * 2 && way > 1_000) return;
    this.#best = Math.min(way, this.#best);
    this.#offset = Date.parse(serverTime) + way / 2 - heard;
    this.#isSet = true;
  }

  /** After a sleep nothing is known until the server speaks again. */
  doubt() {
    this.#best = Number.POSITIVE_INFINITY;
  }

  now = () => this.passed() + this.#offset;
  left = (deadlineAt: string) => Math.max(0, Date.parse(deadlineAt) - this.now());
}

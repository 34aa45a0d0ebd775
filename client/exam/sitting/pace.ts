import { pauseAfter } from '#client/exam/sitting/lines';

export const CHOSEN_MS = 300;
export const TYPED_MS = 1_000;
/** However long somebody goes on writing. */
const AT_MOST_MS = 5_000;

/** When a device sends what waits on it: one sending at a time, soon after a choice, at a pause of whoever writes, after failures later and later. */
export class Pace {
  isOver = false;
  isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #failures = 0;
  #writtenSince = 0;

  constructor(private readonly send: () => Promise<void>) {}

  within(ms: number) {
    const at = performance.now() + ms;
    if (this.isOver || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  /** While somebody writes, what was to be sent waits for a pause, though not for long. */
  putOff() {
    const now = performance.now();
    if (this.#dueAt === Number.POSITIVE_INFINITY) this.#writtenSince = now;
    else if (now + TYPED_MS < this.#writtenSince + AT_MOST_MS && !this.#failures) this.#dueAt = Number.POSITIVE_INFINITY;
  }

  went() {
    this.#failures = 0;
  }

  failed(retryAfter: number | null) {
    this.#failures++;
    this.within(retryAfter ?? pauseAfter(this.#failures));
  }

  stop() {
    clearTimeout(this.#timer);
    this.isOver = true;
  }

  async #run() {
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.isSending || this.isOver) return;
    this.isSending = true;
    await this.send().finally(() => {
      this.isSending = false;
    });
  }
}

import { FOKUS_DETIK } from '#contract/exam/protocol';
import type { Keeping } from '#client/exam/sitting/journal';
import { type Ask, LINES } from '#client/exam/sitting/lines';
import { type Sheet, waiting } from '#client/exam/sitting/sheet';
import type { Standing, Taking } from '#client/exam/sitting/standing';

type Of = { id: string; ke: number; perangkat: string };
type Page = { ask: Ask; state: { get(): Taking }; isBusy(): boolean; heard(standing: Standing): void; keep(change: Partial<Keeping>): void; away(seconds: number): void; now(): number };
/** As much as may be told. */
const DAY_S = 86_400;

/** What a device says beside answers: where the student is, what waits, why the window was left. */
export class Telling {
  /** What it shows of itself to whoever supervises: the place of the question, its battery. */
  readonly fakta: { soal_ke: number | null; baterai: number | null } = { soal_ke: null, baterai: null };
  #known = '';

  /** `leftAt`: since when the window is away, on a page before this one. */
  constructor(private readonly of: Of, private readonly page: Page, private leftAt: number | null) {}

  /** This question is shown now; the journal knows it too, so that whoever loads the page again is where they were. */
  shows(nth: number, soal: string) {
    this.fakta.soal_ke = nth;
    this.page.keep({ soal });
  }

  /** The window is away from now on. The journal knows it too: who closes the page comes back on another. */
  left() {
    if (this.leftAt !== null || !this.#isSat) return;
    this.leftAt = this.page.now();
    this.page.keep({ ditinggal: this.leftAt });
  }

  /** It is there again. */
  async back() {
    if (this.leftAt === null) return;
    const seconds = Math.min(DAY_S, Math.round((this.page.now() - this.leftAt) / 1_000));
    this.leftAt = null;
    this.page.keep({ ditinggal: null });
    if (seconds < FOKUS_DETIK || !this.#isSat) return;
    this.page.away(seconds);
    await this.absent(seconds);
  }

  /** The window was away for so many seconds; of a device that was left for another, that is nobody's business. */
  async absent(fokus_hilang: number) {
    return this.#isSat && this.#tell({ fokus_hilang });
  }

  /** Why it was left, in the student's words. */
  explain = (penjelasan: string) => this.#tell({ penjelasan });

  /** Where the student is, and what waits, where that is not known yet. */
  async facts() {
    const { phase, isSignedIn, isReached, sheet } = this.page.state.get();
    const fakta = this.factsWith(sheet);
    if (phase !== 'mengerjakan' || !isSignedIn || !isReached || this.page.isBusy() || JSON.stringify(fakta) === this.#known) return;
    if (await this.#tell({ fakta })) this.#known = JSON.stringify(fakta);
  }

  /** They go along with a save, of which so many answers wait no more. */
  factsWith = (sheet: Sheet, sending = 0) => ({ ...this.fakta, menunggu: Math.max(0, waiting(sheet).length - sending) });

  /** The server knows these by now. */
  knows(sheet: Sheet) {
    this.#known = JSON.stringify(this.factsWith(sheet));
  }

  get #isSat() {
    const { phase } = this.page.state.get();
    return phase === 'mengerjakan' || phase === 'terkunci';
  }

  async #tell(what: object) {
    const { id, ke, perangkat } = this.of;
    const { status, body } = await this.page.ask(LINES.tell, { id, ke, perangkat, ...what });
    if (status === 200) this.page.heard(body.data);
    return status === 200;
  }
}

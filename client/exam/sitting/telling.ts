import { type Ask, LINES } from '#client/exam/sitting/lines';
import { type Sheet, waiting } from '#client/exam/sitting/sheet';
import type { Standing, Taking } from '#client/exam/sitting/standing';

type Of = { id: string; ke: number; perangkat: string };
type Page = { ask: Ask; state: { get(): Taking }; isBusy(): boolean; heard(standing: Standing): void };

/** What a device says beside answers: where the student is, what waits, why the window was left. */
export class Telling {
  /** What it shows of itself to whoever supervises: the place of the question, its battery. */
  readonly fakta: { soal_ke: number | null; baterai: number | null } = { soal_ke: null, baterai: null };
  #known = '';

  constructor(private readonly of: Of, private readonly page: Page) {}

  /** The window was away for so many seconds; of a device that was left for another, that is nobody's business. */
  async absent(fokus_hilang: number) {
    const { phase } = this.page.state.get();
    return (phase === 'mengerjakan' || phase === 'terkunci') && this.#tell({ fokus_hilang });
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

  async #tell(what: object) {
    const { id, ke, perangkat } = this.of;
    const { status, body } = await this.page.ask(LINES.tell, { id, ke, perangkat, ...what });
    if (status === 200) this.page.heard(body.data);
    return status === 200;
  }
}

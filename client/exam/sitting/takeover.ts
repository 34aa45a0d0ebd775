import { untilAllowed } from '#client/exam/sitting/leave';
import { type Ask, type Heard, LINES, reasonOf } from '#client/exam/sitting/lines';
import type { Standing, Taking } from '#client/exam/sitting/standing';

type Of = { id: string; ke: number; perangkat: string };
type Page = { ask: Ask; state: { get(): Taking }; set(change: Partial<Taking>): void; provided(heard: Heard): void; heard(standing: Standing): void; voided(): void; isOver(): boolean };

/** Goes on with an attempt on this device; the one before may still hand in what it has. Where somebody has to allow it, it goes on as soon as they do. */
export class Takeover {
  constructor(private readonly of: Of, private readonly page: Page) {}

  async go() {
    const heard = await this.page.ask(LINES.take, this.of);
    if (heard.status === 200) this.page.provided(heard);
    else if (heard.body.code === 'ATTEMPT_VOIDED') this.page.voided();
    else if (heard.body.code === 'DEVICE_NOT_ALLOWED') void this.#awaitLeave();
    else this.page.set({ refusal: reasonOf(heard.body) || null });
    return heard.status === 200;
  }

  async #awaitLeave() {
    const { state, set, ask, heard, isOver } = this.page;
    if (state.get().izin === 'menunggu') return;
    set({ izin: 'menunggu', refusal: null });
    const izin = await untilAllowed(async () => {
      const { status, body } = await ask(LINES.status, { id_cbt: this.of.id, perangkat: this.of.perangkat });
      if (status !== 200) return 'menunggu';
      heard(body.data);
      return body.data.izin;
    }, () => isOver() || state.get().phase !== 'pindah');
    set({ izin });
    if (izin === 'diizinkan') await this.go();
  }
}

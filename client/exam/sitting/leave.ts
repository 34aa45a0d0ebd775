import type { Pengerjaan } from '#contract/exam/sitting';

/** Whether this device may go on with what another one has: asked for, allowed, refused; null where nobody asked. */
export type Izin = Pengerjaan['izin'];
const ASK_MS = 3_000;

/** Asks again until somebody has decided, or nobody wants to know any more. */
export async function untilAllowed(ask: () => Promise<Izin>, isOver: () => boolean): Promise<Izin> {
  for (;;) {
    await new Promise((done) => setTimeout(done, ASK_MS));
    if (isOver()) return null;
    const izin = await ask();
    if (izin !== 'menunggu') return isOver() ? null : izin;
  }
}

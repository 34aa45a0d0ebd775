import { setTimeout as pause } from 'node:timers/promises';

/** What the leading node does for as long as it leads: projecting, the processes, mails, prints, seals. */
export type Duty = { run(signal: AbortSignal): Promise<void> };
/** How somebody who knows that there is something to do says so. */
type Waking = (wake: () => void) => void;

/** Looks again and again until the signal, each time after so long or as soon as it is woken; where a look says that there is more, at once. `isDue`: it was not woken. */
export async function repeatedly(signal: AbortSignal, everyMs: number, look: (isDue: boolean) => Promise<unknown>, waking: Waking = () => {}) {
  let [wake, isDue] = [() => {}, false];
  waking(() => wake());
  while (!signal.aborted) {
    const early = new AbortController();
    wake = () => early.abort();
    const isMore = (await look(isDue)) === true;
    if (!isMore) isDue = await pause(everyMs, true, { signal: AbortSignal.any([signal, early.signal]) }).catch(() => false);
  }
}

import { batteryHere, percentOf } from '#client/exam/sitting/battery';
import type { Sitting } from '#client/exam/sitting/taking';
import type { Telling } from '#client/exam/sitting/telling';
import { session } from '#client/kit/session';

const LOOK_MS = 20_000;
const BEAT_MS = 2_000;
const FACTS_MS = 10_000;
/** Between two beats more time has passed than the device counted: it slept. */
const SLEPT_MS = 5_000;

/** What the page does beside answering: it asks how things stand, sends when it is left, notices sleep and absence. Answers how to stop. */
export function watched(sitting: Sitting, id_cbt: string) {
  const abort = new AbortController();
  const { signal } = abort;
  let beat = { device: Date.now(), passed: performance.now() };

  const seen = () => {
    void sitting.telling.back();
    void sitting.look();
  };
  const left = () => {
    sitting.telling.left();
    sitting.leaving();
  };
  if (document.visibilityState !== 'hidden') void sitting.telling.back();
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? left() : seen()), { signal });
  addEventListener('pagehide', left, { signal });
  addEventListener('online', () => sitting.flush(), { signal });

  // More time, a lock, another device: told at once where a socket goes through, and asked for where it does not.
  void import('#client/exam/sitting/told').then(({ told }) => !signal.aborted && signal.addEventListener('abort', told(sitting, { id_cbt, id_murid: session.get()?.user.id ?? '' }))).catch(() => {});
  const looking = setInterval(() => void sitting.look(), LOOK_MS);
  const telling = setInterval(() => void sitting.telling.facts(), FACTS_MS);
  void battery(sitting.telling, signal);
  const beating = setInterval(() => {
    const now = { device: Date.now(), passed: performance.now() };
    const slept = now.device - beat.device - (now.passed - beat.passed);
    beat = now;
    if (Math.abs(slept) < SLEPT_MS) return;
    sitting.clock.doubt();
    void sitting.look();
  }, BEAT_MS);
  const stop = () => {
    unwatch();
    abort.abort();
    clearInterval(looking);
    clearInterval(telling);
    clearInterval(beating);
    localStorage.removeItem('isOnExam');
  };
  // A page of an attempt that was voided is nobody who sits an exam.
  const unwatch = sitting.state.subscribe(() => sitting.state.get().phase === 'diulang' && stop());
  return stop;
}

/** How full the device's battery is, where it says so. */
async function battery({ fakta }: Telling, signal: AbortSignal) {
  const it = await batteryHere();
  if (!it) return;
  const read = () => {
    fakta.baterai = percentOf(it);
  };
  read();
  it.addEventListener('levelchange', read, { signal });
}

import { useEffect, useMemo } from 'react';
import { gradebook } from '#contract/grading/gradebook.api';
import { ApiError, call } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { connection } from '#client/kit/live';
import { session } from '#client/kit/session';
import { store, useStore } from '#client/kit/store';
import { unsent } from '#client/kit/unsent';
import { isOpen, type Outcome, overlayOf, scoreQueue, type Sending } from '#client/grading/book/score-queue';
import { scoreStore } from '#client/grading/book/score-store';

const RETRY_MS = 5_000;
/** Whoever is signed out has lost nothing either: it is sent once they are back. */
const UNREACHED = [0, 401, 429, 500, 502, 503, 504];

/** Whoever else signs in does so on a page of their own: these stay with whose they are, on the device. */
const account = session.get()?.user.id;
/** Whether the device keeps them; where it does not, leaving the page would lose them. */
const isKept = store(true);
const kept = (done: Promise<unknown>) => void done.catch(() => isKept.set(false));

// Outside the screen: scores on their way survive going to another one, and what the device keeps survives the page.
export const scores = scoreQueue(send, {
  put: (it) => account && kept(scoreStore.put(account, it)),
  drop: (key) => account && kept(scoreStore.drop(account, key)),
});
connection.subscribe(() => connection.get().state === 'live' && void scores.drain());
addEventListener('online', () => void scores.drain());
if (account) kept(scoreStore.of(account).then(scores.resume));
const cellsIn = (wishes: readonly Sending[]) => wishes.filter(isOpen).reduce((sum, { data }) => sum + data.length, 0);
const count = () => unsent.set({ jumlah: cellsIn(scores.wishes.get()), isSafe: isKept.get() });
scores.wishes.subscribe(count);
isKept.subscribe(count);

/** What the cells of a gradebook show here, how many wait, and a question before leaving where the device keeps nothing. */
export function useScores(id_buku_nilai: string) {
  const [wishes, saved, isSafe] = [useStore(scores.wishes), useStore(scores.saved), useStore(isKept)];
  const overlay = useMemo(() => overlayOf(wishes, saved, id_buku_nilai), [wishes, saved, id_buku_nilai]);
  const waiting = cellsIn(wishes.filter((it) => it.id_buku_nilai === id_buku_nilai));
  const { question } = useLeaveGuard(waiting > 0 && !isSafe);
  useEffect(() => void scores.drain(), []);
  return { overlay, waiting, question };
}

async function send({ key, id_kelas, id_mata_pelajaran, cara, alasan, data }: Sending): Promise<Outcome> {
  try {
    return { told: (await call(gradebook.enter, { id_kelas, id_mata_pelajaran, cara, alasan, data: data.map((it) => ({ ...it })) }, { key })).data };
  } catch (error) {
    if (!(error instanceof ApiError && UNREACHED.includes(error.status))) return { why: error instanceof ApiError ? error.message : String(error) };
    setTimeout(() => void scores.drain(), RETRY_MS);
    return 'waiting';
  }
}

import { useEffect } from 'react';
import { attendance } from '#contract/attendance/attendance.api';
import { ApiError, call } from '#client/kit/api';
import { connection } from '#client/kit/live';
import { session } from '#client/kit/session';
import { store, useStore } from '#client/kit/store';
import { unsent } from '#client/kit/unsent';
import { isOpen, type Mark, markQueue, type Outcome } from '#client/attendance/mark-queue';
import { markStore } from '#client/attendance/mark-store';

const RETRY_MS = 5_000;
/** Who is signed out has lost nothing either: it is sent once they are back. */
const UNREACHED = [0, 401, 429, 500, 502, 503, 504];

/** Whoever else signs in does so on a page of their own: these stay with whose they are, on the device. */
const account = session.get()?.user.id;
/** Whether the device keeps marks; where it does not, leaving the page would lose them. */
const isKept = store(true);
const kept = (done: Promise<unknown>) => void done.catch(() => isKept.set(false));

// Outside the screen: marks on their way survive going to another one, and what the device keeps survives the page.
const queue = markQueue(send, {
  put: (mark) => account && kept(markStore.put(account, mark)),
  drop: (key) => account && kept(markStore.drop(account, key)),
});
connection.subscribe(() => connection.get().state === 'live' && void queue.drain());
addEventListener('online', () => void queue.drain());
if (account) kept(markStore.of(account).then(queue.resume));
const count = () => unsent.set({ jumlah: queue.marks.get().filter(isOpen).length, isSafe: isKept.get() });
queue.marks.subscribe(count);
isKept.subscribe(count);

/** The marks on their way, and how to make one; leaving the page while some are unsent asks first where the device keeps nothing. */
export function useMarks() {
  const marks = useStore(queue.marks);
  const isSafe = useStore(isKept);
  const open = marks.some(isOpen);
  useEffect(() => {
    if (!open || isSafe) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [open, isSafe]);
  return { marks, mark: queue.add, drop: queue.drop, again: queue.again, isSafe };
}

async function send({ key, id_sesi, all, targets, status_kehadiran, dari, daftar_murid }: Mark): Promise<Outcome> {
  try {
    const [one] = targets;
    if (daftar_murid) await call(attendance.markMany, { id_sesi, daftar_murid }, { key });
    else if (one && !all) await call(attendance.markOne, { id_sesi, id_murid: one.id_murid, status_kehadiran, ...(dari !== undefined && { dari }) }, { key });
    else await call(attendance.markAll, { id_sesi }, { key });
    return { state: 'answered' };
  } catch (error) {
    if (!(error instanceof ApiError && UNREACHED.includes(error.status))) return { state: 'refused', alasan: (error as Error).message };
    setTimeout(queue.drain, RETRY_MS);
    return { state: 'waiting' };
  }
}

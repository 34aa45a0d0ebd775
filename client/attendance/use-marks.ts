import { useEffect } from 'react';
import { attendance } from '#contract/attendance/attendance.api';
import { ApiError, call } from '#client/kit/api';
import { connection } from '#client/kit/live';
import { useStore } from '#client/kit/store';
import { isOpen, type Mark, markQueue, type Outcome } from '#client/attendance/mark-queue';

const RETRY_MS = 5_000;
const UNREACHED = [0, 429, 502, 503, 504];

// Outside the screen: marks on their way survive going to another one.
const queue = markQueue(send);
connection.subscribe(() => connection.get().state === 'live' && void queue.drain());
addEventListener('online', () => void queue.drain());

/** The marks on their way, and how to make one; leaving the page while some are unsent asks first. */
export function useMarks() {
  const marks = useStore(queue.marks);
  const open = marks.some(isOpen);
  useEffect(() => {
    if (!open) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [open]);
  return { marks, mark: queue.add };
}

async function send({ key, id_sesi, all, targets, status_kehadiran }: Mark): Promise<Outcome> {
  try {
    const [one] = targets;
    if (one && !all) await call(attendance.markOne, { id_sesi, id_murid: one.id_murid, status_kehadiran }, { key });
    else await call(attendance.markAll, { id_sesi }, { key });
    return { state: 'answered' };
  } catch (error) {
    if (!(error instanceof ApiError && UNREACHED.includes(error.status))) return { state: 'refused', alasan: (error as Error).message };
    setTimeout(queue.drain, RETRY_MS);
    return { state: 'waiting' };
  }
}

import type { Attendance, StatusKehadiran } from '#contract/attendance/attendance';
import { store } from '#client/kit/store';

/** Whom a mark is for, and when their row had last changed as the teacher saw it. */
export type Target = Pick<Attendance, 'id_murid' | 'diubah'>;
/** What a teacher chose; `all` marks whoever has no status yet. */
export type Wish = { key: string; id_sesi: string; targets: Target[]; status_kehadiran: StatusKehadiran | null; all: boolean };
/** A wish on its way; `alasan` says why the server refused it. */
export type Mark = Wish & { state: 'queued' | 'sending' | 'waiting' | 'answered' | 'refused'; alasan?: string };
/** What became of sending a mark; one that did not reach the server is sent again under the same key. */
export type Outcome = { state: 'answered' | 'waiting' } | { state: 'refused'; alasan: string };

/** Sends marks one after the other, so that the last choice for a student is the last to arrive. */
export function markQueue(send: (mark: Mark) => Promise<Outcome>) {
  const marks = store<readonly Mark[]>([]);
  const change = (which: (mark: Mark) => boolean, to: Partial<Mark>) =>
    marks.set(marks.get().map((mark) => (which(mark) ? { ...mark, ...to } : mark)));
  let busy = false;

  async function drain() {
    if (busy) return;
    busy = true;
    for (let mark = marks.get().find(isUnsent); mark; mark = marks.get().find(isUnsent)) {
      const { key } = mark;
      change((it) => it.key === key, { state: 'sending' });
      const outcome = await send(mark);
      change((it) => it.key === key, outcome);
      if (outcome.state !== 'waiting') continue;
      change(isUnsent, { state: 'waiting' });
      break;
    }
    busy = false;
  }

  const add = (wish: Wish) => {
    marks.set([...marks.get().filter((it) => !isReplaced(it, wish)), { ...wish, state: 'queued' }]);
    void drain();
  };
  return { marks, add, drain };
}

/** The server has not answered it yet: leaving the page now would lose it. */
export const isOpen = ({ state }: Mark) => state === 'sending' || state === 'queued' || state === 'waiting';
const isUnsent = ({ state }: Mark) => state === 'queued' || state === 'waiting';

/** The newest mark for a student that the server's row does not show yet. */
export const markFor = (marks: readonly Mark[], row: Attendance) => marks.findLast((mark) => concerns(mark, row) && !isSettled(mark, row));

const concerns = ({ id_sesi, targets }: Mark, row: Attendance) =>
  id_sesi === row.id_sesi && targets.some(({ id_murid }) => id_murid === row.id_murid);

/** Answered, and the row has moved since the choice or shows it: from here on the row is right, also when a colleague changed it. */
function isSettled({ state, status_kehadiran, targets }: Mark, row: Attendance) {
  const seen = targets.find(({ id_murid }) => id_murid === row.id_murid)?.diubah;
  return state === 'answered' && (row.diubah !== seen || row.status_kehadiran === status_kehadiran);
}

/** A later choice for the same student, or again for all, makes an earlier one needless unless it is on its way. */
const isReplaced = (old: Mark, { all, id_sesi, targets }: Wish) =>
  old.state !== 'sending' && old.id_sesi === id_sesi && old.all === all && (all || old.targets[0]?.id_murid === targets[0]?.id_murid);

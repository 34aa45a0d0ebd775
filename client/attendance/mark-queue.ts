import type { Attendance, StatusKehadiran } from '#contract/attendance/attendance';
import { store } from '#client/kit/store';
import { uuid } from '#client/kit/uuid';

/** Whom a mark is for, and when their row had last changed as the teacher saw it. */
export type Target = Pick<Attendance, 'id_murid' | 'diubah'>;
/** How one of several students is to be marked, as long as they are still `dari`. */
export type Change = { id_murid: string; status_kehadiran: StatusKehadiran | null; dari: StatusKehadiran | null };
/** What a teacher chose; `all` marks whoever has no status yet, `daftar_murid` several at once, each in their own way; `dari` is what was seen of a single one. */
export type Wish = { key: string; id_sesi: string; targets: Target[]; status_kehadiran: StatusKehadiran | null; all: boolean; dari?: StatusKehadiran | null; daftar_murid?: Change[] };
/** A wish on its way; `alasan` says why the server refused it, `tried` that it may have arrived. */
export type Mark = Wish & { state: 'queued' | 'sending' | 'waiting' | 'answered' | 'refused'; alasan?: string; tried?: boolean };
/** What became of sending a mark; one that did not reach the server is sent again under the same key. */
export type Outcome = { state: 'answered' | 'waiting' } | { state: 'refused'; alasan: string };
/** Where marks outlive the page until the server has answered them. */
export type Keeping = { put(mark: Mark): void; drop(key: string): void };

/** Sends marks one after the other, so that the last choice for a student is the last to arrive. */
export function markQueue(send: (mark: Mark) => Promise<Outcome>, keeping?: Keeping) {
  const marks = store<readonly Mark[]>([]);
  const change = (which: (mark: Mark) => boolean, to: Partial<Mark>) =>
    marks.set(marks.get().map((mark) => (which(mark) ? { ...mark, ...to } : mark)));
  let busy = false;

  async function drain() {
    if (busy) return;
    busy = true;
    for (let mark = marks.get().find(isUnsent); mark; mark = marks.get().find(isUnsent)) {
      const { key } = mark;
      change((it) => it.key === key, { state: 'sending', tried: true });
      if (!mark.tried) keeping?.put({ ...mark, tried: true });
      const outcome = await send(mark);
      change((it) => it.key === key, outcome);
      if (outcome.state === 'answered') keeping?.drop(key);
      if (outcome.state === 'refused') keeping?.put({ ...mark, ...outcome });
      if (outcome.state !== 'waiting') continue;
      change(isUnsent, { state: 'waiting' });
      break;
    }
    busy = false;
  }

  /** Takes marks away that are on no way any more. */
  const remove = (which: (mark: Mark) => boolean) => {
    for (const { key } of marks.get().filter(which)) keeping?.drop(key);
    marks.set(marks.get().filter((it) => !which(it)));
  };
  const add = (wish: Wish) => {
    // What never left this device was never seen by anybody: the new choice stands on what that one stood on.
    const first = marks.get().find((it) => isUnsent(it) && isReplaced(it, wish));
    const mark: Mark = { ...wish, ...(first && wish.dari !== undefined && { dari: first.dari ?? null }), state: 'queued' };
    remove((it) => isReplaced(it, wish));
    keeping?.put(mark);
    marks.set([...marks.get(), mark]);
    void drain();
  };
  /** Goes on with what an earlier page left behind, before whatever was chosen since: whether it had arrived, its key tells the server. */
  const resume = (left: readonly Mark[]) => {
    const [mine, known] = [marks.get(), new Set(marks.get().map((it) => it.key))];
    const isOutdone = (it: Mark) => mine.some((wish) => isSameAim(it, wish));
    for (const { key } of left.filter(isOutdone)) keeping?.drop(key);
    marks.set([...left.filter((it) => !known.has(it.key) && !isOutdone(it)).map((it): Mark => (it.state === 'refused' ? it : { ...it, state: 'waiting', tried: true })), ...mine]);
    void drain();
  };
  /** A refused mark is given up: the row is right. */
  const drop = ({ key }: Pick<Mark, 'key'>) => remove((it) => it.key === key && it.state === 'refused');
  /** A refused mark is wished anew, by somebody who knows by now what is there. */
  const again = (mark: Mark, { dari, ...seen }: Partial<Pick<Mark, 'dari' | 'targets' | 'daftar_murid'>> = {}) => {
    const { state: _, alasan: __, tried: ___, ...wish } = mark;
    drop(mark);
    add({ ...wish, ...seen, ...(dari !== undefined && { dari }), key: uuid() });
  };
  return { marks, add, drain, resume, drop, again };
}

/** The server has not answered it yet. */
export const isOpen = ({ state }: Mark) => state === 'sending' || state === 'queued' || state === 'waiting';
const isUnsent = ({ state }: Mark) => state === 'queued' || state === 'waiting';

/** The newest mark for a student that the server's row does not show yet; one that was answered counts until there is a newer one. */
export function markFor(marks: readonly Mark[], row: Attendance) {
  const theirs = marks.filter((it) => concerns(it, row));
  return theirs.findLast((it, i) => it.state !== 'answered' || (i === theirs.length - 1 && !isSettled(it, row)));
}

/** What a mark makes of one of its students. */
export const statusIn = ({ daftar_murid, status_kehadiran }: Wish, id_murid: string) => {
  const own = daftar_murid?.find((it) => it.id_murid === id_murid);
  return own ? own.status_kehadiran : status_kehadiran;
};

const concerns = ({ id_sesi, targets }: Mark, row: Attendance) =>
  id_sesi === row.id_sesi && targets.some(({ id_murid }) => id_murid === row.id_murid);

/** Answered, and the row has moved since the choice or shows it: from here on the row is right, also when a colleague changed it. */
function isSettled(mark: Mark, row: Attendance) {
  const seen = mark.targets.find(({ id_murid }) => id_murid === row.id_murid)?.diubah;
  return mark.state === 'answered' && (row.diubah !== seen || row.status_kehadiran === statusIn(mark, row.id_murid));
}

/** A later choice for the same student, or again for all, makes one needless that was answered or never sent. */
const isReplaced = (old: Mark, wish: Wish) => (!isOpen(old) || (isUnsent(old) && !old.tried)) && isSameAim(old, wish);
const isSameAim = (old: Mark, { all, id_sesi, targets, daftar_murid }: Wish) =>
  !old.daftar_murid && !daftar_murid && old.id_sesi === id_sesi && old.all === all && (all || old.targets[0]?.id_murid === targets[0]?.id_murid);

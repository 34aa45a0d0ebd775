/** Where the keyboard leads in the table of essays: among people, to whoever is not read, or to another question. */
export type Move = { to: 'person'; by: 1 | -1 } | { to: 'question'; by: 1 | -1 } | { to: 'unread' };
type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** In a remark, Enter and arrows write and move as ever; with Ctrl they lead on. */
export function moveOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed, isRemark: boolean): Move | undefined {
  const withCtrl = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (key === 'PageDown' || key === 'PageUp') return { to: 'question', by: key === 'PageDown' ? 1 : -1 };
  if (key === 'Enter' && withCtrl && shiftKey) return { to: 'unread' };
  if (isRemark && !withCtrl) return undefined;
  if (key === 'Enter') return { to: 'person', by: shiftKey ? -1 : 1 };
  if (key === 'ArrowDown' || key === 'ArrowUp') return { to: 'person', by: key === 'ArrowDown' ? 1 : -1 };
  return undefined;
}

/** Whose cell comes next; beyond both ends there is none, nor where all are read. */
export function nextPerson(people: readonly { id_peserta: string; isRead: boolean }[], here: string | undefined, move: Exclude<Move, { to: 'question' }>): string | undefined {
  const at = people.findIndex(({ id_peserta }) => id_peserta === here);
  if (move.to === 'person') return people[at + move.by]?.id_peserta;
  return [...people.slice(at + 1), ...people.slice(0, at + 1)].find(({ isRead }) => !isRead)?.id_peserta;
}

/** Whose cell is gone to on a page that is opened for it, and which of their fields. */
export type Landing = { who: 'first' | 'last' | 'unread'; at: number };
/** The page that a move beyond this one leads to, round to whoever is not read; none where this is the end. */
export function landingOf(move: Exclude<Move, { to: 'question' }>, page: number, pages: number): { page: number; who: Landing['who'] } | undefined {
  if (move.to === 'unread') return pages > 1 ? { page: (page % pages) + 1, who: 'unread' } : undefined;
  const next = page + move.by;
  return next < 1 || next > pages ? undefined : { page: next, who: move.by === 1 ? 'first' : 'last' };
}

/** The question beside this one, or this one at both ends. */
export const nextQuestion = <It>(of: readonly It[], here: It, by: 1 | -1): It => of[of.indexOf(here) + by] ?? here;

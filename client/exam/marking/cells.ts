import type { marking } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { store } from '#client/kit/store';

export type Essay = OutputOf<typeof marking.essays>['data'][number];
type Told = OutputOf<typeof marking.mark>['data'][number];
/** What stands in a cell, and what somebody gives it; `sebelum` is what they saw. */
export type Seen = { skor: number | null; rubrik: readonly number[]; catatan: string };
export type Given = Pick<Essay, 'id_peserta' | 'id_soal'> & Seen & { skor: number; sebelum: Seen };
/** A cell on its way. `told` is what the server says of it; where it was refused, `why`, and the score that stands and whose it is. */
export type Cell = Given & { state: 'queued' | 'sending' | 'waiting' | 'saved' | 'refused'; told?: Told | undefined; why?: string };
/** What became of sending cells; those that did not arrive are sent again. */
export type Outcome = { told: readonly Told[] } | { why: string } | 'waiting';

export const keyOf = ({ id_peserta, id_soal }: Pick<Essay, 'id_peserta' | 'id_soal'>) => `${id_peserta} ${id_soal}`;
export const isOpen = ({ state }: Cell) => state === 'queued' || state === 'sending' || state === 'waiting';
const TAKEN = new Set(['ok', 'tidak_berubah']);

const seenIn = ({ skor, rubrik, catatan }: Pick<Essay, 'skor' | 'rubrik' | 'catatan'> | Seen): Seen => ({ skor, rubrik, catatan: catatan ?? '' });
const isAlike = (one: Seen, other: Seen) => JSON.stringify(seenIn(one)) === JSON.stringify(seenIn(other));

/** Sends cells as they are given, those that were given meanwhile together; each is answered by itself. `me`: who gives. */
export function cellQueue(send: (cells: readonly Cell[]) => Promise<Outcome>, me: string | undefined) {
  const cells = store<Readonly<Record<string, Cell>>>({});
  const put = (it: Cell) => cells.set({ ...cells.get(), [keyOf(it)]: it });
  /** Only what has not been given anew since. */
  const become = (sent: readonly Cell[], to: (it: Cell) => Cell) => {
    for (const it of sent) if (cells.get()[keyOf(it)] === it) put(to(it));
  };
  /** What was sent of each cell and not heard of since. */
  const unheard = new Map<string, Seen[]>();
  let isBusy = false;

  async function drain() {
    if (isBusy) return;
    isBusy = true;
    for (let open = unsent(); open.length; open = unsent()) {
      const sent = open.map((it): Cell => ({ ...it, state: 'sending' }));
      for (const it of sent) {
        put(it);
        unheard.set(keyOf(it), [...(unheard.get(keyOf(it)) ?? []), it]);
      }
      const outcome = await send(sent);
      if (outcome === 'waiting') become(sent, (it) => ({ ...it, state: 'waiting' }));
      else become(sent, (it) => answered(it, 'told' in outcome ? outcome.told.find((told) => told.id_peserta === it.id_peserta && told.id_soal === it.id_soal) : undefined, 'why' in outcome ? outcome.why : ''));
      if (outcome === 'waiting') break;
    }
    isBusy = false;
  }
  const unsent = () => Object.values(cells.get()).filter(({ state }) => state === 'queued' || state === 'waiting');

  /** What was given here and never heard of is nobody else's, not even of the same person on another page: it is given over it. */
  const answered = (it: Cell, told: Told | undefined, why: string): Cell => {
    if (told && TAKEN.has(told.hasil)) {
      unheard.delete(keyOf(it));
      return { ...it, state: 'saved', told };
    }
    const stands = told?.oleh?.id === me && told ? seenIn(told) : undefined;
    if (stands && !isAlike(stands, it.sebelum) && unheard.get(keyOf(it))?.some((one) => isAlike(one, stands))) return { ...it, state: 'queued', sebelum: stands };
    return { ...it, state: 'refused', told, why: told?.hasil ?? why };
  };
  const give = (it: Given) => {
    const before = cells.get()[keyOf(it)];
    const sebelum = before?.state === 'sending' ? seenIn(before) : before && isOpen(before) ? before.sebelum : it.sebelum;
    put({ ...it, sebelum, state: 'queued' });
    void drain();
  };
  /** A refused cell is given up, what stands is right; or given once more, by somebody who has seen what stands. */
  const drop = (it: Pick<Essay, 'id_peserta' | 'id_soal'>) => cells.set(Object.fromEntries(Object.entries(cells.get()).filter(([key]) => key !== keyOf(it))));
  const insist = (it: Cell) => {
    put({ ...it, sebelum: it.told ? seenIn(it.told) : it.sebelum, state: 'queued', told: undefined });
    void drain();
  };
  return { cells, give, drop, insist, drain };
}

/** What a cell shows: what was given here, until the server's row has it or a newer one. */
export const standing = (row: Essay, cell: Cell | undefined): Seen =>
  seenIn(!cell || (cell.state === 'saved' && row.pada !== null && row.pada >= (cell.told?.pada ?? '')) ? row : cell);

const MOST_PHRASES = 6;
/** Remarks that were made before, the most frequent first. */
export function phrasesOf(rows: readonly Pick<Essay, 'catatan'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { catatan } of rows) if (catatan?.trim()) counts.set(catatan.trim(), (counts.get(catatan.trim()) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_PHRASES).map(([it]) => it);
}

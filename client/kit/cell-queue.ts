import { store } from '#client/kit/store';

/** What stands in a cell, what somebody gives it (`sebelum` is what they saw), and what the server says of it. */
type Given<S> = { sebelum: S };
type Told = { hasil: string; oleh: { id: string } | null };
/** A cell on its way. Where it was refused, `why`, and in `told` what stands and whose it is. */
export type Queued<G, T> = G & { state: 'queued' | 'sending' | 'waiting' | 'saved' | 'refused'; told?: T | undefined; why?: string };
/** What became of sending cells; those that did not arrive are sent again. */
export type Sent<T> = { told: readonly T[] } | { why: string } | 'waiting';
/** `keyOf`: which cell that is; `seenIn`: what stands in it, and nothing else. */
type Kind<S, G, T> = { keyOf(it: G | T): string; seenIn(it: S | G | T): S };

export const isUnsent = ({ state }: { state: string }) => state === 'queued' || state === 'sending' || state === 'waiting';
const TAKEN = new Set(['ok', 'tidak_berubah']);

/** Sends cells as they are given, those that were given meanwhile together; each is answered by itself. `me`: who gives. */
export function queueOf<S, G extends Given<S>, T extends Told>({ keyOf, seenIn }: Kind<S, G, T>, send: (cells: readonly Queued<G, T>[]) => Promise<Sent<T>>, me: string | undefined) {
  type Cell = Queued<G, T>;
  const isAlike = (one: S | G | T, other: S | G | T) => JSON.stringify(seenIn(one)) === JSON.stringify(seenIn(other));
  const cells = store<Readonly<Record<string, Cell>>>({});
  const put = (it: Cell) => cells.set({ ...cells.get(), [keyOf(it)]: it });
  /** What has been given anew since stays, over what stood there before where that was not taken. */
  const become = (sent: readonly Cell[], to: (it: Cell) => Cell) => {
    for (const it of sent) {
      const [now, then] = [cells.get()[keyOf(it)], to(it)];
      if (now === it) put(then);
      else if (now && (then.state === 'refused' || then.state === 'queued')) put({ ...now, sebelum: then.sebelum });
    }
  };
  /** What was sent of each cell and not heard of since. */
  const unheard = new Map<string, Cell[]>();
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
      else become(sent, (it) => answered(it, 'told' in outcome ? outcome.told.find((told) => keyOf(told) === keyOf(it)) : undefined, 'why' in outcome ? outcome.why : ''));
      if (outcome === 'waiting') break;
    }
    isBusy = false;
  }
  const unsent = () => Object.values(cells.get()).filter(({ state }) => state === 'queued' || state === 'waiting');

  /** What was given here and never heard of is nobody else's, not even of the same person on another page: it is given over it. */
  const answered = (it: Cell, told: T | undefined, why: string): Cell => {
    if (told && TAKEN.has(told.hasil)) {
      unheard.delete(keyOf(it));
      return { ...it, state: 'saved', told };
    }
    const stands = told?.oleh?.id === me && told ? seenIn(told) : undefined;
    if (stands && !isAlike(stands, it.sebelum) && unheard.get(keyOf(it))?.some((one) => isAlike(one, stands))) return { ...it, state: 'queued', sebelum: stands };
    return { ...it, state: 'refused', told, why: told?.hasil ?? why };
  };
  const give = (it: G) => {
    const before = cells.get()[keyOf(it)];
    const sebelum = before?.state === 'sending' ? seenIn(before) : before && before.state !== 'saved' ? before.sebelum : it.sebelum;
    put({ ...it, sebelum, state: 'queued' });
    void drain();
  };
  /** A refused cell is given up, what stands is right; or given once more, by somebody who has seen what stands. */
  const drop = (gone: G) => cells.set(Object.fromEntries(Object.entries(cells.get()).filter(([key]) => key !== keyOf(gone))));
  const insist = (it: Cell) => {
    put({ ...it, sebelum: it.told ? seenIn(it.told) : it.sebelum, state: 'queued', told: undefined });
    void drain();
  };
  return { cells, give, drop, insist, drain };
}

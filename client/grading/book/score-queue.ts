import type { CARA_NILAI } from '#contract/grading/gradebook';
import type { HasilSel } from '#contract/grading/gradebook.api';
import { store } from '#client/kit/store';

/** A cell to be written; `sebelum` is what stood in it for whoever wrote. */
export type Sel = { id_kolom: string; id_murid: string; nilai: number | null; sebelum: number | null };
/** What somebody did in one go: a typed cell, a pasted range. `key` names it, so that it counts once however often it is sent. */
export type Wish = { key: string; id_buku_nilai: string; id_kelas: string; id_mata_pelajaran: string; cara: (typeof CARA_NILAI)[number]; alasan: string; data: readonly Sel[] };
/** On its way; refused it holds only the cells that were not taken, with `why` where no cell was looked at, and `told` by cell. `tried`: it may have arrived. */
export type Sending = Wish & { state: 'queued' | 'sending' | 'waiting' | 'refused'; tried?: boolean; why?: string; told?: Readonly<Record<string, HasilSel>> };
/** What became of sending one. */
export type Outcome = { told: readonly HasilSel[] } | { why: string } | 'waiting';
/** Where wishes outlive the page until the server has answered them. */
export type Keeping = { put(it: Sending): void; drop(key: string): void };
/** What a cell shows here beside the server's row. */
export type CellNow = { nilai: number | null; state: 'queued' | 'sending' | 'waiting' | 'refused' | 'saved'; wish?: Sending; told?: HasilSel | undefined };

export const cellKey = ({ id_kolom, id_murid }: { id_kolom: string; id_murid: string }) => `${id_kolom} ${id_murid}`;
export const isOpen = ({ state }: { state: string }) => state === 'queued' || state === 'sending' || state === 'waiting';
const TAKEN = new Set(['ok', 'tidak_berubah']);

/** Sends what was done one after the other, in its order: what a later one stands on has been answered before. */
export function scoreQueue(send: (it: Sending) => Promise<Outcome>, keeping?: Keeping) {
  const wishes = store<readonly Sending[]>([]);
  /** What the server said of cells that were taken, until its rows have it. */
  const saved = store<Readonly<Record<string, HasilSel>>>({});
  let isBusy = false;

  const become = (key: string, to: (it: Sending) => Sending | undefined) => wishes.set(wishes.get().flatMap((it) => (it.key === key ? (to(it) ?? []) : it)));
  /** A refused cell that is written anew, given up or taken since is no longer refused. */
  const settle = (cells: ReadonlySet<string>, but?: string) =>
    wishes.set(wishes.get().flatMap((it) => {
      if (it.state !== 'refused' || it.key === but || !it.data.some((one) => cells.has(cellKey(one)))) return it;
      const left = { ...it, data: it.data.filter((one) => !cells.has(cellKey(one))) };
      if (left.data.length) keeping?.put(left);
      else keeping?.drop(it.key);
      return left.data.length ? left : [];
    }));

  async function drain() {
    if (isBusy) return;
    isBusy = true;
    for (let next = wishes.get().find(isUnsent); next; next = wishes.get().find(isUnsent)) {
      const sent: Sending = { ...next, state: 'sending', tried: true };
      become(sent.key, () => sent);
      if (!next.tried) keeping?.put(sent);
      const outcome = await send(sent);
      if (outcome === 'waiting') {
        wishes.set(wishes.get().map((it) => (isOpen(it) ? { ...it, state: 'waiting' } : it)));
        break;
      }
      answered(sent, outcome);
    }
    isBusy = false;
  }

  function answered(sent: Sending, outcome: Exclude<Outcome, 'waiting'>) {
    const told = Object.fromEntries(('told' in outcome ? outcome.told : []).map((it) => [cellKey(it), it]));
    const refused = sent.data.filter((it) => !TAKEN.has(told[cellKey(it)]?.hasil ?? ''));
    const taken = sent.data.filter((it) => !refused.includes(it));
    saved.set({ ...saved.get(), ...Object.fromEntries(taken.map((it) => [cellKey(it), told[cellKey(it)] as HasilSel])) });
    const left: Sending = { ...sent, state: 'refused', data: refused, told, ...('why' in outcome && { why: outcome.why }) };
    become(sent.key, () => (refused.length ? left : undefined));
    if (refused.length) keeping?.put(left);
    else keeping?.drop(sent.key);
    settle(new Set(sent.data.map(cellKey)), sent.key);
  }

  const give = (wish: Wish) => {
    if (!wish.data.length) return;
    settle(new Set(wish.data.map(cellKey)));
    const it: Sending = { ...wish, state: 'queued' };
    keeping?.put(it);
    wishes.set([...wishes.get(), it]);
    void drain();
  };
  /** Goes on with what an earlier page left behind, before whatever was done since. */
  const resume = (left: readonly Sending[]) => {
    const known = new Set(wishes.get().map(({ key }) => key));
    wishes.set([...left.filter(({ key }) => !known.has(key)).map((it): Sending => (it.state === 'refused' ? it : { ...it, state: 'waiting', tried: true })), ...wishes.get()]);
    void drain();
  };
  /** A refused cell is given up: what stands is right. */
  const drop = (cell: { id_kolom: string; id_murid: string }) => settle(new Set([cellKey(cell)]));
  return { wishes, saved, give, drain, resume, drop };
}
const isUnsent = ({ state }: Sending) => state === 'queued' || state === 'waiting';

/** What cells show here, the latest that was done to each; what was saved counts until the server's row is as new. */
export function overlayOf(wishes: readonly Sending[], saved: Readonly<Record<string, HasilSel>>, id_buku_nilai: string): ReadonlyMap<string, CellNow> {
  const found = new Map<string, CellNow>(Object.entries(saved).map(([key, told]) => [key, { nilai: told.nilai, state: 'saved', told }]));
  for (const it of wishes)
    if (it.id_buku_nilai === id_buku_nilai)
      for (const one of it.data) found.set(cellKey(one), { nilai: one.nilai, state: it.state, wish: it, told: it.told?.[cellKey(one)] });
  return found;
}

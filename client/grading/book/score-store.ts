import { deviceStore } from '#client/kit/device-store';
import type { Sending } from '#client/grading/book/score-queue';

/** Scores on the device that were not answered yet, each with whose they are; no name of a student is among them. */
type Kept = { account: string; key: string; n: number; wish: Sending };
const within = deviceStore('pelita-nilai', 'wishes', ['account', 'key']);
const order = new Map<string, number>();
let n = Date.now();

export const scoreStore = {
  put(account: string, wish: Sending) {
    const place = order.get(wish.key) ?? n++;
    order.set(wish.key, place);
    return within('readwrite', (it) => it.put({ account, key: wish.key, n: place, wish } satisfies Kept));
  },
  drop: (account: string, key: string) => within('readwrite', (it) => it.delete([account, key])),
  /** What a person's earlier pages left, in the order in which it was done. */
  async of(account: string): Promise<Sending[]> {
    const kept: Kept[] = await within('readonly', (it) => it.getAll(IDBKeyRange.bound([account, ''], [account, '\uffff'])));
    for (const it of kept) order.set(it.key, it.n);
    return kept.toSorted((a, b) => a.n - b.n).map(({ wish }) => wish);
  },
};

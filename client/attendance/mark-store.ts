import type { Mark } from '#client/attendance/mark-queue';
import { deviceStore } from '#client/kit/device-store';

/** Marks on the device, each with whose it is; no name of a student is among them. */
type Kept = { account: string; key: string; n: number; mark: Mark };
const within = deviceStore('pelita-presensi', 'marks', ['account', 'key']);
let n = Date.now();

export const markStore = {
  put: (account: string, mark: Mark) => within('readwrite', (it) => it.put({ account, key: mark.key, n: n++, mark } satisfies Kept)),
  drop: (account: string, key: string) => within('readwrite', (it) => it.delete([account, key])),
  /** What a person's earlier pages left, in the order of their choices. */
  async of(account: string): Promise<Mark[]> {
    const kept: Kept[] = await within('readonly', (it) => it.getAll(IDBKeyRange.bound([account, ''], [account, '\uffff'])));
    return kept.toSorted((a, b) => a.n - b.n).map(({ mark }) => mark);
  },
};

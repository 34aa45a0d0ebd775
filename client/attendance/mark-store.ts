import type { Mark } from '#client/attendance/mark-queue';

/** Marks on the device, each with whose it is; no name of a student is among them. */
type Kept = { account: string; key: string; n: number; mark: Mark };
const NAME = { database: 'pelita-presensi', store: 'marks' } as const;

let opening: Promise<IDBDatabase> | undefined;
let n = Date.now();

function opened() {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME.database, 1);
    asked.onupgradeneeded = () => void asked.result.createObjectStore(NAME.store, { keyPath: ['account', 'key'] });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opening;
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await opened()).transaction(NAME.store, mode, { durability: 'strict' });
  const asked = act(transaction.objectStore(NAME.store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Rejected where the browser keeps nothing, as some do in a private window. */
export const markStore = {
  put: (account: string, mark: Mark) => within('readwrite', (it) => it.put({ account, key: mark.key, n: n++, mark } satisfies Kept)),
  drop: (account: string, key: string) => within('readwrite', (it) => it.delete([account, key])),
  /** What a person's earlier pages left, in the order of their choices. */
  async of(account: string): Promise<Mark[]> {
    const kept: Kept[] = await within('readonly', (it) => it.getAll(IDBKeyRange.bound([account, ''], [account, '\uffff'])));
    return kept.toSorted((a, b) => a.n - b.n).map(({ mark }) => mark);
  },
};

import { enduring, type Keeping, type Penyimpanan, type Place } from '#client/exam/sitting/journal';
import type { Held } from '#client/exam/sitting/sheet';
import { JOURNAL as NAME } from '#client/kit/session';
import { uuid } from '#client/kit/uuid';

const KEEPING = 'keeping';

/** The best that this browser has. */
export const openJournal = (attempt: string) => enduring(attempt, [inDatabase, inStorage]);

/** Strict: what was written is on the disk, at no cost that anybody would feel. */
async function inDatabase(attempt: string): Promise<Place> {
  const database = await asked(Object.assign(indexedDB.open(NAME, 1), {
    onupgradeneeded(this: IDBOpenDBRequest) {
      this.result.createObjectStore(NAME, { keyPath: ['attempt', 'soal'] });
    },
  }));
  const within = (mode: IDBTransactionMode, act: (store: IDBObjectStore) => void) => new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(NAME, mode, { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('aborted'));
    act(transaction.objectStore(NAME));
    // At once, not when the page next looks: it may be closed by then.
    if (mode === 'readwrite') transaction.commit?.();
  });
  const all = IDBKeyRange.bound([attempt, ''], [attempt, '\uffff']);
  const isKept = await navigator.storage?.persist?.().catch(() => false);
  return {
    kind: isKept ? 'tahan' : 'biasa',
    probe: () => within('readwrite', (store) => store.put({ attempt: 'probe', soal: 'probe' })),
    async read() {
      let rows: ({ soal: string } & Record<string, unknown>)[] = [];
      await within('readonly', (store) => {
        const request = store.getAll(all);
        request.onsuccess = () => (rows = request.result);
      });
      return split(rows.map(({ soal, it }) => [soal, it] as const));
    },
    write: (answers) => within('readwrite', (store) => {
      for (const [soal, it] of answers) store.put({ attempt, soal, it });
    }),
    keep: (it) => within('readwrite', (store) => store.put({ attempt, soal: KEEPING, it })),
    clear: () => within('readwrite', (store) => store.delete(all)),
  };
}

async function inStorage(attempt: string): Promise<Place> {
  const prefix = `${NAME}.${attempt}.`;
  const keys = () => Object.keys(localStorage).filter((it) => it.startsWith(prefix));
  const put = (soal: string, it: unknown) => localStorage.setItem(prefix + soal, JSON.stringify(it));
  return {
    kind: 'biasa',
    probe: async () => {
      localStorage.setItem(`${NAME}.probe`, '1');
      localStorage.removeItem(`${NAME}.probe`);
    },
    read: async () => split(keys().map((key) => [key.slice(prefix.length), JSON.parse(localStorage.getItem(key) as string)] as const)),
    write: async (answers) => {
      for (const [soal, it] of answers) put(soal, it);
    },
    keep: async (it) => put(KEEPING, it),
    clear: async () => {
      for (const key of keys()) localStorage.removeItem(key);
    },
  };
}

function split(rows: readonly (readonly [string, unknown])[]) {
  const keeping = rows.find(([soal]) => soal === KEEPING)?.[1] as Keeping | undefined;
  return { answers: new Map(rows.filter(([soal]) => soal !== KEEPING) as [string, Held][]), keeping: keeping ?? null };
}

const asked = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('refused'));
  if ('onblocked' in request) (request as unknown as IDBOpenDBRequest).onblocked = () => reject(new Error('blocked'));
});

/** Names this device for as long as its browser keeps anything, also when somebody has signed out: another one needs leave to go on with an exam. And how well it keeps. */
export async function thisDevice(): Promise<{ perangkat: string; penyimpanan: Penyimpanan }> {
  const journal = await openJournal('device');
  const { keeping } = await journal.read();
  const perangkat = keeping?.perangkat ?? sessionStorage.getItem('perangkat') ?? uuid();
  sessionStorage.setItem('perangkat', perangkat);
  if (!keeping) await journal.keep({ perangkat });
  return { perangkat, penyimpanan: journal.kind };
}

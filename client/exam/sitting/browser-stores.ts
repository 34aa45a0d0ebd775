import type { Store } from '#client/exam/sitting/store';

const DATABASE = 'cbt-journal';
const PREFIX = 'cbt-journal/';
const done = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** Written to disk before it is said to be kept: the default of browsers would lose it with the power. */
export async function inDatabase(factory: IDBFactory): Promise<Store> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('entry', { keyPath: ['id_peserta', 'soal'] });
  const db = await done(opening);
  const ofAttempt = (id_peserta: string) => IDBKeyRange.bound([id_peserta], [id_peserta, []]);
  const write = (act: (entries: IDBObjectStore) => void) => new Promise<void>((resolve, reject) => {
    const tx = db.transaction('entry', 'readwrite', { durability: 'strict' });
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
    act(tx.objectStore('entry'));
  });
  return {
    hold: 'tahan',
    all: (id_peserta) => done(db.transaction('entry').objectStore('entry').getAll(ofAttempt(id_peserta))),
    put: (entry) => write((entries) => entries.put(entry)),
    drop: (id_peserta) => write((entries) => entries.delete(ofAttempt(id_peserta))),
  };
}

export function inStorage(storage: Storage): Store {
  const keysOf = (id_peserta: string) => Array.from({ length: storage.length }, (_, i) => storage.key(i) as string).filter((key) => key.startsWith(`${PREFIX}${id_peserta}/`));
  return {
    hold: 'biasa',
    all: async (id_peserta) => keysOf(id_peserta).map((key) => JSON.parse(storage.getItem(key) as string)),
    put: async (entry) => storage.setItem(`${PREFIX}${entry.id_peserta}/${entry.soal}`, JSON.stringify(entry)),
    drop: async (id_peserta) => {
      for (const key of keysOf(id_peserta)) storage.removeItem(key);
    },
  };
}

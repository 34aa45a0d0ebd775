/** Rows that stay on the device, in a database of their own; rejected where the browser keeps nothing, as some do in a private window. */
export function deviceStore(database: string, name: string, keyPath: string[]) {
  let opening: Promise<IDBDatabase> | undefined;
  const opened = () => {
    opening ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(database, 1);
      asked.onupgradeneeded = () => void asked.result.createObjectStore(name, { keyPath });
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    return opening;
  };
  return async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await opened()).transaction(name, mode, { durability: 'strict' });
    const asked = act(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  };
}

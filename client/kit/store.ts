import { useSyncExternalStore } from 'react';

export type Store<T> = { get(): T; set(value: T): void; subscribe(listener: () => void): () => void };

const atOnce = (notify: () => void) => notify();

/** A value outside React that components can watch; `schedule` says when watchers learn of a change. */
export function store<T>(initial: T, schedule: (notify: () => void) => void = atOnce): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  let due = false;
  const notify = () => {
    due = false;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      if (!due) {
        due = true;
        schedule(notify);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a store and repaints when it changes. */
export const useStore = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get);

import type { ReactNode } from 'react';
import { store } from '#client/kit/store';
import { uuid } from '#client/kit/uuid';
import { onLanguage } from '#client/kit/words';

type How = 'error' | 'success' | 'info';
/** News for the corner of the screen; it stays for `duration` seconds, with 0 until it is put away. What has the same key takes its place. */
export type News = { key?: string; title: ReactNode; description?: ReactNode; duration?: number; actions?: ReactNode };
export type Told = News & { key: string; how: How };

/** What is told in the corner, the newest last. */
export const told = store<readonly Told[]>([]);
// What goes by itself goes with the language that it was told in; what waits for an answer stays.
onLanguage(() => told.set(told.get().filter((it) => it.duration === 0)));

const say = (how: How) => ({ key = uuid(), ...news }: News) => {
  const it: Told = { key, how, ...news };
  const before = told.get();
  told.set(before.some((other) => other.key === key) ? before.map((other) => (other.key === key ? it : other)) : [...before, it]);
};
const telling = {
  error: say('error'),
  success: say('success'),
  info: say('info'),
  destroy: (key: string) => told.set(told.get().filter((it) => it.key !== key)),
};

export const useTelling = () => telling;

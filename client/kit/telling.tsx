import type { NotificationArgsProps } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { store, useStore } from '#client/kit/store';
import { type Told, untold } from '#client/kit/untold';

export const loadCorner = () => import('#client/kit/telling-corner');
const Corner = lazy(loadCorner);

const say = (it: Told) => untold.set([...untold.get(), it]);
const telling = {
  error: (what: NotificationArgsProps) => say({ how: 'error', what }),
  success: (what: NotificationArgsProps) => say({ how: 'success', what }),
  info: (what: NotificationArgsProps) => say({ how: 'info', what }),
  destroy: (key: string) => say({ how: 'destroy', key }),
};
const wanted = store(false);
untold.subscribe(() => wanted.set(true));

/** Where news is told in a corner of the screen. */
export function TellingProvider({ children }: { children: ReactNode }) {
  const isWanted = useStore(wanted);
  return (
    <>
      {isWanted && <Suspense><Corner /></Suspense>}
      {children}
    </>
  );
}

export const useTelling = () => telling;

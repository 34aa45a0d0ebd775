import { notification } from 'antd';
import { createContext, type ReactNode, use } from 'react';

type Telling = ReturnType<typeof notification.useNotification>[0];
const Corner = createContext<Telling | null>(null);

/** Where news is told in a corner of the screen. */
export function TellingProvider({ children }: { children: ReactNode }) {
  const [telling, corner] = notification.useNotification();
  return (
    <Corner value={telling}>
      {corner}
      {children}
    </Corner>
  );
}

export function useTelling() {
  const telling = use(Corner);
  if (!telling) throw new Error('useTelling needs a TellingProvider');
  return telling;
}

import { useEffect } from 'react';
import { store } from '#client/kit/store';

/** The screen that is shown needs the room that the menu takes. */
export const isWide = store(false);

/** For a screen that opens with the menu folded. */
export function useWide() {
  useEffect(() => {
    isWide.set(true);
    return () => isWide.set(false);
  }, []);
}

import { useEffect, useState } from 'react';

/** For what opens over a screen: once it is gone, the focus is back where it was, or on the element of this id where a menu was in between; on the heading where that is gone, too. */
export function useFocusBack(id?: string) {
  const [before] = useState(() => (id ? document.getElementById(id) : document.activeElement));
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost) return;
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [before],
  );
}

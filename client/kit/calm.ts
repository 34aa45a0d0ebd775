import { useEffect, useRef, useState } from 'react';

/** A value that moves at most once every `everyMs` and not while the page is hidden: charts cost too much to follow each change. */
export function useCalm<T>(value: T, everyMs = 1_000): T {
  const [shown, setShown] = useState(value);
  const movedAt = useRef(0);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const move = () => {
      if (document.hidden) return;
      movedAt.current = Date.now();
      setShown(value);
    };
    const timer = setTimeout(move, Math.max(0, movedAt.current + everyMs - Date.now()));
    document.addEventListener('visibilitychange', move);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', move);
    };
  }, [value, shown, everyMs]);
  return shown;
}

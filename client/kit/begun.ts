import { useRef } from 'react';

/** What stood there as the writing began: what is written is about that, whatever comes in meanwhile. */
export function useBegun<T>(now: T, isWriting: boolean): T {
  const begun = useRef(now);
  if (!isWriting) begun.current = now;
  return begun.current;
}

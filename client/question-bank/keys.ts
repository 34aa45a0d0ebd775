import { useRef } from 'react';
import { uuid } from '#client/kit/uuid';

/** Lines that are written in keep their place by a key of their own, whatever is taken out before them. */
export function useKeys(length: number) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < length) keys.current.push(uuid());
  return { keys: keys.current, drop: (at: number) => void keys.current.splice(at, 1) };
}

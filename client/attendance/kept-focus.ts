import { useEffect, useRef } from 'react';
import type { Line } from '#client/attendance/register-sheet';

/** The id of the button that a line's choices open from. */
export const letterId = (id_murid: string) => `letter-${id_murid}`;

/** On a phone a choice closes over itself: the focus goes back to its line, or to the next one where that has left the list. */
export function useKeptFocus(lines: readonly Line[]) {
  const left = useRef<readonly string[]>([]);
  useEffect(() => {
    const ids = left.current;
    left.current = [];
    if (!ids.length || document.activeElement !== document.body) return;
    const next = ids.map((it) => document.getElementById(letterId(it))).find((it) => it) ?? document.querySelector<HTMLElement>('.chip[aria-pressed="true"]');
    next?.focus({ preventScroll: true });
  });
  return ({ row }: Line) => {
    left.current = lines.slice(lines.findIndex((it) => it.row.id_murid === row.id_murid)).map((it) => it.row.id_murid);
  };
}

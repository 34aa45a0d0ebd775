import { useEffect, useRef } from 'react';
import type { Playing } from '#client/audit/use-replay';

const MEAN_SOMETHING = 'button, a, input, textarea, select, [role="radio"], [role="dialog"]';

/**
 * Arrows step and the space bar plays, where the keys mean nothing else; with Shift arrows go to the next of `important`, which are numbers
 * of events in ascending order. A slider has its own keys, unless it is marked `data-steps`.
 */
export function useReplayKeys(playing: Playing, important: readonly number[] = []) {
  const latest = useRef({ playing, important });
  latest.current = { playing, important };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { playing: { nomor, goTo, play }, important: notable } = latest.current;
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(MEAN_SOMETHING) || target.closest('[role="slider"]:not([data-steps])')) return;
      if (event.key === 'ArrowRight') goTo(event.shiftKey ? notableAfter(notable, nomor) ?? nomor : nomor + 1);
      else if (event.key === 'ArrowLeft') goTo(event.shiftKey ? notableBefore(notable, nomor) ?? nomor : nomor - 1);
      else if (event.key === ' ') play();
      else if (target.closest('[data-steps]') && event.key === 'Home') goTo(0);
      else if (target.closest('[data-steps]') && event.key === 'End') goTo(Number.MAX_SAFE_INTEGER);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

export const notableAfter = (notable: readonly number[], nomor: number) => notable.find((it) => it > nomor);
export const notableBefore = (notable: readonly number[], nomor: number) => notable.findLast((it) => it < nomor);

import { store } from '#client/kit/store';

/** A way out that unsaved work holds up: going it leaves the work behind. */
export type Way = () => void;

/** Whoever has unsaved work. */
const unsaved = new Set<string>();
export const isUnsaved = store(false);
/** Where somebody is on the way to, while they are asked. */
export const heldUp = store<Way | null>(null);

/** What was being saved as one left is saved, in whichever form of the screen: nothing is left to be asked about, and one goes on. */
function told() {
  isUnsaved.set(unsaved.size > 0);
  // A form that begins anew is gone for a moment.
  queueMicrotask(() => unsaved.size === 0 && goOn());
}

/** Says that somebody has unsaved work, until what it answers is called. */
export function haveUnsaved(id: string) {
  unsaved.add(id);
  told();
  return () => {
    unsaved.delete(id);
    told();
  };
}

/** Nobody is on the way any more. */
export const stayHere = () => heldUp.set(null);
export function goOn() {
  const way = heldUp.get();
  heldUp.set(null);
  way?.();
}

type Place = { pathname: string; search: string };
/** A part of a screen is a place of its own. */
const placeOf = ({ pathname, search }: Place) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
export const holdsUp = (from: Place, to: Place) => unsaved.size > 0 && placeOf(from) !== placeOf(to);

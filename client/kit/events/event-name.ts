import { type Translate, useWords } from '#client/kit/words';
import { words } from '#client/kit/events/events.words';

const isKnown = (it: string) => Object.hasOwn(words.id, it);
const ofResource = /^([A-Z]\w+)(Created|Changed|Deleted)$/;
const kindIn = (noun: string) => noun.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** The kinds of streams that have a name. */
export const KINDS = Object.keys(words.id).filter((it) => /^[a-z]/.test(it));

/** What an event is called; one that is not known here is named as it is stored. */
export function nameOf(type: string, t: Translate<'events'>): string {
  if (isKnown(type)) return t(type);
  const [, noun = '', done] = ofResource.exec(type) ?? [];
  return isKnown(kindIn(noun)) && done ? t(done, { apa: t(kindIn(noun)) }) : type;
}

/** What the kinds of streams, and the events in them, are called. */
export function useEventNames() {
  const t = useWords('events');
  return { nameOf: (type: string) => nameOf(type, t), kindOf: (kind: string) => (isKnown(kind) ? t(kind) : kind) };
}

import { type Translate, useWords } from '#client/kit/words';
import { isKind } from '#client/kit/events/kinds.words';
import { words } from '#client/kit/events/events.words';

type Known = keyof typeof words.id;
const isKnown = (type: string): type is Known => Object.hasOwn(words.id, type);
const ofResource = /^([A-Z]\w+)(Created|Changed|Deleted)$/;
const kindIn = (noun: string) => noun.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** What an event is called; one that is not known here is named as it is stored. */
export function nameOf(type: string, t: Translate<'events'>, kinds: Translate<'kinds'>): string {
  if (isKnown(type)) return t(type);
  const [, noun = '', done] = ofResource.exec(type) ?? [];
  const kind = kindIn(noun);
  return isKind(kind) ? t(done as 'Created', { apa: kinds(kind) }) : type;
}

/** What the kinds of streams, and the events in them, are called. */
export function useEventNames() {
  const [t, kinds] = [useWords('events'), useWords('kinds')];
  return { nameOf: (type: string) => nameOf(type, t, kinds), kindOf: (kind: string) => (isKind(kind) ? kinds(kind) : kind) };
}

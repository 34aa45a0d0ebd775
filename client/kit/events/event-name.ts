import { formatAngka } from '#client/kit/number';
import { type Translate, useWords } from '#client/kit/words';
import { words } from '#client/kit/events/events.words';

const isKnown = (it: string) => Object.hasOwn(words.id, it);
const ofResource = /^([A-Z]\w+)(Created|Changed|Deleted)$/;
const kindIn = (noun: string) => noun.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
const placesIn = (type: string) => [...(words.id[type] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
const UNKNOWN = '…';
const shown = (it: unknown) => (typeof it === 'number' ? formatAngka(it) : (typeof it === 'string' && it.trim()) || UNKNOWN);

/** The kinds of streams that have a name. */
export const KINDS = Object.keys(words.id).filter((it) => /^[a-z]/.test(it));

/** What an event is called, with what is known of it in its place; where that is nothing at the end, it ends before. One that is not known here is named as it is stored. */
export function nameOf(type: string, t: Translate<'events'>, known: Record<string, unknown> = {}): string {
  if (isKnown(type)) return t(type, Object.fromEntries(placesIn(type).map((name) => [name, shown(known[name])]))).replace(/:\s*…$/, '');
  const [, noun = '', done] = ofResource.exec(type) ?? [];
  return isKnown(kindIn(noun)) && done ? t(done, { apa: t(kindIn(noun)) }) : type;
}

/** What the kinds of streams, and the events in them, are called. */
export function useEventNames() {
  const t = useWords('events');
  return { nameOf: (type: string, known?: Record<string, unknown>) => nameOf(type, t, known), kindOf: (kind: string) => (isKnown(kind) ? t(kind) : kind) };
}

import { formatAngka, formatDurasi } from '#client/kit/number';
import { formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import { words } from '#client/kit/events/events.words';

type Known = Record<string, unknown>;
const isKnown = (it: string) => Object.hasOwn(words.id, it);
const ofResource = /^([A-Z]\w+)(Created|Changed|Deleted)$/;
const kindIn = (noun: string) => noun.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

const PLACE = /\{\{(\w+)\}\}/g;
const placesIn = (text: string) => [...text.matchAll(PLACE)].map(([, name = '']) => name);
const UNKNOWN = '…';
const shown = (it: unknown, name: string) => (typeof it === 'number' ? numberOf(it, name) : (typeof it === 'string' && it.trim()) || UNKNOWN);
/** Minutes are given back to the millisecond, and some are taken away. */
const numberOf = (it: number, name: string) => (name === 'menit' ? `${it < 0 ? '−' : ''}${formatDurasi(Math.abs(it) * 60)}` : formatAngka(it));

/** A name with what is known of its event: what stands in brackets, or behind a colon at the end, is said where all of it is known. */
function filled(name: string, known: Known) {
  const isWhole = (part: string) => placesIn(part).every((it) => shown(known[it], it) !== UNKNOWN);
  const told = name.replace(/\[([^\]]*)\]/g, (_, part: string) => (isWhole(part) ? part : '')).replace(/:\s*\{\{\w+\}\}$/, (end) => (isWhole(end) ? end : ''));
  return told.replace(PLACE, (_, it: string) => shown(known[it], it));
}

/** The kinds of streams that have a name. */
export const KINDS = Object.keys(words.id).filter((it) => /^[a-z]/.test(it));

/** An event that is of a kind by something that is true of it, or by its cause, may have a name of that kind: `AttemptLocked:jeda`. */
const kindOfType = (type: string, known: Known) => [...Object.keys(known).filter((it) => known[it] === true), known.sebab].map((it) => `${type}:${it}`).find(isKnown) ?? type;

/** What an event is called, with what is known of it in its place. One that is not known here is named as it is stored. */
export function nameOf(stored: string, t: Translate<'events'>, known: Known = {}): string {
  const type = kindOfType(stored, known);
  if (isKnown(type)) return filled(t(type, Object.fromEntries(placesIn(words.id[type] ?? '').map((name) => [name, `{{${name}}}`]))), known);
  const [, noun = '', done] = ofResource.exec(type) ?? [];
  return isKnown(kindIn(noun)) && done ? t(done, { apa: t(kindIn(noun)) }) : type;
}

/** What the kinds of streams, the events in them, and what these are about are called: a lesson by its class, day and period. */
export function useEventNames() {
  const t = useWords('events');
  return {
    nameOf: (type: string, known?: Known) => nameOf(type, t, known),
    kindOf: (kind: string) => (isKnown(kind) ? t(kind) : kind),
    aboutOf: (tentang: string) => tentang.replace(/\b(\d{4}-\d{2}-\d{2}) · (\d+)/, (_, day: string, posisi: string) => `${formatTanggal(day)} · ${t('Period', { posisi })}`),
  };
}

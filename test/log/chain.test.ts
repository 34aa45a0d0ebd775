/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import type { StoredEvent } from '#server/kit/log/event-store';
import { brokenLink, NOTHING } from '#server/kit/log/journal';
import { memoryJournal, metaOf } from '#test/kit/facts';
import { freshStream } from '#test/kit/log-events';
import { runs } from '#test/kit/runs';

const TestEntered = event('TestEntered', { nilai: z.int(), catatan: z.string() });
const LENGTH = 6;
const TEXTS = ['stream', 'id', 'type', 'data', 'meta'] as const;

let chain: StoredEvent[];
beforeAll(async () => {
  const [journal, stream] = [memoryJournal(), freshStream()];
  const facts = Array.from({ length: LENGTH }, (_, n) => TestEntered({ nilai: n * 10, catatan: `catatan ke-${n}, "baik"` }));
  await journal.append(stream, NOTHING, facts, metaOf());
  chain = (await journal.store.read(stream)).events;
});

const anEvent = fc.nat(LENGTH - 1);
const without = (index: number) => chain.filter((_, i) => i !== index);
const swapped = (one: number, other: number) => chain.map((it, i) => (i === one ? chain[other] : i === other ? chain[one] : it) as StoredEvent);

test('a chain that nobody touched holds, and so does its beginning: a missing tail is for the daily root to find', () => {
  for (let length = 0; length <= LENGTH; length++) expect(brokenLink(chain.slice(0, length))).toBeUndefined();
});

test('rule 66: any changed character of any event is found at that event', () => {
  fc.assert(fc.property(anEvent, fc.constantFrom(...TEXTS), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (index, field, at, character) => {
    const text = (chain[index] as StoredEvent)[field];
    const place = at % text.length;
    fc.pre(text[place] !== character);
    const changed = `${text.slice(0, place)}${character}${text.slice(place + 1)}`;
    expect(brokenLink(chain.map((it, i) => (i === index ? { ...it, [field]: changed } : it)))).toBe(index);
  }), runs(500));
});

test('any character that is left out or put in is found at that event', () => {
  fc.assert(fc.property(anEvent, fc.constantFrom(...TEXTS), fc.nat(), fc.string({ maxLength: 3 }), (index, field, at, more) => {
    const text = (chain[index] as StoredEvent)[field];
    const place = at % text.length;
    const changed = more ? `${text.slice(0, place)}${more}${text.slice(place)}` : `${text.slice(0, place)}${text.slice(place + 1)}`;
    expect(brokenLink(chain.map((it, i) => (i === index ? { ...it, [field]: changed } : it)))).toBe(index);
  }), runs(300));
});

test('an event that was removed is found where it is missing, even when the rest is renumbered', () => {
  for (let index = 0; index < LENGTH - 1; index++) {
    expect(brokenLink(without(index))).toBe(index);
    expect(brokenLink(without(index).map((it, revision) => ({ ...it, revision })))).toBe(index);
  }
});

test('events in another order are found at the first that is out of place, even when renumbered', () => {
  fc.assert(fc.property(anEvent, anEvent, (one, other) => {
    fc.pre(one !== other);
    expect(brokenLink(swapped(one, other))).toBe(Math.min(one, other));
    expect(brokenLink(swapped(one, other).map((it, revision) => ({ ...it, revision })))).toBe(Math.min(one, other));
  }), runs(100));
});

test('an event that was put in between or at the end is found', () => {
  fc.assert(fc.property(fc.nat(LENGTH), anEvent, (at, copied) => {
    const longer = [...chain.slice(0, at), chain[copied] as StoredEvent, ...chain.slice(at)].map((it, revision) => ({ ...it, revision }));
    fc.pre(at !== copied);
    expect(brokenLink(longer)).toBe(at);
  }), runs(100));
});

test('a chain moved to another stream as a whole does not hold there', () => {
  expect(brokenLink(chain.map((it) => ({ ...it, stream: freshStream() })))).toBe(0);
});

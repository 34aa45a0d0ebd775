import { setImmediate as tick } from 'node:timers/promises';
import { type Batch, type EventStore, LostPlace, type Position } from '#server/kit/log/event-store';
import { appendBehind, type Cases, endOf, eventsOf, followUntil, freshNoun, freshStream, idsOf, newEvent, newEvents, puller } from '#test/kit/log-events';

const WRITERS = 64;
const PER_WRITER = 5;
const HOT_STREAMS = 12;
const PASSED_OVER = 10_000;

export const subscribeCases: Cases = {
  [`a subscription from the start sees every event once and in one order under ${WRITERS} concurrent writers`]: async ({ store, another }) => {
    const noun = freshNoun();
    const streams = Array.from({ length: HOT_STREAMS }, () => freshStream(noun));
    const [stores, total] = [[store, another(), another(), another()], WRITERS * PER_WRITER];
    const following = followUntil(another(), (events) => events.length >= total, { streamPrefixes: [noun], batchSize: 17 });
    await Promise.all(Array.from({ length: WRITERS }, async (_, w) => {
      for (let i = 0; i < PER_WRITER; i++) await appendBehind(stores[w % stores.length] as EventStore, streams[(w + i) % HOT_STREAMS] as string, [newEvent({ w, i })]);
    }));
    const seen = eventsOf(await following);
    expect(new Set(idsOf(seen)).size).toBe(total);
    expect(idsOf(seen)).toEqual(idsOf(eventsOf(await followUntil(store, (events) => events.length >= total, { streamPrefixes: [noun] }))));
    for (const [i, it] of seen.entries()) if (i) expect(store.reached(seen[i - 1]?.position as string, it.position)).toBe(false);
    for (const stream of streams) {
      const mine = seen.filter((it) => it.stream === stream);
      expect(mine.map((it) => it.revision)).toEqual(mine.map((_, i) => i));
      expect(mine).toEqual((await store.read(stream)).events);
    }
  },

  'a subscription after a position begins with the next event': async ({ store }) => {
    const noun = freshNoun();
    const events = newEvents(4);
    await store.append(freshStream(noun), events, 'new');
    const all = eventsOf(await followUntil(store, (found) => found.length === 4, { streamPrefixes: [noun] }));
    const rest = await followUntil(store, (found) => found.length === 2, { streamPrefixes: [noun], after: all[1]?.position });
    expect(idsOf(eventsOf(rest))).toEqual(idsOf(events.slice(2)));
  },

  'a consumer killed between any two steps and restarted from its checkpoint loses nothing and repeats nothing': async ({ store }) => {
    const [noun, after] = [freshNoun(), await endOf(store)];
    const events = newEvents(7);
    await store.append(freshStream(noun), events, 'new');
    const wanted = idsOf(events);
    let wasKilled = true;
    for (let killAt = 0; wasKilled; killAt++) {
      const kept = { position: after, handled: [] as string[] };
      wasKilled = await consume(store, kept, wanted.length, killAt).then(() => false, (error: unknown) => error instanceof Killed || Promise.reject(error));
      await consume(store, kept, wanted.length, Number.POSITIVE_INFINITY);
      expect(kept.handled).toEqual(wanted);
    }
  },

  'a filtered consumer that is killed again and again loses none of the few among many': async ({ store }) => {
    const [noun, other, after] = [freshNoun(), freshNoun(), await endOf(store)];
    const [few, many] = [freshStream(noun), freshStream(other)];
    const wanted: string[] = [];
    for (let i = 0; i < 12; i++) {
      const events = newEvents(2);
      await store.append(few, events, i ? 2 * i - 1 : 'new');
      await store.append(many, newEvents(40), i ? 40 * i - 1 : 'new');
      wanted.push(...idsOf(events));
    }
    const kept = { position: after, handled: [] as string[] };
    for (const isOver = () => kept.handled.length >= wanted.length; !isOver(); ) {
      const stop = new AbortController();
      for await (const { events, position } of store.subscribe({ after: kept.position, streamPrefixes: [noun], batchSize: 2, signal: stop.signal })) {
        Object.assign(kept, { position, handled: [...kept.handled, ...idsOf(events)] });
        if (kept.handled.length % 4 === 0) break;
        for (let turn = 0; turn < 20; turn++) await tick();
      }
      stop.abort();
    }
    expect(kept.handled).toEqual(wanted);
  },

  'a place that the log does not have is not taken for its end': async ({ store }) => {
    const end = await endOf(store);
    for (const after of [end.replace(/\d+/g, '$&7'), 'nowhere']) {
      for (const options of [{}, { streamPrefixes: ['a'] }, { types: [] }]) {
        await expect((async () => puller(store, { after, ...options }).pull())()).rejects.toThrow(LostPlace);
      }
    }
  },

  'a batch is live when nothing more was waiting, not before, and no longer after falling behind': async ({ store }) => {
    const [stream, after] = [freshStream(), await endOf(store)];
    await store.append(stream, newEvents(6), 'new');
    const { pull, stop } = puller(store, { after, batchSize: 2 });
    expect((await drain(pull, 6)).map((it) => it.live)).toEqual([false, false, true]);
    await store.append(stream, newEvents(6), 5);
    expect((await drain(pull, 6)).map((it) => it.live)).toEqual([false, false, true]);
    await store.append(stream, newEvents(1), 11);
    expect((await drain(pull, 1)).map((it) => it.live)).toEqual([true]);
    stop();
  },

  'a subscription to an empty rest is told at once that it is live': async ({ store }) => {
    const after = await endOf(store);
    const { pull, stop } = puller(store, { after });
    expect(await pull()).toMatchObject({ events: [], live: true });
    stop();
  },

  'a filter by type or by beginnings of stream names lets through what matches and nothing else': async ({ store }) => {
    const [noun, other, after] = [freshNoun(), freshNoun(), await endOf(store)];
    const events = ['Opened', 'Marked', 'Opened2', 'Noted', 'Marked'].map((type) => newEvent({}, type));
    for (const [i, it] of events.entries()) await store.append(freshStream(i % 2 ? other : noun), [it], 'new');
    const seen = async (options: object) => idsOf(eventsOf(await followUntil(store, (_, last) => last.live, { after, ...options })));
    const ids = idsOf(events);
    expect(await seen({})).toEqual(ids);
    expect(await seen({ types: ['Marked'] })).toEqual([ids[1], ids[4]]);
    expect(await seen({ types: ['Opened', 'Noted'] })).toEqual([ids[0], ids[3]]);
    expect(await seen({ streamPrefixes: [noun] })).toEqual([ids[0], ids[2], ids[4]]);
    expect(await seen({ streamPrefixes: [`${noun}-`, other.slice(0, -1)] })).toEqual(ids);
    expect(await seen({ streamPrefixes: [`${noun}_`], types: ['Marked'] })).toEqual([]);
    expect(await seen({ types: [] })).toEqual([]);
  },

  [`a filtered subscription gets ahead over ${PASSED_OVER.toLocaleString('en')} events that do not match, and when idle`]: async ({ store }) => {
    const [stream, type, after] = [freshStream(), freshNoun(), await endOf(store)];
    const appended = [];
    for (let i = 0; i < PASSED_OVER / 1000; i++) appended.push(await store.append(stream, newEvents(1000), i ? i * 1000 - 1 : 'new'));
    const last = appended.at(-1)?.position as Position;
    const batches = await followUntil(store, (_, { position }) => store.reached(position, last), { after, types: [type], batchSize: 500 });
    expect(eventsOf(batches)).toEqual([]);
    const { pull, stop } = puller(store, { after: last, types: [type] });
    await pull();
    const { position } = await store.append(stream, newEvents(1), PASSED_OVER - 1);
    expect(store.reached((await pull()).position, position as Position)).toBe(true);
    stop();
  },

  'a slow consumer is given no more than it asks for, and everything': async ({ store }) => {
    const [stream, after] = [freshStream(), await endOf(store)];
    const { pull, stop } = puller(store, { after, batchSize: 10 });
    const got: Batch[] = [];
    for (let i = 0; i < 10; i++) {
      await store.append(stream, newEvents(30), i ? i * 30 - 1 : 'new');
      got.push(await pull());
      for (let turn = 0; turn < 20; turn++) await tick();
    }
    got.push(...(await drain(pull, 300 - eventsOf(got).length)));
    expect(Math.max(...got.map((it) => it.events.length))).toBe(10);
    expect(eventsOf(got).map((it) => it.revision)).toEqual(Array.from({ length: 300 }, (_, i) => i));
    stop();
  },

  'an abort ends a subscription that waits, one that works, and one that never began': async ({ store }) => {
    const waiting = puller(store, { after: await endOf(store) });
    await waiting.pull();
    const pending = waiting.batches.next();
    waiting.stop();
    expect((await pending).done).toBe(true);
    const never = puller(store, { after: 'start' });
    never.stop();
    expect((await never.batches.next()).done).toBe(true);
    const working = puller(store, { after: 'start', batchSize: 1 });
    await working.pull();
    working.stop();
    expect((await working.batches.next()).done).toBe(true);
  },

  'many subscriptions at once each see what is appended while they wait': async ({ store, another }) => {
    const [noun, after, other] = [freshNoun(), await endOf(store), another()];
    const following = Array.from({ length: 20 }, (_, i) => followUntil(i % 2 ? store : other, (events) => events.length === 3, { after, streamPrefixes: [noun] }));
    const events = newEvents(3);
    for (const it of events) await store.append(freshStream(noun), [it], 'new');
    for (const batches of await Promise.all(following)) expect(idsOf(eventsOf(batches))).toEqual(idsOf(events));
  },
};

class Killed extends Error {}

/** Handles events and keeps its checkpoint with what they did, as one step; dies before step `killAt`. */
async function consume(store: EventStore, kept: { position: Position; handled: string[] }, total: number, killAt: number) {
  let steps = 0;
  const step = () => {
    if (steps++ === killAt) throw new Killed();
  };
  const stop = new AbortController();
  if (kept.handled.length === total) return;
  for await (const { events, position } of store.subscribe({ after: kept.position, batchSize: 3, signal: stop.signal })) {
    const handled = [...kept.handled];
    for (const it of events) {
      step();
      handled.push(it.id);
    }
    step();
    Object.assign(kept, { handled, position });
    step();
    if (handled.length === total) stop.abort();
  }
}

/** Pulls until so many events have come; batches without events are not counted. */
async function drain(pull: () => Promise<Batch>, count: number) {
  const got: Batch[] = [];
  while (eventsOf(got).length < count) got.push(await pull());
  return got.filter((it) => it.events.length);
}

import { AppendTooLarge, LostPlace, StoreAway, UnknownOutcome } from '#server/kit/log/event-store';
import { type EventStoreLog, eventStoreLog } from '#test/kit/eventstore/eventstore-log';
import { endOf, eventsOf, followUntil, freshNoun, freshStream, idsOf, newEvent, newEvents, puller, storedIds } from '#test/kit/log-events';
import { until } from '#test/kit/until';

/** Short, but long enough for a busy machine. */
const PATIENCE_MS = 1_000;
let log: EventStoreLog;
beforeEach(async () => {
  log = await eventStoreLog();
});
afterEach(() => log.close());

test.each(['before', 'after', 'late', 'not-leader'] as const)('an append that meets trouble of the kind "%s" is stored exactly once', async (trouble) => {
  const [store, stream, events] = [log.storeOf(), freshStream(), newEvents(3)];
  await store.append(stream, newEvents(1), 'new');
  log.standIn.trouble.append = trouble;
  const receipt = await store.append(stream, events, 0);
  expect(receipt).toEqual({ revision: 3, position: (await store.read(stream)).events.at(-1)?.position });
  expect(log.standIn.struck).toBe(1);
  expect((await storedIds(store, stream)).slice(1)).toEqual(idsOf(events));
});

test.each(['gone', 'silent'] as const)('while EventStoreDB is %s the outcome is unknown, and the same append later is stored exactly once', async (how) => {
  const [store, stream, events] = [log.storeOf(PATIENCE_MS), freshStream(), newEvents(2)];
  await store.append(stream, newEvents(1), 'new');
  if (how === 'gone') await log.standIn.stop();
  else Object.assign(log.standIn.trouble, { append: 'silent', read: 'silent' });
  await expect(store.append(stream, events, 0)).rejects.toThrow(UnknownOutcome);
  await expect(store.read(stream)).rejects.toThrow(StoreAway);
  if (how === 'gone') await log.standIn.start();
  else Object.assign(log.standIn.trouble, { append: 'none', read: 'none' });
  expect(await store.append(stream, events, 0)).toMatchObject({ revision: 2 });
  expect((await storedIds(store, stream)).slice(1)).toEqual(idsOf(events));
});

test('an append that was done although its outcome stayed unknown is recognised when it comes again', async () => {
  const [store, stream, events] = [log.storeOf(PATIENCE_MS), freshStream(), newEvents(2)];
  const unknown = expect(store.append(stream, events, 'new')).rejects.toThrow(UnknownOutcome);
  log.standIn.trouble.append = 'after';
  await until('the append was done', () => log.standIn.struck);
  await log.standIn.stop();
  await unknown;
  await log.standIn.start();
  expect(await store.append(stream, events, 'new')).toMatchObject({ revision: 1 });
  expect(await storedIds(store, stream)).toEqual(idsOf(events));
});

test('appends and a subscription survive that EventStoreDB restarts, again and again', async () => {
  const [noun, store] = [freshNoun(), log.storeOf()];
  const after = await endOf(store);
  const total = 8 * 15;
  const following = followUntil(store, (events) => events.length >= total, { after, streamPrefixes: [noun], batchSize: 10 });
  const told: string[] = [];
  const writing = Promise.all(Array.from({ length: 8 }, async () => {
    const [stream, events] = [freshStream(noun), newEvents(15)];
    for (const [i, it] of events.entries()) {
      await store.append(stream, [it], i ? i - 1 : 'new');
      told.push(it.id);
    }
  }));
  for (let round = 1; round <= 4; round++) {
    await until('some appends', () => told.length >= (total / 5) * round);
    await log.standIn.restart();
  }
  await writing;
  const seen = eventsOf(await following);
  expect(idsOf(seen).sort()).toEqual(told.sort());
  for (const [i, it] of seen.entries()) if (i) expect(store.reached(seen[i - 1]?.position as string, it.position)).toBe(false);
});

test('a subscription that waits hears of what another process appends after a restart', async () => {
  const [store, other] = [log.storeOf(), log.storeOf()];
  const { pull, stop } = puller(store, { after: await endOf(store) });
  await pull();
  await log.standIn.restart();
  const event = newEvent();
  const seen: string[] = [];
  await other.append(freshStream(), [event], 'new');
  while (!seen.includes(event.id)) seen.push(...idsOf((await pull()).events));
  stop();
  expect(seen).toEqual([event.id]);
});

test('a subscription ends on its signal even when nothing is answered any more, and no call is left behind', async () => {
  const store = log.storeOf();
  const { pull, stop, batches } = puller(store, { after: 'start' });
  await pull();
  log.standIn.trouble.read = 'silent';
  const [pending, before] = [batches.next(), log.standIn.struck];
  await until('the next question', () => log.standIn.struck > before);
  stop();
  expect((await pending).done).toBe(true);
  await until('only what rings the bell is open', () => log.standIn.open.size === 1);
  await store.close();
  await until('nothing is open', () => log.standIn.open.size === 0);
});

test('closing while EventStoreDB is away tells every waiting append that its outcome is unknown', async () => {
  const [store, stream] = [log.storeOf(), freshStream()];
  await store.append(stream, newEvents(1), 'new');
  await log.standIn.stop();
  const outcomes = Promise.allSettled([store.append(stream, newEvents(1), 0), store.append(freshStream(), newEvents(1), 'new')]);
  await store.close();
  for (const it of await outcomes) expect(it).toMatchObject({ status: 'rejected', reason: expect.any(UnknownOutcome) });
});

test('a server that takes less than a MiB refuses what is too large, and is not asked again', async () => {
  log.standIn.log.maxAppendBytes = 1000;
  await expect(log.storeOf().append(freshStream(), [newEvent({ text: 'x'.repeat(1000) })], 'new')).rejects.toThrow(AppendTooLarge);
});

test('a log is given its id once, however many ask at once, and no reader of the log meets it', async () => {
  const stores = [log.storeOf(), log.storeOf(), log.storeOf()];
  const ids = await Promise.all(stores.map((it) => it.identity()));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^eventstoredb:[0-9a-f-]{36}$/);
  expect(await stores[0]?.isFilled()).toBe(false);
  expect(eventsOf(await followUntil(stores[0] as never, (_, { live }) => live))).toEqual([]);
});

test('an append is one call, and its receipt the place of its last event', async () => {
  const store = log.storeOf();
  for (const count of [1, 2, 3, 10]) {
    const [stream, before] = [freshStream(), { ...log.standIn.asked }];
    const first = await store.append(stream, newEvents(count), 'new');
    const second = await store.append(stream, newEvents(count), count - 1);
    expect(log.standIn.asked).toEqual({ append: before.append + 2, read: before.read });
    const { events } = await store.read(stream);
    expect([first, second]).toEqual([count, 2 * count].map((end) => ({ revision: end - 1, position: events[end - 1]?.position })));
  }
  await expect(store.append(freshStream(), newEvents(1), 4)).rejects.toThrow('is at new');
});

test('many appends are under way at once, over one call', async () => {
  const store = log.storeOf();
  log.standIn.trouble.append = 'silent';
  const outcomes = Promise.allSettled(Array.from({ length: 100 }, () => store.append(freshStream(), newEvents(1), 'new')));
  await until('all were asked for', () => log.standIn.asked.append === 100);
  expect(log.standIn.calls).toBe(1);
  await store.close();
  for (const it of await outcomes) expect(it).toMatchObject({ status: 'rejected', reason: expect.any(UnknownOutcome) });
});

describe('a reader that comes back', () => {
  const chained = () => ({ ...newEvent(), meta: `{"at":"2026-07-13T01:00:00.000Z","hash":"${'x'.repeat(43)}"}` });
  const goesOnFrom = async (after: string, options = {}) => {
    const { pull, stop } = puller(log.storeOf(), { after, ...options });
    return pull().finally(stop);
  };

  test.each([{}, { types: ['Noted'] }])('is told where no event begins at its place, followed %j', async (options) => {
    const store = log.storeOf();
    const { position } = await store.append(freshStream(), [chained()], 'new');
    await store.append(freshStream(), newEvents(3), 'new');
    expect((await goesOnFrom(position, options)).events).toHaveLength(3);
    for (const place of [position.replace(/\d+/g, (it) => String(Number(it) + 1)), '12345/12345', '20000']) {
      expect(await store.has(place)).toBe(false);
      await expect(goesOnFrom(place, options)).rejects.toThrow(LostPlace);
    }
  });

  test.each([{}, { types: ['Noted'] }])('is told where another event stands at its place, followed %j', async (options) => {
    const store = log.storeOf();
    const { position } = await store.append(freshStream(), [chained()], 'new');
    await store.append(freshStream(), newEvents(3), 'new');
    const other = position.replace(/[0-9a-f]{8}$/, '00000000');
    expect([await store.has(position), await store.has(other)]).toEqual([true, false]);
    await expect(goesOnFrom(other, options)).rejects.toThrow(LostPlace);
  });

  test('goes on from where it stood before ids were a part of places', async () => {
    const store = log.storeOf();
    const { position } = await store.append(freshStream(), [chained()], 'new');
    const later = newEvents(2);
    await store.append(freshStream(), later, 'new');
    expect(idsOf((await goesOnFrom(position.split('/', 2).join('/'))).events)).toEqual(idsOf(later));
  });
});

import { AppendTooLarge, StoreAway, UnknownOutcome } from '#server/kit/log/event-store';
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

test.each([['before', false], ['after', true], ['late', true], ['not-leader', false]] as const)('an append that meets trouble of the kind "%s" is stored exactly once', async (trouble, already) => {
  const [store, stream, events] = [log.storeOf(), freshStream(), newEvents(3)];
  await store.append(stream, newEvents(1), 'new');
  log.standIn.trouble.append = trouble;
  expect(await store.append(stream, events, 0)).toMatchObject({ revision: 3, already });
  expect(log.standIn.struck).toBe(1);
  expect((await storedIds(store, stream)).slice(1)).toEqual(idsOf(events));
});

test('of two that send the same ids with other bytes at once, one is told that its own are stored', async () => {
  const [stream, id] = [freshStream(), newEvent().id];
  const events = [1, 2].map((n) => ({ ...newEvent({ n }), id }));
  const outcomes = await Promise.all(events.map((it) => log.storeOf().append(stream, [it], 'new')));
  const { events: [stored] } = await log.storeOf().read(stream);
  expect(outcomes.map((it) => it.already)).toEqual(events.map((it) => it.data !== stored?.data));
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
  expect(await store.append(stream, events, 'new')).toMatchObject({ revision: 1, already: true });
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

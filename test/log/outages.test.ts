import { UnknownOutcome } from '#server/kit/log/event-store';
import { chaosProxy } from '#test/kit/chaos-proxy';
import { endOf, eventsOf, followUntil, freshNoun, freshStream, idsOf, newEvent, newEvents, puller, storedIds } from '#test/kit/log-events';
import { type PostgresLog, postgresLog } from '#test/kit/postgres-log';

/** Short, but long enough for a busy machine. */
const PATIENCE_MS = 2_000;
let log: PostgresLog;
let proxy: Awaited<ReturnType<typeof chaosProxy>>;
beforeAll(async () => {
  log = await postgresLog();
});
afterAll(() => log.close());
beforeEach(async () => {
  proxy = await chaosProxy(log.url);
});
afterEach(() => proxy.close());

/** A store that appends through the proxy over a connection that stands; it reads beside it. */
async function storeBehindProxy(patience?: number) {
  const [store, stream] = [log.storeOf({ through: proxy.url, patience }), freshStream()];
  await store.append(stream, newEvents(1), 'new');
  return { store, stream };
}

test.each(['before', 'after'] as const)('an append whose connection is lost %s it is done is stored exactly once', async (chaos) => {
  const { store, stream } = await storeBehindProxy();
  const events = newEvents(3);
  proxy.chaos = chaos;
  const receipt = await store.append(stream, events, 0);
  expect(receipt).toEqual({ revision: 3, position: (await store.read(stream)).events.at(-1)?.position });
  expect(proxy.struck).toBe(1);
  expect((await storedIds(store, stream)).slice(1)).toEqual(idsOf(events));
});

test('appends of many streams whose connection is lost after they are done are stored exactly once, and conflicts stay conflicts', async () => {
  const { store, stream } = await storeBehindProxy();
  const [noun, events] = [freshNoun(), newEvents(20)];
  proxy.chaos = 'after';
  const outcomes = await Promise.allSettled([...events.map((it) => store.append(freshStream(noun), [it], 'new')), store.append(stream, newEvents(1), 'new')]);
  expect(outcomes.map((it) => it.status)).toEqual([...events.map(() => 'fulfilled'), 'rejected']);
  expect(proxy.struck).toBe(1);
  const seen = eventsOf(await followUntil(store, (found) => found.length >= 20, { streamPrefixes: [noun] }));
  expect(idsOf(seen).sort()).toEqual(idsOf(events).sort());
});

test.each([['refuses connections', 'closed'], ['says nothing', 'silent']] as const)('while the database %s the outcome is unknown, and the same append later is stored exactly once', async (_, chaos) => {
  const { store, stream } = await storeBehindProxy(PATIENCE_MS);
  const events = newEvents(2);
  proxy.chaos = chaos;
  await expect(store.append(stream, events, 0)).rejects.toThrow(UnknownOutcome);
  proxy.chaos = 'none';
  expect(await store.append(stream, events, 0)).toMatchObject({ revision: 2 });
  expect((await storedIds(store, stream)).slice(1)).toEqual(idsOf(events));
});

test('an append that was done although its outcome stayed unknown is recognised when it comes again', async () => {
  const { store, stream } = await storeBehindProxy(PATIENCE_MS);
  const events = newEvents(2);
  const unknown = expect(store.append(stream, events, 0)).rejects.toThrow(UnknownOutcome);
  proxy.chaos = 'after';
  while (proxy.chaos === 'after') await new Promise(setImmediate);
  proxy.chaos = 'closed';
  await unknown;
  proxy.chaos = 'none';
  expect(await store.append(stream, events, 0)).toMatchObject({ revision: 2 });
  expect((await storedIds(store, stream)).slice(1)).toEqual(idsOf(events));
});

test('closing while the database is away tells every waiting append that its outcome is unknown', async () => {
  const { store, stream } = await storeBehindProxy();
  proxy.chaos = 'closed';
  proxy.cut();
  const outcomes = Promise.allSettled([store.append(stream, newEvents(1), 0), store.append(freshStream(), newEvents(1), 'new')]);
  await store.close();
  for (const it of await outcomes) expect(it).toMatchObject({ status: 'rejected', reason: expect.any(UnknownOutcome) });
});

test('appends and a subscription survive that the server ends every connection, again and again', async () => {
  const [noun, store, admin] = [freshNoun(), log.storeOf(), await log.client()];
  const after = await endOf(store);
  const total = 12 * 15;
  const following = followUntil(store, (events) => events.length >= total, { after, streamPrefixes: [noun], batchSize: 10 });
  const told: string[] = [];
  const writing = Promise.all(Array.from({ length: 12 }, async () => {
    const [stream, events] = [freshStream(noun), newEvents(15)];
    for (const [i, it] of events.entries()) {
      await store.append(stream, [it], i ? i - 1 : 'new');
      told.push(it.id);
    }
  }));
  for (let round = 1; round <= 8; round++) {
    while (told.length < (total / 9) * round) await new Promise(setImmediate);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
  }
  await writing;
  const seen = eventsOf(await following);
  expect(idsOf(seen).sort()).toEqual(told.sort());
  expect(seen.every((it, i) => i === 0 || Number(it.position) > Number(seen[i - 1]?.position))).toBe(true);
});

test.each(['before', 'after'] as const)('a subscription whose connection is lost %s its question was heard goes on without gap or repetition', async (chaos) => {
  const [store, stream, noun] = [log.storeOf({ reading: log.poolOf(proxy.url) }), freshStream(), freshNoun()];
  const after = await endOf(log.storeOf());
  const { pull, stop } = puller(store, { after, batchSize: 4 });
  await pull();
  const events = newEvents(20);
  const seen: string[] = [];
  // What is written is read at once, for all who follow; so each is a question of its own.
  for (let i = 0; seen.length < 20; i++) {
    if (i % 2) proxy.chaos = chaos;
    if (i < 20) await store.append(stream, [events[i] as (typeof events)[number]], i === 0 ? 'new' : i - 1);
    seen.push(...idsOf((await pull()).events));
  }
  stop();
  expect(seen).toEqual(idsOf(events));
  expect(proxy.struck).toBeGreaterThan(1);
  expect((await store.read(freshStream(noun))).exists).toBe(false);
});

test('a subscription ends on its signal even when the database says nothing any more', async () => {
  const store = log.storeOf({ reading: log.poolOf(proxy.url) });
  const { pull, stop, batches } = puller(store, { after: 'start' });
  await pull();
  proxy.chaos = 'silent';
  const pending = batches.next();
  while (!proxy.struck) await new Promise(setImmediate);
  stop();
  expect((await pending).done).toBe(true);
  proxy.cut();
});

test('a subscription gives up a connection on which the database says nothing, and asks over another', async () => {
  const store = log.storeOf({ reading: log.poolOf(proxy.url), patience: PATIENCE_MS });
  const after = await endOf(store);
  const { pull, stop } = puller(store, { after });
  await pull();
  proxy.chaos = 'silent';
  const pending = pull();
  while (!proxy.struck) await new Promise(setImmediate);
  const event = newEvent();
  await store.append(freshStream(), [event], 'new');
  proxy.chaos = 'none';
  expect(idsOf((await pending).events)).toEqual([event.id]);
  stop();
});

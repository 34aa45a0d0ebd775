/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { event, type Recorded } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { UnreadableEvent, WrongExpectedRevision } from '#server/kit/log/event-store';
import { brokenLink, type Journal, NOTHING } from '#server/kit/log/journal';
import { memoryJournal, metaOf, state, written } from '#test/kit/facts';
import { followUntil, freshStream, idsOf } from '#test/kit/log-events';

const TestNoted = event('TestNoted', { n: z.int(), text: z.string().trim() });
const Renamed = event('TestRenamed', { id: Id, nama: z.string(), asal: z.string().nullable() }, {
  version: 3,
  upcast: { 1: ({ name, ...rest }) => ({ ...rest, nama: name }), 2: (data) => ({ ...data, asal: null }) },
});
const Gapped = event('TestGapped', { a: z.string() }, { version: 3, upcast: { 1: (data) => data } });

let journal: Journal;
beforeEach(() => {
  journal = memoryJournal();
});

/** Stores an event as some other version of the code would have written it. */
const storedBy = async (version: number, type: string, data: object) => {
  const stream = freshStream();
  await journal.store.append(stream, [written(stream, type, JSON.stringify(data), version)], 'new');
  return stream;
};

test('facts come back as they were stated, with who stated them and their place in the chain', async () => {
  const [stream, meta] = [freshStream(), metaOf({ account: randomUUID(), role: 'guruMapel', at: '2026-07-13T02:03:04.005Z' })];
  const { head } = await journal.append(stream, NOTHING, [TestNoted({ n: 1, text: 'satu' }), TestNoted({ n: 2, text: 'dua' })], meta);
  const [first, second] = await journal.read(stream);
  expect(first).toMatchObject({ type: 'TestNoted', data: { n: 1, text: 'satu' }, stream, revision: 0, at: meta.at, meta });
  expect(Object.keys(first?.meta ?? {})).toEqual(Object.keys(meta));
  expect(second).toMatchObject({ data: { n: 2, text: 'dua' }, revision: 1, hash: head.hash });
  expect(head.revision).toBe(1);
});

test('what a fact says is brought to its schema before it is stored', async () => {
  const stream = freshStream();
  await journal.append(stream, NOTHING, [{ type: 'TestNoted', data: { n: 1, text: '  satu ', more: 'secret' } }], metaOf());
  expect((await journal.store.read(stream)).events[0]?.data).toBe('{"n":1,"text":"satu"}');
});

test('a fact that its schema refuses, or that nobody declared, stores nothing', async () => {
  const stream = freshStream();
  await expect(journal.append(stream, NOTHING, [TestNoted({ n: 1, text: 'a' }), TestNoted({ n: 0.5, text: 'b' })], metaOf())).rejects.toThrow();
  await expect(journal.append(stream, NOTHING, [{ type: 'TestNobody', data: {} }], metaOf())).rejects.toThrow('TestNobody is not declared');
  expect(await journal.read(stream)).toEqual([]);
});

test('facts behind what is not the end any more are a race that was lost, whoever states them', async () => {
  const [stream, meta, facts] = [freshStream(), metaOf(), [TestNoted({ n: 1, text: 'a' }), TestNoted({ n: 2, text: 'b' })]];
  await journal.append(stream, NOTHING, facts, meta);
  for (const again of [meta, metaOf()]) await expect(journal.append(stream, NOTHING, facts, again)).rejects.toThrow(WrongExpectedRevision);
  expect((await journal.read(stream)).map((it) => it.data.n)).toEqual([1, 2]);
});

test('a subscription opens its events as a read does', async () => {
  const stream = freshStream();
  await journal.append(stream, NOTHING, [TestNoted({ n: 1, text: 'a' })], metaOf());
  const batches = await followUntil(journal as never, (events) => events.length === 1);
  expect(batches[0]?.events).toEqual(await journal.read(stream));
});

describe('versions', () => {
  test('the newest version is written down, the first goes without saying', async () => {
    const stream = freshStream();
    await journal.append(stream, NOTHING, [TestNoted({ n: 1, text: 'a' }), Renamed({ id: randomUUID(), nama: 'Ani', asal: null })], metaOf());
    const metas = (await journal.store.read(stream)).events.map((it) => JSON.parse(it.meta));
    expect(metas.map((it) => it.v)).toEqual([undefined, 3]);
  });

  test.each([[1, { name: 'Ani' }], [2, { nama: 'Ani' }], [3, { nama: 'Ani', asal: 'Solo' }]])('an event of version %d is lifted to the newest', async (version, data) => {
    const id = randomUUID();
    const [read] = await journal.read(await storedBy(version, 'TestRenamed', { id, ...data }));
    expect(read?.data).toEqual({ id, nama: 'Ani', asal: version === 3 ? 'Solo' : null });
    expect(read?.meta).not.toHaveProperty('v');
  });

  test('a version that nothing lifts is named', async () => {
    await expect(journal.read(await storedBy(2, Gapped.type, { a: 'x' }))).rejects.toThrow('TestGapped has no upcaster from version 2');
  });

  test('a version that this code does not know yet is not read as the one that it knows', async () => {
    const [stream, id] = [await storedBy(4, 'TestRenamed', { id: randomUUID(), nama: 'Ani', asal: 'Solo' }), randomUUID()];
    await expect(journal.read(stream)).rejects.toThrow('version 4 is of a newer version');
    await storedBy(1, 'TestUnheardOf', {});
    await storedBy(1, 'TestRenamed', { id });
    const seen = (await followUntil(journal as never, (events) => events.length === 3)).flatMap((it) => it.events) as unknown as Recorded[];
    expect(seen.map((it) => [it.type, it.data, it.isNewer, Boolean(it.unreadable)])).toEqual([
      ['TestRenamed', {}, true, true], ['TestUnheardOf', {}, true, true], ['TestRenamed', {}, undefined, true]]);
  });

  test('lifting leaves the chain as it was: the hash is of what is stored', async () => {
    const stream = freshStream();
    await journal.append(stream, NOTHING, [Renamed({ id: randomUUID(), nama: 'Ani', asal: null })], metaOf());
    await state(journal, stream, [Renamed({ id: randomUUID(), nama: 'Budi', asal: 'Solo' })]);
    expect(brokenLink((await journal.store.read(stream)).events)).toBeUndefined();
  });
});

describe('reading guards', () => {
  test('an event that does not keep to its schema is not handed on', async () => {
    await expect(journal.read(await storedBy(1, 'TestNoted', { n: 'one', text: 'a' }))).rejects.toThrow('expected number');
    await expect(journal.read(await storedBy(1, 'TestNoted', { n: 1 }))).rejects.toThrow('expected string');
  });

  test('an event that nobody declares is not handed on', async () => {
    await expect(journal.read(await storedBy(1, 'TestUnheardOf', {}))).rejects.toThrow(UnreadableEvent);
  });

  test('what an event says beyond its schema is left out', async () => {
    const [read] = await journal.read(await storedBy(1, 'TestNoted', { n: 1, text: 'a', password: 'x' }));
    expect(read?.data).toEqual({ n: 1, text: 'a' });
  });
});

test('facts of several appends by several writers form one chain', async () => {
  const stream = freshStream();
  for (let n = 0; n < 5; n++) await state(journal, stream, [TestNoted({ n, text: 'a' }), TestNoted({ n, text: 'b' })]);
  const { events } = await journal.store.read(stream);
  expect(brokenLink(events)).toBeUndefined();
  expect(new Set(idsOf(events)).size).toBe(10);
});

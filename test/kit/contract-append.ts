import { AppendTooLarge, InvalidAppend, MAX_APPEND_BYTES, WrongExpectedRevision } from '#server/kit/log/event-store';
import { type Cases, freshNoun, freshStream, newEvent, newEvents, storedIds } from '#test/kit/log-events';

const ROUNDS = 100;
const WRITERS = 8;

export const appendCases: Cases = {
  'append to a new stream begins at revision 0': async ({ store }) => {
    expect(await store.append(freshStream(), [newEvent()], 'new')).toMatchObject({ revision: 0 });
  },

  'append of three events answers the revision of the last, and they are contiguous': async ({ store }) => {
    const [stream, events] = [freshStream(), newEvents(3)];
    expect(await store.append(stream, events, 'new')).toMatchObject({ revision: 2 });
    expect((await store.read(stream)).events.map((it) => [it.revision, it.id])).toEqual(events.map((it, i) => [i, it.id]));
  },

  'append with the exact revision succeeds and the next revision follows': async ({ store }) => {
    const stream = freshStream();
    await store.append(stream, newEvents(2), 'new');
    expect(await store.append(stream, newEvents(2), 1)).toMatchObject({ revision: 3 });
    expect(await store.append(stream, newEvents(1), 3)).toMatchObject({ revision: 4 });
  },

  'append with a stale revision is refused and told the actual one': async ({ store }) => {
    const stream = freshStream();
    await store.append(stream, newEvents(3), 'new');
    const lost = store.append(stream, newEvents(1), 1);
    await expect(lost).rejects.toThrow(WrongExpectedRevision);
    await expect(lost).rejects.toMatchObject({ stream, expected: 1, actual: 2 });
  },

  'append with a future revision is refused and writes nothing': async ({ store }) => {
    const [stream, none] = [freshStream(), freshStream()];
    const [first] = newEvents(1);
    await store.append(stream, [first as never], 'new');
    await expect(store.append(stream, newEvents(1), 1)).rejects.toMatchObject({ expected: 1, actual: 0 });
    await expect(store.append(none, newEvents(1), 0)).rejects.toMatchObject({ expected: 0, actual: 'new' });
    expect(await storedIds(store, stream)).toEqual([first?.id]);
    expect(await store.read(none)).toEqual({ exists: false, events: [] });
  },

  'append as new to an existing stream with new ids is refused': async ({ store }) => {
    const stream = freshStream();
    await store.append(stream, newEvents(1), 'new');
    await expect(store.append(stream, newEvents(1), 'new')).rejects.toMatchObject({ expected: 'new', actual: 0 });
    await expect(store.append(stream, newEvents(2), 'new')).rejects.toThrow(WrongExpectedRevision);
  },

  'append of nothing, to no stream name, at no revision or with no uuid is refused before the store': async ({ store }) => {
    const stream = freshStream();
    await expect(store.append(stream, [], 'new')).rejects.toThrow(InvalidAppend);
    for (const revision of [-1, 0.5, Number.NaN, 2 ** 53]) await expect(store.append(stream, newEvents(1), revision)).rejects.toThrow(InvalidAppend);
    for (const name of ['', 'nobody', '$system-1', 'a b-1', 'a-', '-1', `a-${'x'.repeat(201)}`, 'a-1\n', 'a-1\0']) {
      await expect(store.append(name, newEvents(1), 'new')).rejects.toThrow(InvalidAppend);
    }
    for (const id of ['', 'not-a-uuid', '123e4567-e89b-12d3-a456-42661417400', '123e4567-e89b-12d3-a456-42661417400g']) {
      await expect(store.append(stream, [{ ...newEvent(), id }], 'new')).rejects.toThrow(InvalidAppend);
    }
    expect((await store.read(stream)).exists).toBe(false);
  },

  [`of ${WRITERS} appends with the same expected revision exactly one wins, ${ROUNDS} times over`]: async ({ store, another }) => {
    const stream = freshStream();
    const stores = [store, another(), another()];
    for (let round = 0; round < ROUNDS; round++) {
      const attempts = Array.from({ length: WRITERS }, (_, i) => stores[i % stores.length]?.append(stream, [newEvent()], round === 0 ? 'new' : round - 1));
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
      for (const it of outcomes) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(WrongExpectedRevision);
    }
    expect((await store.read(stream)).events.map((it) => it.revision)).toEqual(Array.from({ length: ROUNDS }, (_, i) => i));
  },

  'a conflict does not disturb other appends sent at the same time': async ({ store }) => {
    const streams = Array.from({ length: 9 }, () => freshStream());
    await store.append(streams[4] as string, newEvents(1), 'new');
    const outcomes = await Promise.allSettled(streams.map((it) => store.append(it, newEvents(2), 'new')));
    expect(outcomes.map((it) => it.status)).toEqual(streams.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')));
    const lengths = await Promise.all(streams.map(async (it) => (await store.read(it)).events.length));
    expect(lengths).toEqual(streams.map((_, i) => (i === 4 ? 1 : 2)));
  },

  'text that is not JSON is refused and harms no append sent at the same time': async ({ store }) => {
    const streams = Array.from({ length: 5 }, () => freshStream());
    const events = streams.map((_, i) => newEvent(i === 2 ? '{"open":' : { i }));
    const outcomes = await Promise.allSettled(streams.map((it, i) => store.append(it, [events[i] as never], 'new')));
    expect(outcomes.map((it) => it.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((outcomes[2] as PromiseRejectedResult).reason).toBeInstanceOf(InvalidAppend);
    await expect(store.append(freshStream(), [newEvent('nothing')], 'new')).rejects.toThrow(InvalidAppend);
  },

  'a retry with the same ids at the same revision answers the original revision and writes nothing': async ({ store }) => {
    const [stream, first, second] = [freshStream(), newEvents(2), newEvents(3)];
    await store.append(stream, first, 'new');
    const { revision, position } = await store.append(stream, second, 1);
    await store.append(stream, newEvents(1), 4);
    expect(await store.append(stream, second, 1)).toEqual({ revision, position });
    expect(await store.append(stream, first, 'new')).toMatchObject({ revision: 1 });
    expect((await store.read(stream)).events).toHaveLength(6);
  },

  'a retry where only the beginning is the same is a conflict': async ({ store }) => {
    const [stream, [a, b, c]] = [freshStream(), newEvents(3) as [never, never, never]];
    await store.append(stream, [a, b], 'new');
    await expect(store.append(stream, [a, c], 'new')).rejects.toThrow(WrongExpectedRevision);
    await expect(store.append(stream, [a, b, c], 'new')).rejects.toThrow(WrongExpectedRevision);
    await expect(store.append(stream, [b, a], 'new')).rejects.toThrow(WrongExpectedRevision);
    await expect(store.append(stream, [b], 'new')).rejects.toThrow(WrongExpectedRevision);
    expect((await store.read(stream)).events).toHaveLength(2);
  },

  'the same event id may stand in two streams': async ({ store }) => {
    const [noun, event] = [freshNoun(), newEvent()];
    const outcomes = await Promise.all([freshStream(noun), freshStream(noun)].map((it) => store.append(it, [event], 'new')));
    expect(outcomes).toMatchObject([{ revision: 0 }, { revision: 0 }]);
  },

  'an append of 1 MiB is stored and one byte more is refused': async ({ store }) => {
    const frame = newEvent({ text: '' });
    const room = MAX_APPEND_BYTES - frame.data.length - frame.meta.length - frame.type.length;
    const stream = freshStream();
    await expect(store.append(stream, [{ ...frame, data: JSON.stringify({ text: 'x'.repeat(room + 1) }) }], 'new')).rejects.toThrow(AppendTooLarge);
    await expect(store.append(stream, [{ ...frame, data: JSON.stringify({ text: 'é'.repeat(room / 2 + 1) }) }], 'new')).rejects.toThrow(AppendTooLarge);
    expect(await store.append(stream, [{ ...frame, data: JSON.stringify({ text: 'x'.repeat(room) }) }], 'new')).toMatchObject({ revision: 0 });
  },
};

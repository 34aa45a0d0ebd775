import { type Cases, freshStream, newEvent, newEvents } from '#test/kit/log-events';

const PAYLOADS = {
  'an empty object': '{}',
  'letters of the world and an emoji': '{"nama":"Siti Nurhaliza, Łódź, 东京, 👩🏽‍🏫"}',
  'the escape of NUL': '{"text":"a\\u0000b"}',
  'the escape of a lone surrogate': '{"text":"\\ud800"}',
  'the order of keys': '{"z":1,"a":2,"m":{"y":1,"b":2}}',
  'numbers as they were written': '{"big":12345678901234567890,"price":1.10,"tiny":1e-300,"text":"12345678901234567890"}',
  'white space': '{ "a" :\n [1,  2] }',
  'depth': `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
};

export const readCases: Cases = {
  'a stream that is not there says so': async ({ store }) => {
    expect(await store.read(freshStream())).toEqual({ exists: false, events: [] });
    expect(await store.read(freshStream(), { from: 3 })).toEqual({ exists: false, events: [] });
    expect(await store.read(freshStream(), { backwards: true })).toEqual({ exists: false, events: [] });
  },

  'a stream is read from a revision on, that one included, or backwards from its end, and at most so many': async ({ store }) => {
    const stream = freshStream();
    await store.append(stream, newEvents(5), 'new');
    const revisions = async (options: Parameters<typeof store.read>[1]) => (await store.read(stream, options)).events.map((it) => it.revision);
    expect(await revisions({})).toEqual([0, 1, 2, 3, 4]);
    expect(await revisions({ from: 2 })).toEqual([2, 3, 4]);
    expect(await revisions({ from: 2, max: 2 })).toEqual([2, 3]);
    expect(await revisions({ backwards: true })).toEqual([4, 3, 2, 1, 0]);
    expect(await revisions({ backwards: true, max: 2 })).toEqual([4, 3]);
    expect(await store.read(stream, { from: 5 })).toEqual({ exists: true, events: [] });
  },

  ...Object.fromEntries(Object.entries(PAYLOADS).map(([what, data]): [string, Cases[string]] => [`a payload keeps ${what}`, async ({ store }) => {
    const stream = freshStream();
    await store.append(stream, [newEvent(data), newEvent()], 'new');
    expect((await store.read(stream)).events[0]?.data).toBe(data);
    expect((await store.read(stream, { backwards: true })).events[1]?.data).toBe(data);
  }])),

  'an event comes back as it went in, with its place and the time it was stored': async ({ store }) => {
    const [stream, event] = [freshStream(), { ...newEvent({ a: 1 }, 'Something.Happened'), meta: '{"z":null,"a":{"b":"\\u0000"}}' }];
    const { position } = await store.append(stream, [event], 'new');
    const [read] = (await store.read(stream)).events;
    expect(read).toEqual({ ...event, stream, revision: 0, position: position ?? expect.any(String), storedAt: expect.any(Date) });
    expect(Number.isNaN(read?.storedAt.getTime())).toBe(false);
  },

  'a revision is a safe integer, a position a text that survives JSON and is reached by itself and by later ones': async ({ store }) => {
    const stream = freshStream();
    await store.append(stream, newEvents(2), 'new');
    const [first, second] = (await store.read(stream)).events.map((it) => it.position) as [string, string];
    expect((await store.read(stream)).events.every((it) => Number.isSafeInteger(it.revision))).toBe(true);
    expect(JSON.parse(JSON.stringify({ first }))).toEqual({ first });
    expect([store.reached(first, first), store.reached(second, first), store.reached(first, second), store.reached('start', first)]).toEqual([true, true, false, false]);
  },
};

/** @jest-environment node */
import { z } from 'zod';
import { event, type Recorded } from '#contract/kit/event';
import { BrokenStream } from '#server/kit/log/event-store';
import { Journal } from '#server/kit/log/journal';
import { MemoryKeys } from '#server/kit/log/person-keys';
import { untilNow } from '#server/kit/log/until-now';
import { verifyLog } from '#server/kit/log/verify-log';
import { publicKey } from '#test/log/a-sealed-log';
import { type EventStoreLog, eventStoreLog } from '#test/kit/eventstore/eventstore-log';
import { state } from '#test/kit/facts';
import { followUntil, freshStream } from '#test/kit/log-events';
import { quietly } from '#test/kit/quiet';

const TestSaid = event('TestSaid', { n: z.int() });
const OTHERS = '{"hash":"x"}';

let log: EventStoreLog;
let journal: Journal;
beforeEach(async () => {
  log = await eventStoreLog();
  journal = new Journal(log.storeOf(), new MemoryKeys());
});
afterEach(() => log.close());

const say = (stream: string, n: number) => state(journal, stream, [TestSaid({ n })]);
/** What a reader of everything gets. */
const all = async (): Promise<Recorded[]> => (await followUntil(journal as never, (_, { live }) => live)).flatMap((it) => it.events) as never;
const saidIn = async (stream: string) => (await all()).filter((it) => it.stream === stream).map((it) => it.data.n);

test.each([
  ['no metadata', '{}', ''],
  ['bytes that are no JSON', '\xff\x00{', ''],
  ['no hash', '{}', '{"at":"2026-07-13T01:00:00.000Z"}'],
  ['a hash and no JSON before it', '{}', `at,"hash":"${'x'.repeat(43)}"}`],
  ['a list for data', '[]', `{"at":"2026-07-13T01:00:00.000Z","hash":"${'x'.repeat(43)}"}`],
  ['metadata of its own', 'null', OTHERS],
])('an event with %s in a stream of somebody else is passed over, counted and named', async (_, data, meta) => quietly(async () => {
  const stream = freshStream();
  await say(stream, 1);
  for (const other of ['orders-1', 'orders-1', 'orders-2']) log.standIn.log.scribble(other, 'PersonErased', data, meta);
  await say(stream, 2);
  expect(await saidIn(stream)).toEqual([1, 2]);
  expect(await all()).toHaveLength(2);
  expect(journal.foreign).toEqual({ count: 3, first: { stream: 'orders-1', type: 'PersonErased', position: expect.any(String) } });
  expect(journal.broken.size).toBe(0);
}));

test('an event of somebody else in a stream of ours costs that stream, and no other', () => quietly(async () => {
  const [ours, other] = [freshStream(), freshStream()];
  await say(ours, 1);
  await say(other, 1);
  log.standIn.log.scribble(ours, 'TestSaid', '{"n":7}');
  await say(other, 2);
  expect(await saidIn(ours)).toEqual([1]);
  expect(await saidIn(other)).toEqual([1, 2]);
  expect([...journal.broken]).toEqual([[ours, 'revision 1 (TestSaid) was written by somebody else']]);
  await expect(journal.read(ours)).rejects.toThrow(BrokenStream);
  await expect(journal.read(ours, { backwards: true, max: 1 })).rejects.toThrow(BrokenStream);
  expect(await journal.read(other)).toHaveLength(2);
}));

test('a stream that somebody else began is theirs, until one of ours is to be decided on', () => quietly(async () => {
  const stream = freshStream();
  log.standIn.log.scribble(stream, 'TestSaid', '{"n":7}');
  expect(await all()).toEqual([]);
  expect(journal.broken.size).toBe(0);
  await expect(say(stream, 1)).rejects.toThrow(BrokenStream);
  expect(journal.broken.get(stream)).toBe('revision 0 (TestSaid) was written by somebody else');
}));

test('a proof of the log passes over the streams of others, and names their events in ours', async () => {
  const [stream, verdict] = [freshStream(), () => verifyLog({ events: untilNow(journal.store), isDense: false, seals: [], key: publicKey })];
  await say(stream, 1);
  log.standIn.log.scribble('orders-1', 'Ordered');
  await say(stream, 2);
  expect(await verdict()).toMatchObject({ events: 2, streams: 1, broken: null });
  log.standIn.log.scribble(stream, 'Ordered');
  expect((await verdict()).broken).toMatchObject({ what: 'changed', stream, revision: 2, type: 'Ordered' });
});

describe('a history that does not begin with its first event', () => {
  const five = async () => {
    const stream = freshStream();
    for (let n = 0; n < 5; n++) await say(stream, n);
    return stream;
  };

  test('is refused where somebody shortened it', () => quietly(async () => {
    const stream = await five();
    log.standIn.log.describe(stream, { $maxCount: 2 });
    await expect(journal.read(stream)).rejects.toThrow('revision 0 is gone');
    expect(journal.broken.get(stream)).toBe('revision 0 is gone');
    await expect(journal.read(stream, { backwards: true })).rejects.toThrow('revision 0 is gone');
  }));

  test.each(['delete', 'bury'] as const)('is refused where somebody did %s it', (how) => quietly(async () => {
    const stream = await five();
    log.standIn.log[how](stream);
    await expect(journal.read(stream)).rejects.toThrow('it was deleted');
    await expect(journal.read(stream, { backwards: true, max: 1 })).rejects.toThrow('it was deleted');
  }));

  test('is not begun anew behind what was deleted by whoever still believes that it is new', () => quietly(async () => {
    const stream = await five();
    log.standIn.log.delete(stream);
    await expect(journal.append(stream, { revision: -1, hash: '' }, [TestSaid({ n: 9 })], (await all())[0]?.meta as never)).rejects.toThrow(BrokenStream);
    expect(journal.broken.has(stream)).toBe(true);
    await expect(journal.read(stream)).rejects.toThrow('revision 0 is gone');
  }));

  test('may be gone on with by whoever knows it whole, but not where it is buried', () => quietly(async () => {
    const stream = await five();
    const last = (await journal.read(stream)).at(-1) as Recorded;
    log.standIn.log.bury(stream);
    await expect(journal.append(stream, last, [TestSaid({ n: 9 })], last.meta)).rejects.toThrow(BrokenStream);
  }));
});

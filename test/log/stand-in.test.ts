import { EventStoreDBClient, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { RefusedByStore } from '#server/kit/log/eventstore-appending';
import { type EventStoreLog, eventStoreLog } from '#test/kit/eventstore/eventstore-log';
import { freshStream, newEvents } from '#test/kit/log-events';

/** What a real EventStoreDB 23.10.6 answers, as it was measured: the stand-in answers alike, asked through the official client. */
const KIB = 1_024;
let log: EventStoreLog;
let client: EventStoreDBClient;
beforeEach(async () => {
  log = await eventStoreLog();
  client = EventStoreDBClient.connectionString(log.standIn.url);
});
afterEach(async () => {
  await client.dispose();
  await log.close();
});

const event = (text = '') => jsonEvent({ type: 'Noted', data: { text } });
const append = (stream: string, expectedRevision: bigint | typeof NO_STREAM, ...events: ReturnType<typeof event>[]) => client.appendToStream(stream, events, { expectedRevision });
const read = async (events: AsyncIterable<{ event?: unknown }>) => {
  const found: { revision: bigint; id: string; position?: { commit: bigint; prepare: bigint } }[] = [];
  for await (const it of events) found.push(it.event as never);
  return found;
};
const revisions = async (stream: string) => (await read(client.readStream(stream))).map((it) => Number(it.revision));
const nowhere = { commit: 12_345n, prepare: 12_345n };

test('an append with a revision that is not the last one is told the one that is', async () => {
  const stream = freshStream();
  await append(stream, NO_STREAM, event(), event());
  for (const expected of [NO_STREAM, 0n, 7n] as const) await expect(append(stream, expected, event())).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 1n });
});

test('the same ids at the same place have the same revision again, one id twice in one append is stored twice', async () => {
  const [stream, twice] = [freshStream(), event()];
  const first = await append(stream, NO_STREAM, twice, twice);
  expect((await append(stream, NO_STREAM, twice, twice)).nextExpectedRevision).toBe(first.nextExpectedRevision);
  expect((await read(client.readStream(stream))).map((it) => it.id)).toEqual([twice.id, twice.id]);
});

test.each([1, 2, 3, 10])('the receipt of %d events is the place of the last, in its stream and among all', async (count) => {
  const stream = freshStream();
  const { position } = await append(stream, NO_STREAM, ...Array.from({ length: count }, () => event()));
  const [ofStream, ofAll] = [await read(client.readStream(stream)), (await read(client.readAll() as never)).filter((it) => (it as unknown as { streamId: string }).streamId === stream)];
  for (const it of [ofStream, ofAll]) expect(it.at(-1)?.position).toEqual(position);
});

test('too much at once, and too large a message, are refused in their own ways', async () => {
  await expect(append(freshStream(), NO_STREAM, event('x'.repeat(KIB * KIB)))).rejects.toMatchObject({ type: 'maximum-append-size-exceeded', maxAppendSize: KIB * KIB });
  log.standIn.log.maxAppendBytes = 64 * KIB * KIB;
  await expect(client.appendToStream(freshStream(), event('x'.repeat(17 * KIB * KIB)), { batchAppendSize: 64 * KIB * KIB })).rejects.toThrow('RESOURCE_EXHAUSTED: Received message exceeds the maximum configured message size.');
});

test('a stream that was deleted for ever is said to be, read or written', async () => {
  const stream = freshStream();
  await append(stream, NO_STREAM, event());
  log.standIn.log.bury(stream);
  await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-deleted', code: 9 });
  await expect(append(stream, 0n, event())).rejects.toMatchObject({ type: 'stream-deleted' });
});

test('a stream that was deleted is not found, and goes on behind its old revisions', async () => {
  const stream = freshStream();
  await append(stream, NO_STREAM, event(), event());
  log.standIn.log.delete(stream);
  await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
  expect((await append(stream, NO_STREAM, event())).nextExpectedRevision).toBe(2n);
  expect(await revisions(stream)).toEqual([2]);
});

test('a stream with a largest number of events shows the last of them', async () => {
  const stream = freshStream();
  await append(stream, NO_STREAM, ...Array.from({ length: 5 }, () => event()));
  log.standIn.log.describe(stream, { $maxCount: 2 });
  expect(await revisions(stream)).toEqual([3, 4]);
});

test('a place that is none is read as if nothing followed, and cannot be subscribed to', async () => {
  await append(freshStream(), NO_STREAM, event());
  expect(await read(client.readAll({ fromPosition: nowhere }) as never)).toEqual([]);
  expect((await read(client.readAll({ fromPosition: START }) as never)).length).toBeGreaterThan(0);
  await expect(read(client.subscribeToAll({ fromPosition: nowhere }) as never)).rejects.toThrow('2 UNKNOWN: Exception was thrown by handler.');
});

test('a follower names the leader, and the client asks that', async () => {
  log.standIn.trouble.append = 'not-leader';
  await expect(append(freshStream(), NO_STREAM, event())).rejects.toMatchObject({ type: 'not-leader', code: 5, leader: { address: '127.0.0.1', port: log.standIn.port } });
});

test.each([['unknown', '16 UNAUTHENTICATED'], ['nobody', '7 PERMISSION_DENIED: Access Denied']] as const)('somebody %s is refused with %s, at once and without another try', async (trouble, said) => {
  const store = log.storeOf();
  log.standIn.trouble.read = trouble;
  await expect(store.read(freshStream())).rejects.toThrow(RefusedByStore);
  log.standIn.trouble.append = trouble;
  await expect(store.append(freshStream(), newEvents(1), 'new')).rejects.toThrow(said);
  expect(log.standIn.struck).toBe(2);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { encode, KnownEnds } from '#server/kit/log/append-statement';
import type { Expected } from '#server/kit/log/event-store';
import { migrateLog } from '#server/kit/log/postgres-store';
import { appendBehind, endOf, eventsOf, followUntil, freshNoun, freshStream, idsOf, newEvent, newEvents, puller, storedIds } from '#test/kit/log-events';
import { type PostgresLog, postgresLog } from '#test/kit/postgres-log';

let log: PostgresLog;
beforeAll(async () => {
  log = await postgresLog();
});
afterAll(() => log.close());

test('several starts at once agree on one schema', async () => {
  const fresh = await postgresLog();
  await fresh.pool.query('DROP SCHEMA es CASCADE');
  await Promise.all(Array.from({ length: 5 }, () => migrateLog(fresh.pool)));
  expect(await fresh.storeOf().append(freshStream(), newEvents(1), 'new')).toMatchObject({ position: '1' });
  await fresh.close();
});

test('positions are dense and in the order of commits, through all instances and all conflicts', async () => {
  const [noun, stores] = [freshNoun(), [log.storeOf(), log.storeOf(), log.storeOf()]];
  const streams = [freshStream(noun), freshStream(noun)];
  await Promise.all(Array.from({ length: 60 }, (_, i) => appendBehind(stores[i % 3] as never, streams[i % 2] as string, newEvents(1 + (i % 3)))));
  const { rows } = await log.pool.query('SELECT min(position) = 1 AND max(position) = count(*) AS dense, bool_and(at >= before) AS ordered FROM (SELECT position, at, lag(at, 1, at) OVER (ORDER BY position) AS before FROM es.event) e');
  expect(rows).toEqual([{ dense: true, ordered: true }]);
});

test('no append reads more of the log than the ends of its streams, repeated or refused ones neither', async () => {
  const [client, stream, events] = [await log.client(), freshStream(), newEvents(2)];
  await client.query('SET enable_seqscan = off');
  const scans = async () => {
    await client.query('SELECT pg_stat_force_next_flush()');
    await client.query('SELECT pg_stat_clear_snapshot()');
    return Number((await client.query("SELECT seq_scan FROM pg_stat_user_tables WHERE relid = 'es.event'::regclass")).rows[0].seq_scan);
  };
  const append = async (expected: Expected, given = events) => (await client.query(encode([{ stream, expected, events: given }], new KnownEnds()))).rows[0] as [string, unknown[] | null];
  await append('new');
  const before = await scans();
  expect([(await append('new'))[1], (await append('new', newEvents(1)))[1], (await append(7, newEvents(1)))[1]]).toEqual([[expect.arrayContaining([4])], [expect.arrayContaining([1])], [expect.arrayContaining([1])]]);
  expect(await scans()).toBe(before);
});

test('a write transaction that stays open elsewhere holds up nobody', async () => {
  const [store, other, stream] = [log.storeOf(), await log.client(), freshStream()];
  await other.query('CREATE TABLE elsewhere (n int)');
  await other.query('BEGIN');
  await other.query('INSERT INTO elsewhere VALUES (1)');
  await other.query('SELECT count(*) FROM es.event');
  const events = newEvents(3);
  const following = followUntil(store, (found) => found.length === 3, { streamPrefixes: [stream] });
  await store.append(stream, events, 'new');
  expect(idsOf(eventsOf(await following))).toEqual(idsOf(events));
  await other.query('ROLLBACK');
});

test('a subscription holds no connection while it waits, and none after its abort', async () => {
  const pool = log.poolOf(log.url, 1);
  const store = log.storeOf({ reading: pool });
  const after = await endOf(store);
  const waiting = Array.from({ length: 3 }, () => puller(store, { after }));
  for (const it of waiting) await it.pull();
  const pending = waiting.map((it) => it.batches.next());
  expect(await storedIds(store, freshStream())).toEqual([]);
  for (const it of waiting) it.stop();
  expect((await Promise.all(pending)).every((it) => it.done)).toBe(true);
  await pool.query('SELECT 1');
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]);
});

test('closing sends what was asked for, refuses what comes later, and leaves no connection', async () => {
  const [store, stream] = [log.storeOf(), freshStream()];
  const asked = Array.from({ length: 5 }, (_, i) => store.append(`${stream}${i}`, newEvents(1), 'new'));
  await store.close();
  expect((await Promise.all(asked)).map((it) => it.revision)).toEqual([0, 0, 0, 0, 0]);
  await expect(store.append(stream, newEvents(1), 'new')).rejects.toThrow('closed');
});

test('more appends than fit into one statement are all stored', async () => {
  const [store, noun] = [log.storeOf(), freshNoun()];
  const streams = Array.from({ length: 2_500 }, () => freshStream(noun));
  const outcomes = await Promise.all(streams.map((it) => store.append(it, [newEvent()], 'new')));
  expect(new Set(outcomes.map((it) => it.position)).size).toBe(2_500);
});

test('what this process has written is believed to be there, but not of a database that it meets anew and that has lost it', async () => {
  const [fresh, stream] = [await postgresLog(), freshStream()];
  const store = fresh.storeOf();
  await store.append(stream, newEvents(4), 'new');
  // As where another machine took over that had not yet received the last two.
  await fresh.pool.query('DELETE FROM es.event WHERE position > 2');
  await fresh.pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pelita-log' AND datname = current_database()");
  await expect(store.append(stream, newEvents(1), 3)).rejects.toMatchObject({ actual: 1 });
  expect(await store.append(stream, newEvents(1), 1)).toMatchObject({ revision: 2, position: '3' });
  await fresh.close();
});

test('of a batch in which one was overtaken, the others are stored, each behind the other', async () => {
  const [[mine, theirs], streams] = [[log.storeOf(), log.storeOf()], Array.from({ length: 20 }, () => freshStream())];
  for (const it of streams) await mine.append(it, newEvents(2), 'new');
  await theirs.append(streams[7] as string, newEvents(1), 1);
  const outcomes = await Promise.allSettled(streams.map((it) => mine.append(it, newEvents(2), 1)));
  expect(outcomes.flatMap(({ status }, i) => (status === 'rejected' ? i : []))).toEqual([7]);
  const positions = outcomes.flatMap((it) => (it.status === 'fulfilled' ? Number(it.value.position) : []));
  expect(positions.slice(1).map((it, i) => it - (positions[i] as number))).toEqual(Array(18).fill(2));
  expect((await storedIds(mine, streams[7] as string)).length).toBe(3);
});

/** A process of its own that writes; `told` are the ids that it knows to be stored. */
function writing(noun: string, count: number, each = (_child: ChildProcess, _told: string[]) => {}) {
  const script = fileURLToPath(new URL('../kit/log-writer.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, log.url, noun, '16', String(count)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told: string[] = [];
  createInterface({ input: child.stdout }).on('line', (id) => {
    if (id.length === 36) told.push(id);
    each(child, told);
  });
  return once(child, 'close').then(() => told);
}

test('what several processes were told is stored is seen once and in order, even of one that was killed', async () => {
  const [noun, store] = [freshNoun(), log.storeOf()];
  const after = await endOf(store);
  // What the killed one had on its way may come after the last word.
  const following = followUntil(store, (events) => events.some(({ type }) => type === 'Goodbye'), { after, batchSize: 50 });
  const mine = Array.from({ length: 16 }, async () => {
    const [stream, events] = [freshStream(noun), newEvents(20)];
    for (const [i, it] of events.entries()) await store.append(stream, [it], i ? i - 1 : 'new');
    return idsOf(events);
  });
  const theirs = [writing(noun, 20), writing(noun, 1_000_000, (child, told) => void (told.length === 300 && child.kill('SIGKILL')))];
  const told = (await Promise.all([...mine, ...theirs])).flat();
  await store.append(freshStream(noun), [newEvent({}, 'Goodbye')], 'new');
  const seen = eventsOf(await following);
  expect(seen.map((it) => Number(it.position) - Number(after))).toEqual(seen.map((_, i) => i + 1));
  expect(new Set(idsOf(seen)).size).toBe(seen.length);
  const ids = new Set(idsOf(seen));
  expect(told.filter((id) => !ids.has(id))).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(640 + 300);
});

import pg from 'pg';
import { type AnyProjection, physical, versionOf } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import { NotRebuilt, type Progress, Rebuild } from '#projections/kit/rebuild';
import type { Source } from '#projections/kit/source';
import { type Journal, sourceOf } from '#server/kit/log/journal';
import { Crash, expected, lastsProjection, moodsProjection, mortal, type Score, score, scoreboard, totalsProjection } from '#test/projecting/scores';
import { memoryJournal } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';

const all = [totalsProjection, lastsProjection, moodsProjection];
const read = readTables(() => all);
const { held, checkpoint, stateOf } = scoreboard(read);
const scores: Score[] = [['ani', 3], ['budi', 2], ['ani', 4], ['cici', 1], ['budi', 7], ['ani', 1]];
const later: Score[] = [['dedi', 5], ['ani', 2]];
/** More than the leader would be held up for. */
const crowd = Array.from({ length: 600 }, (_, i): Score => [`p${i % 9}`, i % 4]);
const last: Score[] = [['eka', 1], ['budi', 6]];

let journal: Journal;
beforeEach(async () => {
  await read.clear();
  journal = memoryJournal();
  await score(journal, ...scores);
});

const project = () => projectAll(read.client, journal, all);
async function connected<T>(work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: read.url, application_name: 'rebuilding' });
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}
const rebuild = (chosen: AnyProjection[] = [totalsProjection], source: Source = sourceOf(journal), report?: (it: Progress) => void) =>
  connected((client) => new Rebuild(client, source, chosen, { signal: new AbortController().signal, ...(report ? { report } : {}) }).run());
/** The log, with something happening once before its first batch is handed on. */
function meanwhile(happens: () => Promise<unknown>): Source {
  let has: Promise<unknown> | undefined;
  return {
    ...sourceOf(journal),
    async *subscribe(options) {
      for await (const batch of journal.subscribe(options)) {
        await (has ??= happens());
        yield batch;
      }
    },
  };
}
const spoil = () => read.pool.query(`UPDATE read."${physical('test_totals')}" SET points = points + 100`);
const left = async () => (await read.pool.query("SELECT count(*)::int AS n FROM pg_namespace WHERE nspname = 'rebuild'")).rows[0].n;

test('fills the tables anew, and who leads goes on with them', async () => {
  await project();
  await spoil();
  const seen: Progress[] = [];
  await rebuild([totalsProjection, lastsProjection], undefined, (it) => seen.push(it));
  expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
  expect([seen.at(-1), await left()]).toEqual([{ done: 6, total: 6 }, 0]);
  await score(journal, ...later);
  await project();
  expect(await held('test_totals', 'test_lasts')).toEqual(expected([...scores, ...later], 'test_totals', 'test_lasts'));
  expect(await checkpoint()).toEqual({ position: '8', n: 8 });
});

test('leaves the old tables to be read and written until the moment of the change', async () => {
  await score(journal, ...crowd);
  await project();
  const source = meanwhile(async () => {
    await score(journal, ...later);
    await project();
    expect(await held('test_totals')).toEqual(expected([...scores, ...crowd, ...later], 'test_totals'));
  });
  await rebuild([totalsProjection], source);
  expect(await held('test_totals')).toEqual(expected([...scores, ...crowd, ...later], 'test_totals'));
  await score(journal, ...last);
  await project();
  expect(await held('test_totals')).toEqual(expected([...scores, ...crowd, ...later, ...last], 'test_totals'));
});

test('goes no further than the checkpoint, so that nothing is counted twice', async () => {
  await project();
  await score(journal, ...later);
  await rebuild();
  expect(await held('test_totals')).toEqual(expected(scores, 'test_totals'));
  await project();
  expect(await held('test_totals')).toEqual(expected([...scores, ...later], 'test_totals'));
});

test('loses and doubles nothing beside a leader who projects all the time', async () => {
  await score(journal, ...crowd);
  const stop = new AbortController();
  await connected(async (client) => {
    const leading = new Projector(client, sourceOf(journal), all, () => {}).run(stop.signal);
    const written: Score[] = [...scores, ...crowd];
    for (let round = 0; round < 6; round++) {
      const more = Array.from({ length: 30 }, (_, i): Score => [`p${i % 7}`, i % 5]);
      written.push(...more);
      await Promise.all([rebuild([totalsProjection, moodsProjection]), (async () => { for (const it of more) await score(journal, it); })()]);
    }
    const ends = async () => (await checkpoint()).n === written.length;
    while (!(await ends())) await new Promise(setImmediate);
    stop.abort();
    await leading;
    expect(await held('test_totals', 'test_lasts', 'test_moods')).toEqual(expected(written, 'test_totals', 'test_lasts', 'test_moods'));
  });
});

test('brings back a projection that was stopped, and the leader takes it along', async () => {
  await project();
  await read.pool.query("UPDATE read.projection SET state = 'stopped', fault = '{}' WHERE version = $1", [versionOf(totalsProjection)]);
  await spoil();
  const stop = new AbortController();
  await connected(async (client) => {
    const leading = new Projector(client, sourceOf(journal), all, () => {}).run(stop.signal);
    await rebuild();
    expect(await stateOf(totalsProjection)).toMatchObject({ state: 'filling', position: '6', fault: null });
    await score(journal, ...later);
    while ((await stateOf(totalsProjection)).state !== 'live') await new Promise(setImmediate);
    stop.abort();
    await leading;
  });
  expect(await held('test_totals')).toEqual(expected([...scores, ...later], 'test_totals'));
});

test.each([[13, 'Error: thirteen'], [14, 'test_moods: 1 of 1 rows to change are missing']])('stops at an event that it cannot take (%d points), names it, and leaves the old tables', async (points, message) => {
  await project();
  await score(journal, ...later, ['budi', points], ...last);
  await projectAll(read.client, journal, [totalsProjection, lastsProjection]);
  const culprit = (await journal.read('game-1'))[8];
  await expect(rebuild([moodsProjection])).rejects.toThrow(`stopped at event ${culprit?.id} (TestScored in game-1, position 9): ${message}. The old tables serve on.`);
  expect(await held('test_moods')).toEqual(expected(scores, 'test_moods'));
  expect(await left()).toBe(0);
});

test('an event that nobody can read is named, too', async () => {
  await project();
  const broken: Source = {
    ...sourceOf(journal),
    async *subscribe(options) {
      for await (const batch of journal.subscribe(options)) yield { ...batch, events: batch.events.map((it) => (it.position === '4' ? { ...it, data: {}, unreadable: 'wrong shape' } : it)) };
    },
  };
  await expect(rebuild([totalsProjection], broken)).rejects.toThrow(/event [0-9a-f-]{36} \(TestScored in game-1, position 4\): Error: wrong shape/);
  expect(await held('test_totals')).toEqual(expected(scores, 'test_totals'));
});

test('without its database it says so, and the old tables serve on', async () => {
  await score(journal, ...crowd);
  await project();
  const gone = () => read.pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rebuilding' AND datname = current_database()");
  await expect(rebuild([totalsProjection], meanwhile(gone))).rejects.toThrow(/^The database was lost \(.+\)\. The old tables serve on; start the rebuild again\.$/);
  expect(await held('test_totals')).toEqual(expected([...scores, ...crowd], 'test_totals'));
  await rebuild();
  expect([await held('test_totals'), await left()]).toEqual([expected([...scores, ...crowd], 'test_totals'), 0]);
});

test('one that is told to stop does so, and the old tables serve on', async () => {
  await score(journal, ...crowd);
  await project();
  const stop = new AbortController();
  const source = meanwhile(async () => stop.abort());
  const run = connected((client) => new Rebuild(client, source, [totalsProjection], { signal: stop.signal }).run());
  await expect(run).rejects.toThrow('The rebuild was stopped. The old tables serve on; the next rebuild begins anew.');
  expect([await held('test_totals'), await left()]).toEqual([expected([...scores, ...crowd], 'test_totals'), 0]);
});

test('only one runs at a time: the second is told', async () => {
  await project();
  await rebuild([totalsProjection], meanwhile(() => expect(rebuild([lastsProjection])).rejects.toThrow(NotRebuilt)));
  await rebuild([lastsProjection]);
  expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
});

test('whoever reads a table for very long does not stop the others, and the rebuild goes on when they are done', async () => {
  await project();
  await spoil();
  const reader = await read.pool.connect();
  await reader.query(`BEGIN; SELECT FROM read."${physical('test_totals')}"`);
  const rebuilt = rebuild();
  const isWaiting = async () => (await read.pool.query("SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted")).rowCount;
  while (!(await isWaiting())) await new Promise(setImmediate);
  expect((await held('test_totals')).test_totals).toHaveLength(3);
  await reader.query('COMMIT');
  reader.release();
  await rebuilt;
  expect(await held('test_totals')).toEqual(expected(scores, 'test_totals'));
});

test('one that dies after any of its statements leaves the old tables or the new ones, and the next one begins anew', async () => {
  const dying = async (at?: number) => {
    const client = await mortal(read.url, at);
    const run = new Rebuild(client, sourceOf(journal), [totalsProjection, lastsProjection], { signal: new AbortController().signal }).run();
    await run.catch((error: unknown) => error instanceof Crash || error instanceof NotRebuilt || /not queryable/.test(String(error)) || Promise.reject(error));
    await client.close();
    return client.said();
  };
  await project();
  const statements = await dying();
  expect(statements).toBeGreaterThan(8);
  for (let at = 0; at < statements; at++) {
    await dying(at);
    expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
    const backends = async () => (await read.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 7106375")).rowCount;
    while (await backends()) await new Promise(setImmediate);
    await rebuild([totalsProjection, lastsProjection]);
    expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
    expect(await left()).toBe(0);
  }
});

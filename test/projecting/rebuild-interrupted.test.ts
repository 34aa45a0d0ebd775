/** @jest-environment node */
import { physical } from '#projections/kit/projection';
import { NotRebuilt, Rebuild } from '#projections/kit/rebuild';
import { sourceOf } from '#server/kit/log/journal';
import { crowd, rebuilding, scores } from '#test/projecting/rebuilding';
import { Crash, expected, lastsProjection, mortal, score, totalsProjection } from '#test/projecting/scores';

const { read, log, connected, rebuild, meanwhile, project, spoil, left, held } = rebuilding();

test('without its database it says so, and the old tables serve on', async () => {
  await score(log.journal, ...crowd);
  await project();
  const gone = () => read.pool.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rebuilding' AND datname = current_database()");
  await expect(rebuild([totalsProjection], meanwhile(gone))).rejects.toThrow(/^The database was lost \(.+\)\. The old tables serve on; start the rebuild again\.$/);
  expect(await held('test_totals')).toEqual(expected([...scores, ...crowd], 'test_totals'));
  await rebuild();
  expect([await held('test_totals'), await left()]).toEqual([expected([...scores, ...crowd], 'test_totals'), 0]);
});

test('one that is told to stop does so, and the old tables serve on', async () => {
  await score(log.journal, ...crowd);
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
    const run = new Rebuild(client, sourceOf(log.journal), [totalsProjection, lastsProjection], { signal: new AbortController().signal }).run();
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

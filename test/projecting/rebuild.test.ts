/** @jest-environment node */
import { physical, versionOf } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import { type Progress, Rebuild } from '#projections/kit/rebuild';
import type { Source } from '#projections/kit/source';
import { sourceOf } from '#server/kit/log/journal';
import { all, crowd, rebuilding, scores } from '#test/projecting/rebuilding';
import { expected, lastsProjection, moodsProjection, type Score, score, totalsProjection } from '#test/projecting/scores';
import { projectAll } from '#test/kit/read-side';

const { read, log, connected, rebuild, meanwhile, project, spoil, left, held, checkpoint, stateOf } = rebuilding();
const later: Score[] = [['dedi', 5], ['ani', 2]];
const last: Score[] = [['eka', 1], ['budi', 6]];

test('fills the tables anew, and who leads goes on with them', async () => {
  await project();
  await spoil();
  const seen: Progress[] = [];
  await rebuild([totalsProjection, lastsProjection], undefined, (it) => seen.push(it));
  expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
  expect([seen.at(-1), await left()]).toEqual([{ done: 6, total: 6 }, 0]);
  await score(log.journal, ...later);
  await project();
  expect(await held('test_totals', 'test_lasts')).toEqual(expected([...scores, ...later], 'test_totals', 'test_lasts'));
  expect(await checkpoint()).toEqual({ position: '8', n: 8 });
});

test('leaves the old tables to be read and written until the moment of the change', async () => {
  await score(log.journal, ...crowd);
  await project();
  const source = meanwhile(async () => {
    await score(log.journal, ...later);
    await project();
    expect(await held('test_totals')).toEqual(expected([...scores, ...crowd, ...later], 'test_totals'));
  });
  await rebuild([totalsProjection], source);
  expect(await held('test_totals')).toEqual(expected([...scores, ...crowd, ...later], 'test_totals'));
  await score(log.journal, ...last);
  await project();
  expect(await held('test_totals')).toEqual(expected([...scores, ...crowd, ...later, ...last], 'test_totals'));
});

test('goes no further than the checkpoint, so that nothing is counted twice', async () => {
  await project();
  await score(log.journal, ...later);
  await rebuild();
  expect(await held('test_totals')).toEqual(expected(scores, 'test_totals'));
  await project();
  expect(await held('test_totals')).toEqual(expected([...scores, ...later], 'test_totals'));
});

test('loses and doubles nothing beside a leader who projects all the time', async () => {
  await score(log.journal, ...crowd);
  const stop = new AbortController();
  await connected(async (client) => {
    const leading = new Projector(client, sourceOf(log.journal), all, () => {}).run(stop.signal);
    const written: Score[] = [...scores, ...crowd];
    for (let round = 0; round < 6; round++) {
      const more = Array.from({ length: 30 }, (_, i): Score => [`p${i % 7}`, i % 5]);
      written.push(...more);
      await Promise.all([rebuild([totalsProjection, moodsProjection]), (async () => { for (const it of more) await score(log.journal, it); })()]);
    }
    const ends = async () => (await checkpoint()).n === written.length;
    while (!(await ends())) await new Promise(setImmediate);
    stop.abort();
    await leading;
    expect(await held('test_totals', 'test_lasts', 'test_moods')).toEqual(expected(written, 'test_totals', 'test_lasts', 'test_moods'));
  });
});

test('a check names the rows that differ, too many and missing ones among them, and leaves the tables', async () => {
  await project();
  const check = () => connected((client) => new Rebuild(client, sourceOf(log.journal), all, { signal: new AbortController().signal }).compare());
  expect(await check()).toEqual([]);
  await read.pool.query(`UPDATE read."${physical('test_totals')}" SET points = 9 WHERE who = 'ani'; DELETE FROM read."${physical('test_totals')}" WHERE who = 'budi'`);
  await read.pool.query(`INSERT INTO read."${physical('test_lasts')}" (who, points) VALUES ('nobody', 1)`);
  const found = await held('test_totals', 'test_lasts');
  expect(await check()).toEqual([{ table: 'test_totals', rows: 2, key: { who: 'ani' } }, { table: 'test_lasts', rows: 1, key: { who: 'nobody' } }]);
  expect([await held('test_totals', 'test_lasts'), await left()]).toEqual([found, 0]);
});

test('brings back a projection that was stopped, and the leader takes it along', async () => {
  await project();
  await read.pool.query("UPDATE read.projection SET state = 'stopped', fault = '{}' WHERE version = $1", [versionOf(totalsProjection)]);
  await spoil();
  await expect(connected((client) => new Rebuild(client, sourceOf(log.journal), all, { signal: new AbortController().signal }).compare())).rejects.toThrow('not to be compared: test-totals');
  const stop = new AbortController();
  await connected(async (client) => {
    const leading = new Projector(client, sourceOf(log.journal), all, () => {}).run(stop.signal);
    await rebuild();
    expect(await stateOf(totalsProjection)).toMatchObject({ state: 'filling', position: '6', fault: null });
    await score(log.journal, ...later);
    while ((await stateOf(totalsProjection)).state !== 'live') await new Promise(setImmediate);
    stop.abort();
    await leading;
  });
  expect(await held('test_totals')).toEqual(expected([...scores, ...later], 'test_totals'));
});

test.each([[13, 'Error: thirteen'], [14, 'test_moods: 1 of 1 rows to change are missing']])('stops at an event that it cannot take (%d points), names it, and leaves the old tables', async (points, message) => {
  await project();
  await score(log.journal, ...later, ['budi', points], ...last);
  await projectAll(read.client, log.journal, [totalsProjection, lastsProjection]);
  const culprit = (await log.journal.read('game-1'))[8];
  await expect(rebuild([moodsProjection])).rejects.toThrow(`stopped at event ${culprit?.id} (TestScored in game-1, position 9): ${message}. The old tables serve on.`);
  expect(await held('test_moods')).toEqual(expected(scores, 'test_moods'));
  expect(await left()).toBe(0);
});

test('an event that nobody can read is named, too', async () => {
  await project();
  const broken: Source = {
    ...sourceOf(log.journal),
    async *subscribe(options) {
      for await (const batch of log.journal.subscribe(options)) yield { ...batch, events: batch.events.map((it) => (it.position === '4' ? { ...it, data: {}, unreadable: 'wrong shape' } : it)) };
    },
  };
  await expect(rebuild([totalsProjection], broken)).rejects.toThrow(/event [0-9a-f-]{36} \(TestScored in game-1, position 4\): Error: wrong shape/);
  expect(await held('test_totals')).toEqual(expected(scores, 'test_totals'));
});

/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Projector } from '#projections/kit/projector';
import { Fenced } from '#projections/kit/source';
import { type Journal, sourceOf } from '#server/kit/log/journal';
import { expected, lastsProjection, moodsProjection, mortal, namesProjection, type Score, score, scoreboard, TestWhistled, totalsProjection } from '#test/projecting/scores';
import { memoryJournal, state } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';
import { until } from '#test/kit/until';

const everything = [totalsProjection, lastsProjection, moodsProjection, namesProjection];
const read = readTables(() => everything);
const { held, checkpoint, stateOf, touched } = scoreboard(read);
const scores: Score[] = [['ani', 3], ['budi', 2], ['ani', 4], ['cici', 1], ['budi', 7], ['ani', 1]];
const later: Score[] = [['dedi', 5], ['ani', 2]];

setFlagsFromString('--expose-gc');
const clearMemory = runInNewContext('gc') as () => void;

let journal: Journal;
beforeEach(async () => {
  await read.clear();
  journal = memoryJournal();
});

describe('one leads', () => {
  const leading = async () => {
    const client = await mortal(read.url);
    return { client, projector: new Projector(client, sourceOf(journal), [totalsProjection], () => {}) };
  };

  test('as long as its connection lives, then another may', async () => {
    const [one, other] = [await leading(), await leading()];
    expect([await one.projector.tryToLead(), await other.projector.tryToLead(), await one.projector.tryToLead()]).toEqual([true, false, true]);
    await one.client.close();
    while (!(await other.projector.tryToLead())) await new Promise(setImmediate);
    await other.client.close();
  });

  test('until it goes without a word: who waits tries again, whatever memory is cleared meanwhile', async () => {
    const [one, other, stop] = [await leading(), await leading(), new AbortController()];
    expect(await one.projector.tryToLead()).toBe(true);
    const leads = other.projector.untilLeading(stop.signal);
    let isLeading = false;
    void leads.then(() => (isLeading = true));
    await until('it has begun to wait', async () => (await read.client.query("SELECT 1 FROM pg_stat_activity WHERE query LIKE '%read.projection WHERE version%' AND state = 'idle' AND datname = current_database()")).rowCount);
    clearMemory();
    await one.client.close();
    await until('the other leads', () => {
      clearMemory();
      return isLeading;
    });
    stop.abort();
    await other.client.close();
  });

  test('and whoever believes to lead beside it is fenced off, having changed nothing', async () => {
    await score(journal, ...scores);
    const stop = new AbortController();
    const [slow, source] = [await leading(), sourceOf(journal)];
    const late = new Projector(slow.client, {
      ...source,
      async *subscribe(options) {
        for await (const batch of source.subscribe(options)) {
          await projectAll(read.client, journal, [totalsProjection]);
          yield batch;
        }
      },
    }, [totalsProjection], () => {});
    await expect(late.run(stop.signal)).rejects.toThrow(Fenced);
    stop.abort();
    await slow.client.close();
    expect(await held('test_totals')).toEqual(expected(scores, 'test_totals'));
    expect(await checkpoint()).toEqual({ position: String(scores.length), n: scores.length });
  });
});

test('while events keep coming they gather between two batches, for as long as it rests', async () => {
  const [stop, client, moved, rests] = [new AbortController(), await mortal(read.url), [] as number[], [] as (() => void)[]];
  const rest = () => new Promise<void>((resolve) => rests.push(resolve));
  const leading = new Projector(client, sourceOf(journal), [totalsProjection], ({ n }) => void moved.push(n), new Set(), rest).run(stop.signal);
  const rested = (nth: number) => until(`it rests for the ${nth}th time`, () => rests.length >= nth);
  await rested(1);
  rests[0]?.();
  await score(journal, ['ani', 1]);
  await rested(2);
  await until('the first is told of', () => moved.includes(1));
  for (const it of scores) await score(journal, it);
  rests[1]?.();
  await until('the others are told of', () => moved.includes(1 + scores.length));
  expect(moved).toEqual([0, 1, 1 + scores.length]);
  expect(await held('test_totals')).toEqual(expected([['ani', 1], ...scores], 'test_totals'));
  stop.abort();
  for (const it of rests) it();
  await leading;
  await client.close();
});

describe('an event that a projection cannot take', () => {
  const all = [totalsProjection, moodsProjection, lastsProjection];

  test.each([[13, 'Error: thirteen'], [14, 'test_moods: 1 of 1 rows to change are missing'], [15, 'Error: the connection of 15 to luck is terminated']])('of %d points stops that one, and names the event', async (points, message) => {
    const unlucky: Score[] = [...scores.slice(0, 3), ['budi', points], ...scores.slice(3)];
    await score(journal, ...unlucky);
    await projectAll(read.client, journal, all);
    const culprit = (await journal.read('game-1'))[3];
    expect(await stateOf(moodsProjection)).toMatchObject({ state: 'stopped', fault: { event: culprit?.id, type: 'TestScored', position: culprit?.position, message } });
    expect(await held('test_moods')).toEqual(expected(unlucky.slice(0, 3), 'test_moods'));
    expect(await held('test_totals', 'test_lasts')).toEqual(expected(unlucky, 'test_totals', 'test_lasts'));
    expect(await checkpoint()).toEqual({ position: String(unlucky.length), n: unlucky.length });
  });

  test('leaves it stopped, with its rows as they were, while the others follow', async () => {
    await score(journal, ['ani', 1], ['ani', 13]);
    await projectAll(read.client, journal, all);
    await score(journal, ...scores);
    await projectAll(read.client, journal, all);
    expect(await held('test_moods')).toEqual(expected([['ani', 1]], 'test_moods'));
    expect(await held('test_totals')).toEqual(expected([['ani', 1], ['ani', 13], ...scores], 'test_totals'));
    expect(await stateOf(moodsProjection)).toMatchObject({ state: 'stopped' });
  });

  test.each([13, 14, 15])('stops a table that is being filled just before it, and the others go on (%d points)', async (points) => {
    const unlucky: Score[] = [...scores.slice(0, 3), ['budi', points], ...scores.slice(3)];
    await score(journal, ...unlucky);
    await projectAll(read.client, journal, [totalsProjection]);
    await projectAll(read.client, journal, all);
    const culprit = (await journal.read('game-1'))[3];
    expect(await stateOf(moodsProjection)).toMatchObject({ state: 'stopped', fault: { event: culprit?.id } });
    expect(await held('test_moods')).toEqual(expected(unlucky.slice(0, 3), 'test_moods'));
    await score(journal, ...later);
    await projectAll(read.client, journal, all);
    expect(await held('test_totals', 'test_lasts')).toEqual(expected([...unlucky, ...later], 'test_totals', 'test_lasts'));
  });
});

/** A connection over which something happens before a table is first written to. */
async function whenFirstWriting(table: string, happens: () => Promise<unknown>) {
  const client = await mortal(read.url);
  const query = client.query as (...all: unknown[]) => Promise<unknown>;
  let has: Promise<unknown> | undefined;
  client.query = (async (...given: unknown[]) => {
    if (String((given[0] as { text?: string }).text).includes(table)) await (has ??= happens());
    return query(...given);
  }) as never;
  return client;
}

describe('a projection that is new', () => {
  const before = [totalsProjection, lastsProjection];

  test('is filled up to where the others are, and goes on with them', async () => {
    await score(journal, ...scores);
    await projectAll(read.client, journal, before);
    await score(journal, ...later);
    await projectAll(read.client, journal, [...before, namesProjection]);
    const all = [...scores, ...later];
    expect(await held('test_totals', 'test_lasts', 'test_names')).toEqual(expected(all, 'test_totals', 'test_lasts', 'test_names'));
    expect(await checkpoint()).toEqual({ position: String(all.length), n: all.length });
  });

  test('has what happens while it is filled', async () => {
    await score(journal, ...scores);
    await projectAll(read.client, journal, before);
    const client = await whenFirstWriting('test_names', () => score(journal, ...later));
    await projectAll(client, journal, [...before, namesProjection]);
    await client.close();
    expect(await held('test_totals', 'test_names')).toEqual(expected([...scores, ...later], 'test_totals', 'test_names'));
  });

  test('is at the same place as the others although none of its events came since', async () => {
    await score(journal, ...scores);
    await projectAll(read.client, journal, before);
    await state(journal, 'game-2', [TestWhistled({}), TestWhistled({})]);
    await projectAll(read.client, journal, before);
    await projectAll(read.client, journal, [...before, namesProjection]);
    expect(await stateOf(namesProjection)).toMatchObject({ state: 'live' });
    expect(await held('test_names')).toEqual(expected(scores, 'test_names'));
  });
});

test('a set of projections that is rolled back, and rolled forward again, catches up each time', async () => {
  const [old, fresh] = [[totalsProjection, lastsProjection], [totalsProjection, namesProjection]];
  const all: Score[] = [];
  for (const [i, running] of [old, fresh, old, fresh, old].entries()) {
    const round: Score[] = [[`player${i}`, i], ['ani', i]];
    await score(journal, ...round);
    all.push(...round);
    await projectAll(read.client, journal, running);
    const tables = running === old ? (['test_totals', 'test_lasts'] as const) : (['test_totals', 'test_names'] as const);
    expect(await held(...tables)).toEqual(expected(all, ...tables));
    expect(await stateOf(running === old ? namesProjection : lastsProjection)).toMatchObject({ state: 'filling' });
  }
});

describe('positions and what was touched', () => {
  test('n counts the events, whatever their positions are, and every batch lists the keys that it changed', async () => {
    await score(journal, ['ani', 1], ['budi', 2], ['ani', 3]);
    await projectAll(read.client, journal, [totalsProjection, lastsProjection]);
    await state(journal, 'game-2', [TestWhistled({})]);
    await projectAll(read.client, journal, [totalsProjection, lastsProjection]);
    await score(journal, ['cici', 1]);
    await projectAll(read.client, journal, [totalsProjection, lastsProjection]);
    const players = (...who: string[]) => ({ test_totals: who.map((it) => ({ who: it })), test_lasts: who.map((it) => ({ who: it })) });
    expect(await touched()).toEqual([{ n: 3, keys: players('ani', 'budi') }, { n: 4, keys: {} }, { n: 5, keys: players('cici') }]);
    expect(await checkpoint()).toEqual({ position: '5', n: 5 });
  });

  test('a run that finds nothing new moves nothing', async () => {
    await score(journal, ...scores);
    await projectAll(read.client, journal, [totalsProjection]);
    const before = await touched();
    await projectAll(read.client, journal, [totalsProjection]);
    expect(await touched()).toEqual(before);
  });

  test('more keys than can be listed are everything, and old lists are forgotten', async () => {
    await score(journal, ['ani', 1]);
    await projectAll(read.client, journal, [totalsProjection]);
    await read.pool.query("UPDATE read.touched SET at = at - interval '11 minutes'");
    await crowd(2_001, (i) => `p${i}`);
    await projectAll(read.client, journal, [totalsProjection]);
    expect((await touched()).map(({ n, keys }) => [n, keys.test_totals?.length ?? keys.test_totals])).toEqual([[1, 1], [2_002, null]]);
    await crowd(3_000, (i) => `q${i % 2}`);
    await projectAll(read.client, journal, [totalsProjection]);
    expect((await touched()).map(({ n }) => n)).toEqual([2_002, 5_002]);
  });

  const crowd = async (size: number, nameOf: (i: number) => string) => {
    for (let from = 0; from < size; from += 1_000) await score(journal, ...Array.from({ length: Math.min(1_000, size - from) }, (_, i): Score => [nameOf(from + i), 1]));
  };
});

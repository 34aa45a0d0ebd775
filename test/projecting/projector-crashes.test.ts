/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { PersonErased } from '#contract/kit/erasure.events';
import type { AnyProjection } from '#projections/kit/projection';
import type { Journal } from '#server/kit/log/journal';
import { Crash, expected, lastsProjection, moodsProjection, mortal, namesProjection, type Score, score, scoreboard, totalsProjection } from '#test/projecting/scores';
import { memoryJournal, state } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';

const basic = [totalsProjection, lastsProjection];
const read = readTables(() => [...basic, moodsProjection, namesProjection]);
const { held, checkpoint, touched, stateOf } = scoreboard(read);
const scores: Score[] = [['ani', 3], ['budi', 2], ['ani', 4], ['cici', 1], ['budi', 7], ['ani', 1]];
const unlucky: Score[] = [['ani', 3], ['budi', 2], ['ani', 4], ['cici', 1], ['budi', 13], ['ani', 1]];

let journal: Journal;
/** The first four events are projected, two more are waiting. */
async function prepare(all: Score[], running: AnyProjection[]) {
  await read.clear();
  journal = memoryJournal();
  await score(journal, ...all.slice(0, 4));
  await projectAll(read.client, journal, running);
  await score(journal, ...all.slice(4));
}

/** Projects on a connection that dies once a statement is done, before its answer arrives; answers how many statements it said. */
async function projectUntilDeath(running: AnyProjection[], last?: number) {
  const client = await mortal(read.url, last);
  const isDeath = (error: unknown) => error instanceof Crash || /not queryable/.test(String(error));
  await projectAll(client, journal, running).catch((error: unknown) => isDeath(error) || Promise.reject(error));
  await client.close();
  return client.said();
}

/** Which keys were listed at all, in however many batches, and up to where. */
async function namesTouched() {
  const lists = await touched();
  const names = lists.flatMap(({ keys }) => Object.entries(keys).flatMap(([table, of]) => (of as { who: string }[]).map(({ who }) => `${table} ${who}`)));
  return { upTo: lists.at(-1)?.n, names: [...new Set(names)].sort() };
}

const result = async () => ({
  ...(await held('test_totals', 'test_lasts', 'test_moods', 'test_names')), checkpoint: await checkpoint(), touched: await namesTouched(),
  states: await Promise.all([totalsProjection, lastsProjection, moodsProjection, namesProjection].map(async (it) => (await stateOf(it)).state)),
});

describe.each([
  ['following the log', scores, basic, basic],
  ['filling a new table', scores, basic, [...basic, namesProjection]],
  ['setting aside a projection that cannot take an event', unlucky, [...basic, moodsProjection], [...basic, moodsProjection]],
  ['setting aside a projection while filling it', unlucky, basic, [...basic, moodsProjection]],
] as const)('a projector that dies while %s', (_, all, before, running) => {
  test('after any of its statements is followed by one that comes to the same result', async () => {
    await prepare([...all], [...before]);
    const statements = await projectUntilDeath([...running]);
    const wanted = await result();
    expect(wanted).toMatchObject(expected([...all], 'test_totals', 'test_lasts'));
    expect(statements).toBeGreaterThan(3);
    for (let number = 0; number < statements; number++) {
      await prepare([...all], [...before]);
      await projectUntilDeath([...running], number);
      await projectAll(read.client, journal, [...running]);
      expect(await result()).toEqual(wanted);
    }
  });
});

test('an erasure that dies after any of its statements leaves tables of other code as they were, or to be filled anew', async () => {
  const [ours, theirs] = [[totalsProjection], [totalsProjection, namesProjection]];
  const forgetting = async () => {
    await prepare(scores, theirs);
    await state(journal, 'person-1', [PersonErased({ id_orang: randomUUID(), kategori: ['identitas'] })]);
  };
  await forgetting();
  const statements = await projectUntilDeath(ours);
  for (let number = 0; number < statements; number++) {
    await forgetting();
    await projectUntilDeath(ours, number);
    await projectAll(read.client, journal, theirs);
    expect(await held('test_totals', 'test_names')).toEqual(expected(scores, 'test_totals', 'test_names'));
  }
});

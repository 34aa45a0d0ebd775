/** @jest-environment node */
import { ReadSide } from '#projections/kit/read-side';
import type { Touched } from '#projections/kit/touched';
import { physical } from '#projections/kit/projection';
import type { Journal } from '#server/kit/log/journal';
import { lastsProjection, moodsProjection, mortal, score, totalsProjection } from '#test/projecting/scores';
import { memoryJournal } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';
import { until } from '#test/kit/until';

const read = readTables(() => [totalsProjection, lastsProjection, moodsProjection]);
let journal: Journal;
let readSide: ReadSide;
const seen: Touched[] = [];

beforeEach(async () => {
  await read.clear();
  journal = memoryJournal();
  seen.length = 0;
  readSide = new ReadSide(read.url, (at, wanted) => journal.store.reached(at, wanted));
  await readSide.start();
  readSide.onTouched((touched) => void seen.push(...touched));
});
afterEach(() => readSide.stop());

test('an event is there when the projector has committed it, and not before', async () => {
  const { position } = await score(journal, ['ani', 1]);
  const [other, projecting] = [await read.pool.connect(), await mortal(read.url)];
  await other.query('BEGIN; SELECT n FROM read.checkpoint FOR UPDATE');
  const projected = projectAll(projecting, journal, [totalsProjection]);
  await until('the projector cannot commit', async () => (await read.pool.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")).rowCount);
  let answered: boolean | undefined;
  const asked = readSide.upTo(position as string).then((it) => (answered = it));
  for (let i = 0; i < 5; i++) {
    readSide.poke();
    await read.pool.query('SELECT 1');
  }
  expect([answered, readSide.n]).toEqual([undefined, 0]);
  await other.query('COMMIT');
  other.release();
  expect(await asked).toBe(true);
  expect(readSide.n).toBe(1);
  await projected;
  await projecting.close();
});

test('an event that nobody projects is waited for two seconds and then given up', async () => {
  const { position } = await score(journal, ['ani', 1]);
  expect(await readSide.upTo(position as string)).toBe(false);
  await projectAll(read.client, journal, [totalsProjection]);
  expect(await readSide.upTo(position as string)).toBe(true);
});

test('whoever waits for an earlier event is answered by a later one', async () => {
  const { position } = await score(journal, ['ani', 1]);
  await score(journal, ['ani', 2], ['budi', 3]);
  const asked = Promise.all([readSide.upTo(position as string), readSide.upTo('3')]);
  await projectAll(read.client, journal, [totalsProjection]);
  expect(await asked).toEqual([true, true]);
});

test('listeners are told which keys every batch has changed, each once and in order', async () => {
  for (const [who, points] of [['ani', 1], ['budi', 2], ['ani', 3]] as const) {
    await score(journal, [who, points]);
    await projectAll(read.client, journal, [totalsProjection, lastsProjection]);
  }
  await until('three batches are heard of', () => seen.length >= 3);
  const keys = (who: string) => ({ test_totals: [{ who }], test_lasts: [{ who }] });
  expect(seen).toEqual([{ n: 1, keys: keys('ani') }, { n: 2, keys: keys('budi') }, { n: 3, keys: keys('ani') }]);
});

test('the answers that have stopped are named by table, with the event to blame', async () => {
  await score(journal, ['ani', 13]);
  await projectAll(read.client, journal, [totalsProjection, moodsProjection]);
  await until('the fault is known', () => readSide.faults.size);
  const [event] = await journal.read('game-1');
  expect([...readSide.faults]).toEqual([[physical('test_moods'), { event: event?.id, type: 'TestScored', position: '1', message: 'Error: thirteen', projection: 'test-moods' }]]);
});

test('it goes on when the server ends its connections', async () => {
  const everybodyElse = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  for (let round = 1; round <= 3; round++) {
    await read.client.query(everybodyElse);
    await score(journal, ['ani', round]);
    await projectAll(read.client, journal, [totalsProjection]);
    await until(`round ${round} is seen`, () => readSide.n === round);
  }
  expect(seen.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('a node that starts late knows how far everything is', async () => {
  await score(journal, ['ani', 1], ['budi', 2]);
  await projectAll(read.client, journal, [totalsProjection]);
  const late = new ReadSide(read.url, (at, wanted) => journal.store.reached(at, wanted));
  await late.start();
  expect([late.n, await late.upTo('2')]).toEqual([2, true]);
  await late.stop();
});

test('who rests is woken by whoever waits for an event, and rests not at all while they do', async () => {
  const { position } = await score(journal, ['ani', 1]);
  const hour = 3_600_000;
  const resting = readSide.rest(hour);
  const asked = readSide.upTo(position as string);
  await resting;
  await readSide.rest(hour);
  await projectAll(read.client, journal, [totalsProjection]);
  expect(await asked).toBe(true);
  await readSide.rest(1);
  const last = readSide.rest(hour);
  await readSide.stop();
  await last;
});

/** @jest-environment node */
import pg from 'pg';
import { z } from 'zod';
import { put } from '#projections/kit/change';
import { physical, projection } from '#projections/kit/projection';
import { migrateRead } from '#projections/kit/read-schema';
import { table } from '#projections/kit/table';
import { memoryJournal } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';
import { until } from '#test/kit/until';
import { expected, lastsProjection, type Score, score, scoreboard, TestScored, totalsProjection } from '#test/projecting/scores';

const ranks = table('test_ranks', { who: z.string(), points: z.int() }, ['who'], [['points']]);
const ranksProjection = projection({ name: 'test-ranks', version: 1, tables: [ranks], events: { TestScored }, on: { TestScored: ({ data }) => put(ranks, data) } });
const all = [totalsProjection, lastsProjection, ranksProjection];
const read = readTables(() => all);
const { held } = scoreboard(read);

let rival: pg.Client;
beforeEach(async () => {
  await read.clear();
  rival = new pg.Client({ connectionString: read.url });
  await rival.connect();
});
afterEach(() => rival.end());

const somebodyWaits = () =>
  until('somebody to wait for a lock', async () => (await read.pool.query('SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())')).rowCount);

test('a server that starts beside the leader waits for it, and holds nothing meanwhile that the leader needs', async () => {
  await rival.query(`BEGIN; SET LOCAL lock_timeout = '20s'; INSERT INTO read."${physical('test_ranks')}" VALUES ('ani', 3)`);
  const starting = migrateRead(read.pool, all);
  await somebodyWaits();
  for (const it of ['test_totals', 'test_lasts']) await rival.query(`DELETE FROM read."${physical(it)}"`);
  await rival.query('UPDATE read.checkpoint SET n = n; UPDATE read.projection SET n = n; COMMIT');
  await starting;
});

test('a leader that is in somebody’s way tries again, and leads on', async () => {
  const [journal, scores] = [memoryJournal(), [['ani', 3], ['budi', 2], ['ani', 4]] as Score[]];
  const deadlocks = async () => Number((await read.pool.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')).rows[0].deadlocks);
  await score(journal, ...scores);
  // Whoever waits looks for a deadlock once, and by then the rival must wait, too.
  await read.client.query("SET deadlock_timeout = '5s'");
  await rival.query(`BEGIN; SET LOCAL deadlock_timeout = '10min'; LOCK TABLE read."${physical('test_totals')}" IN ACCESS EXCLUSIVE MODE`);
  const [before, projecting] = [await deadlocks(), projectAll(read.client, journal, [totalsProjection, lastsProjection])];
  // The checkpoint is moved before any row is written.
  await somebodyWaits();
  await rival.query('UPDATE read.checkpoint SET n = n');
  await rival.query('COMMIT');
  await projecting;
  expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
  await until('the deadlock to be told of', async () => (await deadlocks()) > before);
});

/** A connection on which a stopped projection is rebuilt just before a batch is written, and whose filling is then in somebody's way. */
async function unlucky() {
  const client = new pg.Client({ connectionString: read.url, pipeline: true });
  await client.connect();
  const query = client.query.bind(client) as (...given: any[]) => Promise<unknown>;
  let [isRebuilt, isContended, before] = [false, false, Promise.resolve<unknown>(undefined)];
  const told = (...given: any[]) => {
    const text: string = given[0].text ?? given[0];
    if (!isRebuilt && text.includes('moved AS')) {
      isRebuilt = true;
      before = read.pool.query(`TRUNCATE read."${physical('test_ranks')}"; UPDATE read.projection SET state = 'filling', position = 'start', n = 0 WHERE version LIKE 'test-ranks@%'`);
    } else if (isRebuilt && !isContended && text.includes('stand AS')) {
      isContended = true;
      return before.then(() => query("DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$"));
    }
    return before.then(() => query(...given));
  };
  return Object.assign(client, { query: told }) as pg.Client;
}

test('a filling that is in somebody’s way behind a batch counts nothing twice', async () => {
  const [journal, scores] = [memoryJournal(), [['ani', 3], ['budi', 2], ['ani', 4], ['budi', 1]] as Score[]];
  await score(journal, ...scores.slice(0, 2));
  await projectAll(read.client, journal, all);
  await read.client.query("UPDATE read.projection SET state = 'stopped' WHERE version LIKE 'test-ranks@%'");
  await score(journal, ...scores.slice(2));
  const client = await unlucky();
  await expect(projectAll(client, journal, all)).rejects.toThrow('deadlock');
  await client.end();
  await projectAll(read.client, journal, all);
  expect(await held('test_totals', 'test_lasts')).toEqual(expected(scores, 'test_totals', 'test_lasts'));
  expect((await read.rows('test_ranks')).map(({ who, points }) => [who, points]).sort()).toEqual([['ani', 4], ['budi', 1]]);
});

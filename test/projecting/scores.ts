import pg from 'pg';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import { add, patch, put } from '#projections/kit/change';
import { type AnyProjection, projection, versionOf } from '#projections/kit/projection';
import { table } from '#projections/kit/table';
import type { Journal } from '#server/kit/log/journal';
import { state } from '#test/kit/facts';
import type { readTables } from '#test/kit/read-side';

/** A game for the projector's tests: players score, somebody keeps the totals, somebody the last score, somebody is easily upset. */
export const TestScored = event('TestScored', { who: z.string(), points: z.int() });
export const TestWhistled = event('TestWhistled', {});

const totals = table('test_totals', { who: z.string(), points: z.int(), games: z.int() }, ['who']);
const lasts = table('test_lasts', { who: z.string(), points: z.int() }, ['who']);
const moods = table('test_moods', { who: z.string(), points: z.int() }, ['who']);
const names = table('test_names', { who: z.string(), games: z.int() }, ['who']);

export const totalsProjection = projection({
  name: 'test-totals', version: 1, tables: [totals], events: { TestScored },
  on: { TestScored: ({ data: { who, points } }) => add(totals, { who }, { points, games: 1 }) },
});
export const lastsProjection = projection({
  name: 'test-lasts', version: 1, tables: [lasts], events: { TestScored },
  on: { TestScored: ({ data }) => put(lasts, data) },
});
/** Its handler throws at 13, writes to a row that is not there at 14, and speaks of connections at 15. */
export const moodsProjection = projection({
  name: 'test-moods', version: 1, tables: [moods], events: { TestScored },
  on: {
    TestScored: ({ data: { who, points } }) => {
      if (points === 13) throw new Error('thirteen');
      if (points === 14) return patch(moods, { who: 'nobody' }, { points });
      if (points === 15) throw new Error('the connection of 15 to luck is terminated');
      return add(moods, { who }, { points });
    },
  },
});
/** Comes later than the others. */
export const namesProjection = projection({
  name: 'test-names', version: 2, tables: [names], events: { TestScored },
  on: { TestScored: ({ data: { who } }) => add(names, { who }, { games: 1 }) },
});

export type Score = [who: string, points: number];
export const score = (journal: Journal, ...scores: Score[]) => state(journal, 'game-1', scores.map(([who, points]) => TestScored({ who, points })));

function wanted(scores: readonly Score[]) {
  const players = [...new Set(scores.map(([who]) => who))].sort();
  const of = (player: string) => scores.filter(([who]) => who === player).map(([, points]) => points);
  const sum = (player: string) => of(player).reduce((total, it) => total + it, 0);
  return {
    test_totals: players.map((who) => ({ who, points: sum(who), games: of(who).length })),
    test_lasts: players.map((who) => ({ who, points: of(who).at(-1) })),
    test_moods: players.map((who) => ({ who, points: sum(who) })),
    test_names: players.map((who) => ({ who, games: of(who).length })),
  };
}

type Table = keyof ReturnType<typeof wanted>;
export const expected = (all: Score[], ...tables: Table[]) => Object.fromEntries(tables.map((it) => [it, wanted(all)[it]]));

/** What the read side holds, to be compared. */
export const scoreboard = (read: ReturnType<typeof readTables>) => ({
  held: async (...tables: Table[]) =>
    Object.fromEntries(await Promise.all(tables.map(async (it) => [it, (await read.rows(it)).sort((a, b) => (String(a.who) < String(b.who) ? -1 : 1))]))),
  checkpoint: async () => (await read.pool.query('SELECT position, n FROM read.checkpoint')).rows[0],
  touched: async () => (await read.pool.query('SELECT n, keys FROM read.touched ORDER BY n')).rows,
  stateOf: async (it: AnyProjection) => (await read.pool.query('SELECT position, state, fault FROM read.projection WHERE version = $1', [versionOf(it)])).rows[0],
});

export class Crash extends Error {}

/** A connection that dies when its statement number `last` is done; what that answered is never heard. */
export async function mortal(url: string, last?: number) {
  const client = new pg.Client({ connectionString: url, pipeline: true });
  client.on('error', () => {});
  await client.connect();
  let statements = 0;
  const query = async (...given: Parameters<pg.Client['query']>) => {
    const number = statements++;
    if (last !== undefined && number > last) throw new Crash();
    const answer = await (client.query as (...all: unknown[]) => Promise<unknown>)(...given);
    if (number !== last) return answer;
    await client.end();
    throw new Crash();
  };
  return Object.assign(Object.create(client) as pg.Client, { query, said: () => statements, close: () => client.end().catch(() => {}) });
}

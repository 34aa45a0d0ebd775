/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import { codeOf, physical, projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';
import { complaints, hashOf, LOCK_FILE, lockText, projectionLocks } from '#tools/kit/projection-locks';
import { filesUnder } from '#test/kit/source-files';

test('no projection has changed without its version', async () => {
  expect(complaints(JSON.parse(readFileSync(LOCK_FILE, 'utf8')), await projectionLocks())).toEqual([]);
});

test('every projection is locked, and the file is written as it is read', async () => {
  const locks = await projectionLocks();
  expect(Object.keys(locks).length).toBeGreaterThanOrEqual(filesUnder('projections', '.projection.ts').length);
  expect(readFileSync(LOCK_FILE, 'utf8')).toBe(lockText(locks));
});

describe('what is complained of', () => {
  const lock = (version: number, hash: string) => ({ scores: { version, hash } });
  test.each([
    ['nothing', lock(1, 'a'), lock(1, 'a'), []],
    ['a change without a version', lock(1, 'a'), lock(1, 'b'), ['scores changed, but not its version']],
    ['a version that was raised but not noted', lock(1, 'a'), lock(2, 'b'), ['scores has version 2 and']],
    ['a version that went back', lock(2, 'a'), lock(1, 'a'), ['scores went back from version 2 to 1']],
    ['a new projection', {}, lock(1, 'a'), ['scores is new']],
    ['one that is gone', lock(1, 'a'), {}, ['scores is gone']],
  ])('%s', (_, kept, now, wanted) => {
    const said = complaints(kept, now);
    expect(said).toHaveLength(wanted.length);
    for (const [i, it] of wanted.entries()) expect(said[i]).toContain(it);
    for (const it of said) if (!it.includes('went back')) expect(it).toContain('npm run docs');
  });
});

test('a new version of an event that it reads makes a projection another one, in the lock and in Postgres', () => {
  const shape = { id: z.string(), n: z.int() };
  const suffixes = ['TestLockedOnce', 'TestLockedTwice'].map((type, i) => {
    const [it, fills] = [event(type, shape, i ? { version: 2, upcast: { 1: (data) => data } } : {}), table(`test_${type.toLowerCase()}`, shape, ['id'])];
    const reads = projection({ name: type, version: 1, tables: [fills], events: { [type]: it }, on: { [type]: () => [] } });
    return [physical(fills.name).split('_').at(-1), hashOf('const it = 1;', codeOf(reads))];
  });
  expect(suffixes[0]?.[0]).not.toBe(suffixes[1]?.[0]);
  expect(suffixes[0]?.[1]).toBe(hashOf('const it = 1;'));
  expect(suffixes[1]?.[1]).not.toBe(hashOf('const it = 1;'));
});

describe('a projection counts as changed', () => {
  const source = "import { x } from 'y';\n\n/** What it does. */\nexport const it = projection({\n  // Once a week.\n  on: { Scored: ({ data }) => put(t, data) },\n});\n";
  test.each([
    ['when a handler does something else', source.replace('put', 'patch'), true],
    ['when what stands beside the handlers does', `${source}const more = 1;\n`, true],
    ['not by its comments', source.replace('What it does.', 'What it did.\n * And why.').replace('Once a week.', 'Daily.'), false],
    ['not by its white space', source.replace(/\n {2}/g, '\n    '), false],
    ['not by where its imports come from', source.replace("'y'", "'z'"), false],
  ])('%s', (_, changed, isChange) => {
    expect(hashOf(changed) !== hashOf(source)).toBe(isChange);
  });
});

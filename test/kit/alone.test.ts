import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whatever enters a word into a list that the whole process shares. */
const DECLARES = /import \{[^}]*\b(?:event|resource|projection|decider|withHistory|liveRows|listedAs|referredAs|stateIn)\b[^}]*\} from '#(?:contract|projections|server)\//;
const ALONE = '/** @jest-environment node */';

const read = (file: string) => readFileSync(file, 'utf8');
const importsOf = (file: string) => [...read(file).matchAll(/ from '#(test\/[^']+)'/g)].map(([, it]) => `${it}.ts`).filter((it) => existsSync(it));

/** A file and everything of the tests that it is loaded with. */
function loaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const it of importsOf(file)) loaded(it, found);
  return found;
}

const suites = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((it) => /\.test\.tsx?$/.test(it)).map((it) => `test/${it}`);

test('a suite that declares words of its own has everything to itself: nobody else finds them in the contract', () => {
  const own = suites.filter((suite) => [...loaded(suite)].some((it) => DECLARES.test(read(it))));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((suite) => !read(suite).startsWith(ALONE))).toEqual([]);
});

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const suites = (count: number) => Array.from({ length: count }, (_, i) => ({ testFilePath: resolve(`test/nth-${i}.test.ts`), perfStats: { start: 1_000, end: 1_000 + i * 100 } }));

/** What is said at the end of a run of so many suites, each a tenth of a second slower than the one before. */
async function saidAfter(count: number) {
  const { default: ClosingLine } = await import(pathToFileURL(resolve('test/kit/closing-line.mjs')).href);
  const [counts, log] = [process.env.TEST_COUNTS, jest.spyOn(console, 'log').mockImplementation(() => {})];
  delete process.env.TEST_COUNTS;
  try {
    new ClosingLine().onRunComplete(new Set(), { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: suites(count) });
    return log.mock.calls.flat().join('\n').trim().split('\n');
  } finally {
    log.mockRestore();
    if (counts) process.env.TEST_COUNTS = counts;
  }
}

test('the ten slowest suites are named, and the counts come last', async () => {
  const said = await saidAfter(12);
  expect(said[0]).toBe('The slowest:');
  expect(said.slice(1, 11).map((it) => it.trim())).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `${(i / 10).toFixed(1)} s  test/nth-${i}.test.ts`));
  expect(said.at(-1)).toBe('7 passed, 2 failed');
});

test('of a few suites only the counts are said', async () => {
  expect(await saidAfter(10)).toEqual(['7 passed, 2 failed']);
});

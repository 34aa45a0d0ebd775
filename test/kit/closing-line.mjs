import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** How many of the slowest suites are named, where more than these ran. */
const SLOWEST = 10;

/** Jest reporter: names the slowest suites, and leaves the counts and what failed for whoever started jest, or says them itself. A suite that cannot run has failed. */
export default class ClosingLine {
  onRunComplete(_contexts, { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    if (testResults.length > SLOWEST) console.log(`\nThe slowest:\n${slowest(testResults).join('\n')}`);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const file = process.env.TEST_COUNTS;
    if (!file) return console.log(`\n${passed} passed, ${failed} failed`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed, failed, red: testResults.filter(isRed).map((it) => ({ path: relative('.', it.testFilePath), passed: it.numPassingTests })) }));
  }
}

const isRed = ({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError != null;

const slowest = (suites) =>
  suites.map(({ testFilePath, perfStats: { end, start } }) => ({ path: relative('.', testFilePath), ms: end - start }))
    .sort((one, other) => other.ms - one.ms).slice(0, SLOWEST).map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${path}`);

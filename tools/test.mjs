import { readFileSync, rmSync } from 'node:fs';
import { ensureTestable } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { exitCodeOf, tool } from './kit/run.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const COUNTS = `.cache/test-counts-${process.pid}.json`;
/** So many suites of a whole run may have failed by the browser's own fault (docs/decisions/143). */
const MOST_UNSTEADY = 2;

atHome();
await tool(async () => {
  await ensureTestable();
  const args = process.argv.slice(2);
  const tests = args.length ? await jest(args) : await steadied(await jest([]));
  const check = args.length ? undefined : await exitCodeOf('npm', ['run', '--silent', 'check']);
  say(tests, check);
  process.exitCode = tests.code || check || 0;
});

async function jest(args) {
  const code = await exitCodeOf(process.execPath, [...JEST, ...args], { TEST_COUNTS: COUNTS });
  return { code, ...counts(), unsteady: [] };
}

/** Few screens that failed beside everything else are shown once more, alone: what passes then is told of, not counted as failed. */
async function steadied(whole) {
  const paths = whole.red.map(({ path }) => path);
  if (!whole.code || !paths.length || paths.length > MOST_UNSTEADY || !paths.every((it) => it.startsWith('test/screens/'))) return whole;
  console.log(`\nOnce more, alone: ${paths.join(', ')}`);
  const alone = await jest(['--runInBand', '--runTestsByPath', ...paths]);
  const passed = whole.passed - whole.red.reduce((sum, it) => sum + it.passed, 0) + alone.passed;
  return { ...alone, passed, unsteady: paths.filter((path) => !alone.red.some((it) => it.path === path)) };
}

// `npm run check` counts as one more test, so that the closing line and the exit code never disagree.
function say({ code, passed, failed, unsteady }, check) {
  if (check) console.log('npm run check failed: see above');
  if (unsteady.length) console.log(`\nUnsteady, see the first failure above: ${unsteady.join(', ')}`);
  const broken = failed + (check ? 1 : 0);
  console.log(`\n${passed + (check === 0 ? 1 : 0)} passed, ${code && !broken ? 1 : broken} failed`);
}

function counts() {
  try {
    return JSON.parse(readFileSync(COUNTS, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, red: [] };
  } finally {
    rmSync(COUNTS, { force: true });
  }
}

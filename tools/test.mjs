import { readFileSync, rmSync } from 'node:fs';
import { steadied } from '../test/kit/steadied.mjs';
import { ensureTestable } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { exitCodeOf, tool } from './kit/run.mjs';

const JEST = ['--max-semi-space-size=64', '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const COUNTS = `.cache/test-counts-${process.pid}.json`;

atHome();
await tool(async () => {
  await ensureTestable();
  const args = process.argv.slice(2);
  const tests = args.length ? await jest(args) : await steadied(await jest([]), alone);
  const check = args.length ? undefined : await exitCodeOf('npm', ['run', '--silent', 'check']);
  say(tests, check);
  process.exitCode = tests.code || check || 0;
});

async function jest(args) {
  const code = await exitCodeOf(process.execPath, [...JEST, ...args], { TEST_COUNTS: COUNTS });
  return { code, ...counts(), unsteady: [] };
}

function alone(paths) {
  console.log(`\nOnce more, alone: ${paths.join(', ')}`);
  return jest(['--runInBand', '--runTestsByPath', ...paths]);
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

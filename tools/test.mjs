import { readFileSync, rmSync } from 'node:fs';
import { ensureTestable } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { exitCodeOf, tool } from './kit/run.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const COUNTS = `.cache/test-counts-${process.pid}.json`;

atHome();
await tool(async () => {
  await ensureTestable();
  const args = process.argv.slice(2);
  const tests = await exitCodeOf(process.execPath, [...JEST, ...args], { TEST_COUNTS: COUNTS });
  const check = args.length ? undefined : await exitCodeOf('npm', ['run', '--silent', 'check']);
  say(tests, check);
  process.exitCode = tests || check || 0;
});

// `npm run check` counts as one more test, so that the closing line and the exit code never disagree.
function say(tests, check) {
  const { passed, failed } = counts();
  if (check) console.log('npm run check failed: see above');
  const broken = failed + (check ? 1 : 0);
  console.log(`\n${passed + (check === 0 ? 1 : 0)} passed, ${tests && !broken ? 1 : broken} failed`);
}

function counts() {
  try {
    return JSON.parse(readFileSync(COUNTS, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    rmSync(COUNTS, { force: true });
  }
}

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Red = { path: string; passed: number };
type Run = { code: number; passed: number; failed: number; red: Red[]; unsteady: string[] };
const run = (code: number, passed: number, failed: number, ...red: Red[]): Run => ({ code, passed, failed, red, unsteady: [] });
const [SHELL, EXAM, API] = [{ path: 'test/screens/shell.test.ts', passed: 4 }, { path: 'test/screens/exam.test.ts', passed: 2 }, { path: 'test/api/exam.test.ts', passed: 3 }];

/** What a whole run comes to, and what was run once more. */
async function after(whole: Run, again: Run) {
  const { steadied } = await import(pathToFileURL(resolve('test/kit/steadied.mjs')).href);
  const alone = jest.fn(async (_: string[]) => again);
  return { ended: await steadied(whole, alone), asked: alone.mock.calls };
}

test('screens that pass alone are named as unsteady, and every test counts once', async () => {
  const { ended, asked } = await after(run(1, 106, 2, SHELL, EXAM), run(0, 8, 0));
  expect(asked).toEqual([[[SHELL.path, EXAM.path]]]);
  expect(ended).toEqual({ ...run(0, 108, 0), unsteady: [SHELL.path, EXAM.path] });
});

test('a screen that fails alone, too, has failed', async () => {
  const { ended } = await after(run(1, 106, 2, SHELL, EXAM), run(1, 7, 1, EXAM));
  expect(ended).toEqual({ ...run(1, 107, 1, EXAM), unsteady: [SHELL.path] });
});

test.each([
  ['a green run', run(0, 108, 0)],
  ['more than two screens', run(1, 100, 3, SHELL, EXAM, { path: 'test/screens/home.test.ts', passed: 1 })],
  ['a test without a browser', run(1, 100, 1, API)],
  ['a test without a browser beside a screen', run(1, 100, 2, SHELL, API)],
  ['a run that ended without a suite to blame', run(1, 100, 0)],
])('%s has no second chance', async (_, whole) => {
  expect(await after(whole, run(0, 8, 0))).toEqual({ ended: whole, asked: [] });
});

/** So many suites of a whole run may have failed by the browser's own fault (docs/decisions/143). */
const MOST_UNSTEADY = 2;

/** Few screens that failed beside everything else are shown once more, alone: what passes then is told of, not counted as failed. `alone` runs suites by their paths. */
export async function steadied(whole, alone) {
  const paths = whole.red.map(({ path }) => path);
  if (!whole.code || !paths.length || paths.length > MOST_UNSTEADY || !paths.every((it) => it.startsWith('test/screens/'))) return whole;
  const again = await alone(paths);
  const passed = whole.passed - whole.red.reduce((sum, it) => sum + it.passed, 0) + again.passed;
  return { ...again, passed, unsteady: paths.filter((path) => !again.red.some((it) => it.path === path)) };
}

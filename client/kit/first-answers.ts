import { store } from '#client/kit/store';

const LATER_AT_MOST_MS = 500;
const AT_LATEST_MS = 3_000;

/** A screen has got, or was refused, its first answer. */
export const anyAnswer = store(false);

/** Once the first screen has its answers, for what none of them waits for; the slower the line, the later. Where no screen asks for anything it is not waited for long. */
export function afterFirstAnswers(run: () => void) {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  setTimeout(once, AT_LATEST_MS);
  const end = anyAnswer.subscribe(() => {
    end();
    setTimeout(once, Math.min(LATER_AT_MOST_MS, performance.now() / 10));
  });
}

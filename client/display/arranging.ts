import type { Display } from '#contract/institution/display';
import { arrangeDisplay } from '#client/display/display';
import { useProblem } from '#client/kit/problem';

/** Changes the display at once; what could not be kept is said. */
export function useArranging() {
  const complain = useProblem();
  const arrange = (wish: Partial<Display>) => void arrangeDisplay(wish).catch((error) => complain(error, () => arrange(wish)));
  return arrange;
}

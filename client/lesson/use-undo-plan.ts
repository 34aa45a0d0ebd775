import { plan } from '#contract/lesson/plan.api';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/lesson/plan.words';

/** Tells what was done to plans, and takes all of it back where somebody wishes so. */
export function useUndoPlan() {
  const t = useWords('plan');
  const { run } = useAction(plan.undo);
  return (text: string, acts: readonly (string | null)[]) => {
    const done = acts.filter((it) => it !== null);
    const undo = async () => {
      for (const id of done.toReversed()) await run({ id });
      tellSnack({ text: t('undone') });
    };
    tellSnack({ text, undo: done.length ? () => void undo().catch(() => undefined) : undefined });
  };
}

/** One cell of what was done: what stood there and what was put. */
export type Step = { id_kolom: string; id_murid: string; dari: number | null; ke: number | null };
/** What was done and may be taken back, what was taken back and may be done again. */
export type History = { done: readonly (readonly Step[])[]; undone: readonly (readonly Step[])[] };

export const NOTHING_DONE: History = { done: [], undone: [] };
const MOST = 100;

export const withDone = ({ done }: History, steps: readonly Step[]): History => ({ done: [...done, steps].slice(-MOST), undone: [] });
export const reversed = (steps: readonly Step[]): Step[] => steps.map(({ dari, ke, ...it }) => ({ ...it, dari: ke, ke: dari }));
/** The last thing that was done, turned round, and the history without it. */
export function undo({ done, undone }: History): { steps: Step[]; next: History } | undefined {
  const last = done.at(-1);
  return last && { steps: reversed(last), next: { done: done.slice(0, -1), undone: [...undone, last] } };
}
export function redo({ done, undone }: History): { steps: Step[]; next: History } | undefined {
  const last = undone.at(-1);
  return last && { steps: [...last], next: { done: [...done, last], undone: undone.slice(0, -1) } };
}

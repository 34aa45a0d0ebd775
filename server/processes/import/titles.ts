import { alike } from '#contract/kit/fields';
import { KOLOM_LEWAT, type KolomImpor } from '#contract/people/import-columns';

const MOST_ABOVE = 10;
const GROUP = /^data (ayah|ibu|wali)$/i;
const OF_GROUP = /^data (ayah|ibu|wali): /i;
/** What stands above each column, whether it is Dapodik's list, as it is or in one row of titles, and the row at which what it is about begins. */
export type Titles = { at: number; titles: string[]; isDapodik: boolean; body: number };

const isTitled = (title: string, { judul, juga = [] }: KolomImpor) => [judul, ...juga].some((it) => alike(it) === alike(title));
export const columnOf = (title: string, columns: readonly KolomImpor[]) => columns.find((it) => isTitled(title, it));
export const isPassedOver = (title: string) => KOLOM_LEWAT.some((it) => alike(it) === alike(title));

/** Dapodik writes the school above its titles, and whose a parent's columns are in a row of their own; otherwise the first row has the titles. */
export function titlesOf(rows: readonly string[][], columns: readonly KolomImpor[]): Titles {
  const found = rows.slice(0, MOST_ABOVE).findIndex((row) => row.filter((it) => it && columnOf(it, columns)).length >= 2);
  const at = Math.max(found, 0);
  const [head = [], below = []] = [rows[at], rows[at + 1]];
  if (!head.some((it) => GROUP.test(it.trim()))) return { at, titles: head, isDapodik: head.some((it) => OF_GROUP.test(it.trim())), body: at + 1 };
  let group = '';
  const titles = Array.from({ length: Math.max(head.length, below.length) }, (_, i) => {
    const [title, under] = [head[i] ?? '', below[i] ?? ''];
    if (title) group = GROUP.test(title.trim()) ? title.trim() : '';
    return group && under ? `${group}: ${under}` : title;
  });
  return { at, titles, isDapodik: true, body: at + 2 };
}

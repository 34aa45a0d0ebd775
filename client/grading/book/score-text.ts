import { scoreOf } from '#contract/exam/marking';
import { getLanguage } from '#client/kit/words';

/** A score as it stands in a cell: with a comma in Indonesian; nothing where there is none. */
export const scoreText = (it: number | null | undefined) => (it === null || it === undefined ? '' : getLanguage() === 'id' ? String(it).replace('.', ',') : String(it));
/** What is written as a score: 0 to 100, at most two decimals, comma or point; null where it is empty, nothing at all where it is none. */
export function scoreIn(written: string): number | null | undefined {
  if (!written.trim()) return null;
  const it = scoreOf(written);
  return it !== undefined && it <= 100 ? it : undefined;
}

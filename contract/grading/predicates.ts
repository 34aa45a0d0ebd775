import type { Interval, Predikat } from '#contract/curriculum/passing-interval';
import { wholeOf } from '#contract/grading/exact';

/** The predicate of a grade, by its rounded integer (domain 2.0, 2.1); null where the intervals do not say. */
export function predicateOf(interval: readonly Interval[], nilai: number): Predikat | null {
  const it = wholeOf(nilai);
  return interval.find(({ batas_bawah, batas_atas }) => batas_bawah <= it && it <= batas_atas)?.predikat ?? null;
}

import { type Interval, intervalsOf, type PassingInterval, PREDIKAT, type Predikat } from '#contract/curriculum/passing-interval';

/** A passing grade with its four intervals, A to D. */
export type PassingGrade = { id_kbm: string; kkm: number; intervals: PassingInterval[] };

/** Four rows a passing grade, as a list has them, put together; the lowest first. */
export function gradesOf(rows: readonly PassingInterval[]): PassingGrade[] {
  const grades = new Map<string, PassingGrade>();
  for (const row of rows) {
    const known = grades.get(row.id_kbm) ?? { id_kbm: row.id_kbm, kkm: row.kkm, intervals: [] };
    grades.set(row.id_kbm, { ...known, intervals: [...known.intervals, row].sort((one, other) => PREDIKAT.indexOf(one.predikat) - PREDIKAT.indexOf(other.predikat)) });
  }
  return [...grades.values()].sort((one, other) => one.kkm - other.kkm);
}

/** Where B and A begin. */
export type Bounds = { b: number; a: number };
export const boundsOf = (intervals: readonly Interval[]): Bounds => ({ b: lowestOf(intervals, 'B'), a: lowestOf(intervals, 'A') });
const lowestOf = (intervals: readonly Interval[], which: Predikat) => (intervals.find(({ predikat }) => predikat === which) as Interval).batas_bawah;

/** The bound that leaves a predicate without grades, if one does. */
export function wrongBound(kkm: number, { b, a }: Bounds): keyof Bounds | undefined {
  if (!(b > kkm)) return 'b';
  return a > b && a <= 100 ? undefined : 'a';
}

/** What the intervals become; nothing where the bounds cannot be. */
export const moved = (kkm: number, bounds: Bounds) => (wrongBound(kkm, bounds) ? undefined : intervalsOf(kkm, bounds.b, bounds.a));

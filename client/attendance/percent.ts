export type Grade = 'green' | 'yellow' | 'red';

/** Domain 2.6: 90 and 75 are the usual minimums of promotion rules. */
export function gradeOf(percent: number): Grade {
  if (percent >= 90) return 'green';
  return percent >= 75 ? 'yellow' : 'red';
}

import { gradeOf, percentOf } from '#client/attendance/percent';

describe('the percentage of domain 2.6', () => {
  it('is exact, and nothing where there is nothing to count', () => {
    expect(percentOf(36, 38)).toBeCloseTo(94.7368, 4);
    expect(percentOf(0, 0)).toBeNull();
  });

  it.each([[100, 'green'], [percentOf(27, 30) ?? 0, 'green'], [89.99, 'yellow'], [percentOf(3, 4) ?? 0, 'yellow'], [74.9, 'red'], [0, 'red']])('%d is %s', (percent, grade) => {
    expect(gradeOf(percent)).toBe(grade);
  });
});

import fc from 'fast-check';
import { apportioned, sumOf, weighted } from '#contract/exam/weights';

const part = fc.integer({ min: 0, max: 10_000 }).map((it) => it / 100);

test('whatever is divided is divided whole, to two decimals, nobody further than a hundredth from their part', () => {
  fc.assert(fc.property(fc.array(part, { minLength: 1, maxLength: 200 }), (parts) => {
    const [shares, sum] = [apportioned(100, parts), sumOf(parts)];
    expect(sumOf(shares)).toBe(100);
    for (const [i, it] of shares.entries()) expect(Math.abs(it - (sum ? (100 * (parts[i] as number)) / sum : 100 / parts.length))).toBeLessThan(0.011);
  }));
});

test('weights that are left out share what the others leave', () => {
  expect(weighted([undefined, undefined, undefined])).toEqual([33.34, 33.33, 33.33]);
  expect(weighted([40, undefined, 20])).toEqual([40, 40, 20]);
  expect(weighted([80, 40, undefined])).toEqual([80, 40, 0]);
  expect(weighted([])).toEqual([]);
});

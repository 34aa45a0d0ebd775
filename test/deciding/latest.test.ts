import { Latest } from '#server/kit/latest';

test('the latest are kept, and twice as many at the most', () => {
  const it = new Latest<number, string>(10);
  for (let i = 0; i < 1_000; i++) {
    it.set(i, `${i}`);
    const kept = Array.from({ length: i + 1 }, (_, n) => n).filter((n) => it.get(n) !== undefined);
    expect(kept.slice(-10)).toEqual(Array.from({ length: Math.min(10, i + 1) }, (_, n) => Math.max(0, i - 9) + n));
    expect(kept.length).toBeLessThanOrEqual(20);
    expect(it.get(i)).toBe(`${i}`);
  }
});

test('what is kept again is what was kept last', () => {
  const it = new Latest<string, number>(2);
  for (const [key, value] of [['a', 1], ['b', 2], ['a', 3]] as const) it.set(key, value);
  expect([it.get('a'), it.get('b'), it.get('c')]).toEqual([3, 2, undefined]);
});

import { Recent } from '#projections/kit/recent';

const batch = (n: number, ...keys: string[]) => [{ n, keys: { mark: keys.map((id) => ({ id })) } }];

test('all that was touched since an answer was read is told, in its order', () => {
  const it = new Recent('e');
  const first = it.asOf;
  it.note(batch(1, 'a'));
  const then = it.asOf;
  it.note(batch(1, 'b'));
  it.note([]);
  it.note(batch(4, 'c'));
  expect([first, then, it.asOf]).toEqual(['e.0', 'e.1', 'e.4']);
  expect([it.since(first), it.since(then), it.since(it.asOf)]).toEqual([[...batch(1, 'a'), ...batch(1, 'b'), ...batch(4, 'c')], [...batch(1, 'b'), ...batch(4, 'c')], []]);
});

test('nothing is told of another node, of what is to come, and of nonsense', () => {
  const it = new Recent('e');
  it.note(batch(1, 'a'));
  expect(['f.0', 'e.2', 'e.-1', 'e.x', 'e', '', '.'].map((asOf) => it.since(asOf))).toEqual(Array(7).fill(undefined));
});

test('what is old, and what is too much, is forgotten', () => {
  const it = new Recent('e');
  it.note(batch(1, 'a'), 0);
  const after = it.asOf;
  it.note(batch(2, 'b'), 1_000);
  it.note(batch(3, 'c'), 600_500);
  expect([it.since('e.0'), it.since(after)?.length]).toEqual([undefined, 2]);
  it.note(batch(4, ...Array.from({ length: 49_999 }, (_, n) => String(n))), 600_600);
  expect([it.since('e.2'), it.since('e.3')?.length, it.since('e.4')]).toEqual([undefined, 1, []]);
});

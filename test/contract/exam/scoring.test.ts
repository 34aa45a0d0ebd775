import { rightSides, shareOf, twoDecimals, written } from '#contract/exam/scoring';

const asked = { kunci: ['B'], cara_nilai: 'semua' as const, pasangan: [] };
const share = (question: object, jawaban: Parameters<typeof shareOf>[1]) => shareOf({ tipe: 'Multiple Choice', ...asked, ...question } as never, jawaban);

test('a choice is right or wrong', () => {
  expect([share({}, 'B'), share({}, 'A'), share({}, null), share({}, ['B']), share({}, 'b')]).toEqual([1, 0, 0, 0, 0]);
});

test.each([
  ['semua', ['A', 'C'], 1], ['semua', ['C', 'A'], 1], ['semua', ['A'], 0], ['semua', ['A', 'B', 'C'], 0],
  ['sebagian', ['A'], 0.5], ['sebagian', ['A', 'B'], 0.5], ['sebagian', ['A', 'A'], 0.5], ['sebagian', ['A', 'B', 'C'], 1],
  ['sebagian_penalti', ['A', 'B'], 0], ['sebagian_penalti', ['A', 'C', 'B'], 0.5], ['sebagian_penalti', ['B', 'D'], 0], ['sebagian', null, 0],
])('of several, marked %s, %j is worth %d', (cara_nilai, jawaban, worth) => {
  expect(share({ tipe: 'Pilihan Ganda Kompleks', kunci: ['A', 'C'], cara_nilai }, jawaban as never)).toBe(worth);
});

// Lettered as they are sorted: A Jakarta, B Kairo, C Tokyo.
const pasangan = ['Tokyo', 'Jakarta', 'Kairo'].map((kanan, i) => ({ kiri: `Negara ${i}`, kanan }));
test.each([
  ['semua', { 1: 'C', 2: 'A', 3: 'B' }, 1], ['semua', { 1: 'C', 2: 'A' }, 0], ['sebagian', { 1: 'C', 2: 'B', 3: '' }, 1 / 3], ['sebagian_penalti', { 1: 'C', 2: 'A', 3: 'A' }, 1 / 3],
  ['sebagian', { 4: 'C', 0: 'A', x: 'B', 1: 'Z' }, 0], ['sebagian', 'C', 0], ['semua', { 1: 'C', '01': 'C', '1.0': 'C' }, 0], ['sebagian', { 1: 'C', '01': 'C', ' 1': 'C', '1e0': 'C' }, 1 / 3],
])('pairs, marked %s, %j are worth %d', (cara_nilai, jawaban, worth) => {
  expect(share({ tipe: 'Menjodohkan', pasangan, cara_nilai }, jawaban as never)).toBe(worth);
});

test.each([
  ['  Fotosintesis. ', 'fotosintesis'], ['Café', 'cafe'], ['سَلَام', 'سلام'], ['1.000,5', '1,000.5'], ['−12', '-12'], ['٤٥', '45'], ['1.500', '1500'], ['0,50', '0.5'], ['Air   laut', 'air laut'],
])('"%s" is written as "%s"', (one, other) => {
  expect(written(one)).toBe(written(other));
});
test.each([['1,5', '15'], ['1.500', '1,5'], ['12a', '12'], ['air', 'udara'], ['', '0']])('"%s" is not "%s"', (one, other) => {
  expect(written(one)).not.toBe(written(other));
});
test('two pairs with the same right side have one letter', () => {
  const two = { tipe: 'Menjodohkan', pasangan: [...pasangan, { kiri: 'Kota terbesar', kanan: 'Tokyo' }], cara_nilai: 'sebagian' };
  expect([rightSides(two.pasangan), share(two, { 1: 'C', 4: 'C' })]).toEqual([['Jakarta', 'Kairo', 'Tokyo'], 0.5]);
});

test('a short answer is right when it is one of the keys', () => {
  const question = { tipe: 'Isian Singkat', kunci: ['tiga per delapan', '0,375'] };
  expect([share(question, '.375'), share(question, '0.375'), share(question, 'Tiga  per delapan.'), share(question, '3/8'), share(question, null)]).toEqual([0, 1, 1, 0, 0]);
});

test('an essay is read by somebody', () => {
  expect(share({ tipe: 'Essay' }, 'Karena …')).toBeNull();
});

test('points have two decimals', () => {
  expect([twoDecimals(100 / 3), twoDecimals(1.005), twoDecimals(79.995)]).toEqual([33.33, 1.01, 80]);
});

test.each([[16.665, 16.67], [8.575, 8.58], [1.005, 1.01], [57.295, 57.3], [66.664999, 66.66], [100, 100], [0, 0]])('half a hundredth is rounded up, whatever a computer makes of it: %d', (points, told) => {
  expect(twoDecimals(points)).toBe(told);
});

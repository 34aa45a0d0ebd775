import fc from 'fast-check';
import { merged } from '#contract/curriculum/merged';

const both = (before: unknown, theirs: unknown, ours: unknown) => merged(before, theirs, ours);

test('what only one has changed is theirs', () => {
  expect(both('a', 'b', 'a')).toEqual({ value: 'b', isClash: false });
  expect(both('a', 'a', 'b')).toEqual({ value: 'b', isClash: false });
  expect(both('a', 'b', 'b')).toEqual({ value: 'b', isClash: false });
  expect(both('', 'b', 'c')).toEqual({ value: 'b', isClash: true });
});
test('parts of a section are changed each by themselves', () => {
  const before = { sikap: { teknik: 'a', rubrik: '' }, pengetahuan: { teknik: '', rubrik: '' } };
  const [theirs, ours] = [{ ...before, sikap: { teknik: 'b', rubrik: '' } }, { ...before, sikap: { teknik: 'a', rubrik: 'r' }, pengetahuan: { teknik: 'x', rubrik: '' } }];
  expect(both(before, theirs, ours)).toEqual({ value: { sikap: { teknik: 'b', rubrik: 'r' }, pengetahuan: { teknik: 'x', rubrik: '' } }, isClash: false });
  expect(both(before, theirs, { ...before, sikap: { teknik: 'c', rubrik: '' } }).isClash).toBe(true);
});
test('of words and ids what either side added stays, and what either took away goes', () => {
  expect(both(['a', 'b'], ['a', 'b', 'c'], ['b', 'd'])).toEqual({ value: ['b', 'c', 'd'], isClash: false });
  expect(both([], ['a'], ['a', 'b'])).toEqual({ value: ['a', 'b'], isClash: false });
});
test('rows are changed one by one, and added behind each other', () => {
  const row = (teks: string) => ({ teks, menit: null });
  expect(both([row('a'), row('b')], [row('A'), row('b'), row('c')], [row('a'), row('B'), row('d')])).toEqual({ value: [row('A'), row('B'), row('c'), row('d')], isClash: false });
  expect(both([row('a'), row('b')], [row('a')], [row('a'), row('B')]).isClash).toBe(true);
  expect(both([row('a')], [row('b')], [row('c')]).isClash).toBe(true);
});
test('nothing that either wrote is lost without being told: whoever merges in turn has what both wanted, or knows', () => {
  const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(fc.property(words, words, words, (before, theirs, ours) => {
    const { value, isClash } = both(before, theirs, ours);
    const has = new Set(value as string[]);
    for (const it of [...theirs, ...ours].filter((one) => !before.includes(one))) expect(has.has(it) || isClash).toBe(true);
    for (const it of before.filter((one) => !theirs.includes(one) || !ours.includes(one))) expect(!has.has(it) || isClash).toBe(true);
  }));
});

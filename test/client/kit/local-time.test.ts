import { instantIn, localOf } from '#client/kit/local-time';

it('keeps the seconds of a time that nobody has touched, which no field shows', () => {
  const before = '2026-08-10T01:00:59.500Z';
  expect(instantIn(localOf(before), before)).toBe(before);
});

it('is the minute that was written, where it was another before or none', () => {
  const [before, after] = ['2026-08-10T01:00:59.500Z', '2026-08-10T01:30:00.000Z'];
  expect([instantIn(localOf(after), before), instantIn(localOf(after)), instantIn(localOf(before))]).toEqual([after, after, '2026-08-10T01:00:00.000Z']);
});

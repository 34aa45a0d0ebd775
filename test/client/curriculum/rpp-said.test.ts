import fc from 'fast-check';
import { clock } from '#client/kit/time';
import { daysSince, lastingOf, waitingSince } from '#client/curriculum/rpp-said';

test.each([[null, '–'], [0, '0 menit'], [25 / 60, '25 menit'], [0.999, '1 jam'], [5.4, '5 jam'], [47, '1 hari'], [72, '3 hari']])('a plan that waits for %s hours has waited %s', (hours, said) => {
  expect(lastingOf(hours)).toBe(said);
});

test('so many days are the days that are said', () => {
  const now = clock.now();
  const stopped = jest.spyOn(clock, 'now').mockReturnValue(now);
  fc.assert(fc.property(fc.integer({ min: 0, max: 60 * 24 * 20 }), (minutes) => {
    const at = new Date(now.getTime() - minutes * 60_000).toISOString();
    const days = daysSince(at);
    expect(waitingSince(at).endsWith(' hari') ? waitingSince(at) : days).toBe(days === 0 ? 0 : `${days} hari`);
  }));
  stopped.mockRestore();
});

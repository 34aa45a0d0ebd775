import fc from 'fast-check';
import { dayOf, doubled, minutesUntil, shareOver } from '#client/home/day';

const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const held = (mulai: string, selesai: string, more: object = {}) => ({ mulai: at(mulai), selesai: at(selesai), libur: false, mapel: 'Matematika', guru: 'Budi', ...more });
const [first, second, third] = [held('01:00', '01:40'), held('01:40', '02:20', { mapel: 'IPA' }), held('02:40', '03:20', { mapel: 'IPS' })];
const day = (time: string, lessons = [third, first, second]) => dayOf(lessons, new Date(at(time)));

describe('a day', () => {
  it('knows what is on and what comes next', () => {
    expect([day('00:30').now, day('00:30').next]).toEqual([undefined, first]);
    expect([day('01:00').now, day('01:00').next]).toEqual([first, second]);
    expect([day('02:30').now, day('02:30').next]).toEqual([undefined, third]);
    expect([day('03:20').now, day('03:20').next]).toEqual([undefined, undefined]);
  });
  it('is told in its order, with the breaks that are longer than the way to the next room', () => {
    expect(day('01:50').lines).toEqual([
      { at: first.mulai, lesson: first, is: 'past' }, { at: second.mulai, lesson: second, is: 'now' }, { at: second.selesai, gap: 20, is: 'later' }, { at: third.mulai, lesson: third, is: 'later' },
    ]);
    expect(day('02:25').lines.map((it) => it.is)).toEqual(['past', 'past', 'now', 'later']);
    expect(day('01:00', [first, held('01:49', '02:20')]).lines.some((it) => it.gap)).toBe(false);
  });
  it('never has a holiday on, nor next', () => {
    const off = { ...second, libur: true };
    expect(day('01:50', [first, off, third])).toMatchObject({ now: undefined, next: third, lines: [{ is: 'past' }, { is: 'past', lesson: off }, { gap: 20 }, { is: 'later' }] });
  });
  it('has every lesson exactly once, whatever the time', () => {
    const lessons = fc.array(fc.integer({ min: 0, max: 20 }).map((n) => held(`0${Math.floor(n / 3)}:${(n % 3) * 2}0`, `0${Math.floor((n + 1) / 3)}:${((n + 1) % 3) * 2}0`, { n })), { maxLength: 12 });
    fc.assert(fc.property(lessons, fc.integer({ min: 0, max: 599 }), (given, minute) => {
      const { lines, now } = dayOf(given, new Date(Date.parse(at('00:00')) + minute * 60_000));
      expect(lines.flatMap((it) => it.lesson ?? []).sort((a, b) => a.mulai.localeCompare(b.mulai))).toEqual([...given].sort((a, b) => a.mulai.localeCompare(b.mulai)));
      expect(lines.filter((it) => it.is === 'now').length > 0 || !now).toBe(true);
    }));
  });
});

it('two periods of one subject without a break are one lesson, those of another teacher or day are not', () => {
  const more = held('01:40', '02:20');
  expect(doubled([more, first])).toEqual([{ ...first, selesai: more.selesai, jam: 2 }]);
  expect(doubled([first, second, third]).map((it) => it.jam)).toEqual([1, 1, 1]);
  expect(doubled([first, { ...more, guru: 'Sari' }])).toHaveLength(2);
  expect(doubled([first, { ...more, libur: true }])).toHaveLength(2);
  expect(doubled([{ ...first, status_kehadiran: 'Hadir' }, { ...more, status_kehadiran: 'Alpa' }])).toHaveLength(2);
});

it('counts minutes up, and how much of a lesson is over between none and all', () => {
  expect(['00:59', '01:00', '01:20', '09:00'].map((time) => [minutesUntil(first.selesai, new Date(at(time))), shareOver(first, new Date(at(time)))])).toEqual([[41, 0], [40, 0], [20, 0.5], [0, 1]]);
});

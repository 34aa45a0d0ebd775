import fc from 'fast-check';
import { tanggalOf } from '#contract/school-year/school-days';
import { isSchoolDay, lessonTimes, ZONA } from '#server/demo/calendar';
import { DemoClock } from '#server/demo/demo-clock';

const MONDAY = new Date('2026-11-30T00:35:00.000Z');
let passed = 0;
beforeEach(() => {
  passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
});
afterEach(() => jest.restoreAllMocks());

const isInLesson = (at: Date) => {
  const day = tanggalOf(at, ZONA);
  return isSchoolDay(day) && lessonTimes(day).some(({ from, to }) => from <= at.getTime() && at.getTime() < to);
};

test('the demo is in a lesson at all times, and a lesson takes as long as it does', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 }), (minutes) => {
    passed = 0;
    const clock = new DemoClock(MONDAY);
    for (const it of minutes) {
      const before = clock.now().getTime();
      passed += it * 60_000;
      expect(isInLesson(clock.now())).toBe(true);
      expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(it * 60_000);
    }
  }));
});

test('who waits as long as they are told finds that it is time', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 30 }), (ahead) => {
    passed = 0;
    const clock = new DemoClock(MONDAY);
    for (const minutes of ahead) {
      const at = new Date(clock.now().getTime() + minutes * 60_000);
      const wait = clock.until(at);
      passed += Math.max(0, wait - 1);
      expect(wait === 0 || clock.now() < at).toBe(true);
      passed += Math.min(1, wait);
      expect(clock.now() >= at).toBe(true);
    }
  }));
});

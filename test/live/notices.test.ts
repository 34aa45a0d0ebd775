import fc from 'fast-check';
import { CALM_MS, NOTICE_MS, Notices } from '#server/kit/live/notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const when = fc.array(fc.record({ at: fc.integer({ min: 0, max: 3_000 }), topic: fc.constantFrom('one', 'other') }), { maxLength: 60 });

test('whoever watches is told at once, then once a pulse, and always after the last change', () => {
  fc.assert(fc.property(when, (changes) => {
    const told: { at: number; topic: string }[] = [];
    let now = 0;
    const notices = new Notices((topic) => told.push({ at: now, topic }));
    for (; now <= 4_000; now += 10, jest.advanceTimersByTime(10)) for (const { at, topic } of changes) if (at >= now && at < now + 10) notices.tell(topic);
    for (const topic of ['one', 'other']) {
      const [asked, own] = [changes.filter((it) => it.topic === topic).map((it) => Math.floor(it.at / 10) * 10).sort((a, b) => a - b), told.filter((it) => it.topic === topic).map((it) => it.at)];
      expect(own[0]).toBe(asked[0]);
      expect(own.every((at, i) => i === 0 || at - (own[i - 1] as number) >= NOTICE_MS - 10)).toBe(true);
      expect(asked.every((at) => own.some((it) => it >= at && it <= at + NOTICE_MS))).toBe(true);
    }
    notices.stop();
  }));
});

test('a topic that nobody watches any more is not told', () => {
  const told: string[] = [];
  const notices = new Notices((topic) => told.push(topic));
  for (const topic of ['one', 'one', 'other', 'other']) notices.tell(topic);
  notices.forget('one');
  jest.advanceTimersByTime(NOTICE_MS * 4);
  expect(told).toEqual(['one', 'other', 'other']);
  notices.stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('what much concerns is told at once, too, and then seldom', () => {
  const told: number[] = [];
  const notices = new Notices(() => told.push(Date.now()));
  for (let i = 0; i < 12; i++, jest.advanceTimersByTime(1_000)) notices.tell('one', CALM_MS);
  expect(told.map((at) => at - (told[0] as number))).toEqual([0, CALM_MS, CALM_MS * 2]);
  notices.stop();
});

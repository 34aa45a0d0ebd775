/** @jest-environment node */
import { absence } from '#client/exam/sitting/absence';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const location = { href: 'http://localhost/student/cbt/ujian/exam', pathname: '/student/cbt/ujian/exam' };
Object.assign(globalThis, { document: page, location });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const turns = (to: 'visible' | 'hidden') => {
  page.visibilityState = to;
  page.dispatchEvent(new Event('visibilitychange'));
};
/** The address that this page was asked for. */
const askedFor = (name: string) => {
  performance.getEntriesByType = (() => [{ name }]) as never;
};
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('a page that is loaded again is not away while it loads, nor while somebody reads what stands before the questions', () => {
  askedFor(location.href);
  pass(6_000);
  const away = absence();
  pass(20_000);
  expect([away.since(0), away.since(-40_000)]).toEqual([0, 40_000]);
  away.stop();
});

test('an exam that another page leads back to was left until then', () => {
  askedFor('http://localhost/student/cbt');
  pass(6_000);
  const left = performance.now() - 6_000;
  const away = absence();
  pass(20_000);
  expect(away.since(left)).toBe(6_000);
  away.stop();
});

test('a page that is hidden before the exam goes on is away as long as it is', () => {
  askedFor(location.href);
  const away = absence();
  turns('hidden');
  pass(5_000);
  expect(away.since(0)).toBe(5_000);
  turns('visible');
  pass(9_000);
  turns('hidden');
  pass(1_000);
  turns('visible');
  expect(away.since(0)).toBe(6_000);
  away.stop();
  turns('hidden');
  pass(8_000);
  expect(away.since(0)).toBe(6_000);
});

import type { Browser } from 'playwright-core';
import { launchBrowser } from '#test/kit/browser';
import { ADMIN_PASSWORD, nameOf, type School, testSchool } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { type FirstView, firstView, signIn } from '#tools/kit/first-view';

let browser: Browser;
let school: School;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

type Budget = { who?: Who; path(): string; shows: string } & Pick<FirstView, 'kb' | 'requests'>;
/** Kilobytes on the line, brotli, with every answer and head; the typeface has a budget of its own. A question or two more than is reached: on a busy machine an answer may change while it is on its way. */
const BUDGETS: Record<string, Budget> = {
  login: { path: () => '/login', shows: '[name=password]', kb: 81, requests: 9 },
  'a student’s home': { who: 'ani', path: () => '/student/dashboard', shows: '.slots', kb: 168, requests: 22 },
  'a register': { who: 'budi', path: () => `/teacher/schedule/${school.lesson('A')}`, shows: '.register-line', kb: 198, requests: 22 },
  'a teacher’s home': { who: 'budi', path: () => '/teacher/dashboard', shows: '.week-lesson', kb: 215, requests: 24 },
  'the principal’s board': { who: 'kepala', path: () => '/teacher/principal', shows: '.matrix .cell', kb: 224, requests: 26 },
  'the admin’s home': { who: 'admin', path: () => '/admin/dashboard', shows: '.health', kb: 230, requests: 26 },
};

it.each(Object.keys(BUDGETS))('%s stays within its budget on a browser that has nothing yet', async (name) => {
  const { who, path, shows, kb, requests } = BUDGETS[name] as Budget;
  const signedIn = who && await signIn(browser, school.base, who === 'admin' ? 'admin' : nameOf(who), who === 'admin' ? ADMIN_PASSWORD : nameOf(who));
  const seen = await firstView(browser, { base: school.base, path: path(), shows, signedIn });
  const files = seen.kb > kb || seen.requests > requests ? seen.files : [];
  expect({ kb: Math.max(seen.kb, kb), requests: Math.max(seen.requests, requests), files }).toEqual({ kb, requests, files: [] });
});

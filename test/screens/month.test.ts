import type { Browser } from 'playwright-core';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

test('a class on a phone is a line a student, each of which opens; on paper it is all their sheets', async () => {
  const wali = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = wali;
  await wali.open('/teacher/homeroom/periodic-report', 'waliA');
  const lines = page.locator('.month-fold');
  await lines.first().waitFor();
  const sheets = page.locator('.month-sheet');
  const shown = () => sheets.evaluateAll((all) => all.filter((it) => it.checkVisibility()).length);
  const count = await lines.count();
  expect([count > 1, await sheets.count(), await shown()]).toEqual([true, count, 0]);
  await lines.nth(1).press('Enter');
  await sheets.nth(1).waitFor();
  expect([await lines.nth(1).getAttribute('aria-expanded'), await shown()]).toEqual(['true', 1]);
  await page.emulateMedia({ media: 'print' });
  expect([await shown(), await lines.first().isVisible()]).toEqual([count, false]);
  expect(wali.faults).toEqual([]);
  await wali.close();
});

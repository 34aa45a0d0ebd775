import type { Browser } from 'playwright-core';
import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterEach(() => visitor.close());
afterAll(async () => {
  await browser.close();
  await school.close();
});

const PLACES: [who: Who, path: string][] = [['budi', '/teacher/schedule'], ['budi', '/teacher/week'], ['ani', '/student/schedule'], ['ani', '/student/week']];

test.each(PLACES)('%s goes from week to week at %s, to that of any day and back, by keys and on a phone', async (who, path) => {
  visitor = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = visitor;
  const monday = mondayOf(tanggalOf(school.clock.now(), 'Asia/Jakarta'));
  const picker = page.getByRole('navigation', { name: 'Minggu yang tampil' });
  const press = (name: string | RegExp) => picker.getByRole('button', { name }).press('Enter');
  await visitor.open(path, who);
  await picker.waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await picker.getByRole('button', { name: 'Minggu ini' }).count()).toBe(0);
  await press('Minggu berikutnya');
  await visitor.arrives(`${path}?pekan=${addDays(monday, 7)}`);
  await press('Minggu berikutnya');
  await visitor.arrives(`${path}?pekan=${addDays(monday, 14)}`);
  await press('Minggu sebelumnya');
  await visitor.arrives(`${path}?pekan=${addDays(monday, 7)}`);
  await press('Minggu ini');
  await visitor.arrives(path);
  await until('what is shown has the focus', () => page.evaluate("document.activeElement.closest('.day-shown') !== null"));
  await picker.locator('input').fill(addDays(monday, 23));
  await visitor.arrives(`${path}?pekan=${addDays(monday, 21)}`);
  await page.goBack();
  await visitor.arrives(path);
  expect(visitor.faults).toEqual([]);
});

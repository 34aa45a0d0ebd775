import type { Browser } from 'playwright-core';
import { MarkAllPresent, MarkAttendance } from '#server/attendance/attendance.commands';
import { scored } from '#test/kit/a-gradebook';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { tooWide } from '#test/screens/looking';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await scored(school);
});
afterEach(async () => {
  for (const it of visitors.splice(0)) {
    expect(it.faults).toEqual([]);
    await it.close();
  }
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function visit(path: string, who: Who) {
  const it = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(it);
  await it.open(path, who);
  return it;
}

test.each<[Who, string]>([['admin', '/admin/dashboard'], ['budi', '/teacher/dashboard'], ['ani', '/student/dashboard']])('%s has the whole name of the school above everything, however long', async (who, path) => {
  const { page } = await visit(path, who);
  await page.locator('.top-school b').waitFor();
  const isWhole = await page.evaluate<boolean>(`{
    const name = document.querySelector('.top-school b');
    name.textContent = 'SMP Islam Terpadu Cendekia Mandiri Kabupaten Tulungagung';
    const [own, top, end] = [name, document.querySelector('.top'), document.querySelector('.top-end')].map((it) => it.getBoundingClientRect());
    // No line of it is cut off; letters of the device's own typeface, which is there first, may be a little higher than a line.
    const line = parseFloat(getComputedStyle(name).lineHeight);
    name.scrollHeight - name.offsetHeight < line && own.top >= top.top && own.bottom <= top.bottom && own.right <= end.left && end.right <= innerWidth;
  }`);
  expect([isWhole, await tooWide(page)]).toEqual([true, []]);
});

test('the foot of a ledger stands under its columns', async () => {
  const { page } = await visit('/teacher/homeroom/ledger', 'waliA');
  await page.locator('.ledger tfoot').waitFor();
  const lefts = (row: string) => page.evaluate<number[]>(`[...document.querySelectorAll('.ledger ${row} > *')].map((it) => it.getBoundingClientRect()).filter((it) => it.width).map((it) => Math.round(it.left))`);
  const [head, foot] = [await lefts('thead tr'), await lefts('tfoot tr:first-child')];
  expect(foot).toEqual(head.slice(0, foot.length));
  await page.addStyleTag({ content: '.ledger td { min-width: 200px }' });
  expect(await tooWide(page)).toEqual([]);
});

test('whoever looks at the attendance of a class sees all that is counted of a student', async () => {
  const id_sesi = school.lesson('B', 2, '2026-07-30');
  await school.give(MarkAllPresent, { id_sesi });
  await school.give(MarkAttendance, { id_sesi, id_murid: idOf('gita'), status_kehadiran: 'Alpa' });
  const kepala = await visit(`/teacher/curriculum/daily-attendance/${school.class('B').id_kelas}`, 'kepala');
  const row = kepala.page.locator('tr', { hasText: 'Gita Permatasari' });
  await kepala.sees(/^NIS \d+ · Alpa 1 · Belum diisi \d+ · Sesi \d+$/, row);
  const box = await row.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('a student sees how often they were there in each subject', async () => {
  const { page } = await visit('/student/attendance', 'ani');
  await page.locator('.is-by-subject tbody .why').first().waitFor();
  const isThere = await page.evaluate<boolean>(`[...document.querySelectorAll('.is-by-subject .why')].every((it) => it.getBoundingClientRect().right <= innerWidth - 16)`);
  expect([isThere, await tooWide(page)]).toEqual([true, []]);
});

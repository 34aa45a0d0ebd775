import type { Browser } from 'playwright-core';
import { timetable } from '#contract/timetable/timetable.api';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

const [FRIDAY, SATURDAY] = [5, 6];
let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  // On Saturday the teacher of 7A has the first hour in 7B.
  const slot = { hari: SATURDAY, posisi: 1, id_kelas: school.class('B').id_kelas, id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK') };
  expect((await school.ask('admin', timetable.place, { slot })).status).toBe(200);
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function desk() {
  const it = await Visitor.at(browser, school.base);
  visitors.push(it);
  await it.open(`/admin/timetable?per=kelas&id=${school.class('A').id_kelas}`, 'admin');
  await it.page.locator('.week-grid').waitFor();
  const cell = (hari: number, posisi: number) => it.page.locator(`[data-at="${hari}-${posisi}"]`);
  return { it, page: it.page, cell };
}
type Placed = { id_kelas: string; hari: number; posisi: number };
const isAt = async (hari: number, posisi: number) =>
  ((await school.ask('kurikulum', timetable.whole)).body.data.slots as Placed[]).some((it) => it.id_kelas === school.class('A').id_kelas && it.hari === hari && it.posisi === posisi);

test('with keys alone a lesson is lifted, clashes by name, goes to the place that is offered, and back', async () => {
  const { it, page, cell } = await desk();
  await cell(1, 1).focus();
  await page.keyboard.press('Space');
  await it.sees(/^Matematika diangkat/);
  for (let hari = 1; hari < SATURDAY; hari++) await page.keyboard.press('ArrowRight');
  await until('Saturday says that it clashes', async () => (await cell(SATURDAY, 1).innerText()).includes('bentrok'));
  await page.keyboard.press('Space');
  const told = page.getByRole('alert').filter({ hasText: 'Belum dapat ditempatkan' });
  await it.sees('Budi Prasetyawan mengajar Matematika di 7B pada jam ini.', told);
  expect([await isAt(1, 1), await told.getByRole('button').allInnerTexts()]).toEqual([true, ['Sabtu jam ke-2', 'Sabtu jam ke-3']]);
  await told.getByRole('button', { name: 'Sabtu jam ke-2' }).press('Enter');
  await until('it was moved', async () => (await isAt(SATURDAY, 2)) && !(await isAt(1, 1)));
  await page.getByRole('button', { name: 'Urungkan' }).press('Enter');
  await until('it is back', () => isAt(1, 1));
  expect(it.faults).toEqual([]);
});

test('dragged onto a time that its teacher has elsewhere it stays and says why; onto a free one it goes', async () => {
  const { it, page, cell } = await desk();
  await cell(FRIDAY, 3).dragTo(cell(SATURDAY, 1));
  await it.sees('Budi Prasetyawan mengajar Matematika di 7B pada jam ini.', page.getByRole('alert'));
  expect(await isAt(FRIDAY, 3)).toBe(true);
  await cell(FRIDAY, 3).dragTo(cell(SATURDAY, 3));
  await until('it was moved', async () => (await isAt(SATURDAY, 3)) && !(await isAt(FRIDAY, 3)));
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(it.faults).toEqual([]);
});

import type { Browser } from 'playwright-core';
import { ConfigureInstitution } from '#server/institution/institution.decider';
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

test('where the homeroom teacher marks once a day, their home leads to the day’s register, and it shows when that is so', async () => {
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = visitor;
  await visitor.open('/teacher/dashboard', 'waliA');
  await visitor.sees('Kelas wali 7A');
  const card = page.getByRole('region', { name: 'Presensi kelas 7A hari ini' });
  const way = card.getByRole('link', { name: 'Buka presensi' });
  expect(await way.count()).toBe(0);
  await school.give(ConfigureInstitution, { pengaturan: { presence_setting: 'per_hari' } });
  await way.waitFor();
  await way.tap();
  await visitor.arrives(`/teacher/schedule/${school.lesson('A', 1)}`);
  await page.getByRole('button', { name: 'Hadirkan Semua (4 murid)', exact: true }).tap();
  await page.getByRole('button', { name: 'Semua murid sudah terisi' }).waitFor();
  await page.goBack();
  await visitor.sees('terisi semua', card);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

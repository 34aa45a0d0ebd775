import type { Browser } from 'playwright-core';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { choose } from '#test/screens/choosing';
import { tooWide } from '#test/screens/looking';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});
afterEach(async () => {
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test.each([1280, 360] as const)('a student\u2019s record begins with who they are and what needs somebody, and moves them, which its history tells in a sentence, at %i', async (width) => {
  visitor = await Visitor.at(browser, school.base, { width });
  const { page } = visitor;
  const [from, to] = width === 1280 ? ['7A', '7B'] : ['7B', '7A'];
  await visitor.open(`/admin/student/detail/${idOf('dedi')}`, 'admin');
  await visitor.sees('Dedi Kurniawanto');
  await page.getByRole('heading', { level: 1, name: 'Dedi Kurniawanto' }).waitFor();
  await page.locator('.record-eyebrow', { hasText: `Murid · ${from}` }).waitFor();
  await page.getByRole('region', { name: 'Perlu perhatian' }).getByText('Persetujuan orang tua belum dicatat').waitFor();
  await page.locator('.semester').first().waitFor();
  await page.getByRole('link', { name: /^Kesehatan.*setiap pembacaan dicatat/ }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.getByRole('button', { name: 'Pindahkan' }).click();
  await choose(page.getByRole('combobox', { name: 'Kelas tujuan' }), new RegExp(`^${to}`));
  await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }).click();
  await visitor.sees(`Dedi Kurniawanto pindah ke ${to}.`);
  await page.locator('.record-eyebrow', { hasText: `Murid · ${to}` }).waitFor();
  await page.getByRole('link', { name: 'Murid pindah kelas' }).first().click();
  await visitor.sees(`Pindah dari ${from} ke ${to}`);
});

test('the admin writes down which teachers are relatives of a student', async () => {
  visitor = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = visitor;
  await visitor.open(`/admin/student/detail/${idOf('beni')}?tab=family`, 'admin');
  const form = page.locator('#kin-form');
  await choose(form.getByRole('combobox'), /^Wahyu Adiputra/, 'Wahyu');
  await page.keyboard.press('Escape');
  await Promise.all([page.waitForResponse((it) => it.request().method() === 'PUT' && it.url().endsWith('/kerabat') && it.ok()), form.getByRole('button', { name: 'Simpan' }).click()]);
  await form.getByText('Wahyu Adiputra').waitFor();
  await page.reload();
  await form.getByText('Wahyu Adiputra').waitFor();
});

test('a teacher\u2019s record says what they teach, and a class\u2019s whom it has', async () => {
  visitor = await Visitor.at(browser, school.base);
  const { page } = visitor;
  await visitor.open(`/admin/teacher/detail/${idOf('waliA')}`, 'admin');
  await page.getByRole('heading', { level: 1, name: 'Wahyu Adiputra' }).waitFor();
  await page.getByRole('link', { name: 'Wali kelas 7A' }).click();
  await page.getByRole('heading', { level: 1, name: '7A' }).waitFor();
  await page.getByRole('heading', { level: 2, name: /^Murid \(/ }).waitFor();
  await page.getByRole('link', { name: 'Wahyu Adiputra' }).waitFor();
});

test('a homeroom teacher opens a child of theirs: how often they were there, what they reach, what they owe, and how to call', async () => {
  visitor = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = visitor;
  await visitor.open('/teacher/homeroom/class', 'waliA');
  await page.getByRole('link', { name: 'Ani Lestaringtyas' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ani Lestaringtyas' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Kehadiran semester ini' }).waitFor();
  await visitor.sees('Belum ada nilai semester ini.');
  await visitor.sees('Belum ada tugas semester ini.');
  await visitor.sees('Belum pernah minta izin.');
  await page.getByRole('link', { name: 'Kontak & kesehatan' }).click();
  await visitor.arrives(`/teacher/homeroom/personal-data?murid=${idOf('ani')}`);
  await page.getByRole('dialog', { name: /Ani Lestaringtyas/ }).waitFor();
  await page.keyboard.press('Escape');
  await visitor.arrives('/teacher/homeroom/personal-data');
});

test('a class on a wide screen has every count in sight, on a narrower one below the name', async () => {
  visitor = await Visitor.at(browser, school.base);
  const { page } = visitor;
  await visitor.open('/teacher/homeroom/class', 'waliA');
  const last = page.getByRole('columnheader', { name: 'Sesi' });
  await last.waitFor();
  const box = await last.boundingBox();
  expect([(box?.x ?? Number.NaN) + (box?.width ?? 0) <= 1280, await tooWide(page)]).toEqual([true, []]);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.locator('.class-counts').first().waitFor();
  expect([await last.count(), await tooWide(page)]).toEqual([0, []]);
});

test('a child of another class is not a homeroom teacher\u2019s to see, and a counsellor is shown no grades', async () => {
  visitor = await Visitor.at(browser, school.base);
  const { page } = visitor;
  await visitor.open(`/teacher/student/${idOf('gita')}`, 'waliA');
  await page.locator('.halt, .problem').first().waitFor();
  expect(await page.locator('.grade-bars, .semester').count()).toBe(0);
  await visitor.close();
  visitor = await Visitor.at(browser, school.base);
  await visitor.open(`/teacher/student/${idOf('ani')}`, 'bk');
  await visitor.page.getByRole('heading', { level: 2, name: 'Izin' }).waitFor();
  expect(await visitor.page.getByRole('heading', { level: 2, name: /Nilai|Tugas/ }).count()).toBe(0);
});

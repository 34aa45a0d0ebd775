import type { Browser, Page } from 'playwright-core';
import { aColumn, bookOf, enter, furnishGradebooks, SUBJECT } from '#test/kit/a-gradebook';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;
const BOOK = '**/api/audit/nilai/buku?*';

// One column, then Ani has 60 and Beni 74, then Ani has 90.
const ALL = 4;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishGradebooks(school);
  const id_kolom = await aColumn(school, 'A', { nama: 'Kuis' });
  await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 60 }, { id_kolom, id_murid: idOf('beni'), nilai: 74 }]);
  school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
  await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 90, sebelum: 60 }]);
});
beforeEach(async () => {
  visitor = await Visitor.at(browser, school.base);
  page = visitor.page;
});
afterEach(() => visitor.close());
afterAll(async () => {
  await browser.close();
  await school.close();
});

const PATH = () => `/teacher/audit/grades/replay/${bookOf(school).id_kelas}/${SUBJECT.A}`;
const said = (text: string) => until(text, async () => ((await page.locator('.grade-said').count()) ? (await page.locator('.grade-said').innerText()).includes(text) : false));
const cellsOf = (name: string) => page.locator('.grade-cells tbody tr', { hasText: name }).locator('td').first().innerText();

test('the list says in a sentence what is worth a look, and leads to the book of that moment', async () => {
  await visitor.open('/teacher/audit/grades', 'auditor');
  await visitor.sees(/1 perubahan patut dilihat dalam 30 hari: .*1 berubah 20 atau lebih/);
  await visitor.sees('Kuis: 60 → 90');
  await page.getByRole('link', { name: /^Saat itu: buku nilai 7A Matematika, / }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Buku nilai 7A pada \S+, \d\d \S+ 2026 pukul \d\d:\d\d:\d\d$/ }).waitFor();
});

test('the list becomes the history of a cell, of a student and of everything again', async () => {
  await visitor.open('/teacher/audit/grades', 'auditor');
  const rows = () => page.locator('tbody tr[data-row-key]').count();
  await until('all changes', async () => (await rows()) === ALL);
  await page.getByRole('button', { name: 'Kuis: 60 → 90' }).click();
  await until('those of the cell', async () => (await rows()) === 2);
  await visitor.sees('Hanya satu kolom');
  await page.getByRole('button', { name: 'Lepas saringan Kolom' }).click();
  await page.getByRole('button', { name: 'Lepas saringan Murid' }).click();
  await until('all changes again', async () => (await rows()) === ALL);
  await page.getByRole('button', { name: 'Beni Saputrawan' }).click();
  await until('those of the student', async () => (await rows()) === 1);
});

test('an auditor’s home begins with the newest change that is worth a look, and leads to its moment and to all of them', async () => {
  await visitor.open('/teacher/dashboard', 'auditor');
  await visitor.sees(/1 perubahan nilai patut dilihat\./);
  await visitor.sees(/Kuis: 60 → 90/, page.locator('.lit'));
  await page.getByRole('link', { name: 'Semua yang patut dilihat (1)' }).click();
  await until('the list is narrowed', () => visitor.path === '/teacher/audit/grades?sifat=semua');
  await page.locator('.list-tab[aria-current]', { hasText: 'Patut dilihat' }).waitFor();
});

test('a book is led through by the keyboard: events, notable events, both ends; the place stands in the address', async () => {
  await visitor.open(`${PATH()}?nomor=1`, 'kepala');
  await said(`Peristiwa ke-1 dari ${ALL}`);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await said('Ani Lestaringtyas, Kuis: kosong → 60');
  await page.keyboard.press('Shift+ArrowRight');
  await said('Ani Lestaringtyas, Kuis: 60 → 90');
  await until('the former score is struck through', async () => /60.*90/s.test(await cellsOf('Ani Lestaringtyas')));
  await page.keyboard.press('Home');
  await page.getByRole('heading', { level: 1, name: 'Buku nilai 7A sebelum peristiwa pertama' }).waitFor();
  await visitor.sees('Belum ada kolom nilai pada saat itu.');
  await until('the address knows', () => visitor.path === `${PATH()}?nomor=0`);
});

test('two moments are held against each other, with the events of each cell', async () => {
  await visitor.open(`${PATH()}?dari=2026-01-01T00:00:00.000Z&sampai=2026-12-31T00:00:00.000Z`, 'kurikulum');
  await visitor.sees('2 nilai berbeda');
  await page.locator('.grade-compare li', { hasText: 'Ani Lestaringtyas' }).filter({ hasText: 'Budi Prasetyawan: 60 → 90' }).waitFor();
});

test('what an auditor takes of a moment says in its name of which book and when', async () => {
  await visitor.open(PATH(), 'auditor');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Unduh saat ini (Excel)' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^nilai-7A-Matematika-\d{4}-\d\d-\d\d-\d\d-\d\d\.xlsx$/);
});

test('the book of before stays when the next one does not come', async () => {
  await visitor.open(PATH(), 'auditor');
  await said(`Peristiwa ke-${ALL} dari ${ALL}`);
  await page.route(BOOK, (route) => route.abort());
  await page.getByRole('button', { name: '−1: Mundur satu peristiwa', exact: true }).click();
  await visitor.sees('Data gagal dimuat');
  expect(await cellsOf('Ani Lestaringtyas')).toContain('90');
  await page.unroute(BOOK);
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await said(`Peristiwa ke-${ALL - 1} dari ${ALL}`);
});

test('between two moments, what stood there and was changed is told apart from what was filled in', async () => {
  const since = new Date(school.clock.now().getTime() - 30_000);
  const id_kolom = await aColumn(school, 'A', { nama: 'Tugas' });
  await enter(school, [{ id_kolom, id_murid: idOf('beni'), nilai: 70 }]);
  await visitor.open(`${PATH()}?dari=${since.toISOString()}&sampai=2099-12-31T00:00:00.000Z`, 'auditor');
  await visitor.sees('2 nilai berbeda: 1 diubah, 1 baru diisi');
  await page.locator('.grade-compare li', { hasText: 'Ani Lestaringtyas, Kuis' }).filter({ hasText: '60 → 90' }).waitFor();
  const entered = page.locator('.grade-compare li', { hasText: 'Beni Saputrawan, Tugas' });
  expect(await entered.isVisible()).toBe(false);
  await page.getByText('1 nilai baru diisi').click();
  await entered.waitFor();
});

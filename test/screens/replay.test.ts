import type { Browser, Page } from 'playwright-core';
import { MarkAllPresent, MarkAttendance } from '#server/attendance/attendance.commands';
import { launchBrowser } from '#test/kit/browser';
import { gate } from '#test/kit/gate';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { boardFrom, boardOn } from '#test/screens/board';
import { Visitor } from '#test/screens/visitor';

const BOARD = '**/api/audit/attendance?*';
let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  const id_sesi = school.lesson('A');
  await school.give(MarkAttendance, { id_sesi, id_murid: idOf('ani'), status_kehadiran: 'Sakit' });
  await school.give(MarkAttendance, { id_sesi, id_murid: idOf('ani'), status_kehadiran: 'Izin' });
  await school.give(MarkAllPresent, { id_sesi });
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

// Four registers are open by now; then come two marks of Ani's and three of the others.
const [OPENED, ALL] = [4, 9];
const what = () => page.locator('.happened-what').textContent();
const happened = (sentence: string) => until(sentence, async () => (await page.locator('.happened-what').count()) === 1 && (await what()) === sentence);
const cell = async () => (await boardOn(page)).cells['7A, jam ke-2, Matematika'];
const place = (nomor: number) => page.getByText(new RegExp(`^Peristiwa ${nomor} dari ${ALL}, pukul `)).and(page.locator('.player-place')).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('leads from the principal\'s board to the same board of that moment, and back through what happened', async () => {
  await visitor.open('/teacher/principal', 'kepala');
  await page.getByRole('link', { name: 'Putar ulang', exact: true }).click();
  await place(ALL);
  const { cells } = await boardFrom(school);
  await until('the board of now', async () => JSON.stringify((await boardOn(page)).cells) === JSON.stringify(cells));
  expect((await boardOn(page)).strip).toMatchObject({ Izin: '1', Sakit: '0' });
  for (let i = 0; i < 3; i++) await press('Mundur satu peristiwa');
  await happened('Ani Lestaringtyas: Sakit menjadi Izin');
  expect(await cell()).toBe('03 belum');
  await press('Mundur satu peristiwa');
  await happened('Ani Lestaringtyas: Belum diisi menjadi Sakit');
  expect(visitor.path).toMatch(/^\/teacher\/audit\/attendance\?/);
  await press('Ke awal hari');
  await visitor.sees('Belum ada yang terjadi. Papan ini seperti yang direncanakan.');
  expect(await cell()).toBeUndefined();
});

test('is led through by the keyboard alone, and the place stands in the address', async () => {
  await visitor.open(`/teacher/audit/attendance?nomor=${OPENED}`, 'auditor');
  await happened('Presensi dibuka untuk 3 murid').catch(() => happened('Presensi dibuka untuk 4 murid'));
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await happened('Ani Lestaringtyas: Belum diisi menjadi Sakit');
  await until('the address knows', () => visitor.path === `/teacher/audit/attendance?nomor=${OPENED + 1}`);
  await page.reload();
  await happened('Ani Lestaringtyas: Belum diisi menjadi Sakit');
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await place(ALL);
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(new RegExp(`^Peristiwa ${ALL} dari ${ALL}, pukul 08:05:00$`));
});

test('plays to the end and stops there; a time is jumped to', async () => {
  await visitor.open('/teacher/audit/attendance?nomor=0', 'kurikulum');
  await page.getByText('60×').click();
  await press('Putar');
  await page.getByRole('button', { name: 'Jeda', exact: true }).waitFor();
  await place(ALL);
  await page.getByRole('button', { name: 'Putar', exact: true }).waitFor();
  await page.getByLabel('Ke pukul').fill('08:04');
  await place(OPENED);
  await page.getByLabel('Ke pukul').fill('06:59');
  await page.getByText('Sebelum peristiwa pertama').and(page.locator('.player-place')).waitFor();
});

test('keeps the last board while the next is on its way and when it does not come', async () => {
  await visitor.open(`/teacher/audit/attendance?nomor=${OPENED + 2}`, 'kepala');
  await happened('Ani Lestaringtyas: Sakit menjadi Izin');
  const answer = gate();
  await page.route(BOARD, (route) => answer.passed.then(() => route.abort()));
  await press('Mundur satu peristiwa');
  await place(OPENED + 1);
  expect([await what(), await cell()]).toEqual(['Ani Lestaringtyas: Sakit menjadi Izin', '03 belum']);
  answer.open();
  await visitor.sees('Data gagal dimuat');
  expect(await cell()).toBe('03 belum');
  await page.unroute(BOARD);
  await press('Coba lagi');
  await happened('Ani Lestaringtyas: Belum diisi menjadi Sakit');
});

test('shows where one is, not what was asked for on the way', async () => {
  await visitor.open(`/teacher/audit/attendance?nomor=${ALL}`, 'kepala');
  await place(ALL);
  const slow = gate();
  await page.route(BOARD, async (route) => {
    if (route.request().url().includes(`nomor=${OPENED + 2}`)) await slow.passed;
    await route.continue().catch(() => {});
  });
  await page.getByRole('slider').focus();
  const asked = page.waitForRequest((it) => it.url().includes(`nomor=${OPENED + 2}`));
  for (let at = ALL; at > OPENED + 2; at--) await page.keyboard.press('ArrowLeft');
  await place(OPENED + 2);
  await asked;
  await page.keyboard.press('ArrowLeft');
  await happened('Ani Lestaringtyas: Belum diisi menjadi Sakit');
  slow.open();
  await page.keyboard.press('ArrowLeft');
  await place(OPENED);
  await until('the board of there', async () => (await cell()) === 'belum');
});

test('is reached from what happened to a register, at that moment', async () => {
  await visitor.open(`/admin/audit/attendance-${school.lesson('A')}?id_murid=${idOf('ani')}`, 'admin');
  await visitor.sees('Belum diisi menjadi Sakit');
  await page.getByRole('link', { name: 'Lihat papan saat itu' }).last().click();
  await page.locator('.player').waitFor();
  expect(visitor.path).toContain('/admin/audit/attendance?');
});

test('says that nothing happened on a day', async () => {
  await visitor.open('/teacher/audit/attendance?tanggal=2026-08-02', 'kepala');
  await visitor.sees('Tidak ada peristiwa kehadiran untuk hari ini.');
  await visitor.sees('Tidak ada pelajaran pada hari ini.');
});

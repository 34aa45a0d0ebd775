import type { Browser, Page } from 'playwright-core';
import { instantOf } from '#contract/school-year/school-days';
import { LockReports } from '#server/report-card/report-lock.decider';
import { launchBrowser } from '#test/kit/browser';
import { gate } from '#test/kit/gate';
import { NOW, type School, testSchool, ZONA } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

const BOARD = '**/api/guru/curriculum/daily-attendance*';
let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
beforeEach(async () => {
  school.clock.turnTo(NOW);
  visitor = await Visitor.at(browser, school.base);
  page = visitor.page;
});
afterEach(() => visitor.close());
afterAll(async () => {
  await browser.close();
  await school.close();
});

const enter = (who: Who) => page.goto('/login').then(() => visitor.enter(who));

it('shows a skeleton while it waits, in the place of what will come', async () => {
  const answer = gate();
  await page.route(BOARD, (route) => answer.passed.then(() => route.continue()));
  await enter('kepala');
  const loading = page.locator('.screen .loading');
  await loading.waitFor();
  expect(await loading.textContent()).toBe('Memuat data…');
  await until('the skeleton is in sight', async () => (await page.evaluate("getComputedStyle(document.querySelector('.screen .loading')).opacity")) === '1');
  await page.getByRole('heading', { level: 1, name: /^Kehadiran · / }).waitFor();
  answer.open();
  await page.locator('.matrix .cell').first().waitFor();
  await until('nothing loads any more', async () => (await loading.count()) === 0);
});

it('says that a day has no lessons, to the principal and to a teacher', async () => {
  await visitor.open('/teacher/principal?tanggal=2026-08-02', 'kepala');
  await visitor.sees('Tidak ada pelajaran pada hari ini.');
  await visitor.sees('Tidak ada yang menunggu Anda sekarang.');
  school.clock.turnTo(instantOf('2026-08-08', 9 * 60, ZONA));
  await page.evaluate('localStorage.clear()');
  await enter('budi');
  await visitor.sees(/^Sabtu, 08 Ag. 2026/);
  await visitor.sees('Tidak ada jadwal mengajar hari ini.');
});

it('says what failed and tries again when asked', async () => {
  await page.route(BOARD, (route) => route.fulfill({ status: 500, json: { status: 'error', code: 'INTERNAL', message: 'Terjadi kesalahan di server.' } }));
  await enter('kepala');
  await visitor.sees('Data gagal dimuat');
  await visitor.sees('Kode: INTERNAL');
  await visitor.mends(BOARD, page.locator('.matrix .cell'));
});

it('says that an answer did not come, and asks again by itself', async () => {
  await page.route(BOARD, (route) => route.abort());
  await enter('kepala');
  await visitor.sees(/^Server tidak dapat dihubungi\. Periksa koneksi, lalu coba lagi\..*Kode: OFFLINE$/s);
  await page.unroute(BOARD);
  await page.locator('.matrix .cell').first().waitFor();
});

it('says that the connection is gone and since when, and keeps what it last knew', async () => {
  await enter('kepala');
  await page.locator('.matrix .cell').first().waitFor();
  await visitor.context.setOffline(true);
  await visitor.sees(/^Koneksi terputus sejak pukul 08:05:\d\d\. Yang tampil adalah data terakhir\.$/);
  await visitor.sees(/^Terputus sejak 08:05:\d\d$/);
  expect(await page.locator('.matrix .cell').count()).toBe(4);
  await visitor.context.setOffline(false);
  await visitor.isLive();
  await page.getByText(/^Koneksi terputus/).waitFor({ state: 'detached' });
});

it('says that answers lag behind as long as they do', async () => {
  const banner = page.getByText('Sebagian data di halaman ini belum terbarui di server. Angka dapat tertinggal.');
  await enter('kepala');
  await page.locator('.matrix .cell').first().waitFor();
  expect(await banner.count()).toBe(0);
  const fault = { event: idOf('fault'), type: 'AttendanceMarked', position: '1', message: 'planted' };
  const stop = () => school.query("UPDATE read.projection SET state = 'stopped', fault = $1 WHERE version ~ 'register'", [fault]);
  await stop();
  await banner.waitFor();
  await school.query("UPDATE read.projection SET state = 'live', fault = NULL WHERE version ~ 'register'");
  await banner.waitFor({ state: 'detached' });
  await stop();
  await banner.waitFor();
  const [answer] = await Promise.all([page.waitForResponse(BOARD), page.reload()]);
  expect(answer.headers()['x-stale']).toBe(`AttendanceMarked ${fault.event}`);
  await banner.waitFor();
});

it('shows what belongs to others, and what does not exist, as not there', async () => {
  await enter('budi');
  for (const lesson of [school.lesson('B'), idOf('nowhere')]) {
    await page.goto(`/teacher/schedule/${lesson}`);
    await visitor.arrives('/404');
    await visitor.sees('Halaman tidak ditemukan atau Anda tidak memiliki akses.');
  }
});

it('says why a mark was refused, and shows what is kept', async () => {
  await visitor.open(`/teacher/schedule/${school.lesson('A')}`, 'budi');
  const ani = page.getByRole('listitem').filter({ hasText: 'Ani Lestaringtyas' });
  await ani.waitFor();
  await page.route('**/api/kelas_tahun_ajaran/absensi*', (route) => route.abort());
  await school.give(LockReports, { id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, sampai: school.today });
  await ani.getByRole('button', { name: 'Hadir (H)' }).click();
  await visitor.sees(/^Tidak tersimpan: /, ani);
  expect(await ani.getByRole('button', { pressed: true }).count()).toBe(0);
});


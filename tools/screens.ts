import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import { instantOf } from '#contract/school-year/school-days';
import { slotStart } from '#contract/timetable/timetable';
import { createApp } from '#server/app';
import { MODEL_B, ZONA } from '#server/demo/calendar';
import { fillDemo } from '#server/demo/demo';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { TurnedClock } from '#server/kit/clock';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { hangGallery } from '#tools/kit/gallery';

/** `npm run screens` renews the pictures of the README and the gallery, `npm run screens gallery` the latter only: the demo school on a morning that is always the same. */
class DemoMorning extends TurnedClock {
  override readonly isDemo = true;
}
const SHOWN = path.resolve('docs/screens');
const NOW = instantOf('2026-10-13', slotStart(MODEL_B, 6) + 14, ZONA);
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 760, height: 740 };
const DESK = { width: 1280, height: 900 };

const dir = mkdtempSync(path.join(os.tmpdir(), 'pelita-screens-'));
chmodSync(dir, 0o755);
mkdirSync(SHOWN, { recursive: true });
const postgres = new EmbeddedPostgres({ dir: path.join(dir, 'postgres') });
const clock = new DemoMorning(NOW);
const app = await createApp({ databaseUrl: await postgres.start(), dataDir: dir, clock, webRoot: path.resolve('dist/web') });
try {
  const { school: { teachers, classes, students } } = await fillDemo(app, clock, console.log);
  const [principal, , teacher] = teachers.map(({ nik }) => nik) as [string, string, string];
  const homeroom = teachers.find(({ id_guru }) => id_guru === classes[0]?.id_guru)?.nik as string;
  const own = (username: string) => ({ username, password: username });
  const baseURL = await app.listen(0, '127.0.0.1');
  const browser = await openBrowser();
  try {
    if (!process.argv.includes('gallery')) await photograph(browser, baseURL, principal, teacher);
    await hangGallery(browser, baseURL, { admin: { username: 'admin', password: ADMIN_PASSWORD }, teacher: own(teacher), homeroom: own(homeroom), student: own(students[0]?.nis as string) });
  } finally {
    await browser.close();
  }
} finally {
  await app.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();

async function openBrowser() {
  const { prepareChromium } = await import(pathToFileURL(path.resolve('test/kit/chromium.mjs')).href);
  const { executablePath, env } = await prepareChromium();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] });
}

async function photograph(browser: Browser, baseURL: string, principal: string, teacher: string) {
  const phone = await signedIn(browser, baseURL, teacher, PHONE);
  await phone.locator('.now-here .btn').waitFor();
  await shoot(phone, 'today');
  await takeRegister(phone);
  await shoot(phone, 'register');

  const desk = await signedIn(browser, baseURL, principal, DESK);
  await desk.locator('.matrix .cell').first().waitFor();
  await desk.locator('.figure').scrollIntoViewIfNeeded();
  await desk.locator('.recharts-line-curve').waitFor();
  await desk.evaluate('scrollTo(0, 0)');
  await shoot(desk, 'board');
  await chooseTheme(desk, 'Gelap');
  await shoot(desk, 'board-dark');
  await chooseTheme(desk, 'Terang');
  await desk.setViewportSize(TABLET);
  await desk.goto(`/teacher/audit/attendance-${phone.url().split('/').pop()}`);
  await desk.getByText('Sakit menjadi Izin').waitFor();
  await shoot(desk, 'history');

  const office = await signedIn(browser, baseURL, 'admin', DESK, ADMIN_PASSWORD);
  await office.goto('/admin/master/conduct-rule?tipe=reward');
  await office.getByRole('button', { name: /^Ubah Juara lomba tingkat provinsi/ }).click();
  await office.locator('.ant-drawer input').first().waitFor();
  await shoot(office, 'master');
}

async function signedIn(browser: Browser, baseURL: string, username: string, viewport: ViewportSize, password = username) {
  const context = await browser.newContext({ baseURL, viewport, hasTouch: viewport === PHONE, locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', password);
  await page.click('button[type=submit]');
  await page.locator('.shell').waitFor();
  return page;
}

/** All present but two, one of them with a letter that comes a little later. */
async function takeRegister(page: Page) {
  const line = (at: number) => page.locator('.register-line').nth(at);
  const later = (minutes: number) => clock.turnTo(new Date(NOW.getTime() + minutes * 60_000));
  await page.locator('.now-here .btn').tap();
  await page.getByRole('button', { name: /^Hadirkan Semua/ }).tap();
  await page.getByRole('button', { name: 'Semua murid sudah terisi' }).waitFor();
  later(1);
  const choose = async (at: number, name: string) => {
    await line(at).locator('.register-letter').tap();
    await line(at).getByRole('button', { name }).tap();
  };
  await choose(1, 'Sakit (S)');
  await line(1).getByText('diubah 11:25').waitFor();
  later(4);
  await choose(2, 'Terlambat (T)');
  await line(2).getByText('diubah 11:28').waitFor();
  later(9);
  await line(1).locator('.register-letter').tap();
  await line(1).locator('.register-more').tap();
  await page.getByRole('menuitem', { name: 'Tulis catatan' }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill('Surat dari orang tua');
  await page.getByRole('button', { name: 'Simpan' }).tap();
  await line(1).getByText('Surat dari orang tua').waitFor();
  await line(1).getByRole('button', { name: 'Izin (I)' }).tap();
  await line(1).getByText('diubah 11:33').and(page.locator(':not(.is-open)')).waitFor();
  await page.evaluate('scrollTo(0, 0)');
}

/** Behind the own face, where it is for everybody. */
async function chooseTheme(page: Page, name: 'Gelap' | 'Terang') {
  await page.locator('.me').click();
  const menu = page.getByRole('dialog');
  await menu.getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}

async function shoot(page: Page, name: string) {
  await page.locator('.live.is-live').first().waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.join(SHOWN, `${name}.png`), animations: 'disabled' });
  console.log(`docs/screens/${name}.png`);
}

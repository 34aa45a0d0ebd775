import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import writeExcelFile from 'write-excel-file/node';

type Account = { username: string; password: string };
type Stop = { name: string; path: string; shows: string; opens?: string; choosesSheet?: true };
type Walk = { who?: Account; stops: Stop[] };
/** Who walks in the gallery: each signs in once a look. */
export type Walkers = Record<'admin' | 'teacher' | 'homeroom' | 'student', Account>;

const SHOWN = path.resolve('docs/screens/gallery');
const LOOKS = [{ name: 'light', width: 1280, height: 900, colorScheme: 'light' }, { name: 'dark', width: 360, height: 740, colorScheme: 'dark' }] as const;
const BUSY = '.ant-skeleton, .ant-spin-spinning, [aria-busy="true"], .loading';

const walks = ({ admin, teacher, homeroom, student }: Walkers): Walk[] => [
  { stops: [{ name: 'login', path: '/login', shows: 'form' }] },
  { who: teacher, stops: [{ name: 'teacher-dashboard', path: '/teacher/dashboard', shows: '.week-lesson' }, { name: 'account', path: '/teacher/account', shows: '.account-sessions li' }] },
  { who: homeroom, stops: [{ name: 'personal-data', path: '/teacher/homeroom/personal-data', shows: 'main .ant-btn-text' }, { name: 'consents', path: '/teacher/homeroom/consent', shows: '.consent-acts' }] },
  { who: student, stops: [{ name: 'student-dashboard', path: '/student/dashboard', shows: '.slots' }, { name: 'student-account', path: '/student/account', shows: '.own-book' }] },
  { who: admin, stops: [
    { name: 'teachers', path: '/admin/teacher', shows: 'main a[href*="/detail/"]' }, { name: 'students', path: '/admin/student', shows: 'main a[href*="/detail/"]' },
    { name: 'student', path: '/admin/student', opens: 'main a[href*="/detail/"]', shows: '.semester' }, { name: 'class', path: '/admin/class', opens: 'main a[href*="/detail/"]', shows: '.panel' },
    { name: 'add-student', path: '/admin/students/add', shows: '[id=student-form]' }, { name: 'import', path: '/admin/import', choosesSheet: true, shows: '.upload .ant-table, .upload .row-card' },
    { name: 'institution', path: '/admin/institution', shows: '.settings-section' }, { name: 'history', path: '/admin/audit', shows: 'tr[data-row-key], .row-card' }, { name: 'blocked', path: '/admin/blocked-account', shows: '.list-state, .status-tag' },
  ] },
];

/** Screens of several people as they stand, the whole page: light on a desk, dark on a phone. */
export async function hangGallery(browser: Browser, baseURL: string, walkers: Walkers) {
  mkdirSync(SHOWN, { recursive: true });
  const sheet = await faultySheet();
  for (const { name: look, width, height, colorScheme } of LOOKS) {
    for (const { who, stops } of walks(walkers)) {
      const context = await browser.newContext({ baseURL, viewport: { width, height }, hasTouch: width < 600, colorScheme, locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/login');
      if (who) await signIn(page, who);
      for (const stop of stops) await hang(page, stop, look, sheet);
      await context.close();
    }
  }
}

async function signIn(page: Page, { username, password }: Account) {
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', password);
  await page.click('button[type=submit]');
  await page.locator('.shell').waitFor();
}

async function hang(page: Page, { name, path: at, shows, opens, choosesSheet }: Stop, look: string, sheet: Buffer) {
  await page.goto(at);
  if (opens) await page.locator(opens).first().click();
  if (choosesSheet) await page.locator('input[type=file]').setInputFiles({ name: 'murid-baru.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: sheet });
  await page.locator(shows).first().waitFor();
  await page.locator(BUSY).first().waitFor({ state: 'detached' });
  const file = `${name}-${look}.png`;
  await page.screenshot({ path: path.join(SHOWN, file), animations: 'disabled', fullPage: true });
  console.log(`docs/screens/gallery/${file}`);
}

/** New students with a few cells that cannot be right. */
const faultySheet = () =>
  writeExcelFile([
    ['NIS', 'Nama', 'Jenis Kelamin', 'Tahun Masuk', 'Kelas', 'E-mail'], ['26279901', 'Zahra Penghujung', 'P', 2026, '7A', null], ['12', 'Yusuf Pertengahan', 'X', 2026, '7A', 'yusuf@contoh.id'],
    ['26279903', '', 'L', 1990, '15Z', 'bukan alamat'],
  ].map((row) => row.map((value) => ({ value })) as never)).toBuffer();

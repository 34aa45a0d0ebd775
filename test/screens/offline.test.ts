import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { attendance } from '#contract/attendance/attendance.api';
import { file } from '#contract/file/file.api';
import { institution } from '#contract/institution/institution.api';
import { launchBrowser } from '#test/kit/browser';
import { Front } from '#test/kit/front';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
/** A front of one's own, and somebody who came through it. */
type Scene = { front: Front; visitor: Visitor; page: Visitor['page'] };
type Visit = { path: string; who: Who } & Look;
/** Their browsers keep the shell: a page begins with that once it is quiet, so that they wait for it together. Each is somebody else: of one's sessions only the last is open. */
const visitsTo = (school: School) => ({
  installed: { path: '/student/dashboard', who: 'beni', width: 360 }, away: { path: '/student/dashboard', who: 'citra', width: 360 }, private: { path: '/hr/dashboard', who: 'hr' },
  seen: { path: '/teacher/schedule', who: 'sari' }, marked: { path: `/teacher/schedule/${school.lesson('A')}`, who: 'budi' }, cut: { path: '/student/dashboard', who: 'ani' }, exam: { path: '/student/dashboard', who: 'eka' },
  renewed: { path: '/student/dashboard', who: 'fajar' }, lacking: { path: '/student/dashboard', who: 'gita' }, unloaded: { path: '/student/dashboard', who: 'dedi' },
}) satisfies Record<string, Visit>;
type Name = keyof ReturnType<typeof visitsTo>;
const scenes = new Map<Name, Promise<Scene>>();
const open: Scene[] = [];

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  for (const [name, visit] of Object.entries(visitsTo(school))) scenes.set(name as Name, kept(visit));
  await Promise.all(scenes.values());
});
afterAll(async () => {
  await Promise.all(open.map(({ visitor }) => visitor.close()));
  for (const { front } of open) front.close();
  await browser.close();
  await school.close();
});

const its = (name: Name) => scenes.get(name) as Promise<Scene>;

async function scene(look: Look & { isKept?: boolean } = {}): Promise<Scene> {
  const front = await Front.of(school.base);
  const visitor = await Visitor.at(browser, front.base, look);
  const it = { front, visitor, page: visitor.page };
  open.push(it);
  return it;
}

/** Everything that this browser keeps, by address. */
const keptBy = ({ page }: Visitor) =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((it) => new URL(it.url).pathname)))).flat())`);
const build = ({ page }: Visitor) => page.evaluate<string>("document.querySelector('meta[name=build]').content");

async function kept({ path, who, ...look }: Visit): Promise<Scene> {
  const it = await scene({ ...look, isKept: true });
  await it.visitor.open(path, who);
  await until('the shell is kept, with the way out', async () => {
    const files = await keptBy(it.visitor);
    return files.includes('/') && files.includes('/login') && files.some((file) => file.includes('account-menu'));
  });
  return it;
}

test('a browser finds all it needs to install the school by its own name and sign', async () => {
  const { body: { data } } = await school.ask('admin', file.keepLogo, {}, { file: { name: 'logo.png', bytes: await sharp({ create: { width: 90, height: 40, channels: 3, background: '#aa3300' } }).png().toBuffer() } });
  await school.ask('admin', institution.configure, { logo: data.id });
  const { front, visitor } = await its('installed');
  const cdp = await visitor.context.newCDPSession(visitor.page);
  const { data: text, errors } = await cdp.send('Page.getAppManifest');
  const manifest = JSON.parse(text as string);
  expect([errors, manifest.name, manifest.display, manifest.start_url, manifest.id, manifest.lang]).toEqual([[], 'SMP Mercusuar', 'standalone', '/', '/', 'id']);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Whoever is a visitor of a test is incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((it) => it !== 'in-incognito')).toEqual([]);
  for (const { src, sizes, purpose } of manifest.icons as { src: string; sizes: string; purpose: string }[]) {
    const icon = Buffer.from(await (await fetch(front.base + src)).arrayBuffer());
    const { width, height, format } = await sharp(icon).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    const { data: points, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...points.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    expect(at(width! / 2, height! / 2)).toEqual([0xaa, 0x33, 0, 255]);
    expect(at(2, 2)[3]).toBe(purpose === 'maskable' ? 255 : 0);
  }
  await school.ask('admin', institution.configure, { logo: null });
});

test('without a network the shell opens and says what it cannot show; when it is back, the page loads by itself', async () => {
  const { front, visitor, page } = await its('away');
  front.leave();
  await page.reload({ waitUntil: 'commit' });
  await visitor.sees('Belum dapat ditampilkan');
  await visitor.sees(/^Koneksi terputus sejak pukul \d\d:\d\d:\d\d\.$/);
  await page.getByRole('navigation', { name: 'Menu bawah' }).getByRole('link', { name: 'Jadwal' }).click();
  await visitor.arrives('/student/schedule');
  await visitor.sees('Belum dapat ditampilkan');
  front.isAway = false;
  await page.locator('.screen h1').waitFor();
  await visitor.isLive();
  await until('the page has loaded by itself', async () => (await page.getByText('Belum dapat ditampilkan').count()) === 0);
});

test('nothing about anybody is kept: the product’s own files and documents, and the way out works without a network', async () => {
  const { front, visitor, page } = await its('private');
  expect((await keptBy(visitor)).filter((it) => !/^\/(login)?$|^\/assets\/|^\/api\/institusi\/logo$/.test(it))).toEqual([]);
  const words = await page.evaluate<string>("caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => { const kept = await caches.open(name); return Promise.all((await kept.keys()).filter((it) => /(\\/|login|js)$/.test(it.url)).map(async (it) => (await kept.match(it)).text())); }))).flat().join())");
  const { nama } = await page.evaluate<{ nama: string }>("JSON.parse(localStorage.getItem('user'))");
  expect([words.includes('createRoot'), words.includes(nama)]).toEqual([true, false]);
  front.leave();
  await page.locator('.me').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await page.locator('[name=password]').waitFor();
  expect(await page.evaluate("localStorage.getItem('user')")).toBeNull();
});

test('what was seen before is shown with the time at which it was loaded', async () => {
  const { front, visitor } = await its('seen');
  await visitor.page.locator('h1').waitFor();
  await visitor.visit('/teacher/dashboard');
  await visitor.page.locator('.week-lesson').first().waitFor();
  front.leave();
  await visitor.sees(/^Koneksi terputus sejak pukul \d\d:\d\d:\d\d\. Yang tampil adalah data terakhir\.$/);
  await visitor.go('/teacher/schedule');
  await visitor.sees(/^Koneksi terputus sejak pukul \d\d:\d\d:\d\d\. Yang tampil terakhir dimuat pukul \d\d:\d\d\.$/);
});

test('a mark made without a network is on the device after the page was loaded anew, is told of at the way out, and sent when the network is back', async () => {
  const { front, visitor, page } = await its('marked');
  const id_sesi = school.lesson('A');
  await page.locator('.register-line').first().waitFor();
  front.leave();
  await page.getByRole('button', { name: /Hadirkan Semua/ }).click();
  await visitor.sees('1 perubahan menunggu dikirim; tersimpan di perangkat ini.');
  await page.reload({ waitUntil: 'commit' });
  await visitor.sees('Belum dapat ditampilkan');
  await visitor.sees('1 perubahan menunggu dikirim; tersimpan di perangkat ini.');
  await page.locator('.me').click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await visitor.sees('1 perubahan presensi belum terkirim');
  await page.getByRole('button', { name: 'Batal' }).click();
  front.isAway = false;
  await until('the mark has arrived', async () => (await school.query("SELECT count(*)::int AS n FROM es.event WHERE stream = $1 AND type = 'AttendanceMarked'", [`attendance-${id_sesi}`])).rows[0]?.n > 0);
});

test('a line that was away for a moment has nothing asked again that still holds', async () => {
  const { front, visitor } = await its('cut');
  front.asked.length = 0;
  await visitor.page.reload();
  await visitor.isLive();
  await until('its answers are there', () => ['cbt/murid', 'week/current', 'foto-murid', 'dashboard-murid/kelas'].every((it) => front.asked.some((path) => path.includes(it))));
  const lesson = school.lesson('A');
  const mark = (status_kehadiran: string) => school.ask('admin', attendance.markOne, { id_sesi: lesson, id_murid: idOf('ani'), status_kehadiran });
  await mark('Sakit');
  await visitor.sees('Sakit');
  front.asked.length = 0;
  front.cut();
  await visitor.sees('Menyambung');
  await visitor.isLive();
  await mark('Dispensasi');
  await visitor.sees('Dispensasi');
  const again = () => front.asked.map((it) => it.split('?')[0]);
  await until('what has changed was asked for again', () => again().includes('/api/dashboard-murid/kelas'));
  expect(again().filter((it) => it === '/api/week/current' || it === '/api/file/foto-murid' || it === '/api/institusi')).toEqual([]);
});

test('an exam, the REST contract and the socket go past the worker', async () => {
  const { front, visitor, page } = await its('exam');
  const seen = new Map<string, boolean>();
  page.on('response', (it) => seen.set(new URL(it.url()).pathname, it.fromServiceWorker()));
  await page.reload();
  await until('the page has asked', () => [...seen.keys()].some((it) => it.startsWith('/api/murid') || it.startsWith('/api/beranda')));
  expect([...seen].filter(([path, through]) => through && path.startsWith('/api/') && path !== '/api/institusi/logo')).toEqual([]);
  expect([...seen].some(([path, through]) => through && path.startsWith('/assets/'))).toBe(true);
  seen.clear();
  await page.goto('/student/cbt/0b4e8c1e-7a1f-4a57-9a0b-5f3f5a0a4f10/exam');
  await page.locator('h1').waitFor();
  expect([...seen].filter(([path, through]) => through && !/^\/assets\/|^\/$|^\/404$|institusi\/logo$/.test(path))).toEqual([]);
  front.leave();
  const other = await visitor.context.newPage();
  await expect(other.goto('/student/cbt/0b4e8c1e-7a1f-4a57-9a0b-5f3f5a0a4f10/exam')).rejects.toThrow('net::ERR');
  await page.goto('/student/dashboard');
  await visitor.sees('Belum dapat ditampilkan');
});

test('a new version is offered and comes when it is asked for; a server that still has the one before offers nothing', async () => {
  const { front, visitor, page } = await its('renewed');
  const before = await build(visitor);
  await visitor.isLive();
  front.version = 'b';
  front.cut();
  await visitor.sees('Versi baru tersedia');
  expect(await build(visitor)).toBe(before);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await until('the new version is there', async () => (await build(visitor).catch(() => before)) === `${before}b`);
  await until('it is kept beside the other', async () => (await keptBy(visitor)).filter((it) => it === '/').length === 2);
  front.version = '';
  front.asked.length = 0;
  await visitor.isLive();
  front.cut();
  await until('the page has looked', () => front.asked.includes('/'));
  await visitor.isLive();
  expect(await page.getByText('Versi baru tersedia').count()).toBe(0);
  front.leave();
  await page.reload({ waitUntil: 'commit' });
  await visitor.sees('Belum dapat ditampilkan');
  expect(await build(visitor)).toBe(`${before}b`);
});

test('a file that only another server has is asked for again; one that went with its version has the page load anew', async () => {
  const { front, visitor, page } = await its('lacking');
  const before = await build(visitor);
  front.lacks.set('student-schedule', 1);
  await visitor.go('/student/schedule');
  await until('the screen is there', async () => (await page.title()).startsWith('Jadwal'));
  expect(await build(visitor)).toBe(before);
  [front.version] = ['c'];
  front.lacks.set('student-attendance', 3);
  await visitor.go('/student/attendance');
  await until('the other version is there', async () => (await build(visitor).catch(() => before)) === `${before}c`);
  await page.locator('.screen h1').waitFor();
});

test('what the socket is made of is asked for until it comes', async () => {
  const { front, visitor } = await scene({ width: 360 });
  const [, file = ''] = /name="socket" content="([^"]+)"/.exec(await (await fetch(front.base)).text()) ?? [];
  front.lacks.set(file, 2);
  await visitor.open('/student/dashboard', 'ani');
  await visitor.isLive();
  expect([file.endsWith('.js'), front.lacks.get(file)]).toEqual([true, 0]);
});

test('a page whose own first file is missing comes again until it is there', async () => {
  const { front, visitor } = await scene();
  front.lacks.set('/assets/door', 2);
  await visitor.page.goto('/login');
  await visitor.page.locator('[name=password]').waitFor();
  expect(front.lacks.get('/assets/door')).toBe(0);
});

test('a page of an exam whose files do not come says so, and is there as soon as they are', async () => {
  const { front, visitor } = await its('unloaded');
  const exam = '/student/cbt/00000000-0000-4000-8000-000000000000/exam';
  const [file = ''] = /\/assets\/exam-[\w-]+\.js/.exec(await (await fetch(front.base + exam)).text()) ?? [];
  front.lacks.set(file, Number.POSITIVE_INFINITY);
  await visitor.page.goto(front.base + exam);
  await visitor.sees('Halaman ini belum dapat dimuat. Sedang dicoba lagi …');
  front.lacks.delete(file);
  await visitor.page.locator('.brief h1').waitFor();
});

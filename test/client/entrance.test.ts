import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#test/kit/browser';
import { servePages } from '#test/client/pages.fixture';

let browser: Browser;
let pages: Awaited<ReturnType<typeof servePages>>;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  [browser, pages] = await Promise.all([launchBrowser(), servePages()]);
});
afterAll(async () => {
  await browser.close();
  pages.close();
});
beforeEach(async () => {
  page = await browser.newPage({ baseURL: pages.base, locale: 'id-ID', timezoneId: 'America/New_York' });
  faults.length = 0;
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (it) => /Content Security Policy/.test(it.text()) && faults.push(it.text()));
});
afterEach(async () => {
  await page.context().close();
  expect(faults).toEqual([]);
});

async function enter(username: string, password: string) {
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', password);
  await page.click('button[type=submit]');
}
const path = () => page.url().slice(pages.base.length);
const seen = (text: string) => page.getByText(text, { exact: false }).first().waitFor();
const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);

describe('the login', () => {
  it('is where people without a session go, keeping the token of a test', async () => {
    await page.goto('/?token=abc');
    await page.waitForURL('**/login?token=abc');
    await page.goto('/teacher/dashboard');
    await page.waitForURL('**/login?kembali=%2Fteacher%2Fdashboard');
  });

  it.each([
    ['admin', 'salah', 'Invalid password count: 2 times', 'Kata sandi salah. Percobaan ke-2.'],
    ['siapa', 'benar', 'NIS/NIK not found. Please try again.', 'NIS/NIK tidak ditemukan. Silakan coba lagi.'],
    ['blocked', 'benar', 'Too Many Requests', 'coba lagi 15 menit lagi'],
  ])('tells %s with %s what is wrong, in the words of the specification and in Indonesian', async (username, password, title, text) => {
    await page.goto('/login');
    await enter(username, password);
    await seen(title);
    await seen(text);
  });

  it('asks for what is missing before it asks the server', async () => {
    await page.goto('/login');
    await page.click('button[type=submit]');
    await seen('Kata sandi wajib diisi.');
    expect(await page.getAttribute('[name=password]', 'aria-invalid')).toBe('true');
  });

  it('lets the admin in, drops the token from the address and is not shown to whoever is in', async () => {
    await page.goto('/login?token=abc');
    await enter('admin', 'benar');
    await page.waitForURL('**/admin/master');
    expect([await stored('token'), await stored('authorized'), await stored('version')]).toEqual(['token', 'true', '2.1.0']);
    await page.goto('/login');
    await page.waitForURL('**/admin/master');
  });

  it.each(['undefined', '{"zona', '{"zona_waktu":"Asia/Jakarta"}', '{"zona_waktu":"Mars","primary_color":7}', '7', 'null', '[]'])('opens whatever the browser has kept of it: %s', async (spoilt) => {
    await page.goto('/login');
    await enter('admin', 'benar');
    await page.waitForURL('**/admin/master');
    await page.waitForLoadState('networkidle');
    await page.evaluate((text) => Object.assign(localStorage, { tampilan: text, institusi: text, sandi: text }), spoilt);
    await page.goto('/admin/master');
    await page.locator('h1').first().waitFor();
    await page.evaluate((text) => Object.assign(localStorage, { user: text, roles: text }), spoilt);
    await page.goto('/admin/master');
    await page.waitForURL('**/login?kembali=%2Fadmin%2Fmaster');
    await page.locator('[name=username]').waitFor();
  });

  it('leads to the page that was asked for', async () => {
    await page.goto('/admin/master?dari=kode');
    await enter('admin', 'benar');
    await page.waitForURL('**/admin/master?dari=kode');
  });

  it.each(['//elsewhere.example/a', '/\\elsewhere.example', '/\t/elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', '/login', '/setup'])('rule 54: does not lead to %j', async (kembali) => {
    await page.goto(`/login?${new URLSearchParams({ kembali })}`);
    await enter('admin', 'benar');
    await page.waitForURL('**/admin/master');
  });

  it('starts afresh where another version was stored', async () => {
    await page.goto('/login');
    await page.evaluate(() => Object.assign(localStorage, { version: '2.0.0', token: 'old' }));
    await page.goto('/admin/master');
    await page.waitForURL('**/login?kembali=%2Fadmin%2Fmaster');
    expect([await stored('token'), await stored('version')]).toEqual([null, '2.1.0']);
  });
});

it('leads whoever comes to a school with nobody in it to its set-up', async () => {
  await page.goto('/');
  await page.waitForURL('**/setup');
});

it('shows what is wrong with the first set-up beside the field', async () => {
  await page.goto('/setup');
  await page.click('button[type=submit]');
  await seen('Kata sandi terlalu lemah.');
  expect(await page.getAttribute('[name=password]', 'aria-invalid')).toBe('true');
  expect(path()).toBe('/setup');
});

describe('inside', () => {
  const inside = async (username = 'admin') => {
    await page.goto('/login');
    await enter(username, 'benar');
    await page.waitForSelector('h1:not(form h1)');
  };

  it('keeps people out of what is not theirs and away from what is not there', async () => {
    await inside();
    for (const place of ['/teacher/dashboard', '/student/dashboard', '/nowhere']) {
      await page.goto(place);
      await page.waitForURL('**/404');
      await seen('Halaman tidak ditemukan atau Anda tidak memiliki akses.');
    }
  });

  it('has nothing yet for roles without screens', async () => {
    await inside('tamu');
    await page.waitForURL('**/404');
  });

  it('speaks the other language and changes the light at once, and remembers both', async () => {
    await inside();
    await page.locator('.me').click();
    await page.getByRole('dialog').getByText('English', { exact: true }).click();
    await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Master Data' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme, document.title])).toEqual(['en', 'dark', 'Master Data · Pelita']);
  });

  it('shows the school’s day and time, not the device’s, and that it is live', async () => {
    await inside();
    await seen('Demo · Jum 21 Nov 2025');
    expect(await page.locator('.live time').innerText()).toMatch(/^08:47:\d\d$/);
    await page.locator('.live', { hasText: 'Langsung' }).waitFor();
  });

  it('turns the menu into a drawer on a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await inside();
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Data Master' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('says once why the session ended, and the login says nothing of it', async () => {
    await inside();
    await page.locator('.live', { hasText: 'Langsung' }).waitFor();
    pages.live.emit('session.revoked', { code: 'TOKEN_UNMATCH' });
    await seen('ANOTHER LOGIN ATTEMPT DETECTED: You logout since there are other device login on your account. Please re-login!');
    await seen('Akun Anda digunakan di perangkat lain. Silakan masuk kembali.');
    expect(await stored('token')).toBeNull();
    await page.getByRole('button', { name: 'Masuk' }).click();
    await page.waitForURL('**/login');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says in every window why the session ended, whichever of them hears of it', async () => {
    const context = await browser.newContext({ baseURL: pages.base, locale: 'id-ID' });
    const windows = [await context.newPage(), await context.newPage()] as const;
    await windows[0].goto('/login');
    await windows[0].fill('[name=username]', 'admin');
    await windows[0].fill('[name=password]', 'benar');
    await windows[0].click('button[type=submit]');
    await windows[0].locator('.live', { hasText: 'Langsung' }).waitFor();
    await windows[1].goto('/admin/master');
    await windows[1].locator('.live', { hasText: 'Langsung' }).waitFor();
    [...pages.live.sockets.sockets.values()].at(-1)?.emit('session.revoked', { code: 'TOKEN_EXPIRED' });
    for (const it of windows) await it.getByText('Sesi Anda telah berakhir. Silakan masuk kembali.').waitFor();
    await context.close();
  });

  it('puts whoever has signed in before the screen’s heading, and leaves them at the top after loading anew', async () => {
    await inside();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(await focused()).toBe('H1');
    await page.reload();
    await page.getByRole('heading', { name: 'Data Master' }).waitFor();
    expect(await focused()).toBe('BODY');
  });

  it('keeps the menu folded where somebody folded it', async () => {
    await inside();
    await page.getByRole('button', { name: 'Ciutkan menu' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Lebarkan menu' }).waitFor();
    expect(await page.locator('.side').evaluate((it) => it.getBoundingClientRect().width)).toBe(72);
  });

  it('rule 63: is left by logging out, and nothing of whoever was in stays behind', async () => {
    await inside();
    await page.locator('.me').click();
    await page.getByRole('button', { name: 'Keluar' }).click();
    await page.waitForURL('**/login');
    for (const name of ['token', 'roles', 'user', 'authorized', 'isPpdb', 'sandi']) expect([name, await stored(name)]).toEqual([name, null]);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '#test/kit/browser';
import { temporaryFolder } from '#test/kit/folder';
import { type School, testSchool } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const open: Visitor[] = [];

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterEach(async () => {
  for (const it of [...open]) await leave(it);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function leave(visitor: Visitor) {
  open.splice(open.indexOf(visitor), 1);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
}

async function visit(path: string, who: Who, look?: Look) {
  const visitor = await Visitor.at(browser, school.base, look);
  open.push(visitor);
  await visitor.open(path, who);
  await visitor.page.locator('.screen h1').waitFor();
  return visitor;
}
const brand = ({ page }: Visitor) => page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--brand')");
const look = ({ page }: Visitor) => page.evaluate<string[]>('[document.documentElement.dataset.theme, document.documentElement.lang]');

test('a school that changes its name and colour is seen so on every open screen', async () => {
  const [teacher, admin] = [await visit('/teacher/dashboard', 'budi'), await visit('/admin/institution', 'admin')];
  const form = admin.page.locator('#institution-form');
  await form.locator('#institution-form_nama').fill('SMP Cahaya Timur');
  await form.locator('#institution-form_primary_color').fill('#00695c');
  await admin.sees('Ada perubahan yang belum disimpan.');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await admin.sees('Data berhasil disimpan.');
  await teacher.sees('SMP Cahaya Timur', teacher.page.locator('.school'));
  await until('the colour has arrived', async () => (await brand(teacher)) === '#00695c');
});

test('what is wrong with a setting is said beside it, and unsaved work is not left by accident', async () => {
  const admin = await visit('/admin/institution', 'admin');
  // Beside a label of two lines.
  const topOf = async (field: string) => (await admin.page.locator(`#institution-form_${field}`).boundingBox())?.y;
  expect(await topOf('kota')).toBe(await topOf('dinas_pendidikan'));
  await admin.page.fill('#institution-form_npsn', '12');
  await admin.page.locator('#institution-form').getByRole('button', { name: 'Simpan' }).click();
  await admin.page.locator('.ant-form-item', { has: admin.page.locator('#institution-form_npsn') }).locator('.ant-form-item-explain-error').waitFor();
  await admin.page.getByRole('link', { name: 'Data Master' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Tinggalkan' }).click();
  await admin.arrives('/admin/master');
});

test('whoever wants it dark, in English and the menu on top has it so, at once, after loading anew and on another device', async () => {
  const first = await visit('/teacher/dashboard', 'sari');
  await first.page.locator('.me').click();
  const drawer = first.page.getByRole('dialog');
  await drawer.getByText('Gelap', { exact: true }).click();
  await drawer.getByText('Di atas', { exact: true }).click();
  await first.page.locator('.menu.is-top').waitFor();
  await drawer.getByText('English', { exact: true }).click();
  expect(await look(first)).toEqual(['dark', 'en']);
  await until('it is kept', async () => (await school.query("SELECT count(*)::int AS n FROM es.event WHERE type = 'DisplayArranged'")).rows[0]?.n === 3);
  await first.page.reload({ waitUntil: 'commit' });
  await first.page.locator('.menu.is-top').waitFor();
  expect(await look(first)).toEqual(['dark', 'en']);
  await leave(first);
  const second = await visit('/teacher/dashboard', 'sari');
  await second.page.locator('.menu.is-top').waitFor();
  await until('the other device follows', async () => (await look(second)).join() === 'dark,en');
});

test('a few letters lead to people, classes and pages, and to nobody whom a role may not see', async () => {
  const find = async (who: Who, path: string, word: string) => {
    const { page } = await visit(path, who);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Cari' });
    await palette.getByRole('combobox').fill(word);
    return { page, palette };
  };
  const admin = await find('admin', '/admin/class', 'beni');
  await admin.palette.getByRole('option', { name: 'Beni' }).waitFor();
  await admin.page.keyboard.press('Enter');
  await until('the student is open', () => admin.page.url().includes('/admin/student/detail/'));
  const teacher = await find('budi', '/teacher/schedule', 'beni');
  await teacher.palette.getByText('Tidak ada yang cocok dengan "beni"').waitFor();
  await teacher.palette.getByRole('combobox').fill('beran');
  await teacher.palette.getByRole('option', { name: 'Beranda' }).click();
  await until('the page is open', () => teacher.page.url().endsWith('/teacher/dashboard'));
});

test('G and a letter go to the page of that letter, but not while somebody types', async () => {
  const { page, arrives } = await visit('/admin/class', 'admin');
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('gm');
  await page.locator('h1').click();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe('/admin/class');
  await page.evaluate('document.activeElement.blur()');
  await page.keyboard.type('gm');
  await arrives('/admin/student');
});

test('what was typed into a search does not follow to the page that somebody goes to before the search has begun', async () => {
  const { page, arrives } = await visit('/admin/class', 'admin');
  const box = await page.getByRole('searchbox').first().elementHandle();
  // The search's pause ends between the address and the screen of it: a busy phone is in between for long.
  await page.evaluate((it: any) => {
    Object.getOwnPropertyDescriptor((globalThis as any).HTMLInputElement.prototype, 'value')?.set?.call(it, 'gm');
    it.dispatchEvent(new Event('input', { bubbles: true }));
    for (const until = performance.now() + 400; performance.now() < until; );
    (globalThis as any).history.pushState(null, '', '/admin/student');
    dispatchEvent(new (globalThis as any).PopStateEvent('popstate'));
  }, box);
  await page.getByRole('heading', { level: 1, name: 'Murid' }).waitFor();
  await page.evaluate('new Promise((done) => setTimeout(done, 400))');
  await arrives('/admin/student');
});

test('a homeroom teacher has the first pages at the foot of a phone, and the whole menu behind the last', async () => {
  const { page, arrives } = await visit('/teacher/dashboard', 'waliA', { width: 360 });
  const tabs = page.getByRole('navigation', { name: 'Menu bawah' });
  await tabs.getByRole('link', { name: 'Kelas Saya' }).click();
  await arrives('/teacher/homeroom/class');
  await tabs.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Persetujuan Orang Tua' }).click();
  await arrives('/teacher/homeroom/consent');
});

test('an admin, who teaches nobody, finds grades and reports among what is academic', async () => {
  const { page } = await visit('/admin/dashboard', 'admin');
  const texts = (await page.locator('.side .menu').innerText()).split('\n').map((it) => it.trim());
  expect(texts.filter((it) => ['Mengajar', 'Wali Kelas', 'Orang', 'Akademik', 'Rapor Mapel', 'Rapor', 'Komunikasi'].includes(it))).toEqual(['Orang', 'Akademik', 'Rapor Mapel', 'Rapor', 'Komunikasi']);
});

test('an auditor finds evidence, replays and who looked, each in a group of its own, and the view one is in is lit', async () => {
  const { page, arrives } = await visit('/teacher/dashboard', 'auditor');
  const menu = page.locator('.side .menu');
  const lights = (name: string) => until(`${name} alone is lit`, async () => (await menu.locator('[aria-current]').allInnerTexts()).join() === name);
  expect((await menu.innerText()).split('\n').map((it) => it.trim()).filter(Boolean)).toEqual(['Beranda', 'Bukti', 'Verifikasi Log', 'Riwayat Perubahan', 'Temuan', 'Leger', 'Putar Ulang', 'Kehadiran', 'Nilai', 'Akses', 'Siapa Melihat Apa']);
  for (const [name, path] of [['Temuan', '/teacher/audit/grades?sifat=semua'], ['Nilai', '/teacher/audit/grades'], ['Siapa Melihat Apa', '/teacher/audit?jenis=audit-read'], ['Riwayat Perubahan', '/teacher/audit']] as const) {
    await menu.getByRole('link', { name }).click();
    await arrives(path);
    await lights(name);
  }
  await page.locator('.list-views').getByText('Siapa melihat apa').click();
  await arrives('/teacher/audit?jenis=audit-read');
  await lights('Siapa Melihat Apa');
});

test('a photo is judged before it is sent, shown before it is kept, and seen in the header', async () => {
  const { page } = await visit('/student/dashboard', 'beni', { width: 360 });
  await page.locator('.me').click();
  const drawer = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) => drawer.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('besar.jpg', Buffer.alloc(5_000_001));
  await drawer.getByText('5,1 MB').waitFor();
  await choose('halaman.html', Buffer.from('<p>'));
  await drawer.getByText('"halaman.html" bukan gambar').waitFor();
  const points = Buffer.alloc(1_800 * 1_400 * 3).map((_, i) => (i * 7_919) ^ (i >> 5));
  const taken = await sharp(points, { raw: { width: 1_800, height: 1_400, channels: 3 } }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(taken.length).toBeGreaterThan(5_000_000);
  const folder = temporaryFolder();
  await writeFile(join(folder.path, 'kamera.jpeg'), taken);
  await drawer.locator('input[type=file]').setInputFiles(join(folder.path, 'kamera.jpeg'));
  await drawer.getByText(/^Diperkecil di perangkat ini dari /).waitFor();
  await drawer.getByRole('img', { name: 'Pratinjau kamera.jpg' }).waitFor();
  await drawer.getByText('50%').click();
  await drawer.getByRole('button', { name: 'Unggah' }).click();
  await page.locator('.me img').waitFor({ state: 'attached' });
  folder.remove();
});

test.each<[Who, string]>([
  ['admin', '/admin/master'], ['kepala', '/teacher/principal'], ['kurikulum', '/teacher/dashboard'], ['budi', '/teacher/dashboard'], ['waliA', '/teacher/dashboard'], ['pembina', '/teacher/dashboard'],
  ['guruAdmin', '/teacher/dashboard'], ['bk', '/teacher/dashboard'], ['pengawas', '/teacher/dashboard'], ['auditor', '/teacher/dashboard'], ['hr', '/hr/dashboard'], ['keuangan', '/finance/dashboard'],
  ['pegawai', '/employee/dashboard'], ['ani', '/student/dashboard'],
])('%s arrives at %s', async (who, path) => {
  const visitor = await Visitor.at(browser, school.base);
  open.push(visitor);
  await visitor.page.goto('/login?token=of-a-test');
  await visitor.enter(who);
  await visitor.arrives(path);
  await visitor.page.locator('.screen h1').waitFor();
  await visitor.page.goto('/login');
  await visitor.arrives(path);
  await visitor.page.locator('.me').click();
  await visitor.page.getByRole('link', { name: 'Akun Saya' }).click();
  await visitor.arrives(`/${who === 'ani' ? 'student' : who === 'admin' ? 'admin' : 'teacher'}/account`);
  await visitor.page.locator('.account-sessions li').first().waitFor();
});

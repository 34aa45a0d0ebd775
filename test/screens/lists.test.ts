import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page, Route } from 'playwright-core';
import readSheet from 'read-excel-file/node';
import { payments } from '#contract/people/payment.api';
import { students } from '#contract/people/student.api';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { launchBrowser } from '#test/kit/browser';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { complaints, tooWide } from '#test/screens/looking';
import { type Look, Visitor } from '#test/screens/visitor';

const STUDENTS = '**/api/admin/all-murid*';
let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;
let like: object;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishReferences(school);
  like = (await school.ask('admin', students.list, { limit: 1 })).body.data[0];
  for (const [kode, nama] of [['PAKAI', 'Kelompok Terpakai'], ['LEPAS', 'Kelompok Sementara']]) await school.ask('admin', curriculumGroup.api.create, { kode, nama, urutan: 9 });
  const { body } = await school.ask('admin', curriculumGroup.api.list, { search: 'PAKAI' });
  await school.ask('admin', subject.api.change, { id: idOf('MTK'), id_kelompok: body.data[0].id });
  for (const [who, status] of [['ani', 'lunas'], ['beni', 'belum_lunas'], ['eka', 'belum_lunas']] as const) await school.ask('admin', students.changePayment, { id: idOf(who), status });
});
afterEach(() => visitor.close());
afterAll(async () => {
  await browser.close();
  await school.close();
});

const open = async (path: string, who: Who, look: Look = {}) => {
  visitor = await Visitor.at(browser, school.base, look);
  page = visitor.page;
  await visitor.open(path, who);
  await rows().first().waitFor();
};
const rows = () => page.locator('tbody tr[data-row-key], .row-card');
const rowOf = (nama: string) => rows().filter({ hasText: nama });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const drop = (name: string) => page.locator(`summary[aria-label="${name}"]`).click();
const tab = (name: string | RegExp) => page.getByRole('navigation', { name: 'Tampilan' }).getByRole('button', { name });
const exported = async (how: string): Promise<Download> => {
  await drop('Ekspor');
  const [download] = await Promise.all([page.waitForEvent('download'), press(how)]);
  return download;
};
const sheetIn = async (download: Download): Promise<unknown[][]> => {
  const [sheet] = await readSheet(await readFile(await download.path())) as unknown as { data: unknown[][] }[];
  return (sheet as { data: unknown[][] }).data;
};

/** Answers the list of students as a school of so many would, each like the first of the few that there are. */
const many = (total: number, paused?: Promise<unknown>) => async (route: Route) => {
  const { searchParams } = new URL(route.request().url());
  const [pageNo, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit'))];
  if (pageNo > 2) await paused;
  const first = (pageNo - 1) * limit;
  const data = Array.from({ length: Math.max(0, Math.min(limit, total - first)) }, (_, i) => ({ ...like, id: idOf(`murid ${first + i}`), nama: `Murid ke-${first + i}` }));
  return route.fulfill({ json: { data, total, page: pageNo, limit } });
};

test('a list has places with what is in them, filters that are named and let go, and the way back to where one stood', async () => {
  await open('/admin/student', 'admin');
  await tab('Semua 7').waitFor();
  await tab('Belum lunas 2').click();
  await visitor.arrives('/admin/student?status=belum_lunas');
  await until('two are left', async () => (await rows().count()) === 2);
  await rowOf('Beni').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /Beni|Detail Murid/ }).waitFor();
  await page.locator('.crumbs').getByRole('link', { name: 'Murid' }).click();
  await visitor.arrives('/admin/student?status=belum_lunas');
  await page.getByRole('searchbox', { name: 'Cari di tabel ini' }).fill('beni');
  await visitor.arrives('/admin/student?status=belum_lunas&search=beni');
  await page.locator('summary', { hasText: 'Simpan tampilan' }).click();
  await page.getByLabel('Nama tampilan').fill('Beni menunggak');
  await press('Simpan');
  await page.reload();
  await tab('Beni menunggak 1').waitFor();
  await press('Lepas saringan Pembayaran');
  await visitor.arrives('/admin/student?search=beni');
  await page.getByRole('searchbox', { name: 'Cari di tabel ini' }).fill('tak seorang pun');
  await visitor.sees('Tidak ada hasil untuk "tak seorang pun".');
  await tab('Beni menunggak 1').click();
  await visitor.arrives('/admin/student?status=belum_lunas&search=beni');
  await press('Hapus tampilan Beni menunggak');
  await tab(/Beni/).waitFor({ state: 'detached' });
  await page.goto('/admin/student?status=cicilan&search=ani');
  await visitor.sees('Saringan yang aktif: Cicilan.');
  await press('Lepas semua saringan');
  await rowOf('Ani').waitFor();
  expect(visitor.faults).toEqual([]);
});

test('columns have their room or a second line and are chosen, rows are dense or not, and both are remembered', async () => {
  await open('/admin/student', 'admin');
  for (const width of [1280, 1024, 900, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await tooWide(page)]).toEqual([width, []]);
  }
  await until('what has no room stands below', async () => /NIS/.test(await rowOf('Ani').locator('.list-second').innerText().catch(() => '')) || (await page.locator('.list-second').count()) > 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const height = async () => ((await rowOf('Ani').boundingBox()) as { height: number }).height;
  const before = await height();
  await press('Rapat');
  await until('rows are lower', async () => (await height()) < before);
  await drop('Kolom');
  await page.getByLabel('NIS', { exact: true }).uncheck();
  await page.getByLabel('Tahun Masuk', { exact: true }).check();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await until('focus is back', () => page.evaluate("document.activeElement.getAttribute('aria-label') === 'Kolom'"));
  await page.reload();
  await page.locator('.list.is-compact th', { hasText: 'Tahun Masuk' }).waitFor();
  expect(await page.locator('th', { hasText: 'NIS' }).count()).toBe(0);
  const [head, ...rest] = await sheetIn(await exported('Ekspor Excel'));
  expect([head, rest.length]).toEqual([['Nama', 'Kelas', 'Tahun Masuk', 'Pembayaran', 'Status', 'Persetujuan orang tua'], 7]);
});

test('all of a long list leaves, also as a sheet, tells how far it is, and is called off', async () => {
  await open('/admin/student', 'admin');
  await page.route(STUDENTS, many(2_500));
  await page.reload();
  await rowOf('Murid ke-0').waitFor();
  const all = await sheetIn(await exported('Ekspor Excel'));
  expect(new Set(all.slice(1).map(([nama]) => nama)).size).toBe(2_500);
  expect(visitor.faults).toEqual([]);
  await page.unroute(STUDENTS);
  await page.route(STUDENTS, many(2_500, new Promise(() => undefined)));
  await drop('Ekspor');
  await press('Ekspor CSV');
  await page.getByText('Membaca 200 dari 2.500').waitFor();
  await press('Batal');
  await page.locator('summary[aria-label="Ekspor"]').waitFor();
});

test('paper has every row, its headings, and nothing of the page around it', async () => {
  await open('/admin/student', 'admin');
  await page.route(STUDENTS, many(60));
  await page.reload();
  await rowOf('Murid ke-0').waitFor();
  await page.evaluate("window.print = () => { window.printed = document.querySelectorAll('tbody tr').length; }");
  await drop('Ekspor');
  await press('Cetak');
  await until('it is printed', async () => (await page.evaluate('window.printed')) === 60);
  await page.emulateMedia({ media: 'print' });
  for (const it of ['.side', '.list-bar', '.list-foot', '.screen-actions']) expect([it, await page.locator(it).first().isVisible()]).toEqual([it, false]);
  expect(await page.evaluate("getComputedStyle(document.querySelector('thead')).display")).toBe('table-header-group');
  // A sheet of A4 is narrower than a phone's limit, and no phone.
  await page.setViewportSize({ width: 680, height: 960 });
  expect([await page.locator('.list-table').isVisible(), await tooWide(page)]).toEqual([true, []]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/list-print.png` });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await until('the page is back', async () => (await rows().count()) === 25);
});

test('several are deleted at once, and what is still used stays and says why', async () => {
  await open('/admin/master/curriculum-group', 'admin');
  await rowOf('Kelompok Terpakai').waitFor();
  const before = await rows().count();
  await page.getByLabel('Pilih semua di halaman ini').check();
  const bar = page.getByRole('toolbar', { name: 'Untuk yang dipilih' });
  await bar.getByText(`${before} dipilih`).waitFor();
  expect(await complaints(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Batalkan pilihan' }).click();
  await page.getByLabel('Pilih semua di halaman ini').check();
  await bar.getByRole('button', { name: 'Hapus' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await dialog.getByText(/^\d+ dihapus, \d+ tidak\.$/).waitFor();
  const [deleted, kept] = ((await dialog.getByText(/dihapus, /).innerText()).match(/\d+/g) ?? []).map(Number) as [number, number];
  expect([deleted + kept, await dialog.locator('.list-refused li', { hasText: 'masih dipakai' }).count()]).toEqual([before, kept]);
  expect(kept).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  await until('what was used is there', async () => (await rows().count()) === kept);
});

test('what was added is pointed at where the page has it; where it has not, the list says so and leads to it', async () => {
  const add = async (nama: string, username: string) => {
    await page.getByRole('button', { name: 'Tambah Akun' }).click();
    await page.locator('#staff-account-form_nama').fill(nama);
    await page.locator('#staff-account-form_username').fill(username);
    await page.locator('#staff-account-form_roles').click();
    await page.locator('.ant-select-item-option[title="Pegawai"]').click();
    await page.keyboard.press('Escape');
    await page.locator('#staff-account-form_password').fill('perahu layar 8');
    await press('Simpan');
  };
  await open('/admin/akun', 'admin');
  await add('Aaliyah Penjaga', 'penjaga');
  await page.locator('tr.is-new', { hasText: 'Aaliyah Penjaga' }).waitFor();
  expect(await page.locator('.list-newest').count()).toBe(0);
  await visitor.visit('/admin/akun?limit=1');
  await rowOf('Aaliyah Penjaga').waitFor();
  await add('Zulaikha Penjaga', 'penjaga2');
  await visitor.sees('Zulaikha Penjaga sudah ditambahkan, tetapi tidak di halaman ini.');
  expect(await complaints(page)).toEqual([]);
  await press('Tampilkan');
  await visitor.arrives('/admin/akun?limit=1&search=Zulaikha+Penjaga');
  await page.locator('tr.is-new', { hasText: 'Zulaikha Penjaga' }).waitFor();
  expect(visitor.faults).toEqual([]);
});

test('what is told in the corner lies over no button of the screen', async () => {
  const adding = () => page.locator('.screen-actions').getByRole('button', { name: 'Tambah' });
  await open('/admin/master/curriculum-group', 'admin');
  for (const width of [1280, 360] as const) {
    await visitor.resize(width);
    await adding().click();
    const nama = `Kelompok Lebar ${width}`;
    for (const [field, value] of [['kode', `L${width}`], ['nama', nama], ['urutan', '9']]) await page.locator(`#curriculum-group-form_${field}`).fill(value as string);
    await press('Simpan');
    const told = await page.locator('.told', { hasText: 'Data berhasil disimpan.' }).last().boundingBox();
    const button = await adding().boundingBox();
    expect([width, (told?.y ?? 0) + (told?.height ?? 0) <= (button?.y ?? 0)]).toEqual([width, true]);
    await page.locator('.told-away').last().click();
  }
});

test('on a phone several are marked as paid, and it is taken back', async () => {
  await open('/finance/payment', 'keuangan', { width: 360 });
  expect(await tooWide(page)).toEqual([]);
  for (const nama of ['Beni', 'Eka']) await page.getByLabel(new RegExp(`^Pilih ${nama}`)).check();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('toolbar').getByRole('button', { name: 'Lunas', exact: true }).click();
  const statusOf = async () => Object.fromEntries((await school.ask('keuangan', payments.list, { limit: 100 }, { token: await page.evaluate<string>("localStorage.getItem('token')") })).body.data.map((it: { id: string; status: string }) => [it.id, it.status]));
  await page.getByText('2 murid kini: Lunas.').waitFor();
  expect(await statusOf()).toMatchObject({ [idOf('beni')]: 'lunas', [idOf('eka')]: 'lunas', [idOf('ani')]: 'lunas' });
  await press('Urungkan');
  await until('both are as before', async () => Object.entries(await statusOf()).filter(([, status]) => status === 'belum_lunas').length === 2);
});

test('what could not be asked says what happened and asks again; what was there before stays', async () => {
  await open('/admin/student', 'admin');
  await page.route(STUDENTS, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Server sedang terganggu.' } }));
  await page.reload();
  await visitor.sees('Data gagal dimuat');
  await visitor.sees(/^Server sedang terganggu\. Kode INTERNAL · \d\d:\d\d:\d\d$/);
  await visitor.mends(STUDENTS, rowOf('Ani'));
});

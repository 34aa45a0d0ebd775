import type { Browser } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { students } from '#contract/people/student.api';
import { readSheet } from '#server/processes/import/sheet';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { sheetOf } from '#test/kit/sheet';
import { until } from '#test/kit/until';
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

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
const HEAD = ['NIS', 'Nama', 'JK', 'Tahun Masuk', 'Kelas', 'Agama'];

test.each([1280, 360] as const)('of a sheet with faults the good rows go in, and the others come back as a file, at %i', async (width) => {
  visitor = await Visitor.at(browser, school.base, { width });
  const { page } = visitor;
  const nis = (i: number) => `95${width}${i}`;
  const rows = [[nis(1), 'Lembar Satu', 'L', 2026, '7A', 'Islam'], [nis(2), 'Lembar Dua', 'X', 2026, '7B', 'Matahari'], [nis(3), 'Lembar Tiga', 'P', 2026, '9Z', 'Budha']];
  const { bytes } = await sheetOf([HEAD, ...rows]);
  await visitor.open('/admin/import', 'admin');
  await visitor.sees('Pilih berkas Excel');
  await page.locator('input[type=file]').setInputFiles({ name: 'murid baru.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: bytes });
  await visitor.sees('3 sel di 2 baris perlu diperbaiki');
  if (width === 1280) {
    await visitor.sees(/Jenis Kelamin harus salah satu dari/);
    await button('Sel berikutnya').click();
    await page.locator('.sheet-told', { hasText: 'Baris 3, Agama:' }).waitFor();
    await until('the cell has the focus', () => page.evaluate<boolean>("document.activeElement.dataset.place === '3 5'"));
    await page.getByLabel('Hanya baris yang salah').check();
    await until('wrong rows alone', async () => (await page.locator('.sheet tbody tr').count()) === 2);
    expect(await page.locator('.sheet button[data-place]').count()).toBe(3);
  } else expect(await page.locator('.row-card').count()).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await button('Impor 1 baris yang benar, sisakan 2').click();
  await visitor.sees('1 baris diimpor; 2 baris tersisa');
  const [download] = await Promise.all([page.waitForEvent('download'), button(/Unduh baris yang tersisa/).click()]);
  expect(download.suggestedFilename()).toBe('murid baru-sisa.xlsx');
  expect((await readSheet(readFileSync((await download.path()) as string))).map((it) => it[0])).toEqual(['NIS', nis(2), nis(3)]);
  await page.locator(width === 1280 ? 'tr[data-row-key]' : '.panel:last-child .row-card', { hasText: '1 dibuat' }).first().waitFor();
  await page.goto(`/admin/student?search=95${width}`);
  await visitor.sees('Lembar Satu');
  expect(await page.getByText('Lembar Dua').count()).toBe(0);
});

test('rows that somebody else brings in between are named, with what is still good', async () => {
  visitor = await Visitor.at(browser, school.base);
  const { page } = visitor;
  const { bytes } = await sheetOf([HEAD, ['9611', 'Lembar Empat', 'L', 2026, '7A', 'Islam'], ['9612', 'Lembar Lima', 'P', 2026, '7A', 'Islam']]);
  await visitor.open('/admin/import', 'admin');
  await visitor.sees('Pilih berkas Excel');
  await page.locator('input[type=file]').setInputFiles({ name: 'murid.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: bytes });
  await visitor.sees('2 baris: 2 baru, 0 sudah ada.');
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  await school.ask('publik', students.create, { nis: '9611', nama: 'Orang Lain', jenis_kelamin: 'Pria', tahun_masuk: 2026 }, { token });
  await button('Impor 2 baris').click();
  await visitor.sees('1 sel di 1 baris perlu diperbaiki');
  await button('Impor 1 baris yang benar, sisakan 1').click();
  await visitor.sees('1 baris diimpor; 1 baris tersisa');
  visitor.faults.length = 0;
});

import type { Browser, Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});
const enter = async (path: string, who: 'ani' | 'admin') => {
  visitor = await Visitor.at(browser, school.base);
  await visitor.open(path, who);
  page = visitor.page;
};
const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).last().click();

test('a student sees their data, takes it along and asks for a correction', async () => {
  await enter('/student/dashboard', 'ani');
  await visitor.sees('Menunggu persetujuan orang tua/wali.');
  await page.goto('/student/privacy');
  await press('Lihat data saya');
  await visitor.sees('Jejak pemrosesan');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Unduh JSON')]);
  expect(JSON.parse(readFileSync((await download.path()) as string, 'utf8'))).toMatchObject({ id: idOf('ani'), nama: 'Ani Lestaringtyas' });
  await press('Kirim permintaan');
  await visitor.sees('Tulis apa yang Anda minta.');
  await page.locator('#data-request_isi').fill('Nama ibu saya salah tulis.');
  await press('Kirim permintaan');
  await visitor.sees(/Permintaan diterima\./);
  await page.locator('.privacy-own').getByText('Nama ibu saya salah tulis.').waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/privacy.png`, fullPage: true });
});

test('the admin sees the hours that are left, and refuses with a reason only', async () => {
  await enter('/admin/data-request', 'admin');
  await visitor.sees('Nama ibu saya salah tulis.');
  await visitor.sees('sisa 3 hari');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/queue.png`, fullPage: true });
  await press(/^Proses: permintaan Ani/);
  await page.locator('.status-tag', { hasText: 'Diproses' }).first().waitFor();
  await press(/^Tolak: permintaan Ani/);
  const dialog = page.getByRole('dialog', { name: 'Tolak permintaan' });
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await visitor.sees('Tulis alasan penolakan.', dialog);
  await dialog.locator('#refuse_alasan').fill('Sudah benar menurut akta.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await visitor.sees('(Alasan: Sudah benar menurut akta.)');
});

test('what a parent signed is recorded, and the list no longer waits for it', async () => {
  await page.goto(`/admin/student/detail/${idOf('ani')}?tab=consent`);
  await press('Catat persetujuan');
  await page.locator('#consent-form_penandatangan').fill('Siti Lestari');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/consent.png` });
  await page.locator('button[type=submit][form=consent-form]').click();
  await visitor.sees(/Siti Lestari \(Ibu\)/);
  await page.goto('/admin/student?persetujuan=diberikan');
  await visitor.sees('Ani Lestaringtyas');
  expect(await page.locator('tbody tr[data-row-key]').count()).toBe(1);
});

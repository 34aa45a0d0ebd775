import type { Browser } from 'playwright-core';
import { classroom } from '#contract/classroom/classroom.api';
import { identity } from '#contract/identity/identity.api';
import { teachers } from '#contract/people/teacher.api';
import { subject } from '#contract/subject/subject.resource';
import { Setup } from '#server/processes/first-setup';
import { launchBrowser } from '#test/kit/browser';
import { ADMIN_PASSWORD, type School, testSchool } from '#test/kit/school';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool({ isEmpty: true })]);
  await school.ask('publik', identity.setup, { kode: await school.nest.get(Setup).code(), password: ADMIN_PASSWORD, nama: 'SMP Baru' });
  visitor = await Visitor.at(browser, school.base);
});
afterAll(async () => {
  await visitor.close();
  await browser.close();
  await school.close();
});

it('leads an empty school step by step, each with its form or its way', async () => {
  const { page } = visitor;
  await visitor.open('/admin/master', 'admin');
  await visitor.sees('Selamat datang. 0 dari 9 langkah selesai; sekitar 1 jam 44 menit lagi sekolah Anda siap.');
  await page.getByRole('link', { name: 'Buka langkahnya' }).click();
  await visitor.arrives('/admin/dashboard');
  await visitor.sees('Selamat datang. 0 dari 9 langkah selesai; sekitar 1 jam 44 menit lagi sekolah Anda siap.');
  await page.getByRole('link', { name: 'Buka pengaturan sekolah' }).click();
  await page.getByLabel('Alamat').first().fill('Jl. Merdeka No. 5, Bogor');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('link', { name: 'Beranda' }).click();
  await visitor.sees('Langkah 2, sekarang · 2 menit');
  await visitor.sees(/^selesai \d\d.\d\d, admin$/);
  await page.locator('a[href="/admin/class"]').first().click();
  await visitor.sees('Belum ada semester. Buat tahun ajaran dahulu, lalu kelasnya di sini.');
  await page.getByRole('link', { name: 'Beranda' }).click();
  await page.getByLabel('Hari pertama semester').fill('2026-07-13');
  await page.getByRole('button', { name: 'Buka semester' }).click();
  await visitor.sees('Langkah 3, sekarang · 5 menit');
});

it('forms the classes that were counted', async () => {
  const { page } = visitor;
  const token = String(await page.evaluate("localStorage.getItem('token')"));
  const wishes = [[subject.api.create, { kode: 'MTK', nama: 'Matematika' }], [teachers.create, { nik: '2011070003', nama: 'Budi Hartono', jenis_kelamin: 'Pria' }]] as const;
  for (const [endpoint, wish] of wishes) expect((await school.ask('admin', endpoint, wish, { token })).body).toMatchObject({ result: true });
  await visitor.sees('Langkah 5, sekarang · 2 menit');
  await page.getByRole('button', { name: 'Kurangi Tingkat 8' }).click();
  await page.getByRole('button', { name: 'Tambah Tingkat 9' }).click();
  await page.getByRole('button', { name: 'Buat 6 kelas' }).click();
  await visitor.sees('Langkah 6, sekarang · 10 menit');
  expect((await school.ask('admin', classroom.list, {}, { token })).body.data.map((it: { kelas: string }) => it.kelas).sort()).toEqual(['7A', '7B', '8A', '9A', '9B', '9C']);
  expect(visitor.faults).toEqual([]);
});

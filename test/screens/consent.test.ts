import type { Browser, Page } from 'playwright-core';
import { file } from '#contract/file/file.api';
import { consent } from '#contract/people/consent.api';
import { students } from '#contract/people/student.api';
import { RestrictProcessing } from '#server/people/student.decider';
import { SIGNED } from '#test/api/privacy-probes';
import { launchBrowser } from '#test/kit/browser';
import { POINT } from '#test/kit/request';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
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
afterEach(() => visitor.close());
const enter = async (path: string, who: Parameters<Visitor['open']>[1], look = {}) => {
  visitor = await Visitor.at(browser, school.base, look);
  await visitor.open(path, who);
  page = visitor.page;
};
const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).last().click();
const rowOf = (nama: string) => page.locator('tbody tr[data-row-key]', { hasText: nama });
const rows = () => page.locator('tbody tr[data-row-key]').count();
const submit = () => page.locator('button[type=submit][form=consent-form]').click();

test('a homeroom teacher records a paper with its scan, and who has not answered yet is fewer', async () => {
  await enter('/teacher/homeroom/consent?status=belum&tujuan=pendidikan', 'waliA');
  await visitor.sees('Kelas 7A', page);
  await visitor.sees('Ani Lestaringtyas');
  expect(await rows()).toBe(4);
  await press('Catat persetujuan Ani Lestaringtyas');
  await page.locator('#consent-form_penandatangan').fill('Siti Lestari');
  await page.getByRole('checkbox', { name: 'Foto & publikasi prestasi' }).check();
  await page.locator('.upload input[type=file]').setInputFiles({ name: 'surat.png', mimeType: 'image/png', buffer: POINT.bytes });
  await press('Unggah');
  await visitor.sees('Pindaian tersimpan.');
  await submit();
  await until('Ani is not among them any more', async () => (await rowOf('Ani').count()) === 0);
  expect(await rows()).toBe(3);
  await page.goto(`/teacher/homeroom/consent/${idOf('ani')}`);
  await visitor.sees(/Siti Lestari \(Ibu\)/);
  await press('Pindaian: Penyelenggaraan pendidikan');
  await page.getByRole('dialog').locator('img').waitFor();
});

test('the list moves when somebody else records, and a withdrawal hides the face', async () => {
  await enter('/teacher/homeroom/consent', 'waliA');
  await visitor.sees('Beni Saputrawan');
  await school.ask('admin', consent.record, { id: idOf('beni'), tujuan: ['kesehatan'], status: 'diberikan', ...SIGNED });
  await rowOf('Beni').getByText('Setuju').waitFor();
  await press('Tarik persetujuan Ani Lestaringtyas');
  const drawer = page.locator('.ant-drawer');
  await page.locator('#consent-form_penandatangan').fill('Siti Lestari');
  expect(await drawer.getByRole('checkbox').count()).toBe(3);
  await submit();
  await rowOf('Ani').getByText('Tidak').waitFor();
  const { body } = await school.ask('ani', file.keepStudentPhoto, {});
  expect((await school.ask('budi', file.one, { id: body.data.id })).status).toBe(403);
});

test('another class is nobody’s to see, and a phone has cards', async () => {
  await enter(`/teacher/homeroom/consent/${idOf('eka')}`, 'waliA', { width: 360, theme: 'dark' });
  await visitor.sees(/tidak ditemukan|404|hak/i);
  await visitor.go('/teacher/homeroom/consent');
  await page.locator('.row-card', { hasText: 'Citra' }).waitFor();
});

test('whoever is restricted is marked so, and the admin lifts it', async () => {
  await school.give(RestrictProcessing, { id_murid: idOf('dedi') });
  await enter(`/admin/student/detail/${idOf('dedi')}`, 'admin');
  await visitor.sees('Pemrosesan data murid ini dibatasi');
  await press('Cabut pembatasan');
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut pembatasan' }).click();
  await until('the notice is gone', async () => (await page.getByText('Pemrosesan data murid ini dibatasi').count()) === 0);
  await page.goto(`/admin/class/detail/${school.class('A').id_kelas_tahun_ajaran}`);
  await page.getByRole('link', { name: 'Persetujuan orang tua', exact: true }).click();
  await visitor.sees('Dedi Kurniawanto');
});

test('personnel sees its numbers, and each leads to those whom it counts', async () => {
  await enter('/hr/dashboard', 'hr');
  await page.locator('.office-bars').waitFor();
  await page.getByRole('link', { name: 'Wali Kelas: 2' }).click();
  await visitor.arrives('/hr/employee?role=waliKelas');
  await visitor.sees('Wulan Bestari');
  expect(await rows()).toBe(2);
});

test('finance sees who has paid class by class, and keeps it', async () => {
  // At the browser the admin began a session, which ended the one before.
  await school.signIn('admin');
  for (const [who, status] of [['ani', 'lunas'], ['beni', 'belum_lunas'], ['eka', 'cicilan']] as const) await school.ask('admin', students.changePayment, { id: idOf(who), status });
  await enter('/finance/dashboard', 'keuangan');
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await page.getByRole('link', { name: 'Belum Lunas, 7A: 1 murid' }).click();
  await visitor.arrives(`/finance/payment?id_kelas=${school.class('A').id_kelas}&status=belum_lunas`);
  await visitor.sees('Beni Saputrawan');
  await page.getByLabel('Ubah status Beni Saputrawan').click();
  await page.locator('.ant-select-item-option[title="Cicilan"]').click();
  await until('Beni is not among them any more', async () => (await rowOf('Beni').count()) === 0);
});

test('an auditor finds what changed, by whom and when, and its whole history', async () => {
  await enter('/teacher/audit', 'auditor');
  await page.getByPlaceholder('Cari').fill('eka');
  await until('only hers is left', async () => (await rows()) === 1);
  await press('Saring');
  await page.getByLabel('Sampai tanggal').fill('2026-08-03');
  await visitor.arrives('/teacher/audit?search=eka&dates=2026-08-03%2C2026-08-03');
  await until('nothing is left', async () => (await rows()) === 0);
  await page.goto('/teacher/audit?jenis=consent');
  await visitor.sees('Ani Lestaringtyas');
  await page.getByRole('link', { name: /^Riwayat Persetujuan orang tua Ani/ }).click();
  await visitor.arrives(`/teacher/audit/consent-${idOf('ani')}`);
  await page.locator('.stream-what').first().waitFor();
});

import type { Browser } from 'playwright-core';
import { studentData } from '#contract/people/student-data.api';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await school.ask('admin', studentData.write, { id: idOf('ani'), diri: { tempat_lahir: 'Bogor', anak_ke: 2 } });
  await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('ani'), kesehatan: { golongan_darah: 'O', tinggi_badan: 151, penglihatan: 'Minus 1' } }] });
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

test.each([1280, 360] as const)('a homeroom teacher keeps contact and health of their own students, at %s pixels', async (width) => {
  const visitor = await Visitor.at(browser, school.base, { width });
  const { page } = visitor;
  await visitor.open('/teacher/homeroom/personal-data', 'waliA');
  await visitor.sees('Citra Maharanti');
  expect(await page.getByText('Gita Permatasari').count()).toBe(0);
  await page.getByRole('button', { name: 'Ubah data Ani Lestaringtyas' }).click();
  const phone = page.locator('#data-contact-form_no_hp');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('No. HP/WA minimal 9 karakter.').waitFor();
  const number = `08123456${width}`;
  await phone.fill(number);
  await page.locator('#data-contact-form_riwayat_penyakit').fill('Asma');
  await visitor.sees('Pemeriksaan Semester Ini');
  await visitor.sees('2026/2027 Ganjil');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await visitor.sees('Data berhasil disimpan.');
  await visitor.sees(number);
  expect((await school.ask('admin', studentData.read, { id: idOf('ani') })).body.data).toMatchObject({ tempat_tinggal: { no_hp: number }, kesehatan: { golongan_darah: 'O', riwayat_penyakit: 'Asma' } });
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test('an address that is somebody else’s is refused beside its field, and what was typed stays', async () => {
  const visitor = await Visitor.at(browser, school.base);
  const { page } = visitor;
  await school.ask('admin', studentData.write, { id: idOf('beni'), tempat_tinggal: { no_hp: '081234567890' } });
  await visitor.open('/teacher/homeroom/personal-data', 'waliA');
  for (const [nama, isTaken] of [['Beni Saputrawan', false], ['Dedi Kurniawanto', true]] as const) {
    await page.getByRole('button', { name: `Ubah data ${nama}` }).click();
    await page.locator('#data-contact-form_email').fill('berdua@contoh.id');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await visitor.sees(isTaken ? 'E-mail sudah terdaftar.' : 'Data berhasil disimpan.');
    if (!isTaken) await page.locator('#data-contact-form').waitFor({ state: 'detached' });
  }
  expect(await page.locator('#data-contact-form_email').inputValue()).toBe('berdua@contoh.id');
  await visitor.close();
});

test('a student reads their own page of the data book, and finds the way there behind their own face', async () => {
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = visitor;
  await visitor.open('/student/dashboard', 'ani');
  await page.locator('.me').click();
  await page.getByRole('link', { name: 'Akun Saya' }).click();
  await visitor.arrives('/student/account');
  const book = page.getByRole('region', { name: 'Data Buku Induk' });
  await visitor.sees('Bogor', book);
  await visitor.sees('Tempat Lahir', book);
  const measured = book.getByRole('region', { name: 'Pemeriksaan per Semester' }).getByRole('row');
  expect(await measured.allInnerTexts()).toEqual([expect.stringMatching(/^Semester\s+Tinggi Badan \(cm\)\s+Penglihatan$/), expect.stringMatching(/^2026\/2027 Ganjil\s+151\s+Minus 1$/)]);
  expect(await book.locator('input, button').count()).toBe(0);
  await visitor.close();
});

import type { Browser, Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { gate } from '#test/kit/gate';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  visitor = await Visitor.at(browser, school.base);
  await visitor.open('/admin/teacher', 'admin');
  page = visitor.page;
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

/** As the one who sits at the browser: a session of their own would end that one. */
const ask = async (endpoint: Endpoint<any, any>, input: object = {}) =>
  (await school.ask('publik', endpoint, input, { token: await page.evaluate<string>("localStorage.getItem('token')") })).body;
const guru = (who: string) => `/admin/teacher/detail/${idOf(who)}`;
const press = (name: string, exact = true) => page.getByRole('button', { name, exact }).filter({ visible: true }).last().click();
const field = (form: string, name: string) => page.locator(`#${form}-form_${name}, #${form}_${name}`).first();
const saved = () => page.getByText('Data berhasil disimpan.').last().waitFor();

test('a list is narrowed, searched and sorted in its address, and what is found is exported', async () => {
  await page.goto('/admin/teacher');
  await press('Saring');
  await page.locator('.resource-filter .ant-select').click();
  await page.locator('.ant-select-item-option[title="Wali Kelas"]').click();
  await visitor.arrives('/admin/teacher?role=waliKelas');
  await visitor.sees('Wulan Bestari');
  await page.getByPlaceholder('Cari').fill('wahyu');
  await visitor.arrives('/admin/teacher?role=waliKelas&search=wahyu');
  await until('only one is left', async () => (await page.locator('tbody tr[data-row-key]').count()) === 1);
  await ask(teachers.change, { id: idOf('waliA'), email: '+wahyu@contoh.id' });
  await page.locator('summary[aria-label=Ekspor]').click();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Ekspor CSV')]);
  const text = readFileSync((await download.path()) as string, 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toMatch(/^Wahyu Adiputra;1990504;Wali Kelas;.*;'\+wahyu@contoh\.id$/m);
});

test('two changes of an address at once are both kept: the second knows of the first, which the screen does not show yet', async () => {
  await visitor.visit('/admin/student?tanpa_kelas=true&status_murid=aktif');
  await page.getByRole('button', { name: /^Lepas/ }).nth(1).waitFor();
  await page.evaluate("document.querySelectorAll('.list-chip button[aria-label]').forEach((it) => it.click())");
  await visitor.arrives('/admin/student');
});

test('what is corrected is kept, what the server refuses stands beside its field, and unsaved work is asked about', async () => {
  await page.goto('/admin/teacher');
  await page.getByRole('link', { name: 'Bayu Kartanegara' }).click();
  await visitor.arrives(guru('bk'));
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await field('teacher', 'email').fill('bayu@contoh.id');
  await page.locator('#teacher-form button[type=submit]').click();
  await saved();
  expect((await ask(teachers.one, { id: idOf('bk') })).data).toMatchObject({ email: 'bayu@contoh.id', nama: 'Bayu Kartanegara' });
  await field('teacher', 'nik').fill('1990500');
  await page.locator('#teacher-form button[type=submit]').click();
  await visitor.sees('NIK sudah terdaftar.');
  await page.getByRole('link', { name: 'Guru', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Perubahan belum disimpan' }).getByRole('button', { name: 'Tinggalkan' }).click();
  await visitor.arrives('/admin/teacher');
});

test('a second principal asks, and takes the role over', async () => {
  await page.goto(`${guru('kurikulum')}?tab=roles`);
  await page.getByRole('switch', { name: 'Kepala Sekolah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ganti kepala sekolah?' });
  await visitor.sees(/Hj\. Ratna Dewayani/, dialog);
  await dialog.getByRole('button', { name: 'Ganti' }).click();
  await until('the role has passed', async () => (await ask(teachers.list, { role: 'kepalaSekolah' })).data[0]?.id === idOf('kurikulum'));
  await page.locator('[role=switch][aria-checked=true][aria-label="Kepala Sekolah"]').waitFor();
});

test('a student is added, their family and payment are kept, they get a new password and are deleted again', async () => {
  await page.goto('/admin/students/add');
  await page.locator('#student-form button[type=submit]').click();
  await visitor.sees('Nama wajib diisi.');
  await field('student', 'nama').fill('Zahra Penghujung');
  await field('student', 'nis').fill('26279901');
  await field('student', 'tahun_masuk').fill('2026');
  await field('student', 'jenis_kelamin').click();
  await page.locator('.ant-select-item-option[title="Perempuan"]').click();
  await page.locator('#student-form button[type=submit]').click();
  await visitor.arrives('/admin/student');
  await page.locator('tr.is-new', { hasText: 'Zahra Penghujung' }).waitFor();
  const [{ id }] = (await ask(students.list, { search: '26279901' })).data;

  await page.goto(`/admin/student/detail/${id}?tab=family`);
  await visitor.sees(/^Data ini sangat pribadi/);
  await field('ayah', 'nik').fill('123');
  await page.locator('#ayah-form button[type=submit]').click();
  await visitor.sees('NIK Kependudukan minimal 16 karakter.');
  await field('ayah', 'nik').fill('3271011212800007');
  await page.locator('#ayah-form button[type=submit]').click();
  await saved();
  expect((await ask(studentData.read, { id })).data).toMatchObject({ ayah: { nik: '3271011212800007' }, ibu: null });

  await page.getByRole('link', { name: 'Pembayaran' }).click();
  await page.locator('#payment-form_status').click();
  await page.locator('.ant-select-item-option[title="Cicilan"]').click();
  const line = gate();
  await page.route('**/api/admin/status/murid/*', (it) => line.passed.then(() => it.continue()));
  await page.locator('#payment-form button[type=submit]').click();
  // Whoever goes on while it is being saved comes there once it is, although the form begins anew.
  await page.getByRole('link', { name: 'Akun', exact: true }).click();
  await visitor.sees('Perubahan belum disimpan');
  line.open();
  await until('the payment is kept', async () => (await ask(students.one, { id })).data.status === 'cicilan');
  await page.getByLabel('Kata sandi baru').fill('rahasia');
  await press('Atur kata sandi');
  await visitor.sees(/^Kata sandi terlalu lemah/);
  await page.getByLabel('Kata sandi baru').fill('perahu layar 8');
  await press('Atur kata sandi');
  await visitor.sees('Zahra Penghujung masuk dengan kata sandi baru ini, lalu menggantinya.');
  await press('Kembalikan ke 26279901');
  await visitor.sees('Kata sandi Zahra Penghujung menjadi 26279901, dan semua perangkatnya keluar.');
  await press('Kembalikan');
  await visitor.sees('Zahra Penghujung masuk dengan 26279901 sebagai kata sandi, lalu menggantinya.');
  await press('Hapus orang ini');
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await visitor.arrives('/admin/student');
  expect((await ask(students.list, { search: '26279901' })).total).toBe(0);
});

test('a student is added to a class, and the list is narrowed to it in its address', async () => {
  await page.goto('/admin/students/add');
  await field('student', 'nama').fill('Yusuf Pertengahan');
  await field('student', 'nis').fill('26279902');
  await field('student', 'tahun_masuk').fill('2026');
  await field('student', 'jenis_kelamin').click();
  await page.locator('.ant-select-item-option[title="Laki-laki"]').click();
  await field('student', 'id_kelas').click();
  await page.locator('.ant-select-item-option', { hasText: '7B' }).click();
  await page.locator('#student-form button[type=submit]').click();
  await visitor.arrives('/admin/student');
  await press('Saring');
  await page.locator('.resource-filter').first().locator('.ant-select').click();
  await page.locator('.ant-select-item-option', { hasText: '7B' }).click();
  await until('the address names the class', () => visitor.path.startsWith('/admin/student?id_kelas='));
  await visitor.sees('Yusuf Pertengahan');
  await until('only that class is left', async () => (await page.locator('tbody tr[data-row-key]').count()) === 4);
  expect((await ask(students.list, { search: '26279902' })).data[0]).toMatchObject({ kelas: '7B' });
});

test('who is in no class is placed where it says so', async () => {
  const { data: { id } } = await ask(students.create, { nama: 'Zahra Tanpa Kelas', nis: '26279903', jenis_kelamin: 'Wanita', tahun_masuk: 2026 });
  await page.goto(`/admin/student/detail/${id}`);
  await page.getByRole('link', { name: 'Pilih kelas' }).click();
  await page.getByRole('combobox', { name: 'Kelas' }).click();
  await page.locator('.ant-select-item-option', { hasText: '7B' }).click();
  await press('Tempatkan');
  await visitor.sees('Murid sudah ditempatkan.');
  expect((await ask(students.one, { id })).data.kelas).toBe('7B');
});

test('several get their first password back at once, and whoever is gone meanwhile is told of by name', async () => {
  const { data: { id } } = await ask(students.create, { nama: 'Yusuf Pindahan', nis: '26279904', jenis_kelamin: 'Pria', tahun_masuk: 2026 });
  await ask(students.resetPassword, { id: idOf('eka'), password: 'Rahasia789' });
  await page.goto('/admin/student');
  for (const nama of ['Eka Nurhalimah', 'Yusuf Pindahan']) await page.getByRole('checkbox', { name: `Pilih ${nama}` }).check();
  await press('Kembalikan kata sandi awal');
  const dialog = page.getByRole('dialog');
  await visitor.sees(/^Kata sandi 2 orang kembali ke nomornya masing-masing/, dialog);
  await ask(students.remove, { id });
  await dialog.getByRole('button', { name: 'Kembalikan', exact: true }).click();
  await visitor.sees('Kata sandi 1 orang dikembalikan, 1 tidak.', dialog);
  await visitor.sees('Yusuf Pindahan', dialog);
  const eka = await Visitor.at(browser, school.base);
  await eka.page.goto('/login');
  await eka.enter('eka');
  await eka.close();
});

test('whoever is still spoken of is not deleted, and the dialog says where', async () => {
  await page.goto(`/admin/student/detail/${idOf('ani')}?tab=account`);
  await press('Hapus orang ini');
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await visitor.sees(/antara lain kelas 7A/);
});

test('personal data are erased once the name is typed, but for what the law keeps', async () => {
  await page.goto(`/admin/student/detail/${idOf('dedi')}?tab=account`);
  await press('Hapus data pribadi');
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Hapus data pribadi' });
  expect(await erase.isDisabled()).toBe(true);
  await page.locator('#erase-name').fill('dedi kurniawanto');
  await erase.click();
  await visitor.sees(/^Dihapus: Kesehatan, Konseling, Berkas, Catatan, Jawaban ujian, Deskripsi dan sikap\.$/);
  await visitor.sees(/Tetap disimpan menurut UU 27\/2022/);
});

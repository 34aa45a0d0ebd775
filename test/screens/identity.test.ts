import type { Browser } from 'playwright-core';
import { account } from '#contract/identity/account.api';
import { defaultSettings } from '#contract/institution/institution';
import { Outbox } from '#server/identity/outbox';
import { Blocks } from '#server/identity/blocks';
import { Passwords } from '#server/identity/passwords';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { launchBrowser } from '#test/kit/browser';
import { delivered, type MailServer, mailServer, owns, secretIn } from '#test/kit/mail-server';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { Visitor } from '#test/screens/visitor';

const [NEW, BUDI] = ['kapal layar 7', 'budi@mercusuar.example'];
let [browser, school, mail, visitor] = [] as unknown as [Browser, School, MailServer, Visitor];
beforeAll(async () => {
  [browser, school, mail] = await Promise.all([launchBrowser(), testSchool(), mailServer()]);
  await owns(school, 'budi', BUDI);
});
afterAll(async () => {
  await Promise.all([browser.close(), school.close(), mail.close()]);
});
beforeEach(async () => {
  visitor = await Visitor.at(browser, school.base, { width: 360 });
});
afterEach(() => visitor.close());

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
const choose = (mode_kata_sandi_awal: 'enforced' | 'grace' | 'legacy') => school.give(ConfigureInstitution, { pengaturan: { ...defaultSettings, nama: 'SMP Mercusuar', mode_kata_sandi_awal } });
async function signIn(username: string, password: string) {
  await visitor.page.goto('/login');
  await visitor.page.fill('[name=username]', username);
  await visitor.page.fill('[name=password]', password);
  await visitor.page.click('button[type=submit]');
}

test('a forgotten password: a link by mail, a new password, in again', async () => {
  const { page } = visitor;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await page.fill('[name=email]', 'bukan alamat');
  await button('Kirim tautan').click();
  await visitor.sees('Masukkan alamat e-mail yang benar.');
  await page.fill('[name=email]', BUDI);
  await button('Kirim tautan').click();
  await visitor.sees(/Bila alamat ini terdaftar/);
  await delivered(school);
  const { token } = secretIn(mail.to(BUDI));
  await page.goto(`/forgot-password#token=${token}`);
  await page.fill('[name=password]', 'password1');
  await page.fill('[name=repeat]', 'password2');
  await button('Simpan kata sandi').click();
  await visitor.sees('Kedua kata sandi tidak sama.');
  await page.fill('[name=repeat]', 'password1');
  await button('Simpan kata sandi').click();
  await visitor.sees(/Kata sandi terlalu lemah/);
  for (const name of ['password', 'repeat']) await page.fill(`[name=${name}]`, NEW);
  expect(visitor.path).toBe('/forgot-password');
  await button('Simpan kata sandi').click();
  await visitor.sees(/Kata sandi sudah diganti/);
  await signIn(nameOf('budi'), NEW);
  await visitor.arrives('/teacher/dashboard');
  await page.goto('about:blank');
  await page.goto(`/forgot-password#token=${token}`);
  for (const name of ['password', 'repeat']) await page.fill(`[name=${name}]`, 'perahu kertas 8');
  await button('Simpan kata sandi').click();
  await visitor.sees('Tautan ini tidak berlaku lagi. Minta tautan baru.');
  await button('Minta tautan baru').click();
  await page.locator('[name=email]').waitFor();
});

test('an enforced first password leads to the account, and everything else opens once it is changed', async () => {
  await choose('enforced');
  const { page } = visitor;
  await signIn(nameOf('ani'), nameOf('ani'));
  await visitor.arrives('/student/account');
  await visitor.sees('Demi keamanan, ganti kata sandi awal Anda.');
  await visitor.go('/student/dashboard');
  await visitor.arrives('/student/account');
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('Ani Lestaringtyas 1');
  await page.getByLabel('Ulangi kata sandi baru').fill('Ani Lestaringtyas 1');
  await button('Ganti kata sandi').click();
  await visitor.sees(/Kata sandi terlalu lemah/);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(NEW);
  await page.getByLabel('Ulangi kata sandi baru').fill(NEW);
  await button('Ganti kata sandi').click();
  await visitor.sees('Kata sandi sudah diganti. Perangkat lain dikeluarkan.');
  await visitor.go('/student/dashboard');
  await visitor.arrives('/student/dashboard');
  await page.locator('.slots').first().waitFor();
});

test('grace says how many days are left, on every screen', async () => {
  await choose('grace');
  await school.nest.get(Passwords).begin(idOf('eka'), 0);
  await signIn(nameOf('eka'), nameOf('eka'));
  await visitor.arrives('/student/dashboard');
  await visitor.sees(/Kata sandi awal Anda masih berlaku 14 hari/);
  await visitor.page.getByRole('link', { name: 'Ganti kata sandi' }).click();
  await visitor.arrives('/student/account');
});

test('a new address: sent, the session goes on, and the link verifies it', async () => {
  await choose('legacy');
  const { page } = visitor;
  await signIn(nameOf('sari'), nameOf('sari'));
  await visitor.arrives('/teacher/dashboard');
  await page.goto('/teacher/account');
  await page.getByLabel('Alamat e-mail baru').fill('sari@mercusuar.example');
  await button('Kirim tautan verifikasi').click();
  await visitor.sees(/Menunggu verifikasi: sari@mercusuar.example/);
  await delivered(school);
  const { path, token } = secretIn(mail.to('sari@mercusuar.example'));
  await page.goto(`${path}#token=${token}`);
  await visitor.sees('Alamat e-mail Anda sudah diverifikasi.');
  expect(visitor.path).toBe('/teacher/success-verify');
  await page.getByRole('link', { name: 'Ke akun saya' }).click();
  await visitor.sees('Terverifikasi');
});

test('the link of a verification leads through the login', async () => {
  const given = await school.ask('pembina', account.changeEmail, { id: idOf('pembina'), email: 'putri@mercusuar.example' });
  expect(given.status).toBe(200);
  await delivered(school);
  const { path, token } = secretIn(mail.to('putri@mercusuar.example'));
  await visitor.page.goto(`${path}#token=${token}`);
  await visitor.enter('pembina');
  await visitor.sees('Alamat e-mail Anda sudah diverifikasi.');
});

test('the admin sees who is blocked as it happens, and lets them in again', async () => {
  const { page } = visitor;
  await visitor.open('/admin/blocked-account', 'admin');
  await visitor.sees('Tidak ada akun yang diblokir.');
  expect(await button('Buka semua blokir otomatis').count()).toBe(0);
  await school.nest.get(Blocks).put({ alasan: 'PASSWORD_SALAH', of: 'waliA', id_akun: idOf('waliA'), ip: '203.0.113.7', jumlah: 5, seconds: 900 });
  await visitor.sees('Wahyu Adiputra');
  await button('Buka semua blokir otomatis').waitFor();
  await visitor.resize(1280);
  await button('Buka blokir Wahyu Adiputra').click();
  await visitor.sees('Tidak ada akun yang diblokir.');
  let asked = 0;
  page.on('request', (it) => (asked += Number(it.url().endsWith('/api/admin/rate-limiter'))));
  await school.nest.get(Blocks).put({ alasan: 'PASSWORD_SALAH', of: 'waliB', id_akun: idOf('waliB'), ip: '203.0.113.8', jumlah: 5, seconds: 4 });
  await visitor.sees('Wulan Bestari');
  await visitor.sees('Tidak ada akun yang diblokir.');
  expect(asked).toBe(2);
});

test('the admin opens an account for staff, who have to change their password', async () => {
  const { page } = visitor;
  await visitor.resize(1280);
  await visitor.open('/admin/akun', 'admin');
  await button('Tambah Akun').click();
  await page.fill('#staff-account-form_nama', 'Siti Bendahara');
  await page.fill('#staff-account-form_username', 'bendahara');
  await page.click('#staff-account-form_roles');
  await page.getByTitle('Keuangan').click();
  await page.keyboard.press('Escape');
  await page.fill('#staff-account-form_password', 'lemah');
  await button('Simpan').click();
  await visitor.sees(/Kata sandi terlalu lemah/);
  await page.fill('#staff-account-form_password', NEW);
  await button('Simpan').click();
  await visitor.sees('bendahara');
});

test('the demo shows the mails that it would have sent', async () => {
  const outbox = school.nest.get(Outbox);
  Object.assign(school.clock, { isDemo: true });
  await outbox.put({ jenis: 'lupa_sandi', email: BUDI });
  await delivered(school);
  await visitor.page.goto('/mailbox');
  await visitor.sees('SMP Mercusuar: atur ulang kata sandi');
  await visitor.page.getByRole('link', { name: /forgot-password#token/ }).click();
  await visitor.page.locator('[name=repeat]').waitFor();
});

import type { Browser } from 'playwright-core';
import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { MoveStudent, PlaceStudent, WithdrawStudent } from '#server/classroom/placement.decider';
import { launchBrowser } from '#test/kit/browser';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { choose } from '#test/screens/choosing';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishReferences(school);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});
beforeEach(async () => {
  visitor = await Visitor.at(browser, school.base);
});
afterEach(async () => {
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

/** An icon before the words is part of the name. */
const button = (name: string) => visitor.page.getByRole('button', { name: new RegExp(`^([a-z-]+ )?${name}$`) });
const choosing = (combobox: string, typed: string, option: string | RegExp) => choose(visitor.page.getByRole('combobox', { name: combobox }), option, typed);
const saved = () => visitor.page.locator('.ant-drawer').waitFor({ state: 'hidden' }).catch(async (error: Error) => {
  throw new Error(`${error.message}\nthe form says:\n${await visitor.page.innerText('.ant-drawer')}`, { cause: error });
});
/** Asked by somebody else: an account has one session. */
const classOf = async (id: string) => (await school.ask('kurikulum', classroom.one, { id })).body.data;

test('a class is added, its name once a semester, renamed and deleted', async () => {
  const { page } = visitor;
  await visitor.open('/admin/class', 'admin');
  await button('Tambah Kelas').click();
  await choosing('Tingkat', '', 'VII');
  await page.getByLabel('Simbol').fill('7x');
  await button('Simpan').click();
  await visitor.sees('Simbol tidak valid.');
  await page.getByLabel('Simbol').fill('A');
  await button('Simpan').click();
  await visitor.sees('Kelas sudah terdaftar.');
  visitor.faults.splice(0);
  await page.getByLabel('Simbol').fill('C');
  await button('Simpan').click();
  await saved();
  await button('Ubah kelas 7C').click();
  await page.getByLabel('Simbol').fill('Hamka');
  await button('Simpan').click();
  await saved();
  await button('Hapus kelas 7Hamka').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: '7Hamka' }).waitFor({ state: 'hidden' });
  await button('Hapus kelas 7A').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await visitor.sees('Kelas ini masih memiliki murid. Keluarkan semua murid dahulu.');
  visitor.faults.splice(0);
});

test('a student leaves a class and is found by name for it again; its homeroom teacher changes', async () => {
  const { page } = visitor;
  const { id_kelas_tahun_ajaran: id } = school.class('A');
  await visitor.open(`/admin/class/detail/${id}`, 'admin');
  await button('Keluarkan Citra Maharanti dari kelas').click();
  await button('Keluarkan').click();
  await until('she is out', async () => (await classOf(id)).jumlah_murid === 3);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await choosing('Tambah murid', 'maharan', 'Citra Maharanti');
  await button('Tambahkan').click();
  await until('she is in', async () => (await classOf(id)).jumlah_murid === 4);
  await button('Keluarkan Citra Maharanti dari kelas').waitFor();
  await page.getByRole('link', { name: 'Wali Kelas', exact: true }).click();
  await choosing('Pilih wali kelas', 'pembayun', 'Putri Pembayun');
  await page.locator('#class-homeroom-form button[type=submit]').click();
  await until('she is homeroom teacher', async () => (await classOf(id)).guru === 'Putri Pembayun');
});

test.each([1280, 360] as const)('students are chosen, moved to another class at once, and taken back, at %i', async (width) => {
  await visitor.close();
  visitor = await Visitor.at(browser, school.base, { width });
  const { page } = visitor;
  const [a, b] = [school.class('A').id_kelas_tahun_ajaran, school.class('B').id_kelas_tahun_ajaran];
  await visitor.open(`/admin/class/detail/${a}`, 'admin');
  for (const nama of ['Beni Saputrawan', 'Citra Maharanti']) await page.getByRole('checkbox', { name: `Pilih ${nama}` }).check();
  await visitor.sees('2 dipilih');
  await button('Pindahkan ke kelas…').click();
  await choosing('Kelas tujuan', '', '7B · 3 murid');
  await button('Pindahkan').click();
  await visitor.sees('2 murid pindah ke 7B.');
  expect([(await classOf(a)).jumlah_murid, (await classOf(b)).jumlah_murid]).toEqual([2, 5]);
  await page.getByRole('checkbox', { name: 'Pilih Beni Saputrawan' }).waitFor({ state: 'hidden' });
  await button('Urungkan').click();
  await visitor.sees('Kembali ke kelas 7A.');
  expect([(await classOf(a)).jumlah_murid, (await classOf(b)).jumlah_murid]).toEqual([4, 3]);
});

test.each([1280, 360] as const)('of the list of all students some are put into a class, whether they were in one or not, and taken back, at %i', async (width) => {
  await visitor.close();
  visitor = await Visitor.at(browser, school.base, { width });
  const { page } = visitor;
  const [a, b] = [school.class('A').id_kelas_tahun_ajaran, school.class('B').id_kelas_tahun_ajaran];
  const counts = async () => [(await classOf(a)).jumlah_murid, (await classOf(b)).jumlah_murid];
  const citra = { id_murid: idOf('citra'), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran: a };
  await school.give(WithdrawStudent, citra);
  await visitor.open('/admin/student', 'admin');
  for (const nama of ['Beni Saputrawan', 'Citra Maharanti', 'Eka Nurhalimah']) await page.getByRole('checkbox', { name: `Pilih ${nama}` }).check();
  await button('Tempatkan di kelas').click();
  await choosing('Tempatkan di kelas', '', '7B');
  await button('Tempatkan').click();
  await visitor.sees('2 murid sudah ditempatkan.');
  expect(await counts()).toEqual([2, 5]);
  await button('Urungkan').click();
  await until('they are back', async () => String(await counts()) === '3,3');
  await school.give(PlaceStudent, citra);
});

test('who was moved by somebody else meanwhile is told of by name, and the others move', async () => {
  const { page } = visitor;
  const [a, b] = [school.class('A').id_kelas_tahun_ajaran, school.class('B').id_kelas_tahun_ajaran];
  await visitor.open(`/admin/class/detail/${a}`, 'admin');
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  const dari = { id_kelas_tahun_ajaran: a, kelas: '7A' };
  await button('Pindahkan ke kelas…').click();
  await choosing('Kelas tujuan', '', /^7B/);
  await school.give(MoveStudent, { id_murid: idOf('dedi'), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran: b, kelas: '7B', dari });
  await button('Pindahkan').click();
  await visitor.sees('1 murid tidak pindah');
  await visitor.sees('Dedi Kurniawanto: sudah ada di kelas 7B');
  for (const who of ['ani', 'beni', 'citra', 'dedi']) {
    await school.give(MoveStudent, { id_murid: idOf(who), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran: a, kelas: '7A', dari: { id_kelas_tahun_ajaran: b, kelas: '7B' } });
  }
});

test('who teaches what in a class is added, and not taken away while the timetable has it', async () => {
  await visitor.open(`/admin/class/detail/${school.class('A').id_kelas_tahun_ajaran}?tab=teaching`, 'admin');
  await button('Tambah Guru Pengampu').click();
  await visitor.page.locator('button[form=teaching-form]').click();
  await visitor.sees('Mata pelajaran wajib diisi.');
  await choosing('Mata pelajaran', 'matem', 'Matematika');
  await choosing('Guru', 'prasety', 'Budi Prasetyawan');
  await visitor.page.locator('button[form=teaching-form]').click();
  await saved();
  await button('Hapus Budi Prasetyawan dari Matematika').click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await visitor.sees(/masih memiliki jam pelajaran/);
  visitor.faults.splice(0);
});

test('a holiday is declared and withdrawn, a semester is opened by its first day and activated', async () => {
  const { page } = visitor;
  await visitor.open(`/admin/academic-year/${ID_TAHUN_AJARAN}`, 'admin');
  await button('Tambah Hari Libur').click();
  await page.getByLabel('Tanggal', { exact: true }).fill('2026-08-17');
  await page.getByLabel('Nama hari libur').fill('Proklamasi');
  await button('Simpan').click();
  await saved();
  await button('Hapus hari libur Proklamasi').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await visitor.sees('Belum ada hari libur di semester ini.');

  await page.goto('/admin/master/academic-year');
  await button('Tambah Semester').click();
  await button('Simpan').click();
  await visitor.sees('Tanggal awal wajib diisi.');
  await page.getByRole('textbox', { name: 'Tanggal awal' }).fill('2027-01-04');
  await button('Simpan').click();
  await saved();
  await button('Aktifkan 2026/2027 Genap').click();
  await button('Aktifkan sekarang').click();
  await until('it is active', async () => (await school.ask('kurikulum', schoolYear.active)).body.data.semester === 'Genap');
  await page.getByRole('link', { name: '2026/2027 Genap' }).click();
  await button('Salin dari Semester Ganjil').click();
  await until('it has what the first one has', async () => ((await school.ask('kurikulum', classroom.list)).body.data as { jumlah_murid: number }[]).reduce((sum, it) => sum + it.jumlah_murid, 0) === 7);
  await visitor.sees('Salinan sedang dibuat dan tampil di sini sedikit demi sedikit.');
});

import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { classroom } from '#contract/classroom/classroom.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { institution } from '#contract/institution/institution.api';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { launchBrowser } from '#test/kit/browser';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { toldIn } from '#test/screens/conflict';
import { complaints } from '#test/screens/looking';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishReferences(school);
  visitor = await Visitor.at(browser, school.base);
  await visitor.open('/admin/teacher', 'admin');
  page = visitor.page;
});
afterAll(async () => {
  await browser.close();
  await school.close();
});
/** The browser notes every answer that is not 200. */
afterEach(() => expect(visitor.faults.splice(0).filter((it) => !it.includes('409'))).toEqual([]));

/** The other one who edits: asked with the session of the one at the browser, which a second one would end. */
const ask = async (endpoint: Endpoint<any, any>, input: object = {}) => (await school.ask('publik', endpoint, input, { token: await page.evaluate<string>("localStorage.getItem('token')") })).body;
const dialog = () => page.getByRole('dialog', { name: 'Data ini baru saja diubah orang lain' });
const told = () => toldIn(dialog());
const press = (name: string) => dialog().getByRole('button', { name }).click();
const field = (form: string, name: string) => page.locator(`#${form}-form_${name}`);
const submit = (form: string) => page.locator(`#${form}-form button[type=submit], button[type=submit][form=${form}-form]`).click();
const choose = async (form: string, name: string, option: string) => {
  await field(form, name).click();
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').filter({ hasText: option }).first().click();
};
/** What is told is put away at once: the next one is another. */
const saved = async () => {
  const told = page.locator('.told', { hasText: 'Data berhasil disimpan.' });
  await told.locator('.told-away').click();
  await told.waitFor({ state: 'detached' });
};

test('a student: who was overtaken in two fields takes one, keeps the other, and loses nothing else', async () => {
  const id = idOf('ani');
  await page.goto(`/admin/student/detail/${id}?tab=data`);
  await field('student', 'nama').fill('Ani Lestari Baru');
  await field('student', 'alamat').fill('Jalan Melati 1');
  await field('student', 'email').fill('ani@contoh.id');
  await ask(students.change, { id, nama: 'Ani Lestariningtyas', alamat: 'Jalan Kenanga 2', tahun_masuk: 2025 });
  await submit('student');
  expect(await told()).toEqual([['Nama', 'Ani Lestariningtyas', 'Ani Lestari Baru'], ['Alamat', 'Jalan Kenanga 2', 'Jalan Melati 1']]);
  expect((await ask(students.one, { id })).data).toMatchObject({ nama: 'Ani Lestariningtyas', email: null });
  await dialog().getByRole('radio', { name: 'Ani Lestariningtyas' }).check();
  await press('Simpan Pilihan');
  await saved();
  expect((await ask(students.one, { id })).data).toMatchObject({ nama: 'Ani Lestariningtyas', alamat: 'Jalan Melati 1', email: 'ani@contoh.id', tahun_masuk: 2025 });
});

test('a teacher: subjects are told by their names, and whoever loads the latest goes on with what they typed elsewhere', async () => {
  const id = idOf('bk');
  await page.goto(`/admin/teacher/detail/${id}?tab=data`);
  await choose('teacher', 'id_mata_pelajaran', 'Matematika');
  await page.keyboard.press('Escape');
  await field('teacher', 'email').fill('bk@contoh.id');
  await ask(teachers.change, { id, id_mata_pelajaran: [idOf('IPA')] });
  await submit('teacher');
  expect(await told()).toEqual([['Mata Pelajaran', 'Ilmu Pengetahuan Alam', 'Matematika']]);
  await press('Muat Ulang');
  await dialog().waitFor({ state: 'hidden' });
  expect(await field('teacher', 'email').inputValue()).toBe('bk@contoh.id');
  await submit('teacher');
  await saved();
  expect((await ask(teachers.one, { id })).data).toMatchObject({ email: 'bk@contoh.id', id_mata_pelajaran: [idOf('IPA')] });
});

test('the data book, payment and standing of a student', async () => {
  const id = idOf('beni');
  await page.goto(`/admin/student/detail/${id}?tab=book`);
  await field('diri', 'tempat_lahir').fill('Bogor');
  await ask(studentData.write, { id, diri: { tempat_lahir: 'Depok', hobi: 'Lari' } });
  await submit('diri');
  expect(await told()).toEqual([['Tempat Lahir', 'Depok', 'Bogor']]);
  await press('Timpa');
  await saved();
  expect((await ask(studentData.read, { id })).data.diri).toEqual({ tempat_lahir: 'Bogor', hobi: 'Lari' });

  await page.goto(`/admin/student/detail/${id}?tab=payment`);
  await choose('payment', 'status', 'Lunas');
  await ask(students.changePayment, { id, status: 'cicilan' });
  await submit('payment');
  expect(await told()).toEqual([['Ubah menjadi', 'Cicilan', 'Lunas']]);
  await press('Muat Ulang');

  await page.goto(`/admin/student/detail/${id}?tab=class`);
  await choose('standing', 'status_murid', 'Pindah');
  await ask(students.changeStanding, { id, status_murid: 'keluar', tanggal: '2026-08-03' });
  await submit('standing');
  expect(await told()).toEqual([['Status baru', 'Keluar', 'Pindah']]);
  await press('Timpa');
  await saved();
  expect((await ask(students.one, { id })).data).toMatchObject({ status: 'cicilan', status_murid: 'pindah' });
});

test('a class and its homeroom teacher', async () => {
  const { id_kelas_tahun_ajaran: id } = school.class('B');
  await page.goto('/admin/class');
  await page.getByRole('button', { name: 'Ubah kelas 7B' }).click();
  await field('class-form', 'simbol').fill('Hamka');
  await ask(classroom.change, { id, simbol: 'Buya' });
  await submit('class-form');
  expect(await told()).toEqual([['Simbol', 'Buya', 'Hamka']]);
  await press('Timpa');
  await saved();
  await page.goto(`/admin/class/detail/${id}?tab=homeroom`);
  await choose('class-homeroom', 'id_guru', 'Budi Prasetyawan');
  await ask(classroom.assignHomeroom, { id, id_guru: null });
  await submit('class-homeroom');
  expect(await told()).toEqual([['Wali kelas', '–', 'Budi Prasetyawan']]);
  await press('Timpa');
  await saved();
  expect((await ask(classroom.detail, { id })).data).toMatchObject({ simbol: 'Hamka', guru: 'Budi Prasetyawan' });
});

test('a semester, with days as people read them', async () => {
  await page.goto(`/admin/academic-year/${ID_TAHUN_AJARAN}`);
  await page.getByRole('button', { name: 'Ubah Tanggal' }).click();
  await field('semester', 'tanggal_akhir').fill('2026-11-20');
  await ask(schoolYear.change, { id: ID_TAHUN_AJARAN, tanggal_akhir: '2026-11-27' });
  await submit('semester');
  expect(await told()).toEqual([['Tanggal akhir', '27 Nov 2026', '20 Nov 2026']]);
  await press('Timpa');
  await saved();
  expect((await ask(schoolYear.one, { id: ID_TAHUN_AJARAN })).data.tanggal_akhir).toBe('2026-11-20');
});

test('the settings: a third one who comes in between is noticed, too; the dialog is in order at both widths and in both themes', async () => {
  await page.goto('/admin/institution');
  await field('institution', 'alamat').fill('Jalan Saya 1');
  await ask(institution.configure, { alamat: 'Jalan Dia 2' });
  await submit('institution');
  expect(await told()).toEqual([['Alamat', 'Jalan Dia 2', 'Jalan Saya 1']]);
  const shots = process.env.SHOTS;
  for (const [theme, width] of [['light', 1280], ['light', 360], ['dark', 1280], ['dark', 360]] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await visitor.resize(width);
    expect([theme, width, await complaints(page)]).toEqual([theme, width, []]);
    if (shots) {
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: `${shots}/conflict-${theme}-${width}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await visitor.resize(1280);
  await ask(institution.configure, { alamat: 'Jalan Mereka 3' });
  await press('Timpa');
  await until('the third one is told', async () => (await told())[0]?.[1] === 'Jalan Mereka 3');
  await press('Timpa');
  await saved();
  expect((await ask(institution.settings)).data.alamat).toBe('Jalan Saya 1');
});

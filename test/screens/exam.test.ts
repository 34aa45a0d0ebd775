import type { Browser } from 'playwright-core';
import { exam } from '#contract/exam/exam.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { teaching } from '#contract/subject/teaching.api';
import { launchBrowser } from '#test/kit/browser';
import { gate } from '#test/kit/gate';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { choose } from '#test/screens/choosing';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function visit(path: string, who: Who, look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(path, who);
  return it;
}

test('an exam is planned, lacks what it lacks, is given back with a reason, submitted again and approved', async () => {
  await school.ask('admin', teaching.assign, { id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('A').id_kelas });
  await school.ask('budi', questionBank.write, { id_mata_pelajaran: idOf('MTK'), tipe: 'Essay', pertanyaan: 'Jelaskan bilangan prima' });

  const budi = await visit('/teacher/cbt/add', 'budi');
  const { page } = budi;
  await page.getByLabel('Judul').fill('PTS Bilangan');
  await choose(page.getByLabel('Jenis'), 'Penilaian Tengah Semester');
  await choose(page.getByLabel('Mata pelajaran'), 'Matematika');
  await choose(page.getByLabel('Kelas'), '7A');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buat Rencana' }).click();
  await budi.sees('Belum ada soal. Ambil dari bank soal atau dari paket.');

  await page.getByRole('button', { name: 'Tambah dari Bank Soal' }).click();
  await page.getByRole('checkbox', { name: /Jelaskan bilangan prima/ }).check();
  await page.getByRole('button', { name: 'Tambahkan 1 soal' }).click();
  await budi.sees('Jumlah bobot: 100');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await budi.sees('Tersimpan.');

  await page.getByRole('link', { name: 'Rencana', exact: true }).click();
  await budi.sees('Setiap ruang punya pengawas (belum)');
  expect(await page.getByRole('button', { name: 'Ajukan' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Ruang & Pengawas' }).click();
  await page.getByRole('button', { name: 'Tambah Ruang' }).click();
  await choose(page.getByLabel('Pengawas', { exact: true }), 'Bayu Kartanegara', 'Kartanegara');
  await page.keyboard.press('Escape');
  const line = gate();
  await page.route('**/api/cbt/edit-cbt', async (it) => {
    await line.passed;
    await it.continue();
  });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('link', { name: 'Rencana', exact: true }).click();
  await budi.sees('Perubahan belum disimpan');
  line.open();
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await budi.sees('Menunggu Persetujuan');

  const office = await visit('/teacher/cbt', 'kurikulum', { width: 360, theme: 'dark' });
  await office.page.getByRole('link', { name: 'PTS Bilangan' }).click();
  await office.page.getByRole('button', { name: 'Kembalikan' }).click();
  await office.page.getByLabel('Alasan').fill('Tambahkan soal uraian');
  await office.page.getByRole('button', { name: 'Kembalikan' }).click();
  await budi.sees('Dikembalikan: Tambahkan soal uraian');
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await office.page.getByRole('button', { name: 'Setujui' }).click();
  await budi.sees('4 murid');

  const bk = await visit('/teacher/cbt/schedule', 'bk');
  await bk.sees('Bayu Kartanegara');
  expect((await school.ask('kepala', exam.list, { status: 'disetujui' })).body.total).toBe(1);
  expect([...budi.faults, ...office.faults, ...bk.faults]).toEqual([]);
});

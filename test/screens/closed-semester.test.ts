import type { Browser } from 'playwright-core';
import { gradebook } from '#contract/grading/gradebook.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { scored, SUBJECT } from '#test/kit/a-gradebook';
import { publishedReport } from '#test/kit/a-report';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

const alasan = 'Salah salin dari kertas ujian';
let browser: Browser;
let school: School;
let id: string;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await scored(school);
  id = (await publishedReport(school, 'ani')).id_general_report;
  await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04', active: true });
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

test('the admin opens a report of a closed semester, writes in it and publishes it, asked for a reason each time', async () => {
  const admin = await Visitor.at(browser, school.base);
  await admin.open(`/teacher/homeroom/report?type=tengah_semester&kelas=${school.class('A').id_kelas_tahun_ajaran}`, 'admin');
  const { page } = admin;
  const detail = async () => (await school.ask('kepala', reportCard.content, { id })).body.data;
  const because = async (act: string) => {
    await page.getByRole('button', { name: act, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alasan').fill(alasan);
    await dialog.getByRole('button', { name: act, exact: true }).click();
  };
  await page.getByRole('link', { name: 'Ani Lestaringtyas' }).click();
  await admin.sees('Semester rapor ini sudah ditutup.');
  await because('Buka Kembali');
  await until('it is a draft', async () => (await detail()).status === 'draf');
  await page.getByLabel('Catatan wali kelas').fill('Perlu latihan');
  await page.getByLabel('Alasan perubahan').fill(alasan);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await until('the note is kept', async () => (await detail()).isi.catatan_wali === 'Perlu latihan');
  await because('Terbitkan');
  await until('it is out again', async () => (await detail()).isPublished);
  expect((await detail()).daftar_versi.map((it: { versi: number }) => it.versi)).toEqual([2, 1]);
  expect(admin.faults).toEqual([]);
});

test('a column of a closed semester is added by the admin with the reason that the gradebook asks for', async () => {
  const { id_kelas_tahun_ajaran } = school.class('A');
  const admin = await Visitor.at(browser, school.base);
  await admin.open(`/teacher/reports/${SUBJECT.A}/${id_kelas_tahun_ajaran}/detail`, 'admin');
  const { page } = admin;
  await page.getByLabel('Alasan perubahan').fill(alasan);
  await page.getByRole('button', { name: 'Kolom', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tambah kolom' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jenis').click();
  await page.getByTitle('STS · STS').click();
  await dialog.getByRole('button', { name: 'Tambah', exact: true }).click();
  await until('the column is there', async () => (await school.ask('kepala', gradebook.open, { id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran: SUBJECT.A })).body.data.kolom.length === 2);
  expect(admin.faults).toEqual([]);
});

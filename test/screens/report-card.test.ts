import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { reportCard } from '#contract/report-card/report-card.api';
import { aColumn, columnOf, enter, scored } from '#test/kit/a-gradebook';
import { addressOf, aReport, publishedReport, reportOf } from '#test/kit/a-report';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { tooWide } from '#test/screens/looking';
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
const detail = async (id: string) => (await school.ask('kepala', reportCard.content, { id })).body.data;

test('a homeroom teacher makes the reports of a class, fills one in, verifies and publishes it; its student sees it at once', async () => {
  const id = reportOf('ani');
  const ani = await visit('/student/report', 'ani', { width: 360 });
  await ani.sees('Belum ada rapor yang diterbitkan.');
  const wali = await visit('/teacher/homeroom/report?type=tengah_semester', 'waliA');
  const { page } = wali;
  await wali.sees('Belum ada rapor untuk 4 murid; buat dahulu, lalu isi.');
  await page.getByRole('button', { name: 'Buat 4 Rapor' }).click();
  await page.getByRole('link', { name: 'Ani Lestaringtyas' }).click();
  await page.getByLabel('Catatan wali kelas').fill('{{nama_siswa}} rajin dan santun');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await until('the note is kept', async () => (await detail(id)).isi.catatan_wali === 'Ani Lestaringtyas rajin dan santun');
  expect(await page.getByLabel('Catatan wali kelas').inputValue()).toBe('Ani Lestaringtyas rajin dan santun');
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await page.locator('.ant-popconfirm').getByRole('button', { name: 'Terbitkan' }).click();
  await until('it is out', async () => (await detail(id)).status === 'diterbitkan');
  await wali.sees('Ani Lestaringtyas rajin dan santun', page.locator('.report-sheet'));
  await ani.page.getByRole('link', { name: 'Buka rapor' }).click();
  await ani.sees('Ani Lestaringtyas rajin dan santun');
  expect(await tooWide(ani.page)).toEqual([]);
  expect([wali.faults, ani.faults]).toEqual([[], []]);
});

test('a report that its student has open is told to be no longer out while it is put right, and is there again as its new version', async () => {
  const { id_general_report: id } = await publishedReport(school, 'beni');
  const beni = await visit(`/student/report?rapor=${id}`, 'beni', { width: 360 });
  await beni.sees('Beni Saputrawan', beni.page.locator('.report-sheet'));
  await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Catatan keliru' });
  await beni.sees('Rapor ini belum terbit.');
  await beni.page.reload();
  await beni.sees('Rapor ini belum terbit.');
  await school.ask('waliA', reportCard.updateAll, { general_report: { id_general_report: id, catatan_wali: 'Sudah diperbaiki' } });
  await school.ask('waliA', reportCard.verify, { id, by: 'waliKelas' });
  await school.ask('waliA', reportCard.publish, { id });
  await beni.sees('Sudah diperbaiki', beni.page.locator('.report-sheet'));
  expect(beni.faults.filter((it) => !it.includes('409 (Conflict)'))).toEqual([]);
});

test('parents without an account read a report by its address and say so; revoked, it leads nowhere', async () => {
  const { id_general_report: id, uuid } = await publishedReport(school, 'eka');
  const parent = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(parent);
  await parent.page.goto(`/public/report-preview/${uuid}`);
  await parent.sees('Terlambat masuk sekolah');
  await parent.sees(/^✓ Sah · versi 1, diterbitkan .*; disegel dalam beberapa menit$/);
  await parent.page.getByText('Rincian bukti').click();
  await parent.sees('E*** N***');
  const [file] = await Promise.all([parent.page.waitForEvent('download'), parent.page.getByRole('link', { name: 'Unduh berkas bukti' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('"export":"pelita-proof-1"');
  expect(await parent.page.locator('.report-mark text').textContent()).toBe('SALINAN DIGITAL');
  await parent.page.getByRole('button', { name: 'Saya sudah membaca' }).click();
  await parent.sees(/^Tercatat: rapor sudah dibaca/);
  expect([await tooWide(parent.page), parent.faults]).toEqual([[], []]);
  expect((await detail(id)).daftar_versi[0].dibaca).not.toBe(null);
  await school.ask('waliB', reportCard.revoke, { id, alasan: 'Tautan tersebar' });
  await parent.page.reload();
  await parent.sees(/^⊘ Tautan ini dicabut sejak .*; rapor versi 1 sendiri tidak ditarik$/);
  await school.query("UPDATE es.event SET data = replace(data::text, 'Tautan tersebar', 'Tautan tertukar')::json WHERE stream = $1 AND type = 'PreviewRevoked'", [`report-card-${id}`]);
  await parent.page.reload();
  await parent.sees('Tidak cocok dengan catatan sekolah');
  await parent.sees(/^Peristiwa ke-\d+: isinya berubah sejak dicatat atau disegel$/);
  expect(await addressOf(school, id)).toBe(uuid);
});

test('the curriculum office sees what is missing by class and takes a report back with a reason', async () => {
  const id = await aReport(school, 'dedi');
  await school.ask('waliA', reportCard.verify, { id, by: 'waliKelas' });
  const kurikulum = await visit('/teacher/homeroom/report?type=tengah_semester', 'kurikulum');
  const { page } = kurikulum;
  await page.getByRole('link', { name: '7A', exact: true }).click();
  await page.getByRole('link', { name: 'Dedi Kurniawanto' }).click();
  await kurikulum.sees('Nilai: Matematika');
  await page.getByRole('button', { name: 'Kembalikan ke Draf' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Kembalikan ke Draf' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Alasan').fill('Catatan keliru');
  await dialog.getByRole('button', { name: 'Kembalikan ke Draf' }).click();
  await until('it is a draft again', async () => (await detail(id)).status === 'draf');
  await kurikulum.sees('Dikembalikan: Catatan keliru');
  expect(kurikulum.faults).toEqual([]);
});

test('a report whose score changed since it was verified says so and is not offered to be published, but to be taken back', async () => {
  await scored(school);
  const id = await aReport(school, 'citra');
  await school.ask('waliA', reportCard.verify, { id, by: 'waliKelas' });
  const wali = await visit(`/teacher/homeroom/report/${id}`, 'waliA');
  const acts = wali.page.locator('.record-acts');
  await acts.getByRole('button', { name: 'Terbitkan' }).waitFor();
  await enter(school, [{ id_kolom: columnOf(school, 'A'), id_murid: idOf('citra'), nilai: 70, sebelum: 80 }]);
  await wali.page.reload();
  await wali.sees('Isi berubah sejak diverifikasi', wali.page.locator('.record-concerns'));
  await wali.sees('Kembalikan ke draf, periksa, lalu verifikasi lagi.');
  expect(await acts.getByRole('button').allInnerTexts()).toEqual(['Kembalikan ke Draf', 'Cetak A4', 'Cetak F4']);
  expect(wali.faults).toEqual([]);
});

test('a published report of which the gradebook has another number now is named in its class, with what can be done', async () => {
  await scored(school);
  const cell = { id_kolom: await aColumn(school, 'B', { tipe: 'STS', id_kd: null }), id_murid: idOf('fajar') };
  await enter(school, [{ ...cell, nilai: 80 }], 'B');
  const id = await aReport(school, 'fajar');
  await school.ask('waliB', reportCard.verify, { id, by: 'waliKelas' });
  await school.ask('waliB', reportCard.publish, { id });
  await enter(school, [{ ...cell, nilai: 60, sebelum: 80 }], 'B', { alasan: 'Salah salin dari kertas' });
  const wali = await visit('/teacher/homeroom/report?type=tengah_semester', 'waliB');
  await wali.sees('Dari 1 rapor terbit, buku nilai kini berbeda.');
  await wali.sees(/^Buku nilai kini berbeda: /, wali.page.locator('tr', { hasText: /^Fajar/ }));
  await wali.page.getByRole('link', { name: /^Fajar/ }).click();
  await wali.sees(/kurikulum membukanya kembali/, wali.page.locator('.record-concerns'));
  expect(wali.faults).toEqual([]);
});

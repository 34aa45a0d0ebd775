import type { Browser } from 'playwright-core';
import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { timetable } from '#contract/timetable/timetable.api';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { choose } from '#test/screens/choosing';
import { Visitor } from '#test/screens/visitor';

const [FRIDAY, SATURDAY] = [5, 6];
const CONFLICT = expect.stringContaining('409 (Conflict)');
const GENAP = '2026/2027 Genap';
let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  // On Saturday the teacher of 7A has the first hour in 7B.
  const slot = { hari: SATURDAY, posisi: 1, id_kelas: school.class('B').id_kelas, id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK') };
  expect((await school.ask('admin', timetable.place, { slot })).status).toBe(200);
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function desk() {
  const it = await Visitor.at(browser, school.base);
  visitors.push(it);
  await it.open(`/admin/timetable?per=kelas&id=${school.class('A').id_kelas}`, 'admin');
  await it.page.locator('.week-grid').waitFor();
  // The session of the page ended the one before.
  school.takeToken('admin', await it.page.evaluate<string>("localStorage.getItem('token')"));
  const cell = (hari: number, posisi: number) => it.page.locator(`[data-at="${hari}-${posisi}"]`);
  return { it, page: it.page, cell };
}
type Placed = { id_kelas: string; hari: number; posisi: number };
const isAt = async (hari: number, posisi: number) =>
  ((await school.ask('kurikulum', timetable.whole)).body.data.slots as Placed[]).some((it) => it.id_kelas === school.class('A').id_kelas && it.hari === hari && it.posisi === posisi);

test('whom the lessons of another day are held by is said of that day', async () => {
  const { it, page } = await desk();
  await page.getByRole('link', { name: 'Guru Pengganti' }).click();
  await page.getByRole('combobox', { name: 'Tanggal' }).click();
  await page.locator('.ant-select-item-option').last().click();
  const chosen = () => new URL(page.url()).searchParams.get('tanggal');
  await until('another day is chosen', () => chosen() !== null);
  const tanggal = chosen() as string;
  await it.sees(new RegExp(`sesi pada \\S+, ${tanggal.slice(-2)} .* digantikan|Tidak ada sesi pada hari itu`));
});

test('with keys alone a lesson is lifted, clashes by name, goes to the place that is offered, and back', async () => {
  const { it, page, cell } = await desk();
  await cell(1, 1).focus();
  await page.keyboard.press('Space');
  await it.sees(/^Matematika diangkat/);
  for (let hari = 1; hari < SATURDAY; hari++) await page.keyboard.press('ArrowRight');
  await until('Saturday says that it clashes', async () => (await cell(SATURDAY, 1).innerText()).includes('bentrok'));
  await page.keyboard.press('Space');
  const told = page.getByRole('alert').filter({ hasText: 'Belum dapat ditempatkan' });
  await it.sees('Budi Prasetyawan mengajar Matematika di 7B pada jam ini.', told);
  expect([await isAt(1, 1), await told.getByRole('button').allInnerTexts()]).toEqual([true, ['Sabtu jam ke-2', 'Sabtu jam ke-3']]);
  await told.getByRole('button', { name: 'Sabtu jam ke-2' }).press('Enter');
  await until('it was moved', async () => (await isAt(SATURDAY, 2)) && !(await isAt(1, 1)));
  await page.getByRole('button', { name: 'Urungkan' }).press('Enter');
  await until('it is back', () => isAt(1, 1));
  expect(it.faults).toEqual([]);
});

test('dragged onto a time that its teacher has elsewhere it stays and says why; onto a free one it goes', async () => {
  const { it, page, cell } = await desk();
  await cell(FRIDAY, 3).dragTo(cell(SATURDAY, 1));
  await it.sees('Budi Prasetyawan mengajar Matematika di 7B pada jam ini.', page.getByRole('alert'));
  expect(await isAt(FRIDAY, 3)).toBe(true);
  await cell(FRIDAY, 3).dragTo(cell(SATURDAY, 3));
  await until('it was moved', async () => (await isAt(SATURDAY, 3)) && !(await isAt(FRIDAY, 3)));
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(it.faults).toEqual([]);
});

test('what was changed by hand since many were is named before it is undone', async () => {
  const { body } = await school.ask('admin', timetable.copyDay, { hari: 2, hari_tujuan: SATURDAY, id_kelas: school.class('B').id_kelas, hanya_muat: true });
  expect((await school.ask('admin', timetable.change, { id: body.data.tempat[0].id, ruang: 'Aula' })).status).toBe(200);
  const { it, page } = await desk();
  await page.getByRole('button', { name: 'Salin, impor, cetak' }).click();
  await page.getByRole('menuitem', { name: 'Perubahan Sekaligus' }).click();
  const list = page.getByRole('dialog', { name: 'Perubahan Sekaligus' });
  await list.getByRole('button', { name: 'Urungkan', exact: true }).click();
  const told = list.getByRole('alert');
  await it.sees('1 jam pelajaran sudah diubah sejak itu.', told);
  await it.sees('Aula', told);
  const isUndone = async () => (await school.ask('admin', timetable.changes)).body.data.find((one: { id: string }) => one.id === body.data.id).isUrung;
  expect(await isUndone()).toBe(false);
  await told.getByRole('button', { name: 'Urungkan Juga' }).click();
  await until('it is undone', isUndone);
  expect(it.faults).toEqual([CONFLICT]);
});

test('a preview that the timetable has overtaken is not applied, but shown anew', async () => {
  const { it, page } = await desk();
  await page.getByRole('button', { name: 'Salin, impor, cetak' }).click();
  await page.getByRole('menuitem', { name: 'Salin Hari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salin Hari' });
  await choose(dialog.getByLabel('Ke', { exact: true }), 'Sabtu');
  await choose(dialog.getByLabel('Kelas'), '7B');
  await dialog.getByRole('button', { name: 'Pratinjau' }).click();
  await it.sees('ditempatkan', dialog.getByRole('status'));
  const slot = (await school.ask('admin', timetable.whole)).body.data.slots.find((one: { kelas: string; hari: number; posisi: number }) => one.kelas === '7B' && one.hari === 1 && one.posisi === 2);
  expect(await school.ask('admin', timetable.change, { id: slot.id, ruang: 'Lab IPA' })).toMatchObject({ status: 200 });
  await dialog.getByRole('button', { name: /^Terapkan/ }).click();
  await it.sees('Jadwal berubah sejak pratinjau tadi.', dialog);
  const onSaturday = async (): Promise<{ ruang: string | null }[]> => (await school.ask('admin', timetable.whole)).body.data.slots.filter((one: { kelas: string; hari: number; kode: string }) => one.kelas === '7B' && one.hari === SATURDAY && one.kode === 'IPA');
  expect(await onSaturday()).toEqual([]);
  await dialog.getByRole('button', { name: /^Terapkan/ }).click();
  await until('what was shown anew is done', async () => (await onSaturday()).some((one) => one.ruang === 'Lab IPA'));
});

test('what a file would take from each class is told before', async () => {
  const { it, page } = await desk();
  await page.getByRole('button', { name: 'Salin, impor, cetak' }).click();
  await page.getByRole('menuitem', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'jadwal.csv', mimeType: 'text/csv', buffer: Buffer.from('Hari;Jam ke;Kelas;Mata Pelajaran;Guru\nSenin;1;9Z;Matematika;Budi Prasetyawan\nSabtu;3;7A;Matematika;Budi Prasetyawan\n') });
  await it.sees(/^7A: \d ditempatkan, \d+ dihapus$/, dialog);
  await it.sees('Kelas "9Z" tidak ada di semester ini.', dialog);
  expect(it.faults).toEqual([]);
});

test('a semester to come is arranged before it is active', async () => {
  const { body: genap } = await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04' });
  expect((await school.ask('admin', classroom.form, { tingkat: 8, simbol: 'C', id_tahun_ajaran: genap.data.id })).status).toBe(200);
  const { it, page } = await desk();
  await choose(page.getByLabel('Semester'), GENAP);
  await it.sees('Disusun lebih dahulu');
  await page.locator('[data-at="1-1"]').click();
  await choose(page.locator('#slot-mapel'), 'Matematika', 'Matem');
  await choose(page.locator('#slot-guru'), 'Budi Prasetyawan', 'Budi');
  await page.getByRole('button', { name: 'Tempatkan', exact: true }).click();
  const ahead = async () => (await school.ask('admin', timetable.whole, { id_tahun_ajaran: genap.data.id })).body.data.slots;
  await until('it stands in the semester to come', async () => (await ahead()).length === 1);
  expect(await ahead()).toMatchObject([{ kelas: '8C', hari: 1, posisi: 1, mapel: 'Matematika' }]);
  expect(it.faults).toEqual([]);
});

test('Murajaah and breaks stand in the week where the day has them', async () => {
  const row = { tipe: 'M', jam_mulai: '06:30', durasi: 40, isMurajaah1: 1, isMurajaah2: 0, murajaah1dur: 30, murajaah2dur: 0, break1dur: 20, break2dur: 0, aktif: true } as const;
  expect((await school.ask('admin', scheduleModel.api.create, row)).status).toBe(200);
  const { it, page } = await desk();
  await it.sees('Murajaah', page.locator('.week-grid'));
  expect(await page.locator('.week-grid-break').first().innerText()).toMatch(/^06:30\s+Murajaah$/);
});

test('what is typed of a lesson stays while somebody else changes, places or removes one there, and who typed is told and chooses', async () => {
  const { it, page, cell } = await desk();
  await it.isLive();
  const panel = page.locator('.slot-panel');
  const [room, save, told] = [panel.getByLabel('Ruang'), panel.getByRole('button', { name: 'Simpan' }), panel.locator('.overtaken')];
  const there = async (hari: number, posisi: number) => (await school.ask('kurikulum', timetable.whole)).body.data.slots.find((one: Placed) => one.id_kelas === school.class('A').id_kelas && one.hari === hari && one.posisi === posisi);
  const slot = await there(1, 1);
  await cell(1, 1).click();
  await room.fill('Lab Saya');
  await school.ask('admin', timetable.change, { id: slot.id, ruang: 'Aula' });
  await it.sees(new RegExp(`ini menjadi: ${slot.mapel} · .* · Aula`), told);
  expect([await room.inputValue(), await save.isDisabled()]).toEqual(['Lab Saya', true]);
  await told.getByRole('button', { name: 'Tetap tulisan saya' }).click();
  await save.click();
  await until('it is saved', async () => (await there(1, 1)).ruang === 'Lab Saya');

  await cell(1, 1).click();
  await room.fill('Lab Lain');
  await school.ask('admin', timetable.remove, { id: slot.id });
  await it.sees('Sementara Anda menulis, ini menjadi: kosong', told);
  expect(await room.inputValue()).toBe('Lab Lain');
  await told.getByRole('button', { name: 'Pakai yang itu' }).click();
  await it.sees(/^Isi Senin jam ke-1/, panel);

  await choose(panel.getByLabel('Mata pelajaran'), 'Ilmu Pengetahuan Alam');
  await school.ask('admin', timetable.place, { slot: { hari: 1, posisi: 1, id_kelas: school.class('A').id_kelas, id_guru: slot.id_guru, id_mata_pelajaran: slot.id_mata_pelajaran } });
  await it.sees(new RegExp(`ini menjadi: ${slot.mapel}`), told);
  expect(await panel.getByRole('button', { name: 'Hapus' }).count()).toBe(0);
  await told.getByRole('button', { name: 'Pakai yang itu' }).click();
  await panel.getByRole('button', { name: 'Hapus' }).waitFor();
  expect(await room.inputValue()).toBe('');
  expect(it.faults).toEqual([]);
});

import type { Browser } from 'playwright-core';
import { lesson } from '#contract/lesson/lesson.api';
import { plan } from '#contract/lesson/plan.api';
import { addDays } from '#contract/school-year/school-days';
import { cover } from '#contract/timetable/cover.api';
import { CancelLesson, ScheduleLesson } from '#server/lesson/lesson.decider';
import { AssignTeacher } from '#server/subject/teaching.decider';
import { furnish } from '#test/api/lesson-probes';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, lessonOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnish(school);
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

test('who stands in plans the lesson, and that one only', async () => {
  const id_sesi = lessonOf('A', addDays(school.today, 1), 3);
  await school.give(CancelLesson, { id_sesi: lessonOf('B', addDays(school.today, 1), 3), alasan: 'libur' });
  await school.ask('kurikulum', cover.assign, { id: id_sesi, id_guru_pengganti: idOf('sari'), alasan: 'sakit' });
  const sari = await visit(`/teacher/schedule/${id_sesi}/edit`, 'sari', { width: 360 });
  await sari.sees(/menggantikan Budi Prasetyawan/);
  await sari.page.getByLabel('Tatap muka daring').fill('81234567899');
  await sari.page.getByRole('button', { name: 'Simpan' }).tap();
  await sari.sees('Rencana tersimpan');
  await sari.sees(/tatap muka daring diubah/);
  for (const name of ['Geser mulai sesi ini', 'Sesi berikutnya']) expect(await sari.page.getByText(name).count()).toBe(0);
  // Whom she stands in for writes meanwhile: told, chosen, and nothing written over.
  const roomOf = async () => (await school.ask('budi', lesson.one, { id: id_sesi })).body.data.zoom_setting;
  await sari.page.getByLabel('Tatap muka daring').fill('80000000001');
  await school.ask('budi', plan.change, { data: { id_sesi, zoom_setting: '89999999999' } });
  await sari.sees(/ini menjadi: .*89999999999/, sari.page.getByRole('alert'));
  expect(await sari.page.getByLabel('Tatap muka daring').inputValue()).toBe('80000000001');
  await sari.page.getByRole('button', { name: 'Tetap tulisan saya' }).tap();
  await sari.page.getByRole('button', { name: 'Simpan' }).tap();
  await until('hers is saved by her who saw the other', async () => (await roomOf()) === '80000000001');
  expect(sari.faults).toEqual([]);
});

test('the Tab key comes to the matrix however narrow, and every sum in it leads to its lessons', async () => {
  const { page, faults } = await visit('/teacher/curriculum/planning', 'kurikulum');
  const matrix = page.locator('.plan-teachers');
  await matrix.waitFor();
  expect(await matrix.locator('tbody button[tabindex="0"]').first().isVisible()).toBe(true);
  const sum = matrix.locator('tbody .plan-sum button').first();
  const total = Number((await sum.locator('small').innerText()).slice(1));
  await sum.click();
  await until('the drawer counts as many', async () => Number(await page.locator('.why-drawer .why-part.is-result b').innerText()) === total);
  await page.keyboard.press('Escape');
  await until('it is closed', async () => (await page.locator('.why-drawer').count()) === 0);
  await matrix.locator('tfoot button:visible').first().click();
  await page.locator('.why-drawer .plan-why > li').first().waitFor();
  expect(faults).toEqual([]);
});

test('on a phone what is approved of each level is in sight beside its teacher', async () => {
  const { id_kelas, id_kelas_tahun_ajaran } = school.class('A');
  await school.give(AssignTeacher, { id_pengampu: idOf('Budi di 7A'), id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK'), id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran: ID_TAHUN_AJARAN });
  const kepala = await visit('/teacher/rpp/planning-control', 'kepala', { width: 360 });
  const cell = kepala.page.locator('.rpp-cell').first();
  await cell.waitFor();
  expect(await cell.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(344);
  await kepala.sees('Matematika', kepala.page.locator('.rpp-control th small').first());
  expect(kepala.faults).toEqual([]);
});

test('on a phone the worst stand in the matrix, and the rest when they are asked for', async () => {
  const [tanggal_sesi, { id_kelas, id_kelas_tahun_ajaran }] = [addDays(school.today, 1), school.class('A')];
  const hours = { mulai: `${tanggal_sesi}T08:00:00.000Z`, selesai: `${tanggal_sesi}T08:40:00.000Z` };
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await school.give(ScheduleLesson, { id_sesi: idOf(`sesi ${n}`), id_slot: idOf(`slot ${n}`), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas, id_kelas_tahun_ajaran, id_mata_pelajaran: idOf('MTK'), id_guru: idOf(`guru ${n}`), tanggal_sesi, posisi: 9, ...hours });
  }
  const { page, faults } = await visit('/teacher/curriculum/planning', 'kurikulum', { width: 360 });
  const rows = page.locator('.plan-teachers tbody tr');
  await page.getByRole('button', { name: 'Tampilkan 2 guru lagi' }).waitFor();
  expect(await rows.count()).toBe(8);
  await page.getByRole('button', { name: 'Tampilkan 2 guru lagi' }).tap();
  await until('all are there', async () => (await rows.count()) === 10);
  expect(faults).toEqual([]);
});

test('behind a number of more lessons than fit at once stand all of them, page by page', async () => {
  const [tanggal_sesi, { id_kelas, id_kelas_tahun_ajaran }] = [addDays(school.today, 1), school.class('A')];
  const hours = { mulai: `${tanggal_sesi}T08:00:00.000Z`, selesai: `${tanggal_sesi}T08:40:00.000Z` };
  for (let n = 0; n < 101; n++) {
    await school.give(ScheduleLesson, { id_sesi: idOf(`sesi ke-${n}`), id_slot: idOf(`slot ke-${n}`), id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas, id_kelas_tahun_ajaran, id_mata_pelajaran: idOf('MTK'), id_guru: idOf('guru terajin'), tanggal_sesi, posisi: 9, ...hours });
  }
  const { page, faults } = await visit('/teacher/curriculum/planning', 'kurikulum');
  await page.locator('.plan-teachers .plan-sum button', { hasText: '/101' }).first().click();
  const lessons = page.locator('.why-drawer .plan-why > li');
  await until('a hundred are there', async () => (await lessons.count()) === 100);
  await page.locator('.why-drawer').getByRole('listitem', { name: '2', exact: true }).click();
  await until('the last is there', async () => (await lessons.count()) === 1);
  expect(faults).toEqual([]);
});

import type { Browser } from 'playwright-core';
import { level } from '#contract/classroom/level.resource';
import { program } from '#contract/classroom/program.resource';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { subject } from '#contract/subject/subject.resource';
import { launchBrowser } from '#test/kit/browser';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { toldIn } from '#test/screens/conflict';
import { complaints, NOTHING_MOVES } from '#test/screens/looking';
import { MasterDesks } from '#test/screens/master-desk';

let browser: Browser;
let school: School;
let desks: MasterDesks;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishReferences(school);
  desks = new MasterDesks(browser, school);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

test('what is still used is not deleted, and the dialog says so', async () => {
  const desk = await desks.at(subject);
  await desk.press({ id: idOf('MTK') }, /^Hapus Matematika/);
  await desk.dialog().getByRole('button', { name: 'Hapus' }).click();
  await desk.visitor.sees(/^Matematika masih dipakai/);
  expect(await desk.dialog().getByRole('button', { name: 'Hapus' }).isDisabled()).toBe(true);
  expect((await desk.rows()).some(({ id }) => id === idOf('MTK'))).toBe(true);
});

test('who begins to type before the drawer stands still stays in their field', async () => {
  const { visitor: { page }, press, form } = await desks.at(subject);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addStyleTag({ content: '.ant-drawer-content-wrapper { transition-duration: 1s !important; }' });
  await press({ id: idOf('MTK') }, /^Ubah Matematika/);
  await form.field('nama').focus();
  const moving = page.locator('[class*=-motion-right-appear]');
  const wasMoving = await moving.count();
  await until('the drawer stands still', async () => (await moving.count()) === 0);
  const isIn = await form.field('nama').evaluate((it) => it === it.ownerDocument.activeElement);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect([wasMoving > 0, isIn]).toEqual([true, true]);
});

test('who edits what somebody else has just changed sees both, and chooses', async () => {
  const { ask, kept, line, press, dialog, form, isLeft } = await desks.at(program);
  await ask(program.api.create, { nama: 'Tahfidz' });
  const row = await kept({ nama: 'Tahfidz' });
  const meanwhile = async (nama: string) => {
    await ask(program.api.change, { id: row.id, nama });
    await line(row).getByText(nama).waitFor();
  };
  const conflict = dialog('Data ini baru saja diubah orang lain');
  await press(row, /^Ubah /);
  await form.fill({ nama: 'Tahfidz Putra' });
  await meanwhile('Tahfidz Inti');
  await form.save();
  expect(await toldIn(conflict)).toEqual([['Nama', 'Tahfidz Inti', 'Tahfidz Putra']]);
  await conflict.getByRole('button', { name: 'Muat Ulang' }).click();
  await until('the form shows the latest', async () => (await form.field('nama').inputValue()) === 'Tahfidz Inti');

  await form.fill({ nama: 'Tahfidz Putri' });
  await meanwhile('Tahfidz Dasar');
  await form.save();
  await conflict.getByRole('button', { name: 'Timpa' }).click();
  await isLeft();
  await kept({ nama: 'Tahfidz Putri' });
});

test('a form is not lost on the way to another screen, and is kept once however often it is sent', async () => {
  const { page, visitor, form, add, dialog, isLeft, rows } = await desks.at(program);
  await add();
  await form.fill({ nama: 'Olimpiade' });
  // The form lies over the link, but the keyboard or another control may still lead there.
  await page.locator('.screen-back').dispatchEvent('click');
  await dialog('Perubahan belum disimpan').getByRole('button', { name: 'Lanjut Mengisi' }).click();
  expect([visitor.path, await form.field('nama').inputValue()]).toEqual(['/admin/master/program', 'Olimpiade']);
  // The server keeps it, but its answers do not arrive.
  await page.route('**/api/program', (route) => route.fetch().then(() => route.abort()));
  await form.save();
  await visitor.sees('Server tidak dapat dihubungi. Periksa koneksi, lalu coba lagi.', form.drawer);
  await page.unroute('**/api/program');
  await form.save();
  await isLeft();
  expect((await rows()).filter(({ nama }) => nama === 'Olimpiade')).toHaveLength(1);
  visitor.faults.splice(0);
});

test('a list that does not come says so, and comes when asked again', async () => {
  const { page, visitor } = await desks.at(subject);
  await page.route('**/api/mata_pelajaran?*', (route) => route.abort());
  await page.reload();
  await visitor.sees('Data gagal dimuat');
  await visitor.mends('**/api/mata_pelajaran?*', page.getByText('Matematika'));
  visitor.faults.splice(0);
});

test('the address narrows a list, and nobody finds what they do not keep', async () => {
  const { page, visitor, line } = await desks.at(level);
  await page.goto('/admin/master/subject?id_kelompok=nonsense');
  await line({ id: idOf('MTK') }).waitFor();
  await page.getByRole('button', { name: /^(\S+ )?Saring/ }).click();
  await page.getByRole('combobox', { name: 'Kelompok' }).click();
  await page.locator('.ant-select-item-option[title="Muatan Lokal"]').click();
  await visitor.sees('Tidak ada data dengan saringan ini');
  for (const unknown of ['/admin/master/counselling-category', '/admin/master/nothing']) {
    await page.goto(unknown);
    await visitor.arrives('/404');
  }
});

test('a form full of errors is in order in both themes and at both widths', async () => {
  const { page, visitor, form, add } = await desks.at(basicCompetence);
  for (const [theme, width] of [['light', 1280], ['light', 360], ['dark', 1280], ['dark', 360]] as const) {
    await page.evaluate(`localStorage.setItem('tema', '${theme}')`);
    await visitor.resize(width);
    await page.reload();
    await add();
    await form.save();
    await form.error('kode').waitFor();
    await until('the drawer rests', () => page.evaluate<boolean>(NOTHING_MOVES));
    expect([theme, width, await complaints(page)]).toEqual([theme, width, []]);
  }
  await page.evaluate("localStorage.setItem('tema', 'light')");
  await visitor.resize(1280);
});

test('a field is not blamed any longer for what another has put right', async () => {
  const { form, add } = await desks.at(gradeWeight);
  await add();
  await form.fill({ id_mata_pelajaran: idOf('MTK'), id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, bobot_ph: 0, bobot_pts: 0, bobot_pas: 0 });
  await form.save();
  await form.error('bobot_ph').waitFor();
  await form.fill({ bobot_pas: 3 });
  await form.error('bobot_ph').waitFor({ state: 'detached' });
});

test('a passing grade is added with its thirds, its bounds are moved together, and it is deleted', async () => {
  const { page, visitor, ask } = await desks.at(level);
  await page.goto('/admin/master/passing-grade');
  await visitor.sees('Belum ada KKM. Tambahkan KKM untuk menentukan batas predikat.');
  await page.getByRole('button', { name: 'Tambah KKM' }).click();
  const drawer = page.locator('.ant-drawer');
  const save = () => drawer.getByRole('button', { name: 'Simpan' }).click();
  const kkm = drawer.getByRole('spinbutton', { name: 'KKM' });
  await kkm.fill('59');
  await save();
  await visitor.sees('KKM minimal 60.', drawer);
  await kkm.fill('75');
  await visitor.sees('93–100', drawer);
  await save();
  const card = page.getByRole('listitem').filter({ hasText: 'KKM 75' });
  await visitor.sees('84–92', card);

  await card.getByRole('button', { name: 'Ubah batas KKM 75' }).click();
  await drawer.getByRole('spinbutton', { name: 'A mulai dari' }).fill('80');
  await save();
  await visitor.sees('A harus mulai setelah 84 dan paling tinggi 100.', drawer);
  await drawer.getByRole('spinbutton', { name: 'B mulai dari' }).fill('79');
  await visitor.sees('79–79', drawer);
  await drawer.getByRole('spinbutton', { name: 'A mulai dari' }).fill('90');
  await save();
  await visitor.sees('79–89', card);
  const { body } = await ask(passingInterval.list, { sortBy: 'predikat' });
  expect(body.data.map((it: { predikat: string; batas_bawah: number; batas_atas: number }) => [it.predikat, it.batas_bawah, it.batas_atas])).toEqual([['A', 90, 100], ['B', 79, 89], ['C', 75, 78], ['D', 0, 74]]);

  await card.getByRole('button', { name: 'Hapus KKM 75' }).click();
  await page.getByRole('dialog').locator('.impact-acts').waitFor();
  const weighed: string[] = [];
  page.on('request', (it) => void (it.url().includes('/api/nilai/dampak/') && weighed.push(it.url())));
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await visitor.sees('Belum ada KKM. Tambahkan KKM untuk menentukan batas predikat.');
  expect(weighed).toEqual([]);
  expect(visitor.faults.splice(0)).toEqual([]);
});

import type { Browser } from 'playwright-core';
import { exam } from '#contract/exam/exam.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { teaching } from '#contract/subject/teaching.api';
import { launchBrowser } from '#test/kit/browser';
import { gate } from '#test/kit/gate';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { choose } from '#test/screens/choosing';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await school.ask('admin', teaching.assign, { id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('A').id_kelas });
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

test('what is written of an exam stays and says so while it is changed in another window, and goes on from there', async () => {
  await school.signIn('budi');
  const write = async (pertanyaan: string) => (await school.ask('budi', questionBank.write, { id_mata_pelajaran: idOf('MTK'), tipe: 'Essay', pertanyaan })).body.data.id as string;
  const [satu, dua] = [await write('Soal satu'), await write('Soal dua')];
  const { id_cbt } = (await school.ask('budi', exam.plan, {
    judul: 'Ujian Dua Jendela', tipe: 'PTS', id_mata_pelajaran: idOf('MTK'), daftar_kelas: [school.class('A').id_kelas_tahun_ajaran], mulai: '2026-08-20T01:00:00.000Z', durasi: 60, draf: true,
    cbtSoalBundle: [{ id_soal: satu, bobot: 50 }, { id_soal: dua, bobot: 50 }], pengawas: [{ ruang: 'Ruang 1', daftar_guru: [idOf('bk')] }],
  })).body.data;
  const budi = await visit(`/teacher/cbt/detail/${id_cbt}?tab=aturan`, 'budi');
  const { page } = budi;
  await budi.isLive();
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  const ask = async (endpoint: typeof exam.change | typeof exam.choose | typeof exam.one, input: object) => (await school.ask('publik', endpoint, input, { token })).body;
  const [save, told] = [page.getByRole('button', { name: 'Simpan', exact: true }), page.locator('.overtaken')];
  const saved = async () => {
    await save.click();
    await until('it is saved', () => save.isDisabled());
    await told.waitFor({ state: 'detached' });
  };

  await page.getByLabel('Judul').fill('Ujian Saya');
  await ask(exam.change, { id_cbt, durasi: 90 });
  await budi.sees(/Sementara Anda menulis, ini menjadi: .*90 menit/);
  expect([await page.getByLabel('Judul').inputValue(), await save.isDisabled()]).toEqual(['Ujian Saya', true]);
  await told.getByRole('button', { name: 'Tetap tulisan saya' }).click();
  expect([await page.getByLabel('Judul').inputValue(), await page.getByLabel('Menit tiap murid').inputValue()]).toEqual(['Ujian Saya', '90']);
  await save.click();
  await until('it is saved', async () => (await ask(exam.one, { id: id_cbt })).cbt.judul === 'Ujian Saya');
  expect((await ask(exam.one, { id: id_cbt })).cbt.durasi).toBe(90);

  await page.getByRole('link', { name: 'Soal', exact: true }).click();
  await page.getByLabel('Bobot soal 1').fill('70');
  await ask(exam.choose, { id_cbt, cbtSoalBundle: [{ id_soal: satu, bobot: 20 }, { id_soal: dua, bobot: 80 }] });
  await budi.sees(/ini menjadi: 2 soal · 1\. Soal satu \(20\) · 2\. Soal dua \(80\)/);
  expect(await page.getByLabel('Bobot soal 1').inputValue()).toBe('70');
  await told.getByRole('button', { name: 'Pakai yang itu' }).click();
  await until('theirs is taken', async () => (await page.getByLabel('Bobot soal 1').inputValue()).startsWith('20'));
  await page.getByLabel('Bobot soal 1').fill('30');
  await page.getByLabel('Bobot soal 2').fill('70');
  await saved();
  expect((await ask(exam.one, { id: id_cbt })).cbt.cbt_soals).toMatchObject([{ bobot: 30 }, { bobot: 70 }]);

  await page.getByRole('link', { name: 'Ruang & Pengawas' }).click();
  await page.getByLabel('Nama ruang').fill('Aula');
  await ask(exam.change, { id_cbt, pengawas: [{ ruang: 'Ruang 1', daftar_guru: [idOf('sari')] }] });
  await budi.sees(/ini menjadi: Ruang 1 · sesi 1/);
  expect(await page.getByLabel('Nama ruang').inputValue()).toBe('Aula');
  await told.getByRole('button', { name: 'Tetap tulisan saya' }).click();
  await saved();
  await until('the room is called so', async () => (await ask(exam.one, { id: id_cbt })).listPengawas[0].ruang === 'Aula');
  expect(await page.getByLabel('Nama ruang').inputValue()).toBe('Aula');
  // What nobody writes in follows by itself.
  await ask(exam.change, { id_cbt, pengawas: [{ ruang: 'Ruang 9', daftar_guru: [idOf('sari')] }] });
  await until('it follows', async () => (await page.getByLabel('Nama ruang').inputValue()) === 'Ruang 9');
  expect(budi.faults).toEqual([]);
});

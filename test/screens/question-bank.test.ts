import type { Browser } from 'playwright-core';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { POINT } from '#test/kit/request';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { TONE } from '#test/kit/sound';
import { until } from '#test/kit/until';
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

async function visit(path: string, look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(path, 'budi');
  return it;
}
const choose = async ({ page }: Visitor, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
};

test('a teacher writes a question with a formula, is told what is missing, and sees it as a student does', async () => {
  const it = await visit('/teacher/question-bank/add');
  const { page } = it;
  await page.getByRole('textbox', { name: 'Pertanyaan' }).pressSequentially('Berapa setengah dari ');
  await page.getByRole('toolbar', { name: 'Alat Pertanyaan' }).getByRole('button', { name: 'Rumus' }).click();
  await page.getByLabel('Rumus dalam TeX').fill('\\frac{1}{2}');
  await page.getByRole('button', { name: 'Sisipkan' }).click();
  for (const [i, huruf] of [...'ABCD'].entries()) await page.getByRole('textbox', { name: `Pilihan ${huruf}` }).pressSequentially(`${i + 1}/4`);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await it.sees('Pilih mata pelajaran.');
  await choose(it, 'Mata pelajaran', 'Matematika');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await it.sees('Harus ada tepat satu kunci.');
  await page.getByRole('radio', { name: 'Pilihan A benar' }).check();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.locator('.question-options .is-right').filter({ hasText: '1/4' }).waitFor();
  await page.locator('.rich-formula math mfrac').first().waitFor();
  const { data: [row] } = (await school.ask('budi', questionBank.list, { search: 'setengah' })).body;
  expect((await school.ask('budi', questionBank.one, { id: row.id })).body.data).toMatchObject({ pertanyaan: expect.stringContaining('data-tex="\\frac{1}{2}"'), kunci: ['A'] });
  expect(it.faults).toEqual([]);
});

test('a teacher puts a sound into a question, which is still there when it is changed', async () => {
  const it = await visit('/teacher/question-bank/add', { width: 360 });
  const { page } = it;
  await page.getByRole('textbox', { name: 'Pertanyaan' }).pressSequentially('Dengarkan lalu jawab ');
  await page.getByRole('toolbar', { name: 'Alat Pertanyaan' }).getByRole('button', { name: 'Suara' }).click();
  await page.getByLabel('Keterangan suara').fill('Percakapan di pasar');
  await page.getByLabel('Pilih suara').setInputFiles({ name: 'bukan.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('halo') });
  await page.getByRole('button', { name: 'Kirim dan sisipkan' }).click();
  await it.sees('Pilih suara MP3, M4A, OGG, atau WAV yang utuh.');
  await page.getByLabel('Pilih suara').setInputFiles({ name: TONE.name, mimeType: 'audio/wav', buffer: TONE.bytes });
  await page.getByRole('button', { name: 'Kirim dan sisipkan' }).click();
  await page.getByRole('textbox', { name: 'Pertanyaan' }).locator('audio').waitFor();
  for (const [i, huruf] of [...'ABCD'].entries()) await page.getByRole('textbox', { name: `Pilihan ${huruf}` }).pressSequentially(`Harga ${i + 1}`);
  await page.getByRole('radio', { name: 'Pilihan A benar' }).check();
  await choose(it, 'Mata pelajaran', 'Matematika');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.locator('.question-shown audio[aria-label="Percakapan di pasar"]').first().waitFor();
  await page.getByRole('navigation', { name: 'Bagian' }).getByRole('link', { name: 'Ubah' }).click();
  await page.getByRole('textbox', { name: 'Pertanyaan' }).pressSequentially('dengan teliti ');
  await page.getByRole('button', { name: 'Simpan' }).click();
  school.takeToken('budi', await page.evaluate<string>("localStorage.getItem('token')"));
  const kept = async () => (await school.ask('budi', questionBank.list, { search: 'teliti' })).body.data[0]?.id as string | undefined;
  await until('it is kept', async () => Boolean(await kept()));
  expect((await school.ask('budi', questionBank.one, { id: await kept() })).body.data.pertanyaan).toMatch(/<audio src="\/api\/file\/[0-9a-f-]{36}" controls title="Percakapan di pasar"><\/audio>/);
});

test('a file is rehearsed: what is wrong is named with its place, and what is right is kept', async () => {
  const it = await visit('/teacher/question-bank', { width: 360, theme: 'dark' });
  const { page } = it;
  await page.getByRole('button', { name: 'Impor' }).tap();
  await choose(it, 'Mata pelajaran', 'Matematika');
  await page.locator('.ant-drawer input[type=file]').setInputFiles({ name: 'soal.gift', mimeType: 'text/plain', buffer: Buffer.from(`Ibu kota Jawa Barat? {=Bandung ~Serang ~Bogor ~Garut}\n\nApa warnanya? {=a ~b}\n\n[html]Gambar apa ini? <img src\\="data\\:image/png;base64,${POINT.bytes.toString('base64').replaceAll('=', '\\=')}" alt\\=""> {=titik}`) });
  await it.sees('3 soal: 2 benar, 1 belum');
  await page.getByText('Gambar apa ini?').first().tap();
  await page.locator('.question-candidate[open] img').waitFor();
  await it.sees('Harus ada tepat 4 pilihan.', page.locator('.question-faults'));
  await page.getByRole('button', { name: 'Simpan 2 yang benar' }).tap();
  await it.sees('Ibu kota Jawa Barat?');
  expect(it.faults).toEqual([]);
});

test('a question is deleted on its own page, which gives way to the list', async () => {
  const it = await visit('/teacher/question-bank/add');
  const { page } = it;
  await page.getByRole('textbox', { name: 'Pertanyaan' }).pressSequentially('Soal yang segera dihapus');
  for (const huruf of 'ABCD') await page.getByRole('textbox', { name: `Pilihan ${huruf}` }).pressSequentially(`Jawaban ${huruf}`);
  await page.getByRole('radio', { name: 'Pilihan A benar' }).check();
  await choose(it, 'Mata pelajaran', 'Matematika');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  const own = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await it.arrives('/teacher/question-bank');
  await it.sees('Data berhasil dihapus.');
  await page.goto(own);
  await it.sees('Halaman tidak ditemukan');
});

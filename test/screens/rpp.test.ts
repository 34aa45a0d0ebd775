import type { Browser } from 'playwright-core';
import { rpp } from '#contract/curriculum/rpp.api';
import { drafted, furnishPlans } from '#test/kit/a-plan';
import { launchBrowser } from '#test/kit/browser';
import { aDocument } from '#test/kit/documents';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let [first, second] = ['', ''];
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishPlans(school);
  [first, second] = [await drafted(school), await drafted(school)];
  await school.ask('budi', rpp.share, { id: first, rekan: [idOf('sari')] });
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function writes(id: string, who: Who, look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(`/teacher/rpp/${id}`, who);
  await it.page.locator('.rpp-saved').waitFor();
  return it;
}
const isiOf = async (id: string) => (await school.ask('kepala', rpp.one, { id })).body.data.isi as { model: string; metode: string; lampiran: string[] };
const saved = (it: Visitor) => it.sees(/^Tersimpan \d/);

test('two who write the same words see both side by side, and one is chosen; what only one of them wrote stays', async () => {
  const id = first;
  const [budi, sari] = [await writes(id, 'budi'), await writes(id, 'sari')];
  await sari.context.setOffline(true);
  await sari.page.getByLabel('Model', { exact: true }).fill('Inquiry');
  await sari.page.getByLabel('Metode', { exact: true }).fill('Diskusi');
  await budi.page.getByLabel('Model', { exact: true }).fill('PBL');
  await saved(budi);
  await sari.context.setOffline(false);
  const both = sari.page.getByRole('group', { name: 'Ada bagian yang ditulis dua orang' });
  await sari.sees('PBL', both);
  await sari.sees('Inquiry', both);
  await until('the rest of it is saved', async () => (await isiOf(id)).metode === 'Diskusi');
  expect((await isiOf(id)).model).toBe('PBL');
  await both.getByRole('button', { name: 'Pakai punya saya' }).press('Enter');
  await until('what was chosen is saved', async () => (await isiOf(id)).model === 'Inquiry');
  await until('the other sees it', async () => (await budi.page.getByLabel('Model', { exact: true }).inputValue()) === 'Inquiry');
  expect(budi.faults).toEqual([]);
});

test('a file goes with a plan whatever the line does, is looked at by who reviews it, and is taken out again', async () => {
  const id = second;
  const budi = await writes(id, 'budi', { width: 360 });
  const [chosen] = await Promise.all([budi.page.waitForEvent('filechooser'), budi.page.getByRole('button', { name: 'Tambah Berkas' }).click()]);
  await budi.context.setOffline(true);
  await chosen.setFiles({ name: 'Kartu soal.pdf', mimeType: 'application/pdf', buffer: aDocument('pdf') });
  await budi.sees(/^Jaringan terputus/);
  await budi.context.setOffline(false);
  await budi.page.getByRole('button', { name: 'Lihat Kartu soal.pdf' }).waitFor();
  await until('it belongs to the plan', async () => (await isiOf(id)).lampiran.length === 1);

  const kurikulum = await Visitor.at(browser, school.base);
  visitors.push(kurikulum);
  await kurikulum.open(`/teacher/rpp/${id}`, 'kurikulum');
  await kurikulum.page.getByRole('button', { name: 'Lihat Kartu soal.pdf' }).press('Enter');
  const look = kurikulum.page.getByRole('dialog', { name: 'Kartu soal.pdf' });
  await look.getByRole('link', { name: 'Simpan ke Perangkat' }).waitFor();
  await kurikulum.page.keyboard.press('Escape');

  await budi.page.getByRole('button', { name: 'Hapus Kartu soal.pdf' }).tap();
  await until('it is out of the plan', async () => (await isiOf(id)).lampiran.length === 0);
  await until('who reviews sees that', async () => (await kurikulum.page.getByRole('button', { name: 'Lihat Kartu soal.pdf' }).count()) === 0);
  expect(kurikulum.faults).toEqual([]);
});

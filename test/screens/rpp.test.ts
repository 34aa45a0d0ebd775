import type { Browser, Locator } from 'playwright-core';
import { kbm } from '#contract/curriculum/kbm.api';
import { rpp } from '#contract/curriculum/rpp.api';
import { approved, drafted, furnishPlans } from '#test/kit/a-plan';
import { launchBrowser } from '#test/kit/browser';
import { aDocument } from '#test/kit/documents';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let [first, second, third, fourth] = ['', '', '', ''];
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishPlans(school);
  [first, second, third, fourth] = [await drafted(school), await drafted(school), await drafted(school, 'budi', { model: 'Inquiry' }), await approved(school)];
  for (const id of [first, third]) await school.ask('budi', rpp.share, { id, rekan: [idOf('sari')] });
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
const isiOf = async (id: string) => (await school.ask('admin', rpp.one, { id })).body.data.isi as { model: string; metode: string; lampiran: string[] };
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

test('what a part held before is read by all who read the plan and brought back by who writes it, as a change that is brought back likewise', async () => {
  const id = third;
  await school.signIn('sari');
  await school.ask('sari', rpp.change, { id, dataRPP: { model: 'PBL' } });
  const [budi, kepala] = [await Visitor.at(browser, school.base, { width: 360 }), await Visitor.at(browser, school.base)];
  visitors.push(budi, kepala);
  await Promise.all([budi.open(`/teacher/rpp/${id}?tab=riwayat`, 'budi'), kepala.open(`/teacher/rpp/${id}?tab=riwayat`, 'kepala')]);
  await Promise.all([budi.isLive(), kepala.isLive()]);
  const [line, read] = [budi, kepala].map(({ page }) => page.getByRole('listitem').filter({ hasText: 'Sari Kusumawati mengubah Model' })) as [Locator, Locator];
  await read.locator('summary').press('Enter');
  await Promise.all([kepala.sees('Inquiry', read), kepala.sees('PBL', read)]);
  expect(await read.getByRole('button', { name: /^Kembalikan bagian ini/ }).count()).toBe(0);

  await line.locator('summary').press('Enter');
  await line.getByRole('button', { name: /^Kembalikan bagian ini: Model/ }).tap();
  await until('it is as it was', async () => (await isiOf(id)).model === 'Inquiry');
  const own = budi.page.getByRole('listitem').filter({ hasText: 'Budi Prasetyawan mengubah Model' });
  await kepala.sees('Budi Prasetyawan mengubah Model');
  await own.locator('summary').press('Enter');
  await budi.sees('PBL', own);
  expect(budi.faults).toEqual([]);

  await budi.page.route(`**/api/rpp/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await school.ask('sari', rpp.change, { id, dataRPP: { model: 'Discovery' } });
    await route.continue();
  });
  await own.getByRole('button', { name: /^Kembalikan bagian ini: Model/ }).tap();
  await budi.sees(/^Data baru saja diubah orang lain/);
  expect((await isiOf(id)).model).toBe('Discovery');
  expect(kepala.faults).toEqual([]);
});

test('each version is printed by a button that names it', async () => {
  const budi = await Visitor.at(browser, school.base);
  visitors.push(budi);
  await budi.open(`/teacher/rpp/${fourth}?tab=versi`, 'budi');
  await budi.page.getByRole('button', { name: 'Cetak A4, versi 1', exact: true }).waitFor();
  await budi.page.getByRole('button', { name: 'Cetak A4', exact: true }).waitFor();
});

test('on a phone whoever writes a plan can submit it wherever they stand in it', async () => {
  const { page } = await writes(second, 'budi', { width: 360 });
  const isInSight = await page.getByRole('button', { name: 'Ajukan', exact: true }).evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return it.contains(it.ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2)) && bottom <= it.ownerDocument.documentElement.clientHeight;
  });
  expect(isInSight).toBe(true);
});

test('whoever approves a plan again sees which parts read otherwise than what they approved', async () => {
  await Promise.all([school.signIn('budi'), school.signIn('kurikulum')]);
  const id = await approved(school);
  await school.ask('budi', rpp.change, { id, dataRPP: { model: 'PBL' } });
  expect((await school.ask('budi', rpp.decide, { id, status: 'diajukan' })).status).toBe(200);
  const kurikulum = await Visitor.at(browser, school.base);
  visitors.push(kurikulum);
  await kurikulum.open(`/teacher/rpp/${id}`, 'kurikulum');
  await kurikulum.sees('Berubah sejak versi 1');
  expect(await kurikulum.page.locator('h3', { hasText: 'Berubah sejak' }).allInnerTexts()).toEqual([expect.stringMatching(/^Model\s+Berubah sejak versi 1$/)]);
  expect(kurikulum.faults).toEqual([]);
});

test('a passing grade that was changed while another was typed is told, and not written over', async () => {
  const it = await Visitor.at(browser, school.base, {});
  visitors.push(it);
  await it.open('/teacher/kbm', 'kurikulum');
  await it.page.getByRole('button', { name: 'Buat KKM' }).press('Enter');
  const field = it.page.locator('tr[data-row-key] input').first();
  await field.fill('80');
  school.takeToken('kurikulum', await it.page.evaluate<string>("localStorage.getItem('token')"));
  const first = async () => (await school.ask('kurikulum', kbm.subjects, {})).body.data[0] as { id: string; kkm: number };
  const { id, kkm } = await first();
  await school.ask('kurikulum', kbm.update, { id_tahun_ajaran: ID_TAHUN_AJARAN, kbm: [{ id, kkm: 70, sebelum: kkm }] });
  await it.sees(/Kini 70/, it.page.getByRole('alert'));
  const refused = it.page.waitForResponse((one) => one.status() === 409);
  await it.page.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await refused;
  expect((await first()).kkm).toBe(70);
  await field.fill('82');
  await it.page.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await until('it is saved by whoever saw what stands', async () => (await first()).kkm === 82);
});

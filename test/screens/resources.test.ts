import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { refsOf, resources } from '#contract/kit/resource';
import { formOf } from '#client/kit/resource/form-model';
import { launchBrowser } from '#test/kit/browser';
import { furnishReferences, sampleOf } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';
import { wordsFor } from '#test/screens/form-filling';
import { type MasterDesk, MasterDesks, type Row } from '#test/screens/master-desk';


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

test.each(resources().map((it) => [it.name, it] as const))('%s is added, edited, found, sorted, exported and deleted on its screen', async (_, resource) => {
  const { row: sampleRow, change } = sampleOf(resource);
  const sample = sampleRow(0);
  const desk = await desks.at(resource);
  const { visitor, form } = desk;
  await leavesNothingOut(desk);
  await form.fill(sample);
  await form.save();
  await desk.isLeft();
  const row = await desk.kept(sample);
  if (resource.unique) await refusesTheSame(desk, sample);

  await desk.press(row, /^Ubah /);
  await form.fill(change);
  await form.save();
  await desk.isLeft();
  const changed = await desk.kept({ ...sample, ...change });
  expect(changed.id).toBe(row.id);

  await finds(desk, changed);
  await sorts(desk);
  await exports(desk);

  await desk.press(row, /^Hapus /);
  await desk.dialog().getByRole('button', { name: 'Hapus' }).click();
  await desk.line(row).waitFor({ state: 'detached' });
  expect((await desk.rows()).filter(({ id }) => id === row.id)).toEqual([]);
  expect(visitor.faults.splice(0).filter((it) => !/status of 409/.test(it))).toEqual([]);
});

/** An empty form says beside each field that it must be filled in; nothing is asked of the server. */
async function leavesNothingOut({ form, resource, add }: MasterDesk) {
  await add();
  const missing = formOf(resource).filter(({ isRequired, kind, initial }) => isRequired && kind !== 'flag' && initial === null);
  // One in which everything has a usual value is whole as it is.
  if (!missing.length) return;
  await form.save();
  for (const field of missing) expect(await form.error(field.name).innerText()).toMatch(/ wajib diisi\.$/);
  expect(await form.drawer.locator('.ant-form-item-explain-error').count()).toBe(missing.length);
}

/** The same once more is refused beside the field that is taken; the form is not closed over it without a question. */
async function refusesTheSame({ form, resource, add, dialog, isLeft }: MasterDesk, sample: object) {
  await isLeft();
  await add();
  await form.fill(sample as Row);
  await form.save();
  const taken = form.error(resource.unique?.[0]?.[0] as string);
  await taken.waitFor();
  expect(await taken.innerText()).toMatch(/ sudah terdaftar\.$/);
  await form.drawer.getByRole('button', { name: 'Batal' }).click();
  await dialog('Perubahan belum disimpan').getByRole('button', { name: 'Tinggalkan' }).click();
  await isLeft();
}

async function finds({ page, visitor, resource, line }: MasterDesk, row: Row) {
  const box = page.getByRole('searchbox', { name: 'Cari di tabel ini' });
  await box.fill('tidak ada yang begini');
  await visitor.sees('Tidak ada hasil untuk "tidak ada yang begini".');
  const by = resource.search.find((field) => row[field as string]) as string;
  const text = String(row[refsOf(resource).find(({ field }) => field === by)?.label ?? by]);
  await box.fill(text);
  await line(row).waitFor();
  await until('the address says what is searched for', () => new URL(page.url()).searchParams.get('search') === text);
  await page.reload();
  await line(row).waitFor();
  await box.fill('');
  await until('the address is plain again', () => !page.url().includes('search'));
}

async function sorts({ page, resource }: MasterDesk) {
  const heading = page.locator('th', { has: page.locator('.list-sort') }).last();
  for (const order of ['ascending', 'descending']) {
    if ((await heading.getAttribute('aria-sort')) !== order) await heading.getByRole('button').click();
    await until(order, async () => (await heading.getAttribute('aria-sort')) === order);
  }
  const { searchParams } = new URL(page.url());
  expect([resource.sort.includes(searchParams.get('sortBy') as never), searchParams.get('order')]).toEqual([true, 'desc']);
}

async function exports({ page, resource, rows }: MasterDesk) {
  const say = await wordsFor(resource);
  await page.locator('summary[aria-label=Ekspor]').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ekspor CSV' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...rest] = text.trimEnd().split('\r\n');
  expect(head?.slice(1).split(';').sort()).toEqual(formOf(resource).map(({ name }) => say(name)).sort());
  expect(rest).toHaveLength((await rows()).length);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^[a-z0-9-]+-${school.today}\\.csv$`));
}

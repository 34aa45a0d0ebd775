import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { type Resource, resources } from '#contract/kit/resource';
import { program } from '#contract/classroom/program.resource';
import { level } from '#contract/classroom/level.resource';
import { subject } from '#contract/subject/subject.resource';
import { formOf } from '#client/kit/resource/form-model';
import { launchBrowser } from '#test/kit/browser';
import { furnishReferences, sampleOf } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Ask, FormFilling, wordsFor } from '#test/screens/form-filling';
import { complaints } from '#test/screens/looking';
import { Visitor } from '#test/screens/visitor';

type Row = Record<string, unknown> & { id: string };
const PATIENCE_MS = 120_000;
/** Nothing lists teachers and school years to choose from yet, so these are edited only. */
const WITHOUT_LIST = ['leadership-period', 'report-setting'];

let browser: Browser;
let school: School;
const desks = new Map<Who, Promise<Visitor>>();

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishReferences(school);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

/** Whoever keeps a resource, at their own browser: one for all screens. */
const keeperOf = (it: Resource): Who => (it.write.includes('admin') ? 'admin' : 'bk');
const placeOf = (it: Resource) => (keeperOf(it) === 'admin' ? `/admin/master/${it.name}` : '/teacher/counselling/category');
const seat = async (who: Who) => {
  const visitor = await Visitor.at(browser, school.base);
  await visitor.page.goto('/login');
  await visitor.enter(who);
  return visitor;
};
async function deskAt(it: Resource) {
  const who = keeperOf(it);
  if (!desks.has(who)) desks.set(who, seat(who));
  const visitor = (await desks.get(who)) as Visitor;
  await visitor.page.goto(placeOf(it));
  await visitor.page.getByRole('heading', { level: 1, name: (await wordsFor(it))() }).waitFor();
  return { visitor, page: visitor.page, form: new FormFilling(visitor.page, it, askAs(visitor)) };
}
const askAs = ({ page }: Visitor): Ask => async (endpoint, input = {}) => school.ask('publik', endpoint, input, { token: await page.evaluate<string>("localStorage.getItem('token')") });
/** Asks as whoever keeps the resource. */
const ask: (it: Resource, ...asked: Parameters<Ask>) => ReturnType<Ask> = async (it, ...asked) => askAs((await desks.get(keeperOf(it))) as Visitor)(...asked);

const rowsOf = async (it: Resource): Promise<Row[]> => (await ask(it, it.api.list, { limit: 100 })).body.data;
/** The row that holds all of this, once the server knows it. */
const kept = (it: Resource, row: object) =>
  until(`a ${it.name} like ${JSON.stringify(row)}`, async () => (await rowsOf(it)).find((found) => Object.entries(row).every(([name, value]) => found[name] === value)));
const add = (page: Page) => page.locator('.screen-actions').getByRole('button', { name: 'Tambah' }).click();
const lines = (page: Page) => page.locator('tbody tr[data-row-key]');
const lineOf = (page: Page, { id }: Row) => page.locator(`tbody tr[data-row-key="${id}"]`);
const press = (page: Page, row: Row, name: RegExp) => lineOf(page, row).getByRole('button', { name }).click();
const isLeft = (form: FormFilling) => form.drawer.waitFor({ state: 'detached' }).catch(() => form.drawer.waitFor({ state: 'hidden' }));

test.each(resources().map((it) => [it.name, it] as const))('%s is added, edited, found, sorted, exported and deleted on its screen', async (name, resource) => {
  const sample = sampleOf(resource).row(0);
  const { visitor, page, form } = await deskAt(resource);
  const say = await wordsFor(resource);
  if (WITHOUT_LIST.includes(name)) {
    await visitor.sees(/daftar .* belum tersedia\.$/);
    await ask(resource, resource.api.create, sample);
  } else {
    await leavesNothingOut(page, form, resource);
    await form.fill(sample);
    await form.save();
    await visitor.sees('Data berhasil disimpan.');
    await refusesTheSame(page, form, resource, sample);
  }

  const row = await kept(resource, sample);
  await press(page, row, /^Ubah /);
  const { change } = sampleOf(resource);
  await form.fill(change);
  await form.save();
  await isLeft(form);
  const changed = await kept(resource, { ...sample, ...change });
  expect(changed.id).toBe(row.id);

  await finds(page, visitor, resource, changed);
  await sorts(page, resource);
  await exports(page, resource, say);

  await press(page, row, /^Hapus /);
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await lineOf(page, row).waitFor({ state: 'detached' });
  expect((await rowsOf(resource)).filter(({ id }) => id === row.id)).toEqual([]);
  expect(visitor.faults.splice(0).filter((it) => !/status of 409/.test(it))).toEqual([]);
}, PATIENCE_MS);

/** An empty form says beside each field that it must be filled in; nothing is asked of the server. */
async function leavesNothingOut(page: Page, form: FormFilling, resource: Resource) {
  await add(page);
  await form.save();
  const missing = formOf(resource).filter(({ isRequired, kind, initial }) => isRequired && kind !== 'flag' && initial === null);
  for (const field of missing) expect(await form.error(field.name).innerText()).toMatch(/ wajib diisi\.$/);
  expect(await form.drawer.locator('.ant-form-item-explain-error').count()).toBe(missing.length);
}

/** The same once more is refused beside the field that is taken; the form is not closed over it without a question. */
async function refusesTheSame(page: Page, form: FormFilling, { unique }: Resource, sample: object) {
  await isLeft(form);
  await add(page);
  await form.fill(sample as Row);
  await form.save();
  const taken = form.error(unique?.[0]?.[0] as string);
  await taken.waitFor();
  expect(await taken.innerText()).toBe('Sudah dipakai oleh data lain.');
  await form.drawer.getByRole('button', { name: 'Batal' }).click();
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await isLeft(form);
}

async function finds(page: Page, visitor: Visitor, resource: Resource, row: Row) {
  const box = page.getByRole('searchbox', { name: 'Cari di tabel ini' });
  await box.fill('tidak ada yang begini');
  await visitor.sees('Tidak ada hasil untuk "tidak ada yang begini".');
  const by = resource.search.find((field) => row[field as string]) as string;
  await box.fill(String(row[by]));
  await lineOf(page, row).waitFor();
  await until('the address says what is searched for', () => new URL(page.url()).searchParams.get('search') === row[by]);
  await page.reload();
  await lineOf(page, row).waitFor();
  await box.fill('');
  await until('the address is plain again', () => !page.url().includes('search'));
}

async function sorts(page: Page, resource: Resource) {
  const heading = page.locator('th.ant-table-column-has-sorters').first();
  for (const order of ['ascending', 'descending']) {
    await heading.click();
    await page.locator(`th[aria-sort=${order}]`).waitFor();
  }
  const { searchParams } = new URL(page.url());
  expect([resource.sort.includes(searchParams.get('sortBy') as never), searchParams.get('order')]).toEqual([true, 'desc']);
}

async function exports(page: Page, resource: Resource, say: (key: string) => string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ekspor CSV' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...rest] = text.trimEnd().split('\r\n');
  expect(head).toBe(`\uFEFF${formOf(resource).map(({ name }) => say(name)).join(';')}`);
  expect(rest).toHaveLength((await rowsOf(resource)).length);
  expect(download.suggestedFilename()).toBe(`${resource.name}-${school.today}.csv`);
}

test('what is still used is not deleted, and the dialog says so', async () => {
  const { page, visitor } = await deskAt(subject);
  await press(page, { id: idOf('MTK') }, /^Hapus Matematika/);
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await visitor.sees(/^Matematika masih dipakai/);
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).isDisabled()).toBe(true);
  expect((await rowsOf(subject)).some(({ id }) => id === idOf('MTK'))).toBe(true);
});

test('who edits what somebody else has just changed sees both, and chooses', async () => {
  const { page, form } = await deskAt(program);
  await ask(program, program.api.create, { nama: 'Tahfidz' });
  const row = await kept(program, { nama: 'Tahfidz' });
  const meanwhile = async (nama: string) => {
    await ask(program, program.api.change, { id: row.id, nama });
    await lineOf(page, row).getByText(nama).waitFor();
  };
  const conflict = page.getByRole('dialog', { name: 'Data ini baru saja diubah orang lain' });
  await press(page, row, /^Ubah /);
  await form.fill({ nama: 'Tahfidz Putra' });
  await meanwhile('Tahfidz Inti');
  await form.save();
  expect(await conflict.locator('tbody tr').allInnerTexts()).toEqual(['Nama\tTahfidz Inti\tTahfidz Putra']);
  await conflict.getByRole('button', { name: 'Muat Ulang' }).click();
  expect(await form.field('nama').inputValue()).toBe('Tahfidz Inti');

  await form.fill({ nama: 'Tahfidz Putri' });
  await meanwhile('Tahfidz Dasar');
  await form.save();
  await conflict.getByRole('button', { name: 'Timpa' }).click();
  await isLeft(form);
  await kept(program, { nama: 'Tahfidz Putri' });
});

test('a form is not lost on the way to another screen, nor a list without a connection', async () => {
  const { page, visitor, form } = await deskAt(program);
  await add(page);
  await form.fill({ nama: 'Olimpiade' });
  // The form lies over the link, but a keyboard's way or another control may still lead there.
  await page.locator('.screen-back').dispatchEvent('click');
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await question.getByRole('button', { name: 'Lanjut Mengisi' }).click();
  await visitor.arrives('/admin/master/program');
  expect(await form.field('nama').inputValue()).toBe('Olimpiade');
  await page.route('**/api/program', (route) => route.abort());
  await form.save();
  await visitor.sees('Server tidak dapat dihubungi. Periksa koneksi, lalu coba lagi.', form.drawer);
  await page.unroute('**/api/program');
  await form.save();
  await isLeft(form);
  expect((await rowsOf(program)).filter(({ nama }) => nama === 'Olimpiade')).toHaveLength(1);

  await page.route('**/api/program?*', (route) => route.abort());
  await page.reload();
  await visitor.sees('Data gagal dimuat');
  await page.unroute('**/api/program?*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await lines(page).first().waitFor();
  visitor.faults.splice(0);
});

test('the address narrows a list, and nobody finds what they do not keep', async () => {
  const { page, visitor } = await deskAt(level);
  await page.goto('/admin/master/subject?id_kelompok=nonsense');
  await lines(page).first().waitFor();
  await page.getByRole('combobox', { name: 'Kelompok' }).click();
  await page.locator('.ant-select-item-option[title="Muatan Lokal"]').click();
  await visitor.sees('Tidak ada data dengan saringan ini.');
  for (const unknown of ['/admin/master/counselling-category', '/admin/master/nothing']) {
    await page.goto(unknown);
    await visitor.arrives('/404');
  }
});

test('a form is in order for everybody, in both themes and at both widths', async () => {
  const { page, visitor, form } = await deskAt(resources().find(({ name }) => name === 'basic-competence') as Resource);
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 360] as const) {
      await page.evaluate(`localStorage.setItem('tema', '${theme}')`);
      await visitor.resize(width);
      await page.reload();
      await add(page);
      await form.save();
      await form.error('kode').waitFor();
      await until('the drawer rests', () => page.evaluate<boolean>("document.getAnimations().every((it) => it.playState !== 'running')"));
      expect([theme, width, await complaints(page)]).toEqual([theme, width, []]);
    }
  }
  await visitor.resize(1280);
});

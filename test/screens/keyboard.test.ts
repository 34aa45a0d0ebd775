import type { Browser, Locator, Page } from 'playwright-core';
import { attendance } from '#contract/attendance/attendance.api';
import { launchBrowser } from '#test/kit/browser';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
beforeEach(async () => {
  visitor = await Visitor.at(browser, school.base);
  page = visitor.page;
});
afterEach(() => visitor.close());
afterAll(async () => {
  await browser.close();
  await school.close();
});

const MOST_STOPS = 80;
type Focus = { isMeant: boolean; name: string; outline: number };
const focusOn = (selector: string) =>
  page.evaluate<Focus>(`(() => {
    const it = document.activeElement, { outlineStyle, outlineWidth } = getComputedStyle(it);
    return { isMeant: it.matches(${JSON.stringify(selector)}), name: it.className || it.tagName, outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) };
  })()`);
const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab until what is meant has the focus; wherever it stops on the way, the focus can be seen. */
async function tabTo(selector: string, tab = 'Tab') {
  for (let i = 0; i < MOST_STOPS; i++) {
    await press(tab);
    const { isMeant, name, outline } = await focusOn(selector);
    if (outline < 2) throw new Error(`nobody sees that ${name} has the focus`);
    if (isMeant) return;
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** How far apart two things stand from top to bottom, in pixels. */
async function distance(...two: [Locator, Locator]) {
  const [one, other] = await Promise.all(two.map(async (it) => (await it.boundingBox())?.y ?? Number.NaN));
  return Math.abs((one as number) - (other as number));
}

async function signIn(who: 'kepala' | 'budi') {
  await page.goto('/login');
  await page.locator('[name=username]:focus').waitFor();
  await page.keyboard.type(nameOf(who));
  await tabTo('[name=password]');
  await page.keyboard.type(nameOf(who));
  await press('Enter');
}

test('the principal signs in, opens a cell of the map and closes it with keys alone, and is back where they were', async () => {
  await signIn('kepala');
  await page.locator('.matrix .cell').first().waitFor();
  expect((await focusOn('h1')).isMeant).toBe(true);
  await page.reload();
  await page.locator('.matrix .cell').first().waitFor();
  await tabTo('.skip-link');
  await press('Enter');
  await until('the content has the focus', async () => (await focusOn('#isi')).isMeant);
  await tabTo('.figs button, .why');
  await tabTo('.matrix a');
  await press('ArrowRight', 'ArrowRight', 'Enter');
  const drawer = page.getByRole('dialog', { name: '7A, jam ke-2, Matematika' });
  await drawer.getByText('Citra Maharanti').first().waitFor();
  await until('the drawer has the focus', async () => (await focusOn('.ant-drawer, .ant-drawer *')).isMeant);
  await press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await until('the cell has the focus again', async () => (await focusOn('.matrix .cell')).isMeant);
  expect(visitor.path.split('#')[0]).toBe('/teacher/principal');
});

test('a teacher takes the register with keys alone', async () => {
  const rows = async () => {
    const { body } = await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A') });
    return body.data.map((it: { status_kehadiran: string | null; notes: string | null }) => it.status_kehadiran + (it.notes ? ` ${it.notes}` : ''));
  };
  await signIn('budi');
  await page.locator('.now-here .btn').waitFor();
  await tabTo('.now-here .btn');
  await press('Enter');
  await page.locator('.register-line').first().waitFor();
  expect((await focusOn('h1')).isMeant).toBe(true);
  await tabTo('.choice');
  await press('h', 'ArrowDown', 's', 'ArrowDown', 'a', 'ArrowDown', 'd', 'ArrowUp', 'Backspace');
  await until('what was typed is kept', async () => (await rows()).join() === 'Hadir,Sakit,null,Dispensasi');
  await press('ArrowRight', 'Enter');
  await until('what was chosen is kept', async () => (await rows())[2] === 'Terlambat');

  await tabTo('.register-more');
  await press('Enter');
  const note = page.getByRole('menuitem', { name: 'Tulis catatan' });
  await note.waitFor();
  expect(await distance(note, page.locator('.register-more[aria-expanded=true]'))).toBeLessThan(60);
  await until('the menu has the focus', async () => (await focusOn('[role=menuitem]')).isMeant);
  await press('Enter');
  await page.getByRole('textbox', { name: 'Catatan untuk Citra Maharanti' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Ban bocor');
  await tabTo('.ant-btn-primary', 'Shift+Tab');
  await press('Enter');
  await until('the note is kept', async () => (await rows())[2] === 'Terlambat Ban bocor');
  await until('the student’s menu has the focus again', async () => (await focusOn('.register-more')).isMeant);
});

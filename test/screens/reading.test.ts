import type { Browser } from 'playwright-core';
import { assignment } from '#contract/assignment/assignment.api';
import { scored, SUBJECT } from '#test/kit/a-gradebook';
import { anAssignment } from '#test/kit/an-assignment';
import { aReport } from '#test/kit/a-report';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await scored(school);
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

async function visit(path: string, who: Who) {
  const it = await Visitor.at(browser, school.base);
  visitors.push(it);
  await it.open(path, who);
  return it;
}

test('a report that somebody may only read begins with the report itself, for its homeroom teacher with what is to be filled in', async () => {
  const path = `/teacher/homeroom/report/${await aReport(school)}`;
  const [kepala, wali] = [await visit(path, 'kepala'), await visit(path, 'waliA')];
  await kepala.page.locator('.report-sheet').waitFor();
  expect(await kepala.page.locator('.record-tabs a').first().innerText()).toBe('Rapor');
  await wali.page.locator('.report-form').waitFor();
  expect([...kepala.faults, ...wali.faults]).toEqual([]);
});

test('nothing is taken back in a gradebook by whoever may only read it', async () => {
  const path = `/teacher/reports/${SUBJECT.A}/${school.class('A').id_kelas_tahun_ajaran}/detail`;
  const [kepala, budi] = [await visit(path, 'kepala'), await visit(path, 'budi')];
  const undo = ({ page }: Visitor) => page.getByRole('button', { name: 'Urungkan' });
  await undo(budi).waitFor();
  await kepala.page.locator('.book-grid').waitFor();
  expect(await undo(kepala).count()).toBe(0);
  expect([...kepala.faults, ...budi.faults]).toEqual([]);
});

test('an assignment is marked under its own name, and what has one part only has no row of parts', async () => {
  const id_sesi = await anAssignment(school);
  const { body } = await school.ask('admin', assignment.head, { id_sesi });
  const budi = await visit(`/teacher/assignments/${id_sesi}/grading`, 'budi');
  await budi.page.locator('.work-people li').first().waitFor();
  expect([await budi.page.locator('h1').innerText(), await budi.page.locator('.record-tabs').count()]).toEqual([body.data.judul, 0]);
  expect(budi.faults).toEqual([]);
});

test('what the server said is said in the language that one turns to', async () => {
  const budi = await visit(`/teacher/schedule/${school.lesson('A', 3)}`, 'budi');
  await budi.sees(/^Sesi belum dimulai/);
  await budi.speak('en');
  await budi.sees(/^The lesson has not begun/);
  expect(budi.faults).toEqual([]);
});

test('a refusal that stands in the place of a screen is said in the language that one turns to', async () => {
  const budi = await Visitor.at(browser, school.base);
  visitors.push(budi);
  await budi.page.route('**/api/slot/header-assignmentGrading*', (it) => it.fulfill({ status: 409, json: { result: false, code: 'CONFLICT', message: it.request().headers()['accept-language'] === 'en' ? 'Not now.' : 'Jangan sekarang.' } }));
  await budi.open(`/teacher/assignments/${await anAssignment(school)}/grading`, 'budi');
  await budi.sees('Jangan sekarang.');
  await budi.speak('en');
  await budi.sees('Not now.');
});

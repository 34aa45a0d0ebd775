import type { Browser } from 'playwright-core';
import { gradebook } from '#contract/grading/gradebook.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { LEVEL } from '#test/kit/a-plan';
import { aColumn, bookOf, enter, goalOf, scored } from '#test/kit/a-gradebook';
import { launchBrowser } from '#test/kit/browser';
import { completed } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';
import { choose } from '#test/screens/choosing';
import { tooWide } from '#test/screens/looking';
import { Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await scored(school);
  const id_kolom = await aColumn(school, 'A', { id_kd: goalOf('A', 2) });
  await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 60 }]);
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

test('a rank opens to the sum it is by and to those above it, and each grade of the sum to where it comes from', async () => {
  const homeroom = await Visitor.at(browser, school.base);
  await homeroom.open('/teacher/homeroom/ledger', 'waliA');
  const { page } = homeroom;
  await page.getByRole('button', { name: 'Ani Lestaringtyas, peringkat: 4' }).click();
  const why = page.getByRole('dialog', { name: /Ani Lestaringtyas · Peringkat 4/ });
  await homeroom.sees('3 murid jumlah nilainya lebih tinggi.', why);
  expect(await why.getByRole('row').allInnerTexts()).toEqual(['Mata pelajaran\tNilai', expect.stringMatching(/^Matematika\t70/), 'Jumlah\t70', 'Rata-rata 70 ÷ 1\t70,00']);
  expect((await why.locator('.rank-order li').allInnerTexts()).map((it) => it.replace(/\s+/g, ' '))).toEqual(['1 Beni Saputrawan 80', '1 Citra Maharanti 80', '1 Dedi Kurniawanto 80', '4 Ani Lestaringtyas 70']);
  expect(await why.locator('.rank-order [aria-current]').innerText()).toContain('Ani Lestaringtyas');

  await why.getByRole('button', { name: /^70/ }).click();
  await homeroom.sees('60', page.getByRole('dialog', { name: /Ani Lestaringtyas · Matematika/ }).locator('.grade-events'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /Ani Lestaringtyas · Matematika/ }).waitFor({ state: 'hidden' });
  await why.locator('.rank-order').waitFor();
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Beni Saputrawan, peringkat: 1' }).click();
  await homeroom.sees('0 murid jumlah nilainya lebih tinggi. 2 murid jumlahnya sama.');
  expect(homeroom.faults).toEqual([]);
});

test('what the class is ranked by stays in sight where there are more subjects than fit, the rank outermost', async () => {
  const homeroom = await Visitor.at(browser, school.base);
  await homeroom.open('/teacher/homeroom/ledger', 'waliA');
  await homeroom.page.locator('.ledger').waitFor();
  const [right, ...held] = await homeroom.page.evaluate<number[]>(`{
    const [scroll, table] = ['.ledger-panel .scroll-x', '.ledger'].map((it) => document.querySelector(it));
    table.style.width = '4000px';
    [scroll, ...table.querySelectorAll('tbody tr:first-child .is-held')].map((it) => Math.round(it.getBoundingClientRect().right));
  }`);
  expect(held.map((it) => (right ?? 0) - it)).toEqual([103, 51, -1]);
  expect(homeroom.faults).toEqual([]);
});

test('what stands below a column opens to the grades of the class, and sums and means to what they are made of', async () => {
  const homeroom = await Visitor.at(browser, school.base);
  await homeroom.open('/teacher/homeroom/ledger', 'waliA');
  const { page } = homeroom;
  await page.getByRole('button', { name: 'Rata-rata, Matematika, Nilai akhir: 77,50' }).click();
  const why = page.getByRole('dialog', { name: /Matematika · 7A/ });
  await homeroom.sees('310 ÷ 4 = 77,50', why);
  expect((await why.getByRole('row').allInnerTexts()).at(-1)).toMatch(/^Ani Lestaringtyas\t70/);
  await why.getByRole('button', { name: /^70/ }).click();
  await homeroom.sees('60', page.getByRole('dialog', { name: /Ani Lestaringtyas · Matematika/ }).locator('.grade-events'));
  for (const it of [page.getByRole('dialog', { name: /Ani Lestaringtyas · Matematika/ }), why]) {
    await page.keyboard.press('Escape');
    await it.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Ani Lestaringtyas, Rata-rata: 70,00' }).click();
  await homeroom.sees('70 ÷ 1', page.getByRole('dialog', { name: /Ani Lestaringtyas · Peringkat 4/ }));
  expect(homeroom.faults).toEqual([]);
});

test('the letter of an attitude opens to what each subject judged and to what was written, for an auditor to the changes of that student', async () => {
  const id = idOf('K13 on VII');
  await school.give(commandsOf(reportSetting).Create, { id, ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }) });
  await school.ask('budi', gradebook.judge, { ...bookOf(school), id_murid: idOf('ani'), aspek: 'sosial', nilai: 4, jurnal: 'Membantu temannya' });
  const [homeroom, auditor] = await Promise.all([Visitor.at(browser, school.base), Visitor.at(browser, school.base)]);
  await homeroom.open('/teacher/homeroom/ledger', 'waliA');
  await homeroom.page.getByRole('button', { name: 'Ani Lestaringtyas, Sikap sosial: A' }).click();
  const why = homeroom.page.getByRole('dialog', { name: /Ani Lestaringtyas · Sikap sosial/ });
  await homeroom.sees('4 ÷ 1 = 4,00', why);
  await homeroom.sees('Matematika: – → Sangat Baik', why.locator('.grade-events'));

  await auditor.open(`/teacher/audit/ledger?kelas=${school.class('A').id_kelas}`, 'auditor');
  await auditor.page.getByRole('button', { name: 'Ani Lestaringtyas, Sikap sosial: A' }).click();
  await auditor.arrives(`/teacher/audit/grades?id_kelas=${school.class('A').id_kelas}&id_murid=${idOf('ani')}`);
  await auditor.sees('→ 4');
  await school.give(commandsOf(reportSetting).Delete, { id });
  expect([homeroom.faults, auditor.faults]).toEqual([[], []]);
});

test('on paper all of its columns stand on a sheet that lies on its side', async () => {
  const homeroom = await Visitor.at(browser, school.base);
  await homeroom.open('/teacher/homeroom/ledger', 'waliA');
  const { page } = homeroom;
  await page.locator('.ledger').waitFor();
  await page.evaluate("for (const row of document.querySelectorAll('.ledger tr')) for (let i = 0; i < 27; i += 1) row.children[2].after(row.children[2].cloneNode(true));");
  await page.emulateMedia({ media: 'print' });
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await page.pdf({ preferCSSPageSize: true })).toString('latin1')) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  // A4 without its margins.
  await page.setViewportSize({ width: 1062, height: 700 });
  const [needed, there, ...held] = await page.evaluate<unknown[]>(`[document.querySelector('.ledger').offsetWidth, document.querySelector('.ledger-panel').clientWidth, ...[...document.querySelectorAll('.ledger .is-name, .ledger .is-held')].map((it) => getComputedStyle(it).position)]`);
  expect([needed as number <= (there as number), new Set(held)]).toEqual([true, new Set(['static'])]);
  expect(homeroom.faults).toEqual([]);
});

test('an auditor reads the ledger of any class, takes nothing of it along, and comes from a figure to its gradebook as it was', async () => {
  const auditor = await Visitor.at(browser, school.base);
  const { page } = auditor;
  await auditor.open('/teacher/audit/ledger', 'auditor');
  await choose(page.getByRole('combobox', { name: 'Kelas' }), '7B');
  await auditor.arrives(`/teacher/audit/ledger?kelas=${school.class('B').id_kelas}`);
  await auditor.sees('Eka Nurhalimah', page.locator('.ledger'));
  await choose(page.getByRole('combobox', { name: 'Kelas' }), '7A');
  await auditor.sees('Ani Lestaringtyas', page.locator('.ledger'));
  expect(await page.getByRole('button', { name: 'Unduh' }).count()).toBe(0);
  await page.getByRole('button', { name: /^Ani Lestaringtyas, Matematika/ }).click();
  await auditor.arrives(`/teacher/audit/grades/replay/${school.class('A').id_kelas_tahun_ajaran}/${bookOf(school).id_mata_pelajaran}`);
  expect(auditor.faults).toEqual([]);
});

test('a final grade opens to its formula and to what was written, in the gradebook and in the homeroom teacher’s overview', async () => {
  const { id_kelas, id_mata_pelajaran } = bookOf(school);
  const budi = await Visitor.at(browser, school.base);
  await budi.open(`/teacher/reports/${id_mata_pelajaran}/${id_kelas}/detail`, 'budi');
  await budi.page.getByRole('button', { name: /^Nilai akhir Ani Lestaringtyas: 70/ }).click();
  await budi.sees('60', budi.page.getByRole('dialog').locator('.grade-events'));

  const homeroom = await Visitor.at(browser, school.base);
  await homeroom.open('/teacher/homeroom/overview', 'waliA');
  const { page } = homeroom;
  await page.getByRole('region', { name: 'Nilai', exact: true }).locator('tr', { hasText: 'Matematika' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Asal nilai Ani Lestaringtyas' }).click();
  await homeroom.sees('60', page.getByRole('dialog', { name: /Ani Lestaringtyas · Matematika/ }).locator('.grade-events'));
  expect([...budi.faults, ...homeroom.faults]).toEqual([]);
});

test('a mean opens to its sum and to the grades of the class, in the gradebook and in the homeroom teacher’s overview', async () => {
  const { id_kelas, id_mata_pelajaran } = bookOf(school);
  const budi = await Visitor.at(browser, school.base);
  await budi.open(`/teacher/reports/${id_mata_pelajaran}/${id_kelas}/detail`, 'budi');
  await budi.page.getByRole('button', { name: /: Rata-rata / }).first().click();
  await budi.sees(/ ÷ \d = /, budi.page.getByRole('dialog'));
  await budi.page.getByRole('dialog').getByRole('button', { name: /Asal nilai/ }).first().click();
  await budi.page.getByRole('dialog').locator('.grade-events').waitFor();

  const homeroom = await Visitor.at(browser, school.base);
  await homeroom.open('/teacher/homeroom/overview', 'waliA');
  await homeroom.page.getByRole('button', { name: /Rata-rata nilai akhir Matematika/ }).click();
  await homeroom.sees(/ ÷ \d = /, homeroom.page.getByRole('dialog'));
  await homeroom.page.getByRole('dialog').getByRole('button', { name: /Asal nilai/ }).first().click();
  await homeroom.page.getByRole('dialog', { name: / · Matematika/ }).locator('.grade-events').waitFor();
  expect([...budi.faults, ...homeroom.faults]).toEqual([]);
});

test('on a phone the homeroom teacher’s overview is a part at a time', async () => {
  const homeroom = await Visitor.at(browser, school.base, { width: 360 });
  await homeroom.open('/teacher/homeroom/overview', 'waliA');
  const { page } = homeroom;
  const [grades, students] = ['Nilai', 'Murid'].map((name) => page.getByRole('region', { name, exact: true }).first());
  await grades?.waitFor();
  expect(await students?.count()).toBe(0);
  await page.locator('.ant-segmented').getByText('Murid').click();
  await students?.waitFor();
  expect([await grades?.count(), await tooWide(page), homeroom.faults]).toEqual([0, [], []]);
  await page.reload();
  await students?.waitFor();
});

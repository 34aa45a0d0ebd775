import type { Browser } from 'playwright-core';
import { assignment } from '#contract/assignment/assignment.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { launchBrowser } from '#test/kit/browser';
import { AddColumns, EnterScores, JudgeAttitude } from '#server/grading/gradebook.commands';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { gate } from '#test/kit/gate';
import { bookOf, furnishGradebooks, goalOf, SUBJECT } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { publishedReport } from '#test/kit/a-report';
import { anAssignment } from '#test/kit/an-assignment';
import { completed } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Student, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { choose } from '#test/screens/choosing';
import { type Look, Visitor } from '#test/screens/visitor';

let browser: Browser;
let school: School;
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishGradebooks(school);
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

const PATH = () => `/teacher/reports/${SUBJECT.A}/${school.class('A').id_kelas_tahun_ajaran}/detail`;
async function visit(who: Who, look: Look = {}, path = PATH()) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(path, who);
  return it;
}
const OF = () => ({ id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, id_mata_pelajaran: SUBJECT.A });
const as = (who: 'budi' | 'sari') => ({ account: idOf(who), role: 'guruMapel', session: null, roles: ['guruMapel'] });
/** A column of a goal, by its id; whoever sits at the screen stays signed in. */
async function aColumn(nama: string, goal: 1 | 2 = 1) {
  const id_kolom = idOf(`kolom ${nama}`);
  const kolom = { id_kolom, tipe: 'TP' as const, assesmentType: 'sumatif_lm' as const, nama, id_kd: goalOf('A', goal), lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri' as const, id_asal: null };
  await school.give(AddColumns, { ...OF(), kolom: [kolom] }, as('budi'));
  return id_kolom;
}
const enter = (id_kolom: string, scores: Partial<Record<Student, number>>, who: 'budi' | 'sari' = 'budi') =>
  school.give(EnterScores, { ...OF(), cara: 'ketik', alasan: '', sel: Object.entries(scores).map(([murid, nilai]) => ({ id_kolom, id_murid: idOf(murid), nilai })) }, as(who));
const PUPILS: Student[] = ['ani', 'beni', 'citra', 'dedi'];
const scoresIn = async (id_kolom: string): Promise<(number | null)[]> => {
  const { murid } = (await school.ask('admin', gradebook.open, bookOf(school))).body.data;
  return PUPILS.map((who) => murid.find((it: { id_murid: string }) => it.id_murid === idOf(who)).sel[id_kolom]?.nilai ?? null);
};
const isKept = (id: string, scores: (number | null)[]) => until(`${scores} is kept`, async () => JSON.stringify(await scoresIn(id)) === JSON.stringify(scores));
/** The cell of a student in a column, by its place on the screen. */
const cellOf = async ({ page }: Visitor, nama: string, row: number) => {
  await page.locator('.book-column').filter({ hasText: nama }).first().waitFor();
  const heads = await page.locator('.book-column > span').allInnerTexts();
  return page.locator(`[data-at="${row} ${heads.indexOf(nama)}"]`);
};
const paste = ({ page }: Visitor, text: string) =>
  page.evaluate(`{ const it = new DataTransfer(); it.setData('text/plain', ${JSON.stringify(text)}); document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: it, bubbles: true, cancelable: true })); }`);

test('scores are typed, refused, filled down, taken back and done again with the keyboard alone; the final grade moves with them', async () => {
  const id = await aColumn('Ketik');
  const budi = await visit('budi');
  const { page } = budi;
  await (await cellOf(budi, 'Ketik', 0)).focus();
  await page.keyboard.type('81,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await budi.sees(/“101” bukan nilai/);
  await page.keyboard.press('Escape');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await isKept(id, [81.5, 0, null, null]);
  expect(await page.evaluate('document.activeElement.dataset.at')).toMatch(/^2 /);
  await page.locator('tr', { hasText: 'Ani Lestaringtyas' }).locator('.book-final', { hasText: /^82$/ }).waitFor();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await isKept(id, [81.5, 0, 0, 0]);
  await page.keyboard.press('Control+z');
  await isKept(id, [81.5, 0, null, null]);
  await page.keyboard.press('Control+z');
  await isKept(id, [81.5, null, null, null]);
  await page.keyboard.press('Control+y');
  await isKept(id, [81.5, 0, null, null]);
  await page.keyboard.press('Delete');
  await isKept(id, [81.5, null, null, null]);
  expect(budi.faults).toEqual([]);
});

test('what comes from a spreadsheet is looked at before it is written', async () => {
  const id = await aColumn('Tempel');
  await enter(id, { beni: 60 });
  const budi = await visit('budi');
  await (await cellOf(budi, 'Tempel', 0)).click();
  await paste(budi, '80\n70,5\nsakit\n90\n100\n');
  const dialog = budi.page.getByRole('dialog');
  await budi.sees('3 nilai dari 3 murid berubah. 1 menimpa nilai yang sudah ada.', dialog);
  await budi.sees('1 sel bukan nilai 0 sampai 100 dan dilewati.', dialog);
  await budi.sees('1 sel jatuh di luar tabel dan dilewati.', dialog);
  await budi.sees(/3 nilai akhir di 1 kelas berubah/, dialog);
  expect(await scoresIn(id)).toEqual([null, 60, null, null]);
  await dialog.getByRole('button', { name: 'Tempel 3 nilai' }).press('Enter');
  await isKept(id, [80, 70.5, null, 90]);
  await budi.page.keyboard.press('Control+z');
  await isKept(id, [null, 60, null, null]);
  expect(budi.faults).toEqual([]);
});

test('what is typed and what is pasted stay with their student and column while others come before these', async () => {
  const id = await aColumn('Tetap', 2);
  await enter(id, { citra: 60 });
  const budi = await visit('budi');
  const { page } = budi;
  const place = () => page.evaluate('document.activeElement.closest("[data-at]").dataset.at') as Promise<string>;
  const isHead = (nama: string) => page.locator('.book-column > span', { hasText: nama }).waitFor();
  await (await cellOf(budi, 'Tetap', 1)).focus();
  await page.keyboard.type('8');
  const before = await place();
  const other = await aColumn('Disisipkan');
  await isHead('Disisipkan');
  await until('the field has moved along', async () => (await place()) !== before);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await isKept(id, [null, 85, 60, null]);
  expect(await scoresIn(other)).toEqual([null, null, null, null]);
  await paste(budi, '61\n62\n');
  const dialog = page.getByRole('dialog');
  await budi.sees('2 nilai dari 2 murid berubah.', dialog);
  const third = await aColumn('Disisipkan lagi');
  await isHead('Disisipkan lagi');
  await dialog.getByRole('button', { name: 'Tempel 2 nilai' }).press('Enter');
  await isKept(id, [null, 85, 61, 62]);
  expect([await scoresIn(other), await scoresIn(third)]).toEqual(Array(2).fill([null, null, null, null]));
  expect(budi.faults).toEqual([]);
});

test('a column goes once it was seen what goes with it, and not before that is counted', async () => {
  const id = await aColumn('Hilang');
  await enter(id, { ani: 40 });
  const budi = await visit('budi');
  const counting = gate();
  await budi.page.route('**/api/nilai/dampak/kolom', async (route) => { await counting.passed; await route.continue(); });
  await budi.page.locator('.book-column', { hasText: 'Hilang' }).click();
  await budi.sees('Kolom remedial: menaikkan yang di bawah KKTP, sampai KKTP bila Pengaturan Rapor membatasinya');
  expect(await budi.page.getByLabel('Bobot').getAttribute('aria-valuemin')).toBe('1');
  await budi.page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  const dialog = budi.page.getByRole('dialog').filter({ hasText: 'Hapus kolom ini beserta 1 nilainya?' });
  const remove = dialog.getByRole('button', { name: 'Hapus' });
  await budi.sees('Menghitung dampak…', dialog);
  expect([await remove.isDisabled(), await remove.getAttribute('title')]).toEqual([true, 'Menghitung dampak…']);
  counting.open();
  await budi.sees(/Ani Lestaringtyas/, dialog);
  await dialog.getByLabel('Alasan').fill('Kuis itu dibatalkan');
  await remove.click();
  await until('it is gone', async () => (await budi.page.locator('.book-column', { hasText: 'Hilang' }).count()) === 0);
  const events = await school.query(`SELECT data->>'alasan' AS alasan FROM es.event WHERE type = 'GradeColumnRemoved' AND data->>'id_kolom' = $1`, [id]);
  expect(events.rows).toEqual([{ alasan: 'Kuis itu dibatalkan' }]);
  expect(budi.faults).toEqual([]);
});

test('what is typed without a line is there after a reload, and is sent once', async () => {
  const id = await aColumn('Putus');
  const budi = await visit('budi', { width: 360 });
  await budi.page.getByLabel('Kolom', { exact: true }).selectOption({ label: 'Sumatif lingkup materi: Putus' });
  await budi.context.setOffline(true);
  const field = (nama: string) => budi.page.getByLabel(`Nilai ${nama}, Putus`);
  await field('Ani Lestaringtyas').fill('77');
  await budi.page.keyboard.press('Enter');
  expect(await budi.page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Nilai Beni Saputrawan, Putus');
  await budi.page.keyboard.type('88');
  await budi.page.keyboard.press('Enter');
  await budi.sees(/2 nilai menunggu dikirim/);
  expect(await scoresIn(id)).toEqual([null, null, null, null]);
  await budi.context.setOffline(false);
  await budi.page.reload();
  await isKept(id, [77, 88, null, null]);
  await budi.sees(/Semua tersimpan/);
  const events = await school.query(`SELECT count(*)::int AS n FROM es.event WHERE type = 'ScoreEntered' AND data->>'id_kolom' = $1`, [id]);
  expect(events.rows[0]?.n).toBe(2);
});

test('whoever comes second is told by cell who was first, and chooses', async () => {
  const id = await aColumn('Dua');
  const budi = await visit('budi');
  const cell = await cellOf(budi, 'Dua', 0);
  await cell.waitFor();
  await budi.context.setOffline(true);
  await cell.focus();
  await budi.page.keyboard.type('70');
  await budi.page.keyboard.press('Enter');
  await budi.page.keyboard.type('75');
  await budi.page.keyboard.press('Enter');
  await budi.sees(/2 nilai menunggu dikirim/);
  await enter(id, { ani: 90 }, 'sari');
  await budi.context.setOffline(false);
  await budi.sees(/Sari Kusumawati lebih dulu menulis 90 pukul .*; Anda menulis 70\./);
  await isKept(id, [90, 75, null, null]);
  await budi.page.getByRole('button', { name: 'Tulis 70' }).press('Enter');
  await isKept(id, [70, 75, null, null]);
  await until('nothing is refused any more', async () => (await budi.page.locator('.book-refused').count()) === 0);
});

test('a score that comes in while another is typed into its cell is told, and not written over', async () => {
  const id = await aColumn('Sela');
  const budi = await visit('budi');
  const [typed, beside] = [await cellOf(budi, 'Sela', 2), await cellOf(budi, 'Sela', 3)];
  await typed.focus();
  await budi.page.keyboard.type('60');
  await enter(id, { citra: 85, dedi: 55 }, 'sari');
  await budi.sees('55', beside);
  await budi.page.keyboard.press('Enter');
  await budi.sees(/Sari Kusumawati lebih dulu menulis 85 pukul .*; Anda menulis 60\./);
  await isKept(id, [null, null, 85, 55]);

  const phone = await visit('budi', { width: 360 });
  await phone.page.getByRole('combobox').first().waitFor();
  const field = (nama: string) => phone.page.getByLabel(new RegExp(`${nama}.*Sela`));
  await until('the column is in sight', async () => {
    if (await field('Dedi').count()) return true;
    await phone.page.getByRole('button', { name: 'Kolom berikutnya' }).click();
    return false;
  });
  await field('Dedi').fill('65');
  await enter(id, { ani: 50, dedi: 95 }, 'sari');
  await until('the other score is there', async () => (await field('Ani').inputValue()) === '50');
  await phone.page.keyboard.press('Enter');
  await phone.sees(/Sari Kusumawati lebih dulu menulis 95 pukul .*; Anda menulis 65\./);
  await isKept(id, [50, null, 85, 95]);
});

test('what a published report of the middle of the semester has told is asked for a reason, once for all of it', async () => {
  const id = await aColumn('Terbit');
  await enter(id, { ani: 80, beni: 80 });
  await Promise.all((['ani', 'beni'] as const).map((who) => publishedReport(school, who)));
  const budi = await visit('budi');
  await (await cellOf(budi, 'Terbit', 0)).focus();
  for (const nilai of ['70', '75']) {
    await budi.page.keyboard.type(nilai);
    await budi.page.keyboard.press('Enter');
  }
  await budi.sees('2 nilai ini sudah tertulis di rapor tengah semester yang terbit.', budi.page.locator('.book-refused'));
  expect(await budi.page.getByText('Semua tersimpan').count()).toBe(0);
  expect(await scoresIn(id)).toEqual([80, 80, null, null]);
  await budi.page.reload();
  await budi.sees('1 nilai akhir di 1 kelas berubah', budi.page.locator('.book-refused .impact'));
  await budi.page.locator('.book-refused').getByLabel('Alasan').fill('Salah salin dari kertas');
  await budi.page.getByRole('button', { name: 'Kirim lagi 2 nilai' }).press('Enter');
  await isKept(id, [70, 75, null, null]);
  await until('nothing is refused any more', async () => (await budi.page.locator('.book-refused').count()) === 0);
  expect(budi.faults).toEqual([]);
});

test('what an assignment gave is taken over once it was seen what grades and reports would say then, and why was said', async () => {
  await enter(await aColumn('Sebelum sinkron'), { citra: 80 });
  await publishedReport(school, 'citra');
  const id_sesi = await anAssignment(school, 'A', { judul: 'Soal pecahan' });
  await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('citra'), tugas_nilai: 30 }] });
  const budi = await visit('budi');
  const counting = gate();
  await budi.page.route('**/api/nilai/dampak/sinkron', async (route) => { await counting.passed; await route.continue(); });
  await budi.page.getByRole('button', { name: 'Sinkron nilai' }).click();
  const dialog = budi.page.getByRole('dialog');
  await choose(dialog.getByRole('combobox', { name: 'KD/TP untuk Soal pecahan' }), /TP 7\.2/);
  const apply = dialog.getByRole('button', { name: 'Tulis 1 nilai' });
  await budi.sees('Menghitung dampak…', dialog);
  expect([await apply.isDisabled(), await apply.getAttribute('title')]).toEqual([true, 'Menghitung dampak…']);
  counting.open();
  await budi.sees('Citra Maharanti', dialog.locator('.impact-people'));
  expect(await apply.isDisabled()).toBe(true);
  await dialog.getByLabel('Alasan').fill('Tugas susulan baru dinilai');
  await apply.click();
  await until('the score is there with its reason', async () => {
    const { rows } = await school.query(`SELECT data->>'nilai' AS nilai, data->>'alasan' AS alasan FROM es.event WHERE type = 'ScoreEntered' AND data->>'cara' = 'sinkron' AND data->>'id_murid' = $1`, [idOf('citra')]);
    return JSON.stringify(rows) === JSON.stringify([{ nilai: '30', alasan: 'Tugas susulan baru dinilai' }]);
  });
  expect(budi.faults).toEqual([]);
});

test('a gradebook is handed over with what is missing, read only from then on, asked for and opened again', async () => {
  const id = await aColumn('Akhir');
  await enter(id, { ani: 80, beni: 80, citra: 80, dedi: 80 });
  const budi = await visit('budi');
  await budi.page.getByRole('button', { name: 'Serahkan ke wali kelas' }).click();
  await budi.page.getByRole('dialog').getByRole('button', { name: 'Serahkan dan kunci' }).click();
  await budi.sees(/Dikunci .*Nilai tidak dapat diubah/);
  await (await cellOf(budi, 'Akhir', 0)).focus();
  await budi.page.keyboard.type('9');
  expect(await budi.page.locator('.book-input').count()).toBe(0);
  await budi.page.getByRole('button', { name: 'Minta dibuka' }).click();
  await budi.page.getByRole('dialog').getByLabel('Alasan').fill('Satu nilai salah ketik');
  await budi.page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await budi.sees(/Guru minta dibuka: Satu nilai salah ketik/);

  const office = await visit('kurikulum', {}, '/teacher/reports');
  await office.sees('Minta dibuka');
  await office.page.getByRole('link', { name: /^7A · Matematika/ }).click();
  await office.page.getByRole('button', { name: 'Buka kunci' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Buka kunci' }).click();
  await office.sees(/Anda dapat membaca nilai ini/);
  await budi.sees(/Semua tersimpan/);
  expect([...budi.faults, ...office.faults]).toEqual([]);
});

test('an attitude that another judges meanwhile is shown beside one’s own, and one of them chosen', async () => {
  await school.give(commandsOf(reportSetting).Create, { id: idOf('K13 on VII'), ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }), alasan: 'Tingkat ini kelas K13' } as never);
  const [budi, kept] = [await visit('budi'), async () => (await school.ask('admin', gradebook.open, bookOf(school))).body.data.murid[0].sikap];
  await budi.page.getByRole('button', { name: 'Ani Lestaringtyas', exact: true }).click();
  const part = budi.page.getByRole('region', { name: 'Sikap sosial' });
  await part.getByRole('radio', { name: 'Sangat Baik' }).check({ force: true });
  await part.getByLabel('Catatan jurnal').fill('Menolong temannya');
  await school.give(JudgeAttitude, { ...OF(), id_murid: idOf('ani'), aspek: 'sosial', nilai: 2, jurnal: 'Tiga kali berkata kasar' }, as('sari'));
  await budi.sees('Sementara Anda menulis, ini menjadi: Cukup, Tiga kali berkata kasar', part);
  expect([await part.getByRole('button', { name: 'Simpan' }).isDisabled(), await kept()]).toEqual([true, [{ aspek: 'sosial', nilai: 2, jurnal: 'Tiga kali berkata kasar' }]]);
  await part.getByRole('button', { name: 'Tetap tulisan saya' }).press('Enter');
  await part.getByRole('button', { name: 'Simpan' }).press('Enter');
  await until('it is kept', async () => JSON.stringify(await kept()) === JSON.stringify([{ aspek: 'sosial', nilai: 4, jurnal: 'Menolong temannya' }]));
  await school.give(commandsOf(reportSetting).Delete, { id: idOf('K13 on VII'), alasan: 'Tingkat ini bukan K13' } as never);
  expect(budi.faults).toEqual([]);
});

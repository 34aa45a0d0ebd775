import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { assignment } from '#contract/assignment/assignment.api';
import { addDays } from '#contract/school-year/school-days';
import { launchBrowser } from '#test/kit/browser';
import { aDocument } from '#test/kit/documents';
import { anAssignment } from '#test/kit/an-assignment';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { sheetOf } from '#test/kit/sheet';
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

async function visit(path: string, who: Who, look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(path, who);
  return it;
}
const gridOf = async (id_sesi: string) => (await school.ask('admin', assignment.grid, { id_sesi })).body.data as { id_murid: string; tugas_nilai: number | null; feedback: string | null }[];

test('what a student writes without a line is there after a reload, and is handed in with a receipt that their teacher reads', async () => {
  const id_sesi = await anAssignment(school);
  const ani = await visit(`/student/assignments/${id_sesi}`, 'ani', { width: 360 });
  const answer = ani.page.getByLabel('Tulis jawaban');
  await answer.fill('Setengah < satu.');
  await ani.context.setOffline(true);
  await ani.sees(/^Tidak tersambung. Konsep aman/);
  await answer.fill('Setengah < satu.\n\nDua perempat juga.');
  // Gone for a moment, with a socket that has not noticed: it can be handed in again.
  await ani.context.setOffline(false);
  await until('the line is said to be back', () => ani.page.getByRole('button', { name: 'Kumpulkan', exact: true }).isEnabled());
  await ani.page.reload();
  await ani.sees(/^Konsep yang belum dikumpulkan/);
  expect(await answer.inputValue()).toBe('Setengah < satu.\n\nDua perempat juga.');
  await ani.page.getByRole('button', { name: 'Kumpulkan', exact: true }).tap();
  await ani.sees(/^Terkumpul, tanda terima [0-9A-F]{8}$/, ani.page.locator('.work-draft'));

  const budi = await visit(`/teacher/assignments/${id_sesi}/grading`, 'budi');
  await budi.page.getByRole('button', { name: /^Ani Lestaringtyas/ }).click();
  await budi.sees('Dua perempat juga.');
  await budi.page.locator('.work-people').getByLabel('Nilai Ani Lestaringtyas').fill('81,5');
  await budi.page.keyboard.press('Enter');
  expect(await budi.page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Nilai Beni Saputrawan');
  await until('the mark is kept', async () => (await gridOf(id_sesi))[0]?.tugas_nilai === 81.5);
  await ani.sees('Nilai 81,5');
  expect([...ani.faults.filter((it) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(String(it))), ...budi.faults]).toEqual([]);
});

test('a lesson is chosen out of all of the semester: one that is far off is called by its day, and one is found by class and subject', async () => {
  const far = school.lesson('A', 1, addDays(school.today, 28));
  const budi = await visit(`/teacher/assignments/add?sesi=${far}`, 'budi', { width: 360 });
  const [box, chosen] = [budi.page.getByLabel('Sesi', { exact: true }), budi.page.locator('.work-form .ant-select').first()];
  await budi.sees(/ · 7A · Matematika · jam ke-1$/, chosen);
  await box.fill('7Z');
  await budi.sees(/^Tidak ada sesi yang cocok/);
  await box.fill('7A Mat');
  await budi.page.locator('.ant-select-item-option', { hasText: / · 7A · Matematika · jam ke-3$/ }).first().tap();
  await budi.sees(/ · 7A · Matematika · jam ke-3$/, chosen);
  expect(budi.faults).toEqual([]);
});

test('on a phone marks stand inside their list, and a student whose newer work waits is told which of it was marked', async () => {
  const id_sesi = await anAssignment(school, 'B');
  const [handIn, id_murid] = [(essay_answer: string) => school.ask('eka', assignment.handIn, { id_sesi, essay_answer }), idOf('eka')];
  await handIn('Setengah.');
  await school.ask('sari', assignment.mark, { id_sesi, data: [{ id_murid, tugas_nilai: 60 }] });
  await school.ask('sari', assignment.giveBack, { id: id_sesi, id_murid, feedback: 'Mohon dilengkapi.', kembali_sampai: null });
  await handIn('Setengah, jadi dua perempat.');
  const [eka, sari] = [await visit(`/student/assignments/${id_sesi}`, 'eka', { width: 360 }), await visit(`/teacher/assignments/${id_sesi}/grading`, 'sari', { width: 360 })];
  await eka.sees('Nilai ini untuk versi 1.');
  await sari.page.getByLabel('Nilai Eka Nurhalimah').waitFor();
  const right = (of: string) => sari.page.locator(of).first().evaluate((it) => it.getBoundingClientRect().right);
  expect(await right('.work-people .work-mark-field')).toBeLessThan(await right('.work-people'));
  expect([...eka.faults, ...sari.faults]).toEqual([]);
});

test('a mark that somebody else was first with is said so beside the name, where one has gone on; so is one that is none', async () => {
  const id_sesi = await anAssignment(school);
  const budi = await visit(`/teacher/assignments/${id_sesi}/grading`, 'budi');
  const people = budi.page.locator('.work-people');
  const markOf = (nama: string) => people.getByLabel(`Nilai ${nama}`);
  await markOf('Ani Lestaringtyas').waitFor();
  // The session of the page ended the one before.
  school.takeToken('budi', await budi.page.evaluate<string>("localStorage.getItem('token')"));
  let isOthersFirst = true;
  await budi.page.route('**/api/slot/assignmentGrading', async (route) => {
    const isNow = isOthersFirst && route.request().method() === 'PUT';
    if (isNow) isOthersFirst = false;
    if (isNow) await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 70 }] });
    await route.continue();
  });
  await markOf('Ani Lestaringtyas').fill('81,5');
  await budi.page.keyboard.press('Enter');
  await budi.sees(/70/, people.getByRole('alert'));
  await markOf('Beni Saputrawan').fill('101');
  await budi.page.keyboard.press('Enter');
  await budi.sees(/^Nilai 0 sampai 100/, people.locator('[data-murid]', { hasText: 'Beni' }).getByRole('alert'));
  // While one is still typing, another mark comes in beside.
  await markOf('Citra Maharanti').fill('60');
  await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('citra'), tugas_nilai: 90 }] });
  await budi.sees(/Sudah Dinilai/, people.locator('[data-murid]', { hasText: 'Citra' }));
  await budi.page.keyboard.press('Enter');
  await budi.sees(/90/, people.locator('[data-murid]', { hasText: 'Citra' }).getByRole('alert'));
  expect((await gridOf(id_sesi)).find((it) => it.id_murid === idOf('citra'))?.tugas_nilai).toBe(90);
  expect(budi.faults).toEqual([]);
});

test('a file that was refused does not take the place of the one that is handed in', async () => {
  const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'File Upload' });
  const citra = await visit(`/student/assignments/${id_sesi}`, 'citra', { width: 360 });
  const [chooser, add] = [citra.page.locator('input[type=file]'), citra.page.getByRole('button', { name: 'Tambah Berkas' })];
  await chooser.setInputFiles({ name: 'bohong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, and nothing of a document') });
  await citra.sees(/belum terunggah/);
  expect(await add.isEnabled()).toBe(true);
  await chooser.setInputFiles({ name: 'catatan.pdf', mimeType: 'application/pdf', buffer: aDocument('pdf') });
  await citra.page.getByRole('button', { name: 'Kumpulkan', exact: true }).tap();
  await citra.sees(/^Terkumpul, tanda terima/, citra.page.locator('.work-draft'));
  expect([await citra.page.getByText('bohong.pdf').count(), citra.faults.filter((it) => !it.includes('422'))]).toEqual([0, []]);
});

test('what could not be handed in before the end is still theirs to show', async () => {
  const id_sesi = await anAssignment(school, 'A', { terlambat: 'tolak' });
  const beni = await visit(`/student/assignments/${id_sesi}`, 'beni', { width: 360 });
  await beni.page.getByLabel('Tulis jawaban').fill('Tinggal mengumpulkan.');
  await beni.sees(/^Konsep tersimpan di perangkat ini/);
  const now = school.clock.now();
  school.clock.turnTo(new Date(now.getTime() + 13 * 86_400_000));
  try {
    await beni.page.reload();
    await beni.sees(/^Belum sempat terkumpul: konsep dari /);
    await beni.sees('Tinggal mengumpulkan.');
  } finally {
    school.clock.turnTo(now);
  }
});

test('a phrase and a rubric are given with the keyboard alone, and an answer is returned', async () => {
  const id_sesi = await anAssignment(school);
  await school.ask('beni', assignment.handIn, { id_sesi, essay_answer: '<p>Tiga perempat</p>' });
  await school.ask('budi', assignment.keepPhrases, { daftar_frasa: ['Runtut dan jelas.'] });
  const budi = await visit(`/teacher/assignments/${id_sesi}/grading?murid=${idOf('beni')}`, 'budi');
  await budi.sees('Tiga perempat');
  await budi.page.getByLabel('Isi, Beni Saputrawan').fill('5');
  await budi.page.keyboard.press('Tab');
  await budi.page.keyboard.type('2');
  await budi.page.keyboard.press('Tab');
  await until('the rubric makes the mark', async () => (await gridOf(id_sesi))[1]?.tugas_nilai === 87.5);
  await budi.page.getByRole('button', { name: 'Runtut dan jelas.' }).press('Enter');
  await until('the phrase is kept', async () => (await gridOf(id_sesi))[1]?.feedback === 'Runtut dan jelas.');
  await budi.page.getByRole('button', { name: 'Kembalikan', exact: true }).press('Enter');
  await budi.page.getByRole('dialog').getByRole('button', { name: 'Kembalikan', exact: true }).press('Enter');
  await until('it is returned', async () => (await school.ask('beni', assignment.work, { id_sesi })).body.data.status === 'returned');
  expect(budi.faults).toEqual([]);
});

test('a file is handed in over a line that breaks, with a receipt; a photo after it is a version of its own, and stands beside its mark', async () => {
  const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'File Upload', rubrik: [] });
  const ani = await visit(`/student/assignments/${id_sesi}`, 'ani', { width: 360 });
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366aa' } }).jpeg().toBuffer();
  const choose = async (name: string, isCut: boolean) => {
    const [chosen] = await Promise.all([ani.page.waitForEvent('filechooser'), ani.page.getByRole('button', { name: 'Tambah Berkas' }).tap()]);
    await ani.context.setOffline(isCut);
    await chosen.setFiles(name.endsWith('pdf') ? { name, mimeType: 'application/pdf', buffer: aDocument('pdf') } : { name, mimeType: 'image/jpeg', buffer: photo });
  };
  await choose('jawaban.pdf', true);
  await ani.sees(/^Jaringan terputus/);
  expect(await ani.page.getByRole('button', { name: 'Kumpulkan', exact: true }).isDisabled()).toBe(true);
  await ani.context.setOffline(false);
  await ani.page.getByRole('button', { name: 'Lihat jawaban.pdf' }).waitFor();
  await ani.page.getByRole('button', { name: 'Kumpulkan', exact: true }).tap();
  await ani.sees(/^Terkumpul, tanda terima [0-9A-F]{8}$/, ani.page.locator('.work-draft'));
  await ani.page.getByRole('button', { name: 'Hapus jawaban.pdf' }).tap();
  await choose('jawaban rapi.jpg', false);
  await ani.page.getByRole('button', { name: 'Lihat jawaban rapi.jpg' }).waitFor();
  await ani.page.getByRole('button', { name: 'Kumpulkan Versi Baru' }).tap();
  await until('both versions are kept', async () => (await school.ask('ani', assignment.work, { id_sesi })).body.data.riwayat.length === 2);

  const budi = await visit(`/teacher/assignments/${id_sesi}/grading?murid=${idOf('ani')}`, 'budi');
  await budi.page.getByRole('button', { name: 'Lihat jawaban rapi.jpg' }).waitFor();
  await budi.page.getByRole('img', { name: 'jawaban rapi.jpg' }).waitFor();
  expect(budi.faults).toEqual([]);
});

test('of a sheet of marks what is wrong stands first, and is counted beside what would change', async () => {
  const id_sesi = await anAssignment(school);
  const { nis } = (await school.ask('admin', assignment.grid, { id_sesi })).body.data[0] as { nis: string };
  const budi = await visit(`/teacher/assignments/${id_sesi}/grading`, 'budi');
  await budi.page.getByRole('button', { name: 'Unggah Excel' }).click();
  const { bytes, name } = await sheetOf([['NIS', 'Nilai'], [nis, 80], ['99999999', 'tujuh puluh'], [nis, 90]]);
  await budi.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: bytes });
  await budi.sees('2 baris tidak dipakai');
  await budi.sees('tujuh puluh', budi.page.locator('.work-table'));
  expect(await budi.page.locator('.work-table tbody tr').evaluateAll((them) => them.map((it) => (it as unknown as { dataset: { rowKey: string } }).dataset.rowKey))).toEqual(['3', '4', '2']);
  expect(budi.faults).toEqual([]);
});

test('a student is told beforehand what comes of being late', async () => {
  const [capped, closed] = [await anAssignment(school), await anAssignment(school, 'A', { terlambat: 'tolak' })];
  const ani = await visit(`/student/assignments/${capped}`, 'ani', { width: 360 });
  await ani.sees(/Setelah itu masih diterima, ditandai terlambat\. Nilainya lalu paling tinggi 80\.$/);
  await ani.page.goto(`/student/assignments/${closed}`);
  await ani.sees(/Setelah itu tidak diterima lagi\.$/);
  expect(ani.faults).toEqual([]);
});

test('who changes an assignment while somebody else does keeps what they typed in sight, and loads the latest by choice', async () => {
  const id_sesi = await anAssignment(school);
  const budi = await visit(`/teacher/assignments/${id_sesi}`, 'budi');
  const judul = budi.page.getByLabel('Judul');
  await judul.fill('Yang saya tulis');
  school.takeToken('budi', await budi.page.evaluate<string>("localStorage.getItem('token')"));
  const { versi } = (await school.ask('budi', assignment.one, { id: id_sesi })).body.data;
  expect((await school.ask('budi', assignment.change, { id: id_sesi, versi, judul: 'Yang lain' })).status).toBe(200);
  await budi.sees(/diubah orang lain/, budi.page.getByRole('alert'));
  expect(await judul.inputValue()).toBe('Yang saya tulis');
  await budi.page.getByRole('button', { name: 'Muat yang terbaru' }).click();
  await until('the latest is there', async () => (await judul.inputValue()) === 'Yang lain');
  await judul.fill('Keduanya');
  await budi.page.getByRole('button', { name: 'Simpan' }).click();
  await until('it is saved', async () => (await school.ask('budi', assignment.one, { id: id_sesi })).body.data.judul === 'Keduanya');
  expect(budi.faults).toEqual([]);
});

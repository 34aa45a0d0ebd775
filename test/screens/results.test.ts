import type { Browser, Locator } from 'playwright-core';
import { markedExam, RIGHT, rowsOf } from '#test/kit/a-marked-exam';
import { type Exam, ofStudent } from '#test/kit/an-exam';
import { MarkEssay } from '#server/exam/mark.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Student, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Look, Visitor } from '#test/screens/visitor';

let [browser, school] = [] as unknown as [Browser, School];
const visitors: Visitor[] = [];
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
});
afterEach(() => Promise.all(visitors.splice(0).map((it) => it.close())));
afterAll(async () => {
  await browser.close();
  await school.close();
});

const HOURS = 3 * 3_600_000;
const over = () => school.clock.turnTo(new Date(school.clock.now().getTime() + HOURS));
const result = ({ id_cbt }: Exam) => `/teacher/cbt/result/${id_cbt}`;
async function visit(path: string, who: Who, look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(path, who);
  return it;
}
/** Whoever signs in at a browser ends the session that they had: others look in their place. */
const rowOf = async (exam: Exam, who: Student) => (await rowsOf(school, exam, 'kurikulum')).find((it: { id_murid: string }) => it.id_murid === idOf(who));
async function sat(name: string, answers: Parameters<typeof markedExam>[2]) {
  for (const who of ['budi', ...Object.keys(answers)] as Who[]) await school.signIn(who);
  return markedExam(school, name, answers);
}
/** As if a colleague had read it. */
const readBySari = (exam: Exam, who: Student, skor: number) =>
  school.give(MarkEssay, { ...ofStudent(exam, who), id_soal: exam.soal[4], skor, rubrik: [], catatan: '' }, { ...SYSTEM, account: idOf('sari') });

test('essays are marked by the keyboard, marking is finished, and a student sees their mark', async () => {
  const exam = await sat('keyboard', { ani: RIGHT, beni: RIGHT, citra: ['A', ['A'], { 1: 'B' }, 'newton', 'Tidak tahu'] });
  over();
  const budi = await visit(result(exam), 'budi');
  const { page } = budi;
  await budi.sees('3 dari 4 murid selesai');
  const figure = page.locator('.figure-head');
  await figure.waitFor();
  expect(await figure.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: '3 esai menunggu dinilai' }).click();
  await page.getByRole('dialog').getByText('3 dari 4 peserta.').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: 'Selesaikan Penilaian' }).isDisabled()).toBe(true);

  await page.getByRole('link', { name: 'Nilai esai' }).click();
  const scores = page.locator('.essay-score');
  await scores.first().waitFor();
  await page.getByRole('button', { name: 'Ke yang belum dinilai' }).click();
  await page.keyboard.type('7,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('11');
  await budi.sees('Tulis angka 0 sampai 10');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('8.25');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tulis contohnya');
  await page.keyboard.press('Control+Enter');
  await until('all three are saved', async () => (await page.locator('.essay-state .is-saved').count()) === 3);
  expect(await Promise.all((['ani', 'beni', 'citra'] as const).map(async (it) => (await rowOf(exam, it)).belum_dinilai))).toEqual([0, 0, 0]);
  expect((await rowOf(exam, 'ani')).nilai).toBe(95);

  const [first, second] = (['ani', 'beni'] as const).map((it) => page.locator(`[data-peserta="${ofStudent(exam, it).id_peserta}"]`)) as [Locator, Locator];
  const has = (field: Locator) => until('the field has the keyboard', () => field.evaluate((it) => it === document.activeElement));
  await first.locator('textarea').focus();
  const phrase = first.getByRole('button', { name: 'Tulis contohnya' });
  await phrase.waitFor();
  await page.keyboard.press('Tab');
  await has(phrase);
  await page.keyboard.press('Enter');
  await has(first.locator('textarea'));
  await until('the remark is written', async () => (await first.locator('textarea').inputValue()) === 'Tulis contohnya');
  await page.keyboard.press('Control+Enter');
  await has(second.locator('.essay-score'));
  await budi.speak('en');
  await until('a half is written with a point, and not left out', async () => (await first.locator('.essay-score').inputValue()) === '7.5');
  await budi.speak('id');

  await page.getByRole('link', { name: 'Hasil', exact: true }).click();
  await page.getByRole('button', { name: 'Selesaikan Penilaian' }).click();
  await budi.sees('Penilaian selesai');
  await budi.sees('rata-rata');
  await budi.sees('Tidak hadir');
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Nama' }).waitFor();
  await figure.getByRole('button', { name: 'Lihat sebagai tabel' }).waitFor();

  const ani = await visit('/student/cbt', 'ani', { width: 360, theme: 'dark' });
  await ani.page.getByRole('link', { name: 'Lihat hasil' }).click();
  await ani.page.getByText('95', { exact: true }).waitFor();
  await ani.sees('Soal 5: skor 7,5 dari 10');
  if (process.env.SHOTS) await ani.page.screenshot({ path: `${process.env.SHOTS}/own-result.png`, fullPage: true });

  await page.goto(`${result(exam)}?tab=kunci`);
  await page.getByRole('button', { name: 'Perbaiki kunci soal 1' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'Semua murid dianggap benar' }).check();
  await drawer.getByLabel('Alasan').fill('Kunci keliru');
  await drawer.getByRole('button', { name: 'Lihat Dampaknya' }).click();
  await drawer.getByText('murid tidak melihat nilainya sampai').waitFor();
  await drawer.getByRole('button', { name: 'Terapkan' }).click();
  await budi.sees('Kunci: semua murid dianggap benar');
  await page.getByRole('link', { name: 'Analisis Soal' }).click();
  await budi.sees('Diperbaiki: semua murid dianggap benar');
  const question = page.locator('.item[data-nomor="1"]');
  expect([await question.locator('.item-options tbody tr').count(), await question.locator('.is-key, .is-idle, .item-measures').count()]).toEqual([4, 0]);
  expect([...budi.faults, ...ani.faults]).toEqual([]);
});

test('a score that a colleague gave first is shown, and either of both may stand; without a network it waits', async () => {
  const exam = await sat('conflict', { ani: RIGHT, beni: RIGHT });
  const budi = await visit(`${result(exam)}?tab=esai`, 'budi', { width: 360 });
  const { page } = budi;
  const line = page.locator(`[data-peserta="${ofStudent(exam, 'ani').id_peserta}"]`);
  const score = line.locator('.essay-score');
  await score.waitFor();
  await page.getByRole('checkbox', { name: 'Sembunyikan nama' }).click();
  await page.locator('b', { hasText: 'Peserta 1' }).first().waitFor();
  await page.getByRole('checkbox', { name: 'Sembunyikan nama' }).click();

  await budi.context.setOffline(true);
  await score.fill('6');
  await line.locator('textarea').focus();
  await line.getByText('Menunggu koneksi').waitFor();
  await readBySari(exam, 'ani', 3);
  await budi.context.setOffline(false);
  await line.getByText('sudah memberi 3 lebih dahulu').waitFor();
  expect(await score.inputValue()).toBe('6');
  await line.getByRole('button', { name: 'Tetap 6' }).click();
  await line.locator('.is-saved').waitFor();
  expect((await rowOf(exam, 'ani')).sementara).toBe(92);
});

test('the keyboard leads over the end of a page and stops at the last; what cannot be given stays, and nothing that was given meanwhile is overwritten unseen', async () => {
  const exam = await sat('pages', { ani: RIGHT, beni: RIGHT });
  const budi = await visit(`${result(exam)}?tab=esai&banyak=1`, 'budi');
  const { page } = budi;
  const [ani, beni] = (['ani', 'beni'] as const).map((it) => page.locator(`[data-peserta="${ofStudent(exam, it).id_peserta}"]`)) as [Locator, Locator];
  const isAt = (line: Locator) => until('the score is led to', () => line.locator('.essay-score').evaluate((it) => it === document.activeElement));
  await ani.locator('.essay-score').focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await beni.waitFor();
  await isAt(beni);
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await beni.locator('.is-saved').waitFor();
  expect(await beni.locator('.essay-score').inputValue()).toBe('8');

  await beni.locator('.essay-score').fill('5');
  over();
  await readBySari(exam, 'beni', 3);
  await beni.getByText('Dinilai').waitFor();
  await page.keyboard.press('Enter');
  await beni.getByText('sudah memberi 3 lebih dahulu').waitFor();
  await beni.getByRole('button', { name: 'Pakai 3' }).click();
  await beni.locator('textarea').fill('Belum ada satuannya');
  await beni.locator('.essay-score').fill('');
  await page.keyboard.press('Shift+Enter');
  await ani.waitFor();
  await isAt(ani);
  await page.keyboard.press('Enter');
  await beni.getByText('Belum tersimpan').waitFor();
  expect(await beni.locator('textarea').inputValue()).toBe('Belum ada satuannya');
  await isAt(beni);
  await page.keyboard.press('Escape');
  await until('what was given is there again', async () => (await beni.locator('.essay-score').inputValue()) === '3');
  expect([(await rowOf(exam, 'ani')).nilai, (await rowOf(exam, 'beni')).nilai]).toEqual([94, 86]);
});

test('more points than its first criterion has are not sent, and stay to be put right', async () => {
  const exam = await sat('criterion', { ani: RIGHT });
  const budi = await visit(`${result(exam)}?tab=esai`, 'budi');
  const line = budi.page.locator(`[data-peserta="${ofStudent(exam, 'ani').id_peserta}"]`);
  const sent: string[] = [];
  budi.page.on('request', (it) => void (it.url().includes('grading-essay') && sent.push(it.postData() as string)));
  const criterion = line.locator('.essay-rubric input');
  await criterion.fill('11');
  await budi.page.getByRole('checkbox', { name: 'Sembunyikan nama' }).focus();
  await line.getByText('Tulis angka 0 sampai 10').waitFor();
  await criterion.fill('8');
  await budi.page.getByRole('checkbox', { name: 'Sembunyikan nama' }).focus();
  await line.locator('.is-saved').waitFor();
  expect(sent.flatMap((it) => JSON.parse(it).nilaiBundle ?? []).map(({ skor }) => skor)).toEqual([8]);
});

test('a key is corrected after it was seen whom that concerns, and the history says why', async () => {
  const exam = await sat('correction', { ani: RIGHT, beni: ['A', ['A', 'C'], { 1: 'B', 2: 'C', 3: 'A' }, 'x', ''] });
  const budi = await visit(`${result(exam)}?tab=kunci`, 'budi');
  const { page } = budi;
  await page.getByRole('button', { name: 'Perbaiki kunci soal 1' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: 'D', exact: true }).uncheck();
  await drawer.getByRole('checkbox', { name: 'A', exact: true }).check();
  await drawer.getByRole('button', { name: 'Lihat Dampaknya' }).click();
  await drawer.getByText('Tulis alasannya').waitFor();
  await drawer.getByLabel('Alasan').fill('Kunci tertukar');
  await drawer.getByRole('button', { name: 'Lihat Dampaknya' }).click();
  await drawer.getByText('1 naik, 1 turun, 0 tetap dari 2 murid.').waitFor();
  expect((await rowOf(exam, 'beni')).sementara).toBe(40);
  // What is done and what takes it back do not touch.
  const [does, backs] = await Promise.all(['Terapkan', 'Ubah'].map((name) => drawer.getByRole('button', { name, exact: true }).boundingBox()));
  expect((backs?.x ?? 0) - (does?.x ?? 0) - (does?.width ?? 0)).toBeGreaterThanOrEqual(8);
  await drawer.getByRole('button', { name: 'Terapkan' }).click();
  await until('marks are worked out anew', async () => (await rowOf(exam, 'beni')).sementara === 60);
  await budi.sees('Kunci tertukar');
  await page.getByRole('link', { name: 'Riwayat Nilai' }).click();
  await budi.sees('Kunci diperbaiki');
  await page.getByRole('link', { name: 'Analisis Soal' }).click();
  await budi.sees('Terlalu sedikit murid');
  await page.goto(`${result(exam)}/${idOf('beni')}`);
  await budi.sees('Lembar Ujian');
  await budi.sees('jawaban murid · kunci');
  expect(budi.faults).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { ExtendTime, ForceFinish, LockAttempt, UnlockAttempt } from '#server/exam/attempt.commands';
import { anExam, type Exam, ofStudent } from '#test/kit/an-exam';
import { launchBrowser } from '#test/kit/browser';
import { MortalBrowser } from '#test/kit/mortal-browser';
import { nameOf, type School, testSchool } from '#test/kit/school';
import type { Student } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

/** What befalls a student's device during an exam, with the page and the browser that they have. */
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

async function sits(who: Student, { id_cbt }: Exam) {
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(visitor);
  await visitor.open(`/student/cbt/${id_cbt}/exam`, who);
  await visitor.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await visitor.page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
  return visitor;
}
const eventsOf = async (exam: Exam, who: Student, type: string) =>
  (await school.query('SELECT data FROM es.event WHERE stream = $1 AND type = $2 ORDER BY revision', [`attempt-${ofStudent(exam, who).id_peserta}`, type])).rows.map((it) => it.data);
const answersOf = (exam: Exam, who: Student) => eventsOf(exam, who, 'AnswersSaved');

/** What a browser keeps of a session it writes when it likes: whoever is killed soon after signing in signs in again. */
async function signIn(page: Page) {
  await page.locator('[name=username], h1').first().waitFor();
  if (!(await page.locator('[name=username]').count())) return;
  await page.fill('[name=username]', nameOf('ani'));
  await page.fill('[name=password]', nameOf('ani'));
  await page.click('button[type=submit]');
}

async function toTheLast(page: Page) {
  for (const n of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Berikutnya' }).click();
    await page.getByRole('heading', { name: `Soal ${n} dari 5` }).waitFor();
  }
}

test('an exam whose server cannot be reached opens by itself as soon as it can, also where its questions break off on their way', async () => {
  const exam = await anExam(school, 'unreached', { acak_soal: false });
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(visitor);
  const { page, context } = visitor;
  await context.route('**/brief-page**', (it) => it.abort());
  await page.addInitScript(`ReadableStreamDefaultReader.prototype.read = () => Promise.reject(new TypeError('broken off'))`);
  await visitor.open(`/student/cbt/${exam.id_cbt}/exam`, 'ani');
  await visitor.sees('Server tidak dapat dihubungi.');
  await context.unroute('**/brief-page**');
  await visitor.sees('Soal akan diunduh saat ujian dimulai.');
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
});

test.each([['packed', ''], ['as it is, where a browser unpacks nothing,', 'delete globalThis.DecompressionStream']])('a paper that came %s before the start is unlocked on the device: the questions are asked for no more', async (how, lacking) => {
  const exam = await anExam(school, `fetched ${how}`, { acak_soal: false });
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(visitor);
  const { page } = visitor;
  await page.addInitScript(lacking);
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.url()));
  await visitor.open(`/student/cbt/${exam.id_cbt}/exam`, 'ani');
  await visitor.sees('Soal sudah diunduh dan terkunci sampai ujian dimulai.');
  expect(asked.filter((it) => it.includes('/paper/')).map((it) => it.includes('padat=1'))).toEqual([!lacking]);
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
  await visitor.sees('adalah …');
  expect(asked.filter((it) => it.includes('/exam-page'))).toEqual([]);
});

test('a browser that is killed in the middle of a word has every letter that it said was kept', async () => {
  const exam = await anExam(school, 'killed', { acak_soal: false, acak_opsi: false });
  const mortal = new MortalBrowser();
  try {
    const first = await mortal.open();
    await first.goto(`${school.base}/student/cbt/${exam.id_cbt}/exam`);
    await signIn(first);
    await first.getByRole('button', { name: 'Mulai ujian' }).click();
    await toTheLast(first);
    await first.route('**/do-exam/**', (it) => it.abort());
    const essay = first.getByRole('textbox');
    await essay.pressSequentially('Hujan turun dari awan', { delay: 20 });
    await first.locator('.waits').waitFor();
    void essay.pressSequentially(' yang menjadi berat karena uap air', { delay: 15 }).catch(() => {});
    await until('more is being written', async () => (await essay.inputValue()).length > 26);
    await mortal.kill();
    expect(await answersOf(exam, 'ani')).toEqual([]);

    const second = await mortal.open();
    await second.goto(`${school.base}/student/cbt/${exam.id_cbt}/exam`);
    await signIn(second);
    await second.getByRole('button', { name: 'Lanjutkan ujian' }).click();
    await until('it is on the server', async () => (await answersOf(exam, 'ani')).length > 0);
    await second.getByRole('heading', { name: 'Soal 5 dari 5' }).waitFor();
    expect(await second.getByRole('textbox').inputValue()).toMatch(/^Hujan turun dari awan/);
  } finally {
    await mortal.close();
  }
});

test('what supervisors do while a student has no network holds as soon as it is back, and nothing that was written meanwhile is lost', async () => {
  const exam = await anExam(school, 'away', { acak_soal: false, acak_opsi: false });
  const { page, context } = await sits('beni', exam);
  const of = ofStudent(exam, 'beni');
  await page.getByRole('radio').nth(0).check();
  await until('the first is on the server', async () => (await answersOf(exam, 'beni')).length === 1);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('checkbox').nth(1).check();
  await school.give(ExtendTime, { ...of, menit: 10, sebab: 'pengawas', alasan: 'Listrik padam' });
  await school.give(LockAttempt, { ...of, alasan: 'Diperiksa' });
  await school.give(UnlockAttempt, { ...of, alasan: 'Sudah' });
  await context.setOffline(false);
  await page.getByText('sampai 09:15').waitFor({ state: 'attached' });
  await until('the second is on the server', async () => (await answersOf(exam, 'beni')).at(-1)?.terjawab === 2);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('combobox').nth(0).selectOption({ index: 1 });
  await page.locator('.waits').waitFor();
  await school.give(ForceFinish, { ...of, alasan: 'Waktu ruang habis' });
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Ujian selesai' }).waitFor();
  await until('what came too late is kept for people to decide', async () => (await eventsOf(exam, 'beni', 'AnswersReceivedLate')).length === 1);
});

test('what a device holds of an exam that has ended meanwhile is handed in when its page is opened again, and until then the page says that it waits', async () => {
  const exam = await anExam(school, 'stranded', { acak_soal: false, acak_opsi: false });
  const { page: first, context } = await sits('beni', exam);
  for (const line of ['do-exam', 'titip-jawaban']) await context.route(`**/${line}/**`, (it) => it.abort());
  await first.getByRole('radio').nth(2).check();
  await first.locator('.waits').waitFor();
  // What a page sends as it closes is asked of no route any more.
  await first.evaluate("window.fetch = () => Promise.reject(new TypeError('no network'))");
  await first.close();
  const page = await context.newPage();
  await page.goto(`/student/cbt/${exam.id_cbt}/exam`);
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).waitFor();
  await school.give(ForceFinish, { ...ofStudent(exam, 'beni'), alasan: 'Waktu ruang habis' });
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await page.getByText('1 jawaban belum sampai di server.').waitFor();
  await page.getByText('Jangan tutup halaman ini').waitFor();
  expect(await page.getByText('Jawaban Anda tersimpan di server.').count()).toBe(0);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Simpan berkas darurat' }).click()]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ id: exam.id_cbt, tiket: expect.any(String), saves: [{ soal: exam.soal[0], value: 'C' }] });
  await page.goto('/student/cbt');
  await page.getByRole('listitem').filter({ hasText: 'Ujian stranded' }).getByRole('link', { name: 'Tanda terima' }).click();
  await page.getByText('1 jawaban belum sampai di server.').waitFor();
  await context.unroute('**/titip-jawaban/**');
  await page.getByText('Jawaban Anda tersimpan di server.').waitFor();
  await page.getByText(/^1 jawaban tiba/).waitFor();
  expect(await eventsOf(exam, 'beni', 'AnswersReceivedLate')).toHaveLength(1);
});

test('a device that slept has the server’s time when it wakes, and what is answered then is kept', async () => {
  const exam = await anExam(school, 'asleep', { acak_soal: false, acak_opsi: false });
  const { page, context } = await sits('citra', exam);
  const line = await context.newCDPSession(page);
  await line.send('Page.setWebLifecycleState', { state: 'frozen' });
  await school.give(ExtendTime, { ...ofStudent(exam, 'citra'), menit: 7, sebab: 'pengawas', alasan: 'Gawai tertidur' });
  await line.send('Page.setWebLifecycleState', { state: 'active' });
  await page.getByText('sampai 09:12').waitFor({ state: 'attached' });
  await page.getByRole('radio').nth(2).check();
  await until('it is on the server', async () => (await answersOf(exam, 'citra')).at(-1)?.terjawab === 1);
});

test('over a line that is thin and loses every fifth request all of it arrives, each answer once', async () => {
  const exam = await anExam(school, 'thin', { acak_soal: false, acak_opsi: false });
  const { page, context } = await sits('dedi', exam);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 });
  let asked = 0;
  await page.route('**/do-exam/**', (it) => (++asked % 5 === 0 ? it.abort() : it.continue()));
  for (let i = 0; i < 12; i++) await page.getByRole('radio').nth(i % 4).check();
  await until('the last is on the server', async () => (await page.locator('.save').textContent())?.includes('1 di server'));
  const saved = (await answersOf(exam, 'dedi')).flatMap((it) => it.tanda as [string, number, number][]);
  expect(new Set(saved.map(([soal, lease, seq]) => `${soal} ${lease}.${seq}`)).size).toBe(saved.length);
  expect(await page.getByRole('radio').nth(3).isChecked()).toBe(true);
});

test('an exam whose page is closed for a while was left, and is told so when it is opened again', async () => {
  const exam = await anExam(school, 'closed for a while', { acak_soal: false });
  const { page: first, context } = await sits('dedi', exam);
  await first.close();
  school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
  const page = await context.newPage();
  await page.goto(`/student/cbt/${exam.id_cbt}/exam`);
  await page.getByText(/^5[89] menit, sampai 09:05/).waitFor();
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await until('it is told', async () => (await eventsOf(exam, 'dedi', 'FocusLost')).length === 1);
  const [lost] = await eventsOf(exam, 'dedi', 'FocusLost');
  expect(lost.detik).toBeGreaterThanOrEqual(40);
});

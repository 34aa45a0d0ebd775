import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { file } from '#contract/file/file.api';
import { BrowserCheck } from '#server/exam/browser-check';
import { configKeyOf } from '#server/exam/safe-exam-browser';
import { ExtendTime, ForceFinish, LockAttempt, PauseAttempt, ReopenAttempt, SendMessage, UnlockAttempt } from '#server/exam/attempt.commands';
import { anExam, type Exam, ofStudent, QUESTIONS } from '#test/kit/an-exam';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import type { Student } from '#test/kit/school-data';
import { TONE } from '#test/kit/sound';
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

const shot = async (visitor: Visitor, name: string) => {
  if (process.env.SHOTS) await visitor.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
async function sits(who: Student, { id_cbt }: Exam, look?: Look, before?: string) {
  const visitor = await Visitor.at(browser, school.base, look);
  if (before) await visitor.page.addInitScript(before);
  visitors.push(visitor);
  await visitor.open(`/student/cbt/${id_cbt}/exam`, who);
  await shot(visitor, `brief-${look?.width ?? 1280}`);
  await visitor.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await visitor.page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
  return visitor;
}
const eventsOf = async (exam: Exam, who: Student, type: string) => {
  const { rows } = await school.query('SELECT data FROM es.event WHERE stream = $1 AND type = $2 ORDER BY revision', [`attempt-${ofStudent(exam, who).id_peserta}`, type]);
  return rows.map((it) => it.data);
};
const answersOf = (exam: Exam, who: Student) => eventsOf(exam, who, 'AnswersSaved');

test('an exam is sat from the first question to the receipt', async () => {
  const exam = await anExam(school, 'page', { acak_soal: false, acak_opsi: false });
  const visitor = await sits('ani', exam);
  const { page } = visitor;
  await until('the device has said what it is', async () => (await eventsOf(exam, 'ani', 'ReadinessTold')).length === 1);
  expect((await eventsOf(exam, 'ani', 'ReadinessTold'))[0].kesiapan).toMatchObject({ penyimpanan: expect.any(String), peramban: expect.stringContaining('Chrome') });
  await page.locator('.question math, .rich math').first().waitFor();
  await page.getByRole('radio').nth(3).check();
  await shot(visitor, 'soal-1280');
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('heading', { name: 'Soal 2 dari 5' }).waitFor();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: 'Ragu-ragu' }).click();
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('combobox', { name: 'Pasangan untuk Jawa Barat' }).selectOption({ index: 2 });
  await shot(visitor, 'jodoh-1280');
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('textbox').fill('newton');
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('textbox').fill('Hujan turun dari awan.');
  await until('all is on the server', async () => (await page.locator('.save').textContent())?.includes('5 di server'));
  await shot(visitor, 'esai-1280');
  await page.getByRole('button', { name: 'Selesaikan Ujian' }).last().click();
  await shot(visitor, 'selesai-1280');
  await page.getByRole('button', { name: 'Ya, selesaikan' }).click();
  await page.getByRole('heading', { name: 'Ujian selesai' }).waitFor();
  expect([await page.title(), await page.evaluate(() => document.activeElement?.textContent)]).toEqual(['Ujian selesai · Ujian page', 'Ujian selesai']);
  await shot(visitor, 'receipt-1280');
  await page.reload();
  await page.getByRole('heading', { name: 'Ujian selesai' }).waitFor();
  await school.give(ReopenAttempt, { ...ofStudent(exam, 'ani'), alasan: 'Tertekan terlalu dini', menit: 10 });
  await visitor.sees('Ujian ini dibuka kembali oleh pengawas.');
  await shot(visitor, 'reopened-1280');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Lanjutkan ujian' }).click()]);
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await page.getByRole('heading', { name: /^Soal \d dari 5$/ }).waitFor();
  expect((await answersOf(exam, 'ani')).at(-1)).toMatchObject({ terjawab: 5, ragu: 1 });
  expect(visitor.faults).toEqual([]);
});

test('a question is listened to when the network is gone, by the keyboard and on a phone', async () => {
  const kept = await school.ask('budi', file.keepQuestionSound, {}, { file: TONE });
  const questions = QUESTIONS.map((it, i) => (i ? it : { ...it, pertanyaan: `Dengarkan: <audio src="/api/file/${kept.body.data.id}" controls title="Percakapan di pasar"></audio>` }));
  const visitor = await sits('beni', await anExam(school, 'listening', { acak_soal: false, questions }), { width: 360 });
  const { page } = visitor;
  await visitor.context.setOffline(true);
  await visitor.sees('Percakapan di pasar', page.locator('.rich-sound'));
  const sound = page.locator('audio[aria-label="Percakapan di pasar"]');
  const told = (name: 'duration' | 'currentTime') => sound.evaluate((it, name) => (it as unknown as Record<string, number>)[name] as number, name);
  await until('it is here', async () => (await told('duration')) > 0.1);
  await sound.focus();
  await page.keyboard.press('Space');
  await until('it is heard', async () => (await told('currentTime')) > 0.1);
  expect(((await sound.boundingBox()) as { width: number }).width).toBeLessThanOrEqual(360);
  await visitor.context.setOffline(false);
});

test('a page that is closed while nothing could be sent still has it all when it opens again', async () => {
  const exam = await anExam(school, 'closed', { acak_soal: false, acak_opsi: false });
  const visitor = await sits('citra', exam);
  for (const line of ['do-exam', 'titip-jawaban']) await visitor.page.route(`**/${line}/**`, (it) => it.abort());
  await visitor.page.getByRole('radio').nth(2).check();
  await visitor.page.locator('.waits').waitFor();
  // What a page sends as it closes is asked of no route any more.
  await visitor.page.evaluate("window.fetch = () => Promise.reject(new TypeError('no network'))");
  await visitor.page.close({ runBeforeUnload: false });
  expect(await answersOf(exam, 'citra')).toEqual([]);
  const page = await visitor.context.newPage();
  await page.goto(`/student/cbt/${exam.id_cbt}/exam`);
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await until('the answer is shown again', () => page.getByRole('radio').nth(2).isChecked());
  await until('it is on the server', async () => (await answersOf(exam, 'citra')).at(-1)?.terjawab === 1);
});

test('whoever loads the page again is at the question where they were, and on another device at the one they answered last', async () => {
  const exam = await anExam(school, 'place', { acak_soal: false, acak_opsi: false, pindah_perangkat: 'bebas' });
  const { page } = await sits('ani', exam);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await page.getByRole('button', { name: 'Ragu-ragu' }).click();
  await until('it is on the server', async () => (await answersOf(exam, 'ani')).at(-1)?.ragu === 1);
  await page.reload();
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await page.getByRole('heading', { name: 'Soal 3 dari 5' }).waitFor();
  const second = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(second);
  await second.open(`/student/cbt/${exam.id_cbt}/exam`, 'ani');
  await second.page.getByRole('button', { name: 'Ambil alih di sini' }).click();
  await second.page.getByRole('heading', { name: 'Soal 3 dari 5' }).waitFor();
});

test.each(['database', 'local storage'])('another version of the app signs the student out and asks them in again, on the same device and with all that they had in the %s', async (where) => {
  const exam = await anExam(school, `renewed ${where}`, { acak_soal: false, acak_opsi: false, pindah_perangkat: 'persetujuan' });
  const visitor = await sits('dedi', exam, {}, where === 'database' ? undefined : "Object.defineProperty(window, 'indexedDB', { value: undefined })");
  const { page } = visitor;
  await page.route('**/do-exam/**', (it) => it.abort());
  await page.getByRole('radio').nth(3).check();
  await page.locator('.waits').waitFor();
  await page.unroute('**/do-exam/**');
  await page.evaluate("localStorage.setItem('version', '2.0.9')");
  await page.goto(`/student/cbt/${exam.id_cbt}/exam`);
  await visitor.enter('dedi');
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await until('the answer is shown again', () => page.getByRole('radio').nth(3).isChecked());
  await until('it is on the server', async () => (await answersOf(exam, 'dedi')).at(-1)?.terjawab === 1);
});

test('signed out by another sign-in, what is answered still arrives; here nothing else can be done', async () => {
  const exam = await anExam(school, 'signed out', { acak_soal: false });
  const { page } = await sits('ani', exam);
  await school.signIn('ani');
  await page.getByRole('radio').nth(1).check();
  await page.getByText('Sesi Anda berakhir.').waitFor();
  await until('it is on the server', async () => (await answersOf(exam, 'ani')).at(-1)?.terjawab === 1);
  await page.getByRole('link', { name: 'Masuk lagi' }).waitFor();
});

test('two devices: the one that took over goes on, the other says so, and what it wrote is not lost', async () => {
  const exam = await anExam(school, 'devices', { acak_soal: false, acak_opsi: false, pindah_perangkat: 'bebas' });
  const first = await sits('beni', exam);
  await first.page.context().setOffline(true);
  await first.page.getByRole('radio').nth(0).check();
  await first.page.locator('.waits').waitFor();
  const second = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(second);
  await second.open(`/student/cbt/${exam.id_cbt}/exam`, 'beni');
  await second.page.getByRole('button', { name: 'Ambil alih di sini' }).click();
  await second.page.getByRole('button', { name: 'Berikutnya' }).click();
  await second.page.getByRole('checkbox').nth(1).check();
  await first.page.context().setOffline(false);
  await until('both are on the server', async () => (await answersOf(exam, 'beni')).at(-1)?.terjawab === 2);
  await shot(first, 'elsewhere-1280');
});

test('more time, a lock and its end are on the screen as soon as they are given', async () => {
  const exam = await anExam(school, 'control', { acak_soal: false });
  const { page } = await sits('ani', exam);
  const of = ofStudent(exam, 'ani');
  await page.getByText('sampai 09:05').waitFor();
  await school.give(ExtendTime, { ...of, menit: 5, sebab: 'pengawas', alasan: 'Listrik padam' });
  await page.getByText('+5 menit dari pengawas').waitFor();
  await page.getByText('sampai 09:10').waitFor();
  await school.give(LockAttempt, { ...of, alasan: 'Membuka halaman lain' });
  await page.getByText('Ujian dikunci').waitFor();
  expect(await page.getByRole('radio').first().isDisabled()).toBe(true);
  await school.give(UnlockAttempt, { ...of, alasan: 'Sudah dijelaskan' });
  await page.getByText('Ujian dikunci').waitFor({ state: 'detached' });
  await school.give(ForceFinish, { ...of, alasan: 'Waktu ruang habis' });
  await page.getByRole('heading', { name: 'Ujian selesai' }).waitFor();
});

test('a lock and a message are in sight wherever somebody has scrolled, and a page that is loaded again says why it is locked until it no longer is', async () => {
  const exam = await anExam(school, 'in sight', { acak_soal: false, acak_opsi: false });
  const { page } = await sits('dedi', exam, { width: 360 });
  const of = ofStudent(exam, 'dedi');
  await page.setViewportSize({ width: 360, height: 420 });
  await page.evaluate('scrollTo({ top: document.documentElement.scrollHeight })');
  expect(await page.evaluate('scrollY')).toBeGreaterThan(60);
  const isInSight = (text: string) => until(`${text} is in sight`, async () => {
    const box = await page.getByText(text).first().boundingBox();
    return box !== null && box.y >= 0 && box.y < 420;
  });
  await school.give(SendMessage, { ...of, pesan: 'Periksa lagi.' });
  await isInSight('Periksa lagi.');
  await page.getByRole('button', { name: 'Sudah dibaca' }).click();
  await page.evaluate('scrollTo({ top: document.documentElement.scrollHeight })');
  await school.give(LockAttempt, { ...of, alasan: 'Membuka halaman lain' });
  await isInSight('Ujian dikunci.');
  await page.reload();
  await page.getByText('Alasan: Membuka halaman lain').waitFor();
  await school.give(UnlockAttempt, { ...of, alasan: 'Sudah dijelaskan' });
  await page.getByText('Ujian dikunci.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
});

test('a page that is opened while its exam is paused has as much time left as there was', async () => {
  const exam = await anExam(school, 'paused', { acak_soal: false });
  const { page } = await sits('beni', exam, { width: 360 });
  const now = school.clock.now();
  await school.give(PauseAttempt, { ...ofStudent(exam, 'beni'), alasan: 'Listrik padam' });
  await page.getByText('waktu dijeda').waitFor();
  const left = async () => (await page.locator('.time b').innerText()).split(':').reduce((sum, it) => sum * 60 + Number(it), 0);
  const before = await left();
  school.clock.turnTo(new Date(now.getTime() + 10 * 60_000));
  try {
    await page.reload();
    await page.getByText('Ujian dijeda pengawas.').waitFor();
    await page.getByRole('button', { name: 'Lanjutkan ujian' }).click();
    await page.getByText('waktu dijeda').waitFor();
    expect(await left()).toBeGreaterThanOrEqual(before);
  } finally {
    school.clock.turnTo(now);
  }
});

test('whoever left an exam that reminds of it is told so as they are back, and the supervisor has it', async () => {
  const exam = await anExam(school, 'reminds', { fokus: 'ingatkan' });
  const visitor = await sits('ani', exam);
  await visitor.page.evaluate(() => {
    const turn = (to: string) => {
      Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const now = performance.now.bind(performance);
    turn('hidden');
    performance.now = () => now() + 9_000;
    turn('visible');
  });
  await visitor.sees('Anda meninggalkan ujian selama 9 detik.');
  await until('it is noted', async () => (await eventsOf(exam, 'ani', 'FocusLost')).length === 1);
  await visitor.page.getByRole('button', { name: 'Sudah dibaca' }).click();
  await visitor.page.getByText('Anda meninggalkan ujian').waitFor({ state: 'detached' });
});

test('without a network the exam goes on, and all of it arrives afterwards', async () => {
  const exam = await anExam(school, 'offline', { acak_soal: false });
  const visitor = await sits('beni', exam, { width: 360 });
  const { page } = visitor;
  await page.context().setOffline(true);
  await page.getByRole('radio').nth(1).check();
  await page.getByText('Koneksi terputus.').waitFor();
  await shot(visitor, 'offline-360');
  await page.getByRole('button', { name: 'Peta soal' }).click();
  await shot(visitor, 'map-360');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await page.context().setOffline(false);
  await until('it is on the server', async () => (await answersOf(exam, 'beni')).at(-1)?.terjawab === 1);
});

test('what becomes of an exam that is finished without a network is in sight, however far down its student was', async () => {
  const exam = await anExam(school, 'finished offline', { acak_soal: false });
  const { page } = await sits('dedi', exam, { width: 360 });
  await page.context().setOffline(true);
  await page.getByRole('radio').nth(1).check();
  await page.getByText('Koneksi terputus.').waitFor();
  for (const nth of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Berikutnya' }).click();
    await page.getByRole('heading', { name: `Soal ${nth} dari 5` }).waitFor();
  }
  await page.setViewportSize({ width: 360, height: 420 });
  await page.evaluate('scrollTo({ top: document.documentElement.scrollHeight })');
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Selesaikan Ujian' }).click();
  await page.getByRole('button', { name: 'Ya, selesaikan' }).click();
  await page.getByText('Ujian diselesaikan begitu terhubung').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.context().setOffline(false);
  await until('it is finished', async () => (await eventsOf(exam, 'dedi', 'AttemptFinished')).length === 1);
});

test('on a wide screen too a device that cannot send gives its answers out as a file, and says what it is for', async () => {
  const exam = await anExam(school, 'given out', { acak_soal: false, acak_opsi: false });
  const visitor = await sits('citra', exam);
  const { page } = visitor;
  const inPanel = page.locator('.panel').getByRole('button', { name: 'Simpan berkas darurat' });
  await inPanel.waitFor();
  await page.context().setOffline(true);
  await page.getByRole('radio').nth(1).check();
  await page.getByText('Koneksi terputus.').waitFor();
  const said = page.locator('.off').filter({ hasText: 'berikan berkasnya kepada pengawas' });
  await shot(visitor, 'offline-1280');
  for (const button of [said.getByRole('button', { name: 'Simpan berkas darurat' }), inPanel]) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ id: exam.id_cbt, saves: [{ soal: exam.soal[0], value: 'B' }] });
  }
});

test('whoever comes with another browser than the exam asks for is told which it asks for', async () => {
  const { id_cbt } = await anExam(school, 'guarded', { tipe: 'PTS', peramban: 'nama' });
  const visitor = await Visitor.at(browser, school.base);
  visitors.push(visitor);
  await visitor.open(`/student/cbt/${id_cbt}/exam`, 'ani');
  await visitor.sees('Ini bukan peramban ujian: buka ujian ini dengan Safe Exam Browser.');
  await visitor.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await visitor.page.getByText('Buka ujian ini dengan peramban ujian (Safe Exam Browser).').waitFor();
  expect(await visitor.page.getByText('NOT_AUTHORIZED').count()).toBe(0);
});

test('a student finds the exam that is open now, and leads their phone straight to it', async () => {
  await anExam(school, 'listed');
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  visitors.push(visitor);
  await visitor.open('/student/cbt', 'citra');
  const one = visitor.page.getByRole('listitem').filter({ hasText: 'Ujian listed' });
  await shot(visitor, 'list-360');
  await one.getByRole('link', { name: 'Buka ujian' }).click();
  await visitor.page.getByRole('button', { name: 'Mulai ujian' }).waitFor();
  await shot(visitor, 'brief-360');
});

test('the link of an exam leads a student past the login to its start, and nobody else', async () => {
  const { id_cbt } = await anExam(school, 'linked', { kelas: 'A' });
  const visitor = await Visitor.at(browser, school.base);
  visitors.push(visitor);
  await visitor.page.goto(`/?token=${id_cbt}`);
  await visitor.enter('dedi');
  await visitor.arrives(`/student/cbt/${id_cbt}/exam`);
  await visitor.page.getByRole('button', { name: 'Mulai ujian' }).waitFor();
  await visitor.page.goto(`/?token=${id_cbt}`);
  await visitor.enter('budi');
  await visitor.arrives('/teacher/dashboard');
  await visitor.visit(`/teacher/cbt/detail/${id_cbt}`);
  await visitor.page.getByText(`/?token=${id_cbt}`).waitFor();
});

test('in a browser that tells its key to the page only, an exam that asks for the key is opened with the question in its address', async () => {
  process.env.PUBLIC_URL = school.base;
  const exam = await anExam(school, 'key of a page', { tipe: 'PTS', peramban: 'kunci', acak_soal: false });
  const key = configKeyOf(school.nest.get(BrowserCheck).settingsOf(exam.id_cbt));
  const own = await Visitor.at(browser, school.base);
  visitors.push(own);
  await own.open(`/student/cbt/${exam.id_cbt}/exam`, 'ani');
  await own.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await own.sees(/Konfigurasi/);
  const seb = await Visitor.at(browser, school.base);
  visitors.push(seb);
  await seb.page.addInitScript(`
    const security = { configKey: '', updateKeys: async (told) => {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(location.href.replace(/#.*$/, '') + '${key}'));
      security.configKey = [...new Uint8Array(hash)].map((it) => it.toString(16).padStart(2, '0')).join('');
      told();
    } };
    globalThis.SafeExamBrowser = { version: 'SEB_macOS_3.4', security };`);
  await seb.page.goto(`/student/cbt/${exam.id_cbt}/exam`);
  await seb.enter('beni');
  await until('the question stands in the address', () => /\?n=[0-9a-f]{32}$/.test(seb.path));
  await seb.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await seb.page.getByRole('radio').first().check();
  await until('it is on the server', async () => (await seb.page.locator('.save').textContent())?.includes('1 di server'));
  expect(seb.faults).toEqual([]);
});

import type { Browser } from 'playwright-core';
import { presenceOf } from '#contract/attendance/presence';
import { instantOf } from '#contract/school-year/school-days';
import { attendance } from '#contract/attendance/attendance.api';
import { MarkAllPresent, MarkAttendance } from '#server/attendance/attendance.commands';
import { seated } from '#test/kit/check-in';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool, ZONA } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { type Board, boardFrom, boardOn } from '#test/screens/board';
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

async function visitor(look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  return it;
}
async function visit(path: string, who: Who, look: Look = {}) {
  const it = await visitor(look);
  await it.open(path, who);
  return it;
}
const register = (kelas: 'A' | 'B', posisi: number) => `/teacher/schedule/${school.lesson(kelas, posisi)}`;
const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
const boardWhere = (principal: Visitor, what: string, holds: (board: Board) => boolean) =>
  until(what, async () => {
    const board = await boardOn(principal.page);
    return Object.keys(board.strip).length > 0 && holds(board) && board;
  });
const marksOf = async (kelas: 'A' | 'B', posisi: number) =>
  (await school.query('SELECT data FROM es.event WHERE stream = $1 AND type = $2 ORDER BY revision', [`attendance-${school.lesson(kelas, posisi)}`, 'AttendanceMarked'])).rows.map(({ data }) => data);

test('a teacher takes the register on a phone, the principal’s board moves, and every number leads to the student and to what happened', async () => {
  const [principal, teacher] = await Promise.all([visit('/teacher/principal', 'kepala'), visit('/teacher/dashboard', 'budi', { width: 360 })]);
  const before = await boardWhere(principal, 'the map', ({ cells }) => Object.keys(cells).length === 4);
  expect(before.missing).toEqual(['7A jam 1', '7B jam 1']);
  expect(before.strip).toMatchObject({ Hadir: '0', Belum: '7' });

  const { page } = teacher;
  await page.locator('.day li', { hasText: 'jam ke-1' }).getByRole('link', { name: /Isi presensi/ }).tap();
  await page.getByRole('button', { name: 'Hadirkan Semua (4 murid)', exact: true }).tap();
  await page.getByRole('button', { name: 'Semua murid sudah terisi' }).waitFor();
  const full = await boardWhere(principal, 'the whole class', ({ cells }) => cells['7A, jam ke-1, Matematika'] === '4lengkap');
  expect([full.missing, full.strip]).toEqual([['7B jam 1'], expect.objectContaining({ Hadir: '4', Belum: '3' })]);
  expect(await principal.page.locator('.cell', { hasText: 'lengkap' }).locator('.changed').count()).toBe(1);
  await principal.sees(/^Budi Prasetyawan mengisi|mengisi/);

  const citra = page.getByRole('listitem').filter({ hasText: 'Citra Maharanti' });
  const opens = () => citra.locator('.register-letter').tap();
  await opens();
  await citra.getByRole('button', { name: 'Sakit (S)' }).tap();
  await boardWhere(principal, 'who is ill', ({ cells, strip }) => cells['7A, jam ke-1, Matematika'] === '3−11 tidak hadir' && strip.Sakit === '1');
  await opens();
  await citra.getByRole('button', { name: 'Pilihan lain untuk Citra Maharanti' }).tap();
  await page.getByRole('menuitem', { name: 'Tulis catatan' }).tap();
  await page.getByRole('textbox', { name: 'Catatan untuk Citra Maharanti' }).fill('Surat dari ibu');
  await page.getByRole('button', { name: 'Simpan' }).tap();
  await teacher.sees('Surat dari ibu', citra);
  await citra.getByRole('button', { name: 'Izin (I)' }).tap();
  const after = await boardWhere(principal, 'who is excused', ({ strip }) => strip.Izin === '1' && strip.Sakit === '0');
  expect(after).toEqual(await boardFrom(school));
  await teacher.sees('diubah 08:05', citra);
  const [told, next] = await Promise.all([page.locator('.snack').boundingBox(), page.locator('.register-next').boundingBox()]);
  expect((told as { y: number; height: number }).y + (told as { height: number }).height).toBeLessThan((next as { y: number }).y);
  await page.getByRole('link', { name: 'Buku nilai', exact: true }).tap();
  await page.getByRole('heading', { name: /Matematika 7A/ }).waitFor();

  await principal.page.locator('.figs [data-state=Izin] button').click();
  const behind = principal.page.getByRole('dialog', { name: /1 murid: Izin/ });
  await principal.sees('Citra Maharanti', behind);
  await principal.sees('sebelumnya Sakit', behind);
  await behind.getByRole('link', { name: 'Riwayat Citra Maharanti' }).click();
  await principal.page.getByRole('heading', { name: 'Riwayat Peristiwa' }).waitFor();
  await principal.sees('Sakit menjadi Izin');
  // Beneath each stands the way to the board of that moment.
  expect((await principal.page.locator('.stream-what').allInnerTexts()).map((it) => it.split('\n')[0])).toEqual(['Sakit menjadi Izin', 'Catatan ditulis: Surat dari ibu', 'Hadir menjadi Sakit', 'Belum diisi menjadi Hadir', 'Presensi dibuka untuk 4 murid']);
  expect(await principal.page.locator('tr', { hasText: 'Sakit menjadi Izin' }).textContent()).toMatch(/Budi Prasetyawan\s*Guru mata pelajaran/);
  expect([...principal.faults, ...teacher.faults]).toEqual([]);
});

test('a mark made without a connection stays in sight as not saved, and is sent once when the connection is back', async () => {
  const teacher = await visit(register('B', 2), 'sari', { width: 360 });
  const eka = teacher.page.getByRole('listitem').filter({ hasText: 'Eka Nurhalimah' });
  await eka.waitFor();
  await teacher.context.setOffline(true);
  await eka.locator('.register-letter').tap();
  await eka.getByRole('button', { name: 'Terlambat (T)' }).tap();
  await teacher.sees('menunggu koneksi', eka);
  await teacher.sees('1 perubahan tersimpan di perangkat ini dan dikirim begitu tersambung, juga bila halaman ditutup.');
  await teacher.sees(/^Koneksi terputus sejak pukul/);
  expect(await eka.locator('.mark').textContent()).toMatch(/^T/);
  expect(await marksOf('B', 2)).toEqual([]);

  await teacher.context.setOffline(false);
  await teacher.sees('diubah 08:05', eka);
  await teacher.page.locator('.live', { hasText: 'Langsung' }).waitFor();
  expect(await teacher.page.getByText('menunggu koneksi').count()).toBe(0);
  expect(await marksOf('B', 2)).toEqual([expect.objectContaining({ id_murid: idOf('eka'), status_kehadiran: 'Terlambat', sebelum: null })]);
});

test('marks made offline outlive their tab, and each arrives once when the register is opened again', async () => {
  const teacher = await visit(register('B', 1), 'sari', { width: 360 });
  const line = (name: string) => teacher.page.getByRole('listitem').filter({ hasText: name });
  await line('Eka Nurhalimah').waitFor();
  await teacher.context.setOffline(true);
  for (const [name, status] of [['Eka Nurhalimah', 'Sakit (S)'], ['Gita Permatasari', 'Izin (I)']] as const) {
    await line(name).locator('.register-letter').tap();
    await line(name).getByRole('button', { name: status }).tap();
  }
  await teacher.sees('2 perubahan tersimpan di perangkat ini dan dikirim begitu tersambung, juga bila halaman ditutup.');
  await teacher.page.close();
  expect(await marksOf('B', 1)).toEqual([]);

  await teacher.context.setOffline(false);
  const again = await teacher.context.newPage();
  await again.goto(register('B', 1));
  await until('both have arrived', async () => (await marksOf('B', 1)).length >= 2);
  await again.getByText(/Tersimpan \d\d/).waitFor();
  await again.reload();
  await again.getByText(/Tersimpan \d\d/).waitFor();
  const arrived = (await marksOf('B', 1)).map((it) => [it.id_murid, it.status_kehadiran, it.sebelum]);
  expect(arrived).toEqual([[idOf('eka'), 'Sakit', null], [idOf('gita'), 'Izin', null]]);
});

test('who signs in elsewhere ends the session here: that is said once, and never on the login', async () => {
  const here = await visit('/teacher/dashboard', 'budi');
  await here.page.locator('.day li').first().waitFor();
  const elsewhere = await visitor({ width: 360 });
  await elsewhere.open('/teacher/dashboard', 'budi');
  const notice = 'ANOTHER LOGIN ATTEMPT DETECTED: You logout since there are other device login on your account. Please re-login!';
  await here.sees(notice);
  expect(await here.page.getByText(notice).count()).toBe(1);
  await here.page.getByRole('button', { name: 'Masuk' }).click();
  await here.arrives('/login');
  for (let i = 0; i < 2; i++) {
    await here.page.getByRole('heading', { name: 'Masuk' }).waitFor();
    expect(await here.page.getByText('ANOTHER LOGIN').count()).toBe(0);
    await here.page.reload();
  }
  expect(await elsewhere.page.getByText('ANOTHER LOGIN').count()).toBe(0);
});

test('a student opens the code’s link, signs in, and is there', async () => {
  const student = await visit(`/student/dashboard?${new URLSearchParams(seated(school, school.lesson('A', 2)))}`, 'ani', { width: 360 });
  await student.sees('Matematika · 7A');
  await student.page.getByRole('button', { name: 'Saya hadir' }).tap();
  await student.sees('Terima kasih. Guru dapat melihat kehadiran Anda sekarang.');
  expect(await student.page.locator('.checked-in .status-tag').textContent()).toBe('Hadir');
  expect(await marksOf('A', 2)).toEqual([expect.objectContaining({ id_murid: idOf('ani'), status_kehadiran: 'Hadir', cara: 'mandiri' })]);
  expect(student.faults).toEqual([]);
});

test('a day of the past has its own address and its own numbers', async () => {
  const tanggal = '2026-07-28';
  await school.give(MarkAllPresent, { id_sesi: school.lesson('B', 3, tanggal) });
  await school.give(MarkAttendance, { id_sesi: school.lesson('B', 3, tanggal), id_murid: idOf('gita'), status_kehadiran: 'Alpa' });
  const principal = await visit(`/teacher/principal?tanggal=${tanggal}`, 'kepala');
  const board = await boardWhere(principal, 'the map', ({ cells }) => Object.keys(cells).length === 6);
  expect(board).toEqual(await boardFrom(school, tanggal));
  expect([board.strip.Hadir, board.cells['7B, jam ke-3, Ilmu Pengetahuan Alam'], board.missing.length]).toEqual(['2', '2−11 tidak hadir', 5]);
  await principal.sees('Kehadiran · Selasa, 28 Jul 2026');
  await principal.page.locator('.proof').getByRole('button').click();
  const lessons = principal.page.getByRole('dialog', { name: /2 hadir dari 3 tercatat \(66,7%\)/ });
  await principal.sees('66,7%', lessons);
  expect(await lessons.locator('.why-part b').allTextContents()).toEqual(['2', '3', '66,7%']);
  await principal.sees('5 dari 6 presensi yang sudah mulai belum lengkap.', lessons);
  expect(await lessons.locator('.why-people li').count()).toBe(6);
  await principal.page.keyboard.press('Escape');
  await until('the focus is back', () => principal.page.evaluate<boolean>("document.activeElement.closest('.proof') !== null"));
  await principal.page.getByRole('button', { name: '7B: 1 dari 3 presensi terisi' }).click();
  const ofClass = principal.page.getByRole('dialog', { name: /7B: 2 hadir dari 3/ });
  await principal.sees('1 dari 3 presensi terisi', ofClass);
  await ofClass.getByRole('button', { name: '7B, jam ke-3, Ilmu Pengetahuan Alam' }).click();
  await principal.page.getByRole('dialog', { name: '7B, jam ke-3, Ilmu Pengetahuan Alam' }).getByRole('link', { name: 'Riwayat Gita Permatasari' }).waitFor();
  await principal.page.keyboard.press('Escape');
  await until('the register is closed', () => !principal.path.includes('sesi'));
  await principal.page.getByRole('button', { name: '2 dari 7', exact: true }).click();
  const away = principal.page.getByRole('dialog', { name: /1 murid: tidak hadir/ });
  await away.waitFor();
  expect(await away.locator('.why-part b').allTextContents()).toEqual(['7', '1', '4', '2', '1', '1']);
  await principal.page.keyboard.press('Escape');
  await principal.arrives(`/teacher/principal?tanggal=${tanggal}`);
  await principal.page.getByRole('button', { name: 'Hari berikutnya' }).click();
  await principal.arrives('/teacher/principal?tanggal=2026-07-29');
  await principal.sees('Kehadiran · Rabu, 29 Jul 2026');
  await principal.page.locator('.figure-summary').getByRole('link', { name: '66,7%' }).first().click();
  await principal.arrives(`/teacher/principal?tanggal=${tanggal}&rincian=pelajaran`);
  await lessons.waitFor();

  // What is closed stays closed: Back leads to where one came from.
  await principal.page.keyboard.press('Escape');
  await principal.arrives(`/teacher/principal?tanggal=${tanggal}`);
  await until('the heading has the focus', () => principal.page.evaluate<boolean>("document.activeElement.tagName === 'H1'"));
  await principal.page.goBack();
  await principal.arrives('/teacher/principal?tanggal=2026-07-29');
  await principal.page.goForward();
  await principal.sees('Kehadiran · Selasa, 28 Jul 2026');
  await principal.page.locator('.figure-summary').getByRole('link', { name: '66,7%' }).first().click();
  await lessons.waitFor();
  await principal.page.keyboard.press('Escape');
  await principal.arrives(`/teacher/principal?tanggal=${tanggal}`);
  await until('the link has the focus', () => principal.page.evaluate<boolean>("document.activeElement.closest('.figure-summary') !== null"));
  await principal.page.goBack();
  await principal.arrives('/teacher/principal?tanggal=2026-07-29');

  await principal.page.goto(`/teacher/principal?tanggal=${tanggal}&rincian=pelajaran`);
  await lessons.waitFor();
  await principal.page.keyboard.press('Escape');
  await principal.arrives(`/teacher/principal?tanggal=${tanggal}`);
  await principal.page.goBack();
  await principal.arrives('/teacher/principal?tanggal=2026-07-29');
});

test('a class of the map leads to its students and what they have come to so far', async () => {
  const id_sesi = school.lesson('B', 2, '2026-07-30');
  for (const one of [id_sesi, school.lesson('B', 3, '2026-07-30')]) await school.give(MarkAllPresent, { id_sesi: one });
  await school.give(MarkAttendance, { id_sesi, id_murid: idOf('gita'), status_kehadiran: 'Alpa' });
  const principal = await visit('/teacher/principal', 'kepala');
  await principal.page.getByRole('link', { name: '7B', exact: true }).click();
  await principal.page.getByRole('heading', { name: 'Kelas 7B' }).waitFor();
  await until('the heading has the focus', () => principal.page.evaluate<boolean>("document.activeElement.tagName === 'H1'"));
  const { body } = await school.ask('kurikulum', attendance.ofClass, { id: school.class('B').id_kelas });
  expect(await principal.page.locator('tbody tr td:nth-child(1)').filter({ visible: true }).allTextContents()).toEqual(body.data.map((it: { nama: string }) => it.nama));
  const gita = body.data.find((it: { nama: string }) => it.nama === 'Gita Permatasari');
  const [hadir, sesi] = await Promise.all([4, 11].map((at) => principal.page.locator('tr', { hasText: 'Gita Permatasari' }).locator('td').nth(at - 1).textContent()));
  expect([hadir, sesi]).toEqual([String(gita.Hadir), String(gita.total_sesi)]);

  await principal.page.getByRole('button', { name: /dari mana kehadiran Gita Permatasari/ }).filter({ visible: true }).first().click();
  const why = principal.page.getByRole('dialog', { name: /Kehadiran Gita Permatasari/ });
  await principal.sees('Pelajaran yang bukan sekadar hadir', why);
  expect(await why.locator('.why-part b').allTextContents()).toEqual([String(presenceOf(gita, gita.total_sesi).hadir), String(gita.total_sesi), `${Math.round(gita.persen_hadir)}%`]);
  const lines = why.locator('.presence-lessons li');
  const [marks, { terisi, belum }] = [await lines.filter({ hasText: 'Alpa' }).allTextContents(), presenceOf(gita, gita.total_sesi)];
  await principal.sees(`${belum} pelajaran belum dicatat guru`, why);
  expect(marks).toHaveLength(gita.Alpa);
  expect(marks[0]).toMatch(/Kamis, 30 Jul 2026.*jam ke-2.* menandai .*sebelumnya Hadir/);
  await why.getByRole('button', { name: /^Tampilkan juga/ }).click();
  await until('every lesson', async () => (await why.locator('.presence-lessons').first().locator('li').count()) === terisi);
});

test('a board that was open while the server started anew is again what the server answers', async () => {
  const principal = await visit('/teacher/principal', 'kepala');
  await boardWhere(principal, 'the map', ({ cells }) => Object.keys(cells).length === 4);
  await school.restart();
  const mark = { id_sesi: school.lesson('B', 1), id_murid: idOf('fajar'), status_kehadiran: 'Dispensasi' };
  expect((await school.ask('sari', attendance.markOne, mark)).status).toBe(200);
  await principal.page.locator('.live', { hasText: 'Langsung' }).waitFor();
  await boardWhere(principal, 'what was marked meanwhile', ({ strip }) => strip.Dispensasi === '1');
  const fresh = await boardFrom(school);
  await boardWhere(principal, `the board ${JSON.stringify(fresh)}`, (board) => same(board, fresh));
});

test('a chart whose code does not come leaves its numbers, and the board around it', async () => {
  const principal = await visit('/teacher/dashboard', 'kepala');
  await principal.page.route('**/assets/charts-*', (it) => it.abort());
  await principal.visit('/teacher/principal');
  await boardWhere(principal, 'the map', ({ cells }) => Object.keys(cells).length === 4);
  const figure = principal.page.locator('figure.figure');
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('tbody tr').filter({ visible: true }).first().waitFor();
  await boardWhere(principal, 'the map around it', ({ cells }) => Object.keys(cells).length === 4);
});

test('all at once is taken back at once, and who reminds is told when they did, as is who is reminded, wherever they are', async () => {
  const teacher = await visit(register('A', 2), 'budi');
  const before = (await marksOf('A', 2)).length;
  await teacher.page.getByRole('button', { name: /^Hadirkan Semua/ }).click();
  const all = await until('all are marked, in one go', async () => (await marksOf('A', 2)).length - before);
  await teacher.page.getByText(/Tersimpan \d\d/).waitFor();
  await teacher.page.keyboard.press('Control+z');
  await until('all are taken back', async () => (await marksOf('A', 2)).length === before + 2 * all);
  expect((await marksOf('A', 2)).slice(before + all).map((it) => [it.sebelum, it.status_kehadiran])).toEqual(Array.from({ length: all }, () => ['Hadir', null]));

  school.clock.turnTo(instantOf(school.today, 8 * 60 + 30, ZONA));
  // A home holds so much that what is new of it may be far from what somebody sees of it.
  await teacher.go('/teacher/dashboard');
  await teacher.page.locator('.home-say').waitFor();
  const principal = await visit('/teacher/principal', 'kepala');
  await principal.page.getByRole('button', { name: /^Ingatkan Budi/ }).click();
  await principal.sees('Diingatkan 08:30');
  const told = teacher.page.locator('.told', { hasText: /presensi .*belum diisi/i });
  await told.getByText(/^Anda diingatkan /).waitFor();
  await told.getByRole('button', { name: 'Isi presensi' }).click();
  await until('they are where it is to be filled in', () => /^\/teacher\/schedule\/[0-9a-f-]{36}$/.test(teacher.path));
});

test('who is often absent is told of with a share that opens to its own sum', async () => {
  const days = ['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-05', '2026-08-06', '2026-08-07', '2026-08-10'];
  school.clock.turnTo(instantOf('2026-08-10', 15 * 60, ZONA));
  const lessons = days.flatMap((day) => [1, 2, 3].map((posisi) => school.lesson('B', posisi, day)));
  for (const id_sesi of lessons) await school.give(MarkAllPresent, { id_sesi });
  for (const id_sesi of lessons.slice(-6)) await school.give(MarkAttendance, { id_sesi, id_murid: idOf('fajar'), status_kehadiran: 'Sakit' });
  const principal = await visit('/teacher/principal?tanggal=2026-08-10', 'kepala');
  const one = principal.page.locator('.often li', { hasText: 'Fajar' });
  const share = await one.locator('b').textContent() as string;
  const [away, recorded] = (/(\d+) dari (\d+) catatan/.exec(await one.textContent() as string) ?? []).slice(1);
  await one.getByRole('button', { name: /dari mana kehadiran Fajar/ }).click();
  const why = principal.page.getByRole('dialog', { name: /^Dari mana angka ini/ });
  await principal.sees('Pelajaran yang bukan sekadar hadir', why);
  expect(await why.locator('.why-part b').allTextContents()).toEqual([away, recorded, share]);
  expect(principal.faults).toEqual([]);
});

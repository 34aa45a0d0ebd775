import type { Browser } from 'playwright-core';
import { sitting } from '#contract/exam/sitting.api';
import { supervision } from '#contract/exam/supervision.api';
import { VoidAttempt } from '#server/exam/attempt.commands';
import { anExam, type Exam, ofStudent } from '#test/kit/an-exam';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Student } from '#test/kit/school-data';
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

const shot = async ({ page }: Visitor, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
async function visitor(look?: Look) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  return it;
}
async function sits(who: Student, { id_cbt }: Exam, look?: Look) {
  const it = await visitor(look);
  await it.open(`/student/cbt/${id_cbt}/exam`, who);
  await it.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await it.page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
  return it;
}
const roomOf = (name: string) => idOf(`exam ${name} room`);
/** The board of an exam whose owner looks at it. */
async function board(name: string, look?: Look) {
  const it = await visitor(look);
  await it.open(`/teacher/cbt/my-supervision/${roomOf(name)}`, 'budi');
  await it.page.getByRole('heading', { name: 'Perlu Anda', exact: true }).waitFor();
  return it;
}
const lane = (it: Visitor) => it.page.getByRole('region', { name: 'Perlu Anda' });

test('all of whom nothing was said are present with one press, which is taken back for them alone', async () => {
  await anExam(school, 'present');
  const of = { id_pengawas_cbt: roomOf('present') };
  await school.ask('kurikulum', supervision.attend, { ...of, listMurid: [{ id_murid: idOf('citra'), status_kehadiran: 'Sakit' }] });
  const marks = async () => (await school.ask('kurikulum', supervision.body, of)).body.data.rows.map((row: { id_murid: string; status_kehadiran: string | null }) => (row.id_murid === idOf('citra') ? 'citra ' : '') + row.status_kehadiran).sort();
  const it = await board('present');
  await it.page.getByRole('button', { name: /peserta belum mulai: catat kehadirannya/ }).click();
  const drawer = it.page.getByRole('dialog', { name: 'Kehadiran' });
  await drawer.getByRole('button', { name: 'Semua hadir (3)' }).click();
  await it.sees('3 peserta: Hadir.');
  await until('they are', async () => (await marks()).join() === 'Hadir,Hadir,Hadir,citra Sakit');
  await it.page.getByRole('button', { name: 'Urungkan' }).click();
  await until('they are not', async () => (await marks()).join() === 'citra Sakit,null,null,null');
  for (const nama of ['Ani', 'Beni']) await drawer.getByRole('checkbox', { name: new RegExp(nama) }).check();
  await drawer.getByRole('combobox', { name: /^Kehadiran 2/ }).click();
  await it.page.getByTitle('Izin').click();
  await until('both are excused', async () => (await marks()).join() === 'Izin,Izin,citra Sakit,null');
});

test('a student who begins is at work on the board; locked, explained, unlocked, and told so at their desk', async () => {
  const exam = await anExam(school, 'watched', { acak_soal: false });
  const it = await board('watched');
  await it.sees(/dari 4 peserta mengerjakan/);
  const ani = await sits('ani', exam);
  await it.sees('1 dari 4');
  await ani.page.getByRole('radio').nth(1).check();
  await it.sees('1 jawaban tersimpan di server');
  const progress = it.page.getByRole('region', { name: 'Kemajuan' }).locator('p');
  expect(await progress.textContent()).toBe('Separuh dari yang sudah mulai telah menjawab 1 soal atau lebih. 3 belum mulai.');
  await it.speak('en');
  await it.sees('1 of 4 participants is working; nobody needs you.');
  await it.sees('The one who has begun has answered 1 question. 3 have not begun.');
  await it.sees(/1 answer is on the server; none is still on a device\.$/);
  await shot(it, 'board-en');
  await it.speak('id');
  await it.page.getByRole('button', { name: /^Kursi \d+, Ani/ }).click();
  const drawer = it.page.getByRole('dialog');
  await it.sees('Linimasa', drawer);
  await drawer.getByRole('button', { name: /^Tindakan lain/ }).click();
  await it.page.getByRole('menuitem', { name: 'Kunci' }).click();
  await it.page.getByLabel('Alasan').fill('Membuka halaman lain');
  await it.page.getByRole('button', { name: 'Kunci', exact: true }).last().click();
  await ani.page.getByText('Ujian dikunci').waitFor();
  await ani.sees(/Membuka halaman lain/);
  await ani.page.getByLabel('Ceritakan apa yang terjadi').fill('Ada telepon masuk');
  await ani.page.getByRole('button', { name: 'Kirim penjelasan' }).click();
  await ani.sees('Penjelasan Anda sudah dikirim kepada pengawas.');
  await it.page.keyboard.press('Escape');
  await it.sees(/Ada telepon masuk/, lane(it));
  await shot(it, 'board-locked');
  await lane(it).getByRole('button', { name: /^Buka kunci/ }).click();
  await ani.page.getByText('Ujian dikunci').waitFor({ state: 'detached' });
  await it.sees('Beres', lane(it));
  expect([...it.faults, ...ani.faults]).toEqual([]);
});

test('more time and a message reach the student; the pause of the room gives its time back', async () => {
  const exam = await anExam(school, 'timed', { acak_soal: false });
  const [beni, it] = [await sits('beni', exam, { width: 360 }), await board('timed')];
  await it.sees('1 dari 4');
  await it.page.getByRole('button', { name: /^Kursi \d+, Beni/ }).click();
  await it.page.getByRole('dialog').getByRole('button', { name: /^Tambah waktu/ }).click();
  await it.page.getByRole('button', { name: '+10 mnt' }).click();
  await it.page.getByLabel('Alasan').fill('Perangkat diganti');
  await it.page.getByRole('button', { name: 'Tambah waktu', exact: true }).last().click();
  await beni.sees('+10 menit dari pengawas');
  await it.sees(/\+10 menit, Perangkat diganti/);
  await it.page.getByRole('button', { name: 'Urungkan' }).click();
  await beni.page.getByText('+10 menit dari pengawas').waitFor({ state: 'detached' });
  await it.page.keyboard.press('Escape');
  await it.page.getByRole('button', { name: 'Pesan ke semua' }).click();
  await it.page.getByLabel('Pesan', { exact: true }).fill('Periksa kembali soal nomor dua.');
  await it.page.getByRole('button', { name: 'Pesan', exact: true }).last().click();
  await beni.sees(/Periksa kembali soal nomor dua/);
  await shot(beni, 'message-360');
  await beni.page.getByRole('button', { name: 'Sudah dibaca' }).click();
  await it.page.getByRole('button', { name: 'Jeda ruang' }).click();
  await it.page.getByLabel('Alasan').fill('Listrik padam');
  await it.page.getByRole('button', { name: 'Jeda', exact: true }).last().click();
  await beni.sees('Ujian dijeda pengawas');
  await it.sees('Jeda ujian: Beni');
  expect(await it.page.getByText(/tidak berubah/).count()).toBe(0);
  await shot(beni, 'paused-360');
  await it.page.getByRole('button', { name: 'Lanjutkan ruang' }).click();
  await beni.page.getByText('Ujian dijeda pengawas').waitFor({ state: 'detached' });
  expect(await beni.page.getByRole('radio').first().isEnabled()).toBe(true);
  // The minutes tell it, and lead to what they tell it from.
  const card = it.page.getByRole('region', { name: 'Berita acara' });
  await it.sees(/^Beni.* dijeda \d\d:\d\d–\d\d:\d\d, Listrik padam, oleh Budi Prasetyawan$/, card);
  await shot(it, 'minutes-paused');
  await card.getByRole('link', { name: 'Jeda: 1' }).click();
  const past = it.page.getByRole('region', { name: 'Peristiwa' });
  await past.getByRole('heading', { name: 'Jeda (1 peserta)' }).waitFor();
  await it.sees(/Ujian dijeda: Listrik padam/, past);
  await it.sees(/Jeda ujian berakhir/, past);
  expect([...it.faults, ...beni.faults]).toEqual([]);
});

test('whose attempt was voided is told so on the page that is open, and begins again', async () => {
  const exam = await anExam(school, 'voided', { acak_soal: false });
  const dedi = await sits('dedi', exam, { width: 360 });
  await dedi.page.getByRole('radio').nth(1).check();
  await dedi.sees('1 di server');
  await school.give(VoidAttempt, { ...ofStudent(exam, 'dedi'), alasan: 'Soal tertukar' });
  await dedi.sees('Pengerjaan ini dibatalkan');
  expect(await dedi.page.getByRole('radio').nth(1).isEnabled()).toBe(false);
  await shot(dedi, 'voided-360');
  await dedi.page.getByRole('button', { name: 'Mulai lagi' }).click();
  await dedi.page.getByRole('button', { name: 'Mulai ujian' }).click();
  await dedi.page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
  await dedi.sees('0 di server');
  expect(await dedi.page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(dedi.faults).toEqual([]);
});

test('the answers of a device that reaches nobody are brought to the board in a file', async () => {
  const exam = await anExam(school, 'broken', { acak_soal: false });
  const dedi = await sits('dedi', exam, { width: 360 });
  const it = await board('broken');
  await dedi.page.context().setOffline(true);
  await dedi.page.getByRole('radio').nth(1).check();
  await dedi.sees('1 di perangkat');
  await dedi.page.getByRole('button', { name: /^Peta soal/ }).click();
  const [file] = await Promise.all([dedi.page.waitForEvent('download'), dedi.page.getByRole('dialog', { name: 'Peta soal' }).getByRole('button', { name: 'Simpan berkas darurat' }).click()]);
  const chooser = it.page.getByLabel('Berkas darurat', { exact: true }).first();
  await chooser.setInputFiles({ name: 'foto.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await it.sees('Ini bukan berkas darurat ujian ini.');
  await chooser.setInputFiles(await file.path());
  await it.sees(/^1 jawaban Dedi.* diterima\.$/);
  await it.sees('1 jawaban tersimpan di server');
  await shot(it, 'intake');
  expect(it.faults).toEqual([]);
});

test('the token that is read aloud turns on an open board', async () => {
  await anExam(school, 'token', { pakai_token: true });
  const before = school.clock.now();
  school.clock.turnTo(new Date('2026-08-04T01:14:57Z'));
  const it = await board('token');
  const token = () => it.page.locator('.room-token').textContent();
  const first = await token();
  school.clock.turnTo(new Date('2026-08-04T01:15:01Z'));
  await until('another is shown', async () => (await token()) !== first);
  await it.sees(/berganti 08[:.]30/);
  school.clock.turnTo(before);
  expect(it.faults).toEqual([]);
});

test('cut off, a student is in the lane as long as they are, and goes on without losing anything', async () => {
  const exam = await anExam(school, 'cut', { acak_soal: false });
  const [citra, it] = [await sits('citra', exam), await board('cut')];
  await citra.page.getByRole('radio').nth(0).check();
  await it.sees('1 jawaban tersimpan di server');
  await citra.page.context().setOffline(true);
  await it.sees(/^Terputus \d/, lane(it));
  await shot(it, 'board-cut');
  await citra.page.context().setOffline(false);
  await it.sees('Beres', lane(it));
  await it.page.getByRole('button', { name: 'Singkirkan 1 yang beres' }).click();
  await it.sees(/^Tidak ada yang perlu Anda\. Terkunci/);
});

test('another device waits for leave, and goes on by itself once it is given', async () => {
  const exam = await anExam(school, 'moved', { acak_soal: false, pindah_perangkat: 'persetujuan' });
  const [, it] = [await sits('ani', exam), await board('moved')];
  const second = await visitor({ width: 360 });
  await second.open(`/student/cbt/${exam.id_cbt}/exam`, 'ani');
  await second.page.getByRole('button', { name: 'Ambil alih di sini' }).click();
  await second.sees(/Menunggu izin pengawas/);
  await shot(second, 'leave-360');
  await it.sees(/Masuk dari perangkat lain/, lane(it));
  await lane(it).getByRole('button', { name: /^Izinkan/ }).click();
  await second.page.getByRole('heading', { name: 'Soal 1 dari 5' }).waitFor();
  await it.sees('Beres', lane(it));
});

test('who did not come, the real start, notes and an incident make the minutes; the table does it to many', async () => {
  const exam = await anExam(school, 'minutes', { acak_soal: false });
  const [, , it] = [await sits('ani', exam), await sits('beni', exam), await board('minutes')];
  await it.sees('2 dari 4');
  await it.page.getByRole('button', { name: 'Kehadiran', exact: true }).click();
  const drawer = it.page.getByRole('dialog');
  await drawer.getByRole('combobox').first().click();
  await it.page.getByTitle('Sakit').click();
  await it.sees(/1 tidak hadir/);
  await it.page.keyboard.press('Escape');
  await it.page.getByRole('button', { name: 'Catat mulai' }).click();
  await it.page.getByRole('button', { name: 'Mulai sekarang' }).click();
  await it.sees(/^Ruang mulai pukul/);
  await it.page.getByRole('button', { name: 'Tambahkan catatan pengawas' }).click();
  await it.page.getByRole('textbox', { name: 'Catatan pengawas' }).fill('Hujan deras.');
  await it.page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await it.sees('Hujan deras.');
  await it.page.getByRole('button', { name: 'Catat kejadian ruang' }).click();
  await it.page.getByLabel('Apa yang terjadi').fill('Listrik padam sebentar');
  await it.page.getByRole('button', { name: 'Catat', exact: true }).last().click();
  await it.sees(/1 kejadian dicatat: Listrik padam sebentar/);
  await it.page.getByText('Tabel', { exact: true }).click();
  await it.page.getByRole('checkbox', { name: /^Pilih Ani/ }).check();
  await it.page.getByRole('checkbox', { name: /^Pilih Beni/ }).check();
  await it.sees('2 peserta dipilih');
  await it.page.locator('.seats-chosen').getByRole('button', { name: /^Tambah waktu/ }).click();
  await it.page.getByLabel('Alasan').fill('Mulai terlambat');
  await it.page.getByRole('button', { name: 'Tambah waktu', exact: true }).last().click();
  await it.sees('Tambah waktu: 2 peserta.');
  await shot(it, 'board-table');
  await it.page.getByRole('button', { name: '2 dari 4' }).click();
  await it.sees('Dari mana angka ini?');
  await shot(it, 'board-why');
  const { data } = (await school.ask('budi', supervision.replay, { id_pengawas_cbt: roomOf('minutes') })).body;
  expect(data.peristiwa.length).toBeGreaterThan(5);
});

test('a room is led through again, by hand and by keys', async () => {
  const exam = await anExam(school, 'again', { acak_soal: false });
  school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
  const beni = await sits('beni', exam);
  await beni.page.getByRole('radio').nth(1).check();
  await until('it is on the server', async () => (await beni.page.locator('.save').textContent())?.includes('1 di server'));
  const it = await visitor();
  await it.open(`/teacher/cbt/my-supervision/${roomOf('again')}/replay`, 'budi');
  await it.sees(/1 dari 4 peserta mengerjakan/);
  await shot(it, 'replay');
  await it.page.getByRole('heading', { level: 1, name: /^Ujian again · .+ pada pukul \d\d:\d\d:\d\d$/ }).click();
  for (let i = 0; i < 12; i++) await it.page.keyboard.press('ArrowLeft');
  await it.sees(/0 dari 4 peserta mengerjakan/);
  expect(it.faults).toEqual([]);
});

test('one’s rooms of now lead to their boards; the principal only reads', async () => {
  await anExam(school, 'listed now');
  const it = await visitor({ width: 360 });
  await it.open('/teacher/cbt/schedule', 'budi');
  await it.page.getByRole('link', { name: /^Buka papan Ujian listed now/ }).click();
  await it.sees('Denah ruang');
  await shot(it, 'board-360');
  const kepala = await visitor({ theme: 'dark' });
  await kepala.open(`/teacher/cbt/my-supervision/${roomOf('listed now')}`, 'kepala');
  await kepala.sees('Denah ruang');
  await shot(kepala, 'board-dark');
  expect(await kepala.page.getByRole('button', { name: 'Kehadiran', exact: true }).count()).toBe(0);
});

test('the minutes are taken as a file, and what they count opens where their links lead', async () => {
  const exam = await anExam(school, 'on paper');
  const { id_pengawas_cbt } = { id_pengawas_cbt: roomOf('on paper') };
  await school.ask('ani', sitting.start, { id: exam.id_cbt, perangkat: 'hp' });
  const act = async (action: string, more: object) => expect((await school.ask('admin', supervision.act, { id_pengawas_cbt, action, reason: 'Listrik padam', ...more })).status).toBe(200);
  await act('tambah_waktu', { minutes: 5, listMurid: [idOf('ani')] });
  await act('catat', {});
  const it = await visitor({ width: 360 });
  await it.open(`/teacher/cbt/my-supervision/${id_pengawas_cbt}`, 'budi');
  const take = it.page.getByRole('button', { name: 'Berita acara (PDF)' });
  const [file] = await Promise.all([it.page.waitForEvent('download'), take.click()]);
  expect(file.suggestedFilename()).toBe('berita-acara-Ujian-on-paper-Lab-1.pdf');
  await take.scrollIntoViewIfNeeded();
  await shot(it, 'minutes-360');
  const from = async (address: string) => it.page.goto(`${school.base}/teacher/cbt/my-supervision/${id_pengawas_cbt}${address}`);
  for (const [rincian, said] of [['peserta', '4 peserta seharusnya'], ['hadir', '1 peserta hadir'], ['belum_tercatat', '3 peserta belum dicatat kehadirannya']] as const) {
    await from(`?rincian=${rincian}`);
    await it.sees(said, it.page.getByRole('dialog'));
  }
  await shot(it, 'minutes-why-360');
  await from('/replay?peristiwa=kejadian');
  await it.sees('Kejadian (1)');
  expect(await it.page.locator('.past-events li').count()).toBe(1);
  await shot(it, 'minutes-replay-360');
  await it.page.getByRole('button', { name: 'Tampilkan semua peristiwa' }).click();
  await until('everything is listed', async () => (await it.page.locator('.past-events li').count()) === 3);
  const detail = await visitor();
  await detail.open(`/teacher/cbt/detail/${exam.id_cbt}?tab=ruang`, 'kurikulum');
  await detail.page.getByRole('button', { name: 'Berita acara (PDF) Lab 1' }).waitFor();
  await shot(detail, 'minutes-detail');
  expect([it.faults, detail.faults]).toEqual([[], []]);
});

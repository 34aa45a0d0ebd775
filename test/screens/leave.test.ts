import type { Browser } from 'playwright-core';
import { attendance } from '#contract/attendance/attendance.api';
import { leave } from '#contract/leave/leave.api';
import { POINT } from '#test/kit/request';
import { launchBrowser } from '#test/kit/browser';
import { seated } from '#test/kit/check-in';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
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
const register = (kelas: 'A' | 'B' = 'A', posisi = 2) => `/teacher/schedule/${school.lesson(kelas, posisi)}`;
const mark = (who: Who, status_kehadiran: string | null) => school.ask('admin', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf(who), status_kehadiran });
const statusOf = async (who: Who) => (await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A') })).body.data.find((it: { id_murid: string }) => it.id_murid === idOf(who)).status_kehadiran;

test('a student asks on a phone, the homeroom teacher sees it come and grants it, and the student sees the answer', async () => {
  const [wali, ani] = await Promise.all([visit('/teacher/homeroom/leave', 'waliA'), visit('/student/leave', 'ani', { width: 360 })]);
  await wali.sees('Belum ada izin.');
  await ani.page.getByRole('button', { name: 'Ajukan' }).tap();
  await ani.page.getByLabel('Alasan').fill('Demam tinggi sejak semalam');
  await ani.page.getByRole('button', { name: 'Kirim', exact: true }).tap();
  await ani.sees('Menunggu wali kelas.');
  await until('the focus is where it was', () => ani.page.evaluate<boolean>("document.activeElement.textContent.includes('Ajukan')"));
  await ani.go('/student/dashboard');
  const told = ani.page.locator('[aria-labelledby=leave]');
  await ani.sees('Menunggu wali kelas', told);

  await wali.page.getByRole('button', { name: 'Buka izin Ani Lestaringtyas' }).click();
  const drawer = wali.page.getByRole('dialog');
  await wali.sees('Demam tinggi sejak semalam', drawer);
  await wali.sees('2 jam pelajaran diisi Sakit.', drawer);
  // Meanwhile their teacher sees them: the letter will not say otherwise.
  await mark('ani', 'Hadir');
  await wali.sees(/jam ke-2 \(Matematika\): tercatat Hadir, tidak diubah\./, drawer);
  await wali.sees('1 jam pelajaran diisi Sakit.', drawer);
  await drawer.getByRole('button', { name: 'Terima' }).click();
  await ani.sees('Diterima', told.locator('.status-tag'));
  await ani.sees('Wahyu Adiputra', told);
  await told.getByRole('link').tap();
  await ani.sees(/^Diterima oleh Wahyu Adiputra/);
  await until('the list says so', async () => (await wali.page.locator('tbody .status-tag').textContent()) === 'Diterima');
  await until('the first lesson is filled in', async () => (await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A', 1) })).body.data[0].status_kehadiran === 'Sakit');
  expect(await statusOf('ani')).toBe('Hadir');
  const teacher = await visit(register('A', 1), 'budi');
  await teacher.sees('dari surat izin', teacher.page.getByRole('listitem').filter({ hasText: 'Ani Lestaringtyas' }));
  expect([...wali.faults, ...ani.faults, ...teacher.faults]).toEqual([]);
});

test('a photographed letter that is chosen goes along, whether or not it was uploaded first', async () => {
  const citra = await visit('/student/leave', 'citra', { width: 360 });
  await citra.page.getByRole('button', { name: 'Ajukan' }).tap();
  await citra.page.getByLabel('Alasan').fill('Kontrol ke dokter gigi');
  await citra.page.locator('.upload input[type=file]').setInputFiles({ name: 'surat.png', mimeType: 'image/png', buffer: POINT.bytes });
  await citra.page.getByRole('img', { name: 'Pratinjau surat.png' }).waitFor();
  await citra.page.getByRole('button', { name: 'Kirim', exact: true }).tap();
  await citra.sees('Menunggu wali kelas.');
  await citra.sees(/ · dengan foto surat$/);
  expect((await school.ask('citra', leave.mine)).body.data).toMatchObject([{ ada_lampiran: true }]);
  expect(citra.faults).toEqual([]);
});

test('a letter that comes after its leave is added by whoever has it', async () => {
  const id = (await school.ask('eka', leave.request, { jenis: 'Sakit', tanggal_awal: '2026-08-03', tanggal_akhir: '2026-08-03', alasan: 'Demam' })).body.data.id;
  await school.ask('admin', leave.accept, { id });
  const eka = await visit('/student/leave', 'eka', { width: 360 });
  await eka.page.getByRole('button', { name: 'Tambahkan foto surat' }).tap();
  await eka.page.locator('.upload input[type=file]').setInputFiles({ name: 'surat.png', mimeType: 'image/png', buffer: POINT.bytes });
  await eka.page.locator('.upload-actions .ant-btn-primary').tap();
  await eka.sees(/ · dengan foto surat$/);
  expect(await eka.page.getByRole('button', { name: 'Tambahkan foto surat' }).count()).toBe(0);
  const kepala = await visit(`/teacher/leave?izin=${id}`, 'kepala');
  await kepala.page.getByRole('dialog').getByRole('button', { name: 'Lihat foto surat' }).waitFor();
  expect([eka.faults, kepala.faults]).toEqual([[], []]);
});

test('a request that is refused says why, a wrong one says where, and without a connection nothing is sent', async () => {
  const [wali, beni] = await Promise.all([visit('/teacher/homeroom/leave?status=diajukan', 'waliA', { width: 360, theme: 'dark' }), visit('/student/leave', 'beni', { width: 360, theme: 'dark' })]);
  await beni.page.getByRole('button', { name: 'Ajukan' }).tap();
  await beni.page.getByLabel('Alasan').fill('Acara keluarga di luar kota');
  await beni.page.getByText('Izin', { exact: true }).first().tap();
  await beni.page.getByLabel('Dari tanggal').fill('2025-01-06');
  await beni.page.getByRole('button', { name: 'Kirim', exact: true }).tap();
  await beni.sees(/^Tanggal harus di dalam semester ini/);
  await beni.page.getByLabel('Dari tanggal').fill('2026-08-06');
  await beni.sees('Kamis, 06 Agu 2026');
  await beni.context.setOffline(true);
  await beni.sees(/^Tidak tersambung: permintaan baru/);
  expect(await beni.page.getByRole('button', { name: 'Kirim', exact: true }).isDisabled()).toBe(true);
  await beni.context.setOffline(false);
  await until('the way is free', () => beni.page.getByRole('button', { name: 'Kirim', exact: true }).isEnabled());
  await beni.page.getByRole('button', { name: 'Kirim', exact: true }).tap();

  await wali.page.getByRole('button', { name: 'Buka izin Beni Saputrawan' }).tap();
  await wali.page.getByRole('button', { name: 'Tolak' }).tap();
  await wali.page.getByLabel('Jawaban untuk murid').fill('Mohon lampirkan surat');
  await wali.page.getByRole('button', { name: 'Tolak' }).tap();
  await beni.sees('Jawaban Wahyu Adiputra: Mohon lampirkan surat');
});

test('a leave that somebody else answers while it is open says so, and what is changed in it is about what was seen', async () => {
  const id = (await school.ask('gita', leave.request, { jenis: 'Sakit', tanggal_awal: '2026-08-10', tanggal_akhir: '2026-08-11', alasan: 'Demam berdarah' })).body.data.id;
  const wali = await visit(`/teacher/homeroom/leave?izin=${id}`, 'waliB');
  const drawer = wali.page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Terima' }).waitFor();
  await wali.isLive();
  await school.ask('admin', leave.accept, { id });
  await wali.sees('Diterima', drawer.locator('.status-tag'));
  await drawer.getByRole('button', { name: 'Ubah' }).click();
  await drawer.getByText('Izin', { exact: true }).click();
  await school.ask('admin', leave.correct, { id, jenis: 'Sakit', tanggal_awal: '2026-08-10', tanggal_akhir: '2026-08-10', sebelum: { jenis: 'Sakit', tanggal_awal: '2026-08-10', tanggal_akhir: '2026-08-11' } });
  await wali.sees('Sakit · Senin, 10 Agu 2026 · 1 hari sekolah', drawer.locator('.leave-told'));
  await wali.sees('Sementara Anda menulis, ini menjadi: Sakit · Senin, 10 Agu 2026', drawer);
  await drawer.getByRole('button', { name: 'Tetap tulisan saya' }).click();
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await until('it is changed over what was seen', async () => (await school.ask('gita', leave.mine)).body.data[0].jenis === 'Izin');
  expect((await school.ask('gita', leave.mine)).body.data).toMatchObject([{ tanggal_awal: '2026-08-10', tanggal_akhir: '2026-08-10' }]);
  expect(wali.faults).toEqual([]);
});

test('a mark kept on a phone does not overwrite a newer one: it says so, and can be dropped or sent', async () => {
  const teacher = await visit(register(), 'budi', { width: 360 });
  const citra = teacher.page.getByRole('listitem').filter({ hasText: 'Citra Maharanti' });
  const letter = citra.locator('.register-letter');
  await letter.waitFor();
  await teacher.context.setOffline(true);
  await letter.tap();
  await citra.getByRole('button', { name: 'Alpa (A)' }).tap();
  await teacher.sees('menunggu koneksi', citra);
  expect(await teacher.page.evaluate(`document.activeElement.id`)).toBe(`letter-${idOf('citra')}`);
  await mark('citra', 'Sakit');
  await teacher.context.setOffline(false);
  await teacher.sees('Tidak tersimpan: Sementara itu sudah tercatat Sakit; tidak diubah.', citra);
  expect(await statusOf('citra')).toBe('Sakit');
  await teacher.page.reload();
  await citra.getByRole('button', { name: /^Kirim pilihan saya/ }).tap();
  await until('the teacher’s own is sent', async () => (await statusOf('citra')) === 'Alpa');
  expect(await citra.getByText('Tidak tersimpan').count()).toBe(0);
});

test('who logs out with marks that did not leave is told, and they leave from any page later', async () => {
  const teacher = await visit(register(), 'budi', { width: 360 });
  const dedi = teacher.page.getByRole('listitem').filter({ hasText: 'Dedi Kurniawanto' });
  await dedi.locator('.register-letter').waitFor();
  // The way out is loaded when it is first opened.
  await teacher.page.locator('.me').tap();
  await teacher.page.getByRole('button', { name: 'Keluar', exact: true }).waitFor();
  await teacher.page.keyboard.press('Escape');
  await teacher.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await teacher.context.setOffline(true);
  await dedi.locator('.register-letter').tap();
  await dedi.getByRole('button', { name: 'Izin (I)' }).tap();
  await teacher.sees('menunggu koneksi', dedi);
  await teacher.page.locator('.me').tap();
  await teacher.page.getByRole('button', { name: 'Keluar', exact: true }).tap();
  await teacher.sees('1 perubahan presensi belum terkirim');
  await teacher.page.getByRole('button', { name: 'Batal', exact: true }).tap();
  await teacher.page.close();
  await teacher.context.setOffline(false);
  const again = await teacher.context.newPage();
  await again.goto('/teacher/privacy');
  await until('the mark has arrived', async () => (await statusOf('dedi')) === 'Izin');
});

test('the class is shown a code, a scanned one lets in, and the teacher sees who came', async () => {
  const teacher = await visit(register('B'), 'sari');
  await teacher.page.locator('.check-in-show').click();
  const { kode } = seated(school, school.lesson('B'));
  await teacher.sees(`${kode.slice(0, 3)} ${kode.slice(3)}`);
  const eka = await visit(`/student/dashboard?id_sesi=${school.lesson('B')}&kode=${String((Number(kode) + 1) % 1_000_000).padStart(6, '0')}`, 'eka', { width: 360 });
  await eka.page.getByRole('button', { name: 'Saya hadir' }).tap();
  await eka.sees(/^Kode tidak cocok atau sudah berganti/);
  await eka.page.getByLabel('Kode di kelas').fill(kode);
  await eka.page.getByRole('button', { name: 'Saya hadir' }).tap();
  await eka.sees('Terima kasih. Guru dapat melihat kehadiran Anda sekarang.');
  await teacher.sees('1 dari 3 sudah hadir.');
  await teacher.sees(/Eka Nurhalimah/, teacher.page.locator('.check-in-arrived'));
});

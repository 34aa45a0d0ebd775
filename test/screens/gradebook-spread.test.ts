import type { Browser } from 'playwright-core';
import { conduct } from '#contract/conduct/conduct.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { WriteDescription } from '#server/grading/gradebook.commands';
import { bookOf, scored, SUBJECT } from '#test/kit/a-gradebook';
import { aReport } from '#test/kit/a-report';
import { launchBrowser } from '#test/kit/browser';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { tooWide } from '#test/screens/looking';
import { type Look, Visitor } from '#test/screens/visitor';

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

async function visit(who: Who, path: string, look: Look = {}) {
  const it = await Visitor.at(browser, school.base, look);
  visitors.push(it);
  await it.open(path, who);
  return it;
}
const PATH = () => `/teacher/reports/${SUBJECT.A}/${school.class('A').id_kelas_tahun_ajaran}/detail`;
const ownWords = async () => (await school.ask('admin', gradebook.open, bookOf(school))).body.data.murid.filter((it: { deskripsi: unknown[] }) => it.deskripsi.length).length;

test.each([1280, 360] as const)('a gradebook tells how its scores are spread and how its class stands beside others, at %i', async (width) => {
  const { page, faults } = await visit('budi', PATH(), { width });
  await page.getByRole('button', { name: 'Sebaran' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('region', { name: 'Kelas setingkat' }).getByText('7A').waitFor();
  await drawer.getByText(/Cukup 4 · Perlu Bimbingan 0/).waitFor();
  await drawer.getByRole('button', { name: 'Terendah dulu' }).click();
  await drawer.getByRole('region', { name: 'Kolom demi kolom' }).getByText('4 dari 4').first().waitFor();
  expect([await tooWide(page), faults]).toEqual([[], []]);
});

test('own words of all of a class give way to generated sentences at once, and only who has some is named', async () => {
  const of = { id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran, id_mata_pelajaran: SUBJECT.A };
  await school.give(WriteDescription, { ...of, id_murid: idOf('ani'), jenis: 'capaian', teks: 'Ananda tekun.', alasan: '' } as never, { account: idOf('budi'), role: 'guruMapel', session: null, roles: ['guruMapel'] });
  const budi = await visit('budi', PATH());
  await budi.page.getByRole('button', { name: 'Kalimat otomatis semua' }).click();
  await budi.sees(/: Ananda tekun\./, budi.page.getByRole('dialog').getByRole('listitem'));
  await budi.page.getByRole('dialog').getByRole('button', { name: 'Pakai kalimat otomatis' }).click();
  await until('nobody has words of their own', async () => (await ownWords()) === 0);
  await until('there is nothing to give way', async () => (await budi.page.getByRole('button', { name: 'Kalimat otomatis semua' }).count()) === 0);
  expect(budi.faults).toEqual([]);
});

test('an achievement is put right where it stands', async () => {
  const id = await aReport(school, 'ani', 'akhir_semester');
  const OLIMPIADE = { jenis: 'akademik', bidang: 'sains', tingkat: 'kabupaten', peringkat: 'juara_2', kategori: 'individu', nama_lomba: 'Olimpiade IPA', penyelenggara: 'Dinas', tanggal: null, tahun: 2026, keterangan: 'Beregu' };
  await school.ask('waliA', conduct.achieve, { id, achievement: OLIMPIADE });
  const wali = await visit('waliA', `/teacher/homeroom/report/${id}?tab=prestasi`);
  await wali.page.getByRole('button', { name: 'Ubah Olimpiade IPA' }).click();
  await wali.page.getByLabel('Nama lomba').fill('Olimpiade Sains');
  await wali.page.getByRole('button', { name: 'Simpan' }).click();
  const now = async () => (await school.ask('kepala', conduct.achievements, { id })).body.data;
  await until('it is called otherwise', async () => (await now())[0]?.nama_lomba === 'Olimpiade Sains');
  expect(await now()).toMatchObject([{ ...OLIMPIADE, nama_lomba: 'Olimpiade Sains' }]);
  expect(wali.faults).toEqual([]);
});

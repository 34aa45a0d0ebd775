import { GradebookLocked, GradebookUnlocked, UnlockAsked } from '#contract/grading/gradebook.events';
import * as events from '#contract/report-card/report-card.events';
import type { Role } from '#contract/identity/identity';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { reportId } from '#projections/report-card/report-place.query';
import { A, ANI, BUDI, founded, MATEMATIKA } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const NOW = '2026-12-14T03:00:00.000Z';
const { id_kelas_tahun_ajaran } = A;
const id_general_report = reportId({ id_kelas_tahun_ajaran, id_murid: ANI, type: 'akhir_semester' });
const of = { id_general_report, id_murid: ANI };
const created = events.ReportCardCreated({ ...of, id_kelas_tahun_ajaran, type: 'akhir_semester' });
const byWali = events.ReportVerified({ ...of, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik: null });
const byKurikulum = events.ReportVerified({ ...of, by: 'kurikulum', status: 'diverifikasi_kurikulum', sebelum: 'diverifikasi_wali', sidik: null });
const byKepsek = events.ReportVerified({ ...of, by: 'kepalaSekolah', status: 'disahkan_kepsek', sebelum: 'diverifikasi_kurikulum', sidik: null });
const returned = events.ReportReturned({ ...of, by: 'kurikulum', sebelum: 'diverifikasi_wali', alasan: 'Catatan kurang' });
type Facts = Parameters<typeof given>;
const waits = async (role: Role, jenis: string, ...facts: Facts) =>
  (await (await given(...founded, ...facts)).ask(new Waiting({ account: BUDI, roles: [role] }), NOW)).data.filter((it) => it.jenis === jenis).map(({ jumlah, perihal }) => [jumlah, ...perihal.map(({ id: one, nama }) => [one, nama])]);
const CLASS = [1, [id_kelas_tahun_ajaran, '7A']];

test('reports of a class wait for each word in its turn, and for nobody else', async () => {
  expect(await waits('kurikulum', 'rapor', created)).toEqual([]);
  expect(await waits('kurikulum', 'rapor', created, byWali)).toEqual([CLASS]);
  expect(await waits('kepalaSekolah', 'rapor-sah', created, byWali)).toEqual([]);
  expect(await waits('kurikulum', 'rapor', created, byWali, byKurikulum)).toEqual([]);
  expect(await waits('kepalaSekolah', 'rapor-sah', created, byWali, byKurikulum)).toEqual([CLASS]);
  expect(await waits('kepalaSekolah', 'rapor-sah', created, byWali, byKurikulum, byKepsek)).toEqual([]);
  expect(await waits('guruMapel', 'rapor', created, byWali)).toEqual([]);
});

test('a report that came back waits for the homeroom teacher until their word is given anew', async () => {
  expect(await waits('waliKelas', 'rapor-kembali', created)).toEqual([]);
  expect(await waits('waliKelas', 'rapor-kembali', created, byWali, returned)).toEqual([[1, [id_general_report, 'Ani']]]);
  expect(await waits('waliKelas', 'rapor-kembali', created, byWali, returned, byWali)).toEqual([]);
});

const book = { id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, MATEMATIKA), id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA };
const [locked, asked, opened] = [GradebookLocked(book), UnlockAsked({ ...book, alasan: 'Salah ketik' }), GradebookUnlocked({ ...book, alasan: 'Benar' })];

test('a gradebook waits to be opened from when it was asked until it is open', async () => {
  expect(await waits('kurikulum', 'buka-nilai', locked)).toEqual([]);
  expect(await waits('kurikulum', 'buka-nilai', locked, asked)).toEqual([[1, [book.id_buku_nilai, '7A Matematika']]]);
  expect(await waits('kurikulum', 'buka-nilai', locked, asked, opened)).toEqual([]);
  expect(await waits('kepalaSekolah', 'buka-nilai', locked, asked)).toEqual([]);
});

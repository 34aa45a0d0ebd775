import type { RincianRpp } from '#contract/curriculum/rpp';
import { ISI_KOSONG, type Pertemuan } from '#contract/curriculum/rpp-parts';
import { defaultSettings } from '#contract/institution/institution';
import type { IsiRapor, MapelRapor } from '#contract/report-card/report';
import { rppDocument } from '#server/curriculum/rpp-document';
import { bound } from '#server/kit/document/bound';
import type { Leaf } from '#server/kit/document/joined';
import { printedMany } from '#server/kit/document/print';
import { reportDocument } from '#server/report-card/report-document';
import { type Figures, round } from '#tools/bench/measure';

const PAGES = 1_000;
/** As many at a time as a long print lays out. */
const AT_ONCE = 8;
const ID = '8c7a1f9e-6a53-5f0a-9f57-4b8f6f1a0c11';
const TEXT = 'Murid mengamati contoh, mengajukan pertanyaan, mengumpulkan keterangan dalam kelompok, dan menyajikan hasilnya di depan kelas. ';

/** Lesson plans of several pages until there are a thousand, bound into one file; nobody else asks for anything meanwhile. */
export async function printBench(): Promise<Figures> {
  const sheet = rppDocument({ rincian: { ...head } as unknown as RincianRpp, kertas: 'A4', pada: '2026-08-03T01:00:00.000Z', paper: { isi: { ...ISI_KOSONG, ...isi }, kompetensi: [], berkas: [], kepala_sekolah: { nama: 'Kepala', nik: '1' }, disetujui: '2026-08-01T02:00:00.000Z' } }, defaultSettings, undefined);
  const leaves: Leaf[] = [];
  const started = performance.now();
  let pages = 0;
  while (pages < PAGES) {
    for (const it of await printedMany(Array(AT_ONCE).fill(sheet))) {
      leaves.push({ title: sheet.title, bytes: it.bytes });
      pages += it.pages;
    }
  }
  const laidOut = performance.now();
  const bytes = await bound(leaves);
  const done = performance.now();
  return { ...(await reportCards()), pdf_pages_per_s: round(pages / ((done - started) / 1_000)), pdf_pages: pages, pdf_documents: leaves.length, pdf_s: round((done - started) / 1_000), pdf_bind_ms: round(done - laidOut), pdf_mb: round(bytes.length / 1e6) };
}

const CLASS = 32;

/** The reports of a class of K13 with thirteen subjects, as its homeroom teacher prints them. */
async function reportCards(): Promise<Figures> {
  const sheets = Array.from({ length: CLASS }, (_, n) => reportDocument({ kertas: 'A4', pada: '2026-12-18T01:00:00.000Z', rapor: { isi: reportOf(n), terbit: { versi: 1, diterbitkan: '2026-12-18T01:00:00.000Z', berlaku_sampai: '2027-03-18T01:00:00.000Z', uuid: ID, isDiganti: false } } }, defaultSettings, undefined));
  const started = performance.now();
  let pages = 0;
  for (let at = 0; at < CLASS; at += AT_ONCE) pages += (await printedMany(sheets.slice(at, at + AT_ONCE))).reduce((sum, it) => sum + it.pages, 0);
  return { reports_pdf_per_s: round(CLASS / ((performance.now() - started) / 1_000)), reports_pdf_pages: pages };
}

const subject = (n: number): MapelRapor => ({
  id_mata_pelajaran: ID, mapel: `Mata pelajaran ${n}`, kelompok: n < 8 ? 'Kelompok A' : 'Kelompok B', kkm: 75, pengetahuan: { nilai: 80, predikat: 'C' }, keterampilan: { nilai: 84, predikat: 'B' }, akhir: null, pts: null,
  deskripsi_pengetahuan: TEXT.repeat(2), deskripsi_keterampilan: TEXT, capaian: null,
});
const attitude = { nilai: 4, predikat: 'A', deskripsi: TEXT, isWali: false };
const reportOf = (n: number): IsiRapor => ({
  type: 'akhir_semester', kumer: false, sekolah: { nama: 'SMP', npsn: '20999999', alamat: 'Jalan' }, murid: { id_murid: ID, nama: `Murid ${n}`, nis: String(n), nisn: null }, kelas: '7A', tingkat: 7, tahun_ajaran: '2026/2027', semester: 'Ganjil', tanggal: '2026-12-18',
  mapel: Array.from({ length: 13 }, (_, i) => subject(i + 1)), sikap: { spiritual: attitude, sosial: attitude }, prestasi: [], penghargaan: [], pelanggaran: [], kegiatan: [],
  ketidakhadiran: { sakit: 1, izin: 0, alpa: 0 }, sampai: '2026-12-18', catatan_wali: TEXT, kokurikuler: '', keputusan: null, wali: { nama: 'Wali' }, kepala: { nama: 'Kepala' },
});

const head = { id: ID, jenis: 'rpp', mapel: 'Matematika', tingkat: 7, semester: 'Ganjil', tahun_ajaran: '2026/2027', satuan_pendidikan: 'SMP', fase: 'D', penyusun: [{ id_guru: ID, nama: 'Guru', nik: '2' }] };
const said = { teks: TEXT.repeat(3), menit: 20 };
const meeting = (pertemuan: number): Pertemuan => ({ pertemuan, pendahuluan: said, inti: { ...said, teks: TEXT.repeat(6) }, penutup: said });
const isi = {
  materi_pokok: 'Bilangan bulat', alokasi_waktu: '4 × 40 menit', tujuan: `<p>${TEXT}</p><ul><li>${TEXT}</li><li>${TEXT}</li></ul>`, materi: `<p>${TEXT.repeat(8)}</p>`, langkah: [meeting(1), meeting(2), meeting(3)], remedial: TEXT.repeat(2), pengayaan: TEXT.repeat(2),
};

/** @jest-environment node */
import type { RincianRpp } from '#contract/curriculum/rpp';
import { ISI_KOSONG, type SebagianIsi } from '#contract/curriculum/rpp-parts';
import { defaultSettings } from '#contract/institution/institution';
import { rppDocument } from '#server/curriculum/rpp-document';
import { printed } from '#server/kit/document/print';
import { written } from '#server/kit/document/written';
import { said } from '#test/kit/said';

const ID = '8c7a1f9e-6a53-5f0a-9f57-4b8f6f1a0c11';
const school = { ...defaultSettings, nama: 'SMP Islam Lentera Nusantara' };
const head = {
  id: ID, jenis: 'rpp', materi_pokok: 'Bilangan', mapel: 'Matematika', tingkat: 7, semester: 'Ganjil', tahun_ajaran: '2026/2027', satuan_pendidikan: school.nama, fase: 'D', penyusun: [{ id_guru: ID, nama: 'Budi Prasetyawan', nik: '2011070003' }],
} as unknown as RincianRpp;
const teks = (it: string, menit: number | null = null) => ({ teks: it, menit });
const isi: SebagianIsi = {
  materi_pokok: 'Bilangan', alokasi_waktu: '2 × 40 menit', kd: [ID], tujuan: '<p>Memahami <b>bilangan</b> &amp; pecahan</p><ul><li>satu</li><li>dua</li></ul>', media: ['Papan', ''], langkah: [{ pertemuan: 1, pendahuluan: teks('Berdoa', 10), inti: teks('Diskusi', 60), penutup: teks('') }],
  penilaian: { ...ISI_KOSONG.penilaian, sikap: { teknik: 'Observasi', bentuk: '', instrumen: '', rubrik: '' } },
};
const paper = (more: { rincian?: object; isi?: SebagianIsi; disetujui?: string | null; kota?: string } = {}) =>
  rppDocument({ rincian: { ...head, ...more.rincian }, kertas: 'F4', pada: '2026-08-03T01:00:00.000Z', paper: { isi: { ...ISI_KOSONG, ...isi, ...more.isi }, kompetensi: [{ id: ID, kode: '3.1', teks: 'Menjelaskan urutan' }], berkas: [{ id: ID, nama: 'Kartu soal.pdf', tipe: 'application/pdf', ukuran: 1_000 }], kepala_sekolah: { nama: 'Hj. Ratna Dewayani', nik: '2009070001' }, disetujui: more.disetujui ?? null } }, { ...school, kota: more.kota ?? null }, undefined);
const read = (more = {}) => said(paper(more).content).join('|');

test('it has what was written, chapter by chapter, and says that nobody has approved it', () => {
  expect(paper()).toMatchObject({ paper: 'F4', title: 'Rencana Pelaksanaan Pembelajaran Matematika, Bilangan', author: school.nama });
  expect(read()).toContain('DRAF: belum disetujui|RENCANA PELAKSANAAN PEMBELAJARAN|Satuan Pendidikan|:|SMP Islam Lentera Nusantara|Mata Pelajaran|:|Matematika|Kelas / Semester|:|7 / Ganjil|Tahun Pelajaran|:|2026/2027|Materi Pokok / Tema|:|Bilangan|Alokasi Waktu|:|2 × 40 menit|A. Kompetensi dan Tujuan|1. Kompetensi Dasar|Kode|Kompetensi|3.1|Menjelaskan urutan|2. Tujuan Pembelajaran|Memahami |bilangan| & pecahan|satu|dua|B. Pembelajaran|1. Media|Papan|2. Langkah Pembelajaran|Pertemuan 1|Pendahuluan (10 menit)|Berdoa|Inti (60 menit)|Diskusi|C. Penilaian|1. Penilaian|Sikap|Teknik|:|Observasi|');
});
test('approved it bears its day and both signatures, the principal at the left', () => {
  const text = read({ disetujui: '2026-08-01T02:00:00.000Z' });
  expect(text).not.toContain('DRAF');
  expect(text).toContain('|Mengetahui,\nKepala Sekolah|Hj. Ratna Dewayani|NIK. 2009070001|1 Agustus 2026\nGuru Mata Pelajaran|Budi Prasetyawan|NIK. 2011070003|');
});
test('place and day stand with the signatures, on one page with them', () => {
  const signed = (paper({ kota: 'Bogor' }).content as { unbreakable?: boolean }[]).find((it) => said(it as never).join('|').includes('Guru Mata Pelajaran'));
  expect([signed?.unbreakable, said(signed as never).join('|')]).toEqual([true, expect.stringContaining('Bogor, 3 Agustus 2026\nGuru Mata Pelajaran')]);
});
test('what comes with it is named in a chapter of its own', () => {
  expect(read({ isi: { lampiran: [ID] } })).toContain('D. Lampiran|1. Berkas Lampiran|Kartu soal.pdf|');
});
test('a module has its own head, parts and words', () => {
  const text = read({ rincian: { jenis: 'modul_ajar' }, isi: { tp: [ID], kegiatan: isi.langkah, pola_kegiatan: 'mendalam', moda: 'tatap_muka', asesmen: { diagnostik: 'Kuis', formatif: '', sumatif: '' } } });
  expect(text).toContain('MODUL AJAR|Satuan Pendidikan|:|SMP Islam Lentera Nusantara|Penyusun|:|Budi Prasetyawan|Jenjang / Fase|:|SMP / D|');
  expect(text).toContain('Moda Pembelajaran|Tatap muka|B. Komponen Inti|1. Tujuan Pembelajaran|Kode|Kompetensi|3.1|Menjelaskan urutan|2. Kegiatan Pembelajaran|Pertemuan 1|Memahami (10 menit)|Berdoa|Mengaplikasi (60 menit)|Diskusi|3. Asesmen|Awal (diagnostik)|Kuis');
  expect(text).not.toContain('Langkah Pembelajaran');
});
test('what lies deeper than anybody writes, and a word without end, are laid out like anything else', async () => {
  const deep = said(written(`${'<ul><li>'.repeat(1_250)}dalam${'<b>'.repeat(3_000)}tebal`));
  expect(deep).toEqual(['dalamtebal']);
  expect(said(written('x'.repeat(130)))).toEqual([`${'x'.repeat(60)}\u200b${'x'.repeat(60)}\u200b${'x'.repeat(10)}`]);
  const long = paper({ isi: { tujuan: 'x'.repeat(10_000), materi: `${'<ul><li>'.repeat(1_250)}x`, langkah: [{ pertemuan: 1, pendahuluan: teks('<blockquote>'.repeat(200)), inti: teks('<table><tr><td>'.repeat(180)), penutup: teks('') }] } });
  expect((await printed(long)).subarray(0, 5).toString()).toBe('%PDF-');
});
test('markup becomes paragraphs, lists and tables; a plain text its lines', () => {
  expect(said(written('satu\n\ndua &amp; tiga'))).toEqual(['satu', 'dua & tiga']);
  expect(written('x <sup>2</sup><table><tr><th>a</th></tr><tr><td>b</td><td>c</td></tr></table>')).toEqual([
    { text: [{ text: 'x ' }, { text: '2', sup: true }], margin: [0, 0, 0, 3] },
    { table: { widths: ['*', '*'], body: [[{ stack: [{ text: [{ text: 'a' }], margin: [0, 0, 0, 3] }], bold: true }, { stack: [] }], [{ stack: [{ text: [{ text: 'b' }], margin: [0, 0, 0, 3] }] }, { stack: [{ text: [{ text: 'c' }], margin: [0, 0, 0, 3] }] }]] }, layout: 'ruled', margin: [0, 0, 0, 3] },
  ]);
});

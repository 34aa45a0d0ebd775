/** @jest-environment node */
import { defaultSettings } from '#contract/institution/institution';
import type { IsiRapor, MapelRapor } from '#contract/report-card/report';
import type { IdentitasRapor, Terbit } from '#projections/report-card/report-paper.query';
import { printed } from '#server/kit/document/print';
import { publicUrl } from '#server/kit/public-url';
import { reportDocument } from '#server/report-card/report-document';
import { textOfPdf } from '#test/kit/pdf-text';
import { rowsIn, said } from '#test/kit/said';

const ID = '8c7a1f9e-6a53-5f0a-9f57-4b8f6f1a0c11';
const NAME = 'Muhammad Al-Fatih Abdurrahman Ramadhan Kusumawijaya Putra Sur';
const LONG = 'Ananda menunjukkan penguasaan yang sangat baik dalam urutan bilangan bulat dan pecahan serta operasi hitungnya. '.repeat(3).trim();
const school = { ...defaultSettings, nama: 'SMP Sekarang', email: 'info@lentera.example' };
const subject = (n: number, more: Partial<MapelRapor> = {}): MapelRapor => ({
  id_mata_pelajaran: ID, mapel: `Mapel ${n}`, kelompok: n < 9 ? 'Kelompok A' : 'Kelompok B', kkm: 75, pengetahuan: { nilai: 80 + n, predikat: 'B' }, keterampilan: { nilai: 82.5, predikat: 'C' }, akhir: { nilai: 60 + n, predikat: null }, pts: null,
  deskripsi_pengetahuan: LONG, deskripsi_keterampilan: 'Terampil', capaian: LONG, ...more,
});
const sikap = { nilai: 4, predikat: 'A', deskripsi: 'Selalu berdoa', isWali: false };
const content = (more: Partial<IsiRapor> = {}): IsiRapor => ({
  type: 'akhir_semester', kumer: false, sekolah: { nama: 'SMP Islam Lentera', npsn: '20999999', alamat: 'Jl. Melati 7' }, murid: { id_murid: ID, nama: NAME, nis: '262701', nisn: null }, kelas: '7A', tingkat: 7, tahun_ajaran: '2026/2027', semester: 'Genap', tanggal: '2027-06-18',
  mapel: Array.from({ length: 16 }, (_, i) => subject(i + 1)), sikap: { spiritual: sikap, sosial: { ...sikap, predikat: 'B' } }, prestasi: [], penghargaan: [], pelanggaran: [], kegiatan: [],
  ketidakhadiran: { sakit: 2, izin: 1, alpa: 0 }, sampai: '2027-06-18', catatan_wali: 'Rajin', kokurikuler: '', keputusan: 'naik', wali: { nama: 'Wahyu Adiputra' }, kepala: { nama: null }, ...more,
});
const terbit: Terbit = { versi: 2, diterbitkan: '2027-06-17T20:00:00.000Z', berlaku_sampai: '2027-09-15T20:00:00.000Z', uuid: ID, isDiganti: false };
const nobody = { nama: null, pekerjaan: null };
const identitas: IdentitasRapor = { jenis_kelamin: 'Wanita', tempat_lahir: 'Bogor', tanggal_lahir: '2013-05-02', agama: 'Islam', status_keluarga: null, anak_ke: 2, alamat: null, no_hp: null, diterima_di_kelas: 7, tanggal_diterima: null, pindahan_dari: null, ayah: { nama: 'Bambang', pekerjaan: 'Wiraswasta' }, ibu: nobody, wali: nobody };
type More = { isi?: Partial<IsiRapor>; terbit?: Terbit | null; identitas?: IdentitasRapor };
const paper = ({ isi, terbit: out = terbit, identitas: who }: More = {}, kertas: 'A4' | 'F4' = 'A4') => reportDocument({ kertas, pada: '2027-06-20T01:00:00.000Z', rapor: { isi: content(isi), terbit: out }, identitas: who }, school, undefined);
const read = (more?: More) => said(paper(more).content).join('|');
/** Each of these words after the one before. */
const inOrder = (text: string, words: readonly string[]) => words.reduce((at, it) => {
  const found = text.indexOf(it, at);
  if (found < 0) throw new Error(`${it} does not come next in ${text.slice(at, at + 300)}`);
  return found + it.length;
}, 0);

test('K13 has its parts in their order, each value page its block, each page its foot; blank rows for extracurriculars, nothing for what is empty', () => {
  const text = read();
  inOrder(text, ['A. SIKAP', '1. Sikap Spiritual', 'Sangat Baik (A)', '2. Sikap Sosial', 'Baik (B)', 'B. PENGETAHUAN DAN KETERAMPILAN', '1. Pengetahuan', 'Kelompok A', 'KKM', 'Mapel 1', '81', LONG, 'Kelompok B', '2. Keterampilan', '82,5', 'C. EKSTRAKURIKULER', '|1|', '|2|',
    'D. KETIDAKHADIRAN', '2 hari', 'E. CATATAN WALI KELAS', 'Rajin', 'F. TANGGAPAN ORANG TUA/WALI', 'G. KEPUTUSAN', 'ditetapkan: NAIK KE KELAS VIII', 'Orang Tua/Wali', ', 18 Juni 2027\nWali Kelas', 'Wahyu Adiputra', 'Kepala Sekolah', '.....', 'Pindai untuk memeriksa keaslian\nVersi 2 · diterbitkan 18 Juni 2027']);
  expect([text.includes('PRESTASI'), text.includes('RAPOR PESERTA DIDIK')]).toEqual([false, false]);
  expect(paper()).toMatchObject({ foot: `7A | ${NAME} | 262701`, isUncounted: true, author: 'SMP Islam Lentera', head: { from: 1 } });
  expect(said(paper().head?.content).join('|')).toContain(`Nama Sekolah|:|SMP Islam Lentera|Alamat|:|Jl. Melati 7|Nama Peserta Didik|:|${NAME}|Nomor Induk / NISN|:|262701 / –|Kelas|:|7A|Semester|:|2 (Genap)|Tahun Pelajaran|:|2026/2027`);
  expect(JSON.stringify(paper().content)).toContain(`${publicUrl()}/public/report-preview/${ID}`);
});
test('with its cover it names the school and the student, and what nobody knows is a line for the pen', () => {
  const text = read({ identitas });
  inOrder(text, ['RAPOR PESERTA DIDIK', NAME, 'IDENTITAS SEKOLAH', 'NPSN|:|20999999', 'Kelurahan/Desa|:|....', 'E-mail|:|info@lentera.example', 'KETERANGAN TENTANG DIRI', 'Bogor, 2 Mei 2013', 'Jenis Kelamin|:|Perempuan', 'Alamat Peserta Didik|:|....', 'a. Di kelas|:|VII|', 'c. Sebagai|:|....', 'a. Ayah|:|Bambang', 'b. Ibu|:|....', 'A. SIKAP']);
  expect(paper({ identitas }).head?.from).toBe(4);
  expect(read({ identitas, isi: { kumer: true, sikap: null } })).not.toContain('RAPOR PESERTA DIDIK');
});
test('it is signed where the school says that it signs', () => {
  const sekolah = { ...content().sekolah, kota: 'Kota Bogor' };
  inOrder(read({ identitas, isi: { sekolah } }), ['Kabupaten/Kota|:|Kota Bogor', 'Kota Bogor, ....................\n', 'Kota Bogor, 18 Juni 2027\nWali Kelas']);
});
test('the rank stands with the class where the school prints it', () => {
  const told = (isi: Partial<IsiRapor>) => said([paper({ isi }).head?.content, paper({ isi }).content]).join('|');
  for (const kumer of [true, false]) expect([told({ kumer, peringkat: 3 }).includes('Peringkat|:|3'), told({ kumer }).includes('Peringkat|')]).toEqual([true, false]);
});
test('Merdeka tells one value and what was reached, absences beside the note, and what there is of conduct', () => {
  const text = read({ isi: { kumer: true, sikap: null, keputusan: null, kokurikuler: 'Projek', pelanggaran: [{ nama: 'Terlambat', frequency: 3, note: '' }] as never } });
  inOrder(text, ['SMP ISLAM LENTERA', 'LAPORAN HASIL BELAJAR (RAPOR)', 'Nama Murid', 'Fase|:|D', 'Muatan Pelajaran|Nilai Akhir|Capaian Kompetensi', 'Mapel 1|61', 'Kokurikuler', 'Projek', 'Penghargaan dan Pelanggaran', 'Terlambat|3|–', 'Ketidakhadiran', 'Catatan Wali Kelas', 'Rajin', 'Tanggapan Orang Tua/Wali', 'Wali Kelas', 'Kepala Sekolah']);
  expect([text.includes('Keputusan'), text.includes('EKSTRAKURIKULER')]).toEqual([false, false]);
});
test('the middle of a semester has three values a subject, and no principal', () => {
  const mid = { type: 'tengah_semester', sikap: null, keputusan: null } as const;
  const rows = rowsIn(paper({ isi: { ...mid, mapel: [subject(1, { keterampilan: null, pts: { nilai: 70, predikat: 'D' } })] } }).content);
  expect(rows).toContainEqual(['1', 'Mapel 1', '75', '81', 'B', '–', '–', '70', 'D']);
  const text = read({ isi: mid });
  inOrder(text, ['LAPORAN HASIL BELAJAR TENGAH SEMESTER', 'Ketidakhadiran s.d. 18 Juni 2027', 'Orang Tua/Wali', 'Pindai', 'Wali Kelas']);
  expect(text).not.toContain('Kepala Sekolah');
});
test('what is not out, or not any more, says so across every page; without a preview there is no code', () => {
  expect([paper({ terbit: null }).mark, paper().mark, paper({ terbit: { ...terbit, isDiganti: true } }).mark]).toEqual(['BELUM DITERBITKAN', undefined, 'TIDAK BERLAKU']);
  expect(read({ terbit: null })).not.toContain('Pindai');
  expect(JSON.stringify(paper({ terbit: { ...terbit, uuid: null } }).content)).not.toContain('"qr"');
});
test('printed, whatever the paper, it has the same words, its marks and its page numbers; the middle of a semester is one page', async () => {
  for (const kertas of ['A4', 'F4'] as const) {
    const pages = textOfPdf(await printed(paper({ identitas, terbit: null }, kertas))).split('\f');
    expect(pages.length).toBeGreaterThan(6);
    for (const [i, it] of pages.entries()) inOrder(it, ['7A ', 'Ramadhan ', '262701', 'Halaman: ', `${i + 1}|`, 'BELUM DITERBITKAN']);
    expect(pages.slice(0, 3).join('')).not.toContain('Tahun Pelajaran');
    for (const it of pages.slice(3)) inOrder(it, ['Nama Sekolah|', '2026/2027|']);
    for (let n = 1; n <= 16; n++) expect(pages.join('')).toContain(`Mapel ${n}|75|${80 + n}|B|Ananda `);
  }
  // A page about the student that is full to its end leaves no empty one behind it.
  const full = { ...identitas, alamat: 'Jalan Melati yang panjang di kota ini '.repeat(5), ayah: { nama: NAME, pekerjaan: NAME }, ibu: { nama: NAME, pekerjaan: NAME } };
  expect(textOfPdf(await printed(paper({ identitas: full }))).split('\f')[3]).toMatch(/^\s*A. SIKAP/);
  const conduct = Array(9).fill({ nama: 'Terlambat', frequency: 3, note: LONG }) as never;
  const mid = textOfPdf(await printed(paper({ isi: { type: 'tengah_semester', sikap: null, keputusan: null, catatan_wali: LONG, pelanggaran: conduct, penghargaan: conduct } }))).split('\f');
  expect(mid).toHaveLength(1);
  expect(mid[0]).not.toContain('Terlambat');
});

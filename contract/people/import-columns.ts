import type { BagianData } from '#contract/people/student-data';

/** A column of a sheet: what stands above it, or may stand there as well, the field that it fills and the section of the data book that has it, and what belongs into it. */
export type KolomImpor = { judul: string; juga?: readonly string[]; field: string; bagian?: BagianData; isRequired?: boolean; contoh: string; id: string; en: string };

/** Any of these words, as Dapodik writes them. */
const asListed = { id: 'Seperti pilihan pada buku induk atau Dapodik; boleh kosong.', en: 'As the data book or Dapodik has it; may be empty.' };
const digits = (n: number) => ({ id: `${n} angka; boleh kosong.`, en: `${n} digits; may be empty.` });
const words = { id: 'Boleh kosong.', en: 'May be empty.' };
const day = { id: 'Tanggal, misalnya 2013-05-14 atau 14/05/2013; boleh kosong.', en: 'A day, such as 2013-05-14 or 14/05/2013; may be empty.' };
const whole = { id: 'Angka; boleh kosong.', en: 'A number; may be empty.' };

const self = (judul: string, field: string, contoh: string, said: { id: string; en: string }, ...juga: string[]): KolomImpor => ({ judul, juga, field, bagian: 'diri', contoh, ...said });
const home = (judul: string, field: string, contoh: string, said: { id: string; en: string }, ...juga: string[]): KolomImpor => ({ judul, juga, field, bagian: 'tempat_tinggal', contoh, ...said });

/** A parent's columns; Dapodik writes whose they are in a row of titles of its own. */
const parent = (bagian: BagianData, siapa: string, nama: string): KolomImpor[] => [
  { judul: `Nama ${siapa}`, juga: [`Data ${siapa}: Nama`], field: 'nama', bagian, contoh: nama, ...words },
  { judul: `Pendidikan ${siapa}`, juga: [`Data ${siapa}: Jenjang Pendidikan`], field: 'pendidikan', bagian, contoh: 'SMA / sederajat', ...asListed },
  { judul: `Pekerjaan ${siapa}`, juga: [`Data ${siapa}: Pekerjaan`], field: 'pekerjaan', bagian, contoh: 'Wiraswasta', ...asListed },
  { judul: `Penghasilan ${siapa}`, juga: [`Data ${siapa}: Penghasilan`], field: 'penghasilan', bagian, contoh: 'Rp. 1,000,000 - Rp. 1,999,999', ...asListed },
  { judul: `NIK ${siapa}`, juga: [`Data ${siapa}: NIK`], field: 'nik', bagian, contoh: '3271011212800007', ...digits(16) },
];

/** What a sheet of students may say beside who they are, by the names of Dapodik's list of students. */
export const KOLOM_BUKU: readonly KolomImpor[] = [
  self('NISN', 'nisn', '0139000009', digits(10)),
  self('Tempat Lahir', 'tempat_lahir', 'Bogor', words),
  self('Tanggal Lahir', 'tanggal_lahir', '2013-05-14', day),
  self('NIK', 'nik', '3271011405130001', digits(16)),
  self('Agama', 'agama', 'Islam', asListed),
  home('RT', 'rt', '3', whole), home('RW', 'rw', '5', whole), home('Dusun', 'dusun', 'Cikaret', words), home('Kelurahan', 'desa', 'Pamoyanan', words), home('Kecamatan', 'kecamatan', 'Bogor Selatan', words),
  home('Kode Pos', 'kode_pos', '16136', digits(5)),
  home('Jenis Tinggal', 'jenis_tinggal', 'Bersama orang tua', asListed),
  home('Alat Transportasi', 'transportasi', 'Jalan kaki', asListed),
  home('HP', 'no_hp', '081200001149', { id: 'Nomor ponsel, diawali 08 atau 62; boleh kosong.', en: 'A mobile number that begins with 08 or 62; may be empty.' }),
  ...parent('ayah', 'Ayah', 'Slamet Nugroho'), ...parent('ibu', 'Ibu', 'Wahyuni'), ...parent('wali', 'Wali', 'Sutrisno'),
  self('No Akta Lahir', 'no_akta_lahir', '3271-LT-14052013-0001', words, 'No Registrasi Akta Lahir'),
  { judul: 'Sekolah Asal', field: 'asal_sekolah', bagian: 'sekolah_asal', contoh: 'SDN Polisi 1 Bogor', ...words },
  self('Anak ke', 'anak_ke', '2', whole, 'Anak ke-berapa'),
  self('No KK', 'no_kk', '3271011234567890', digits(16)),
  self('Jumlah Saudara', 'jumlah_saudara', '1', whole, 'Jml. Saudara Kandung'),
  home('Jarak Rumah (km)', 'jarak_km', '2', whole, 'Jarak Rumah ke Sekolah (KM)'),
];

/** Dapodik's columns that the school keeps nowhere, or that others keep: read over, and said so. */
export const KOLOM_LEWAT: readonly string[] = [
  'No', 'Telepon', 'SKHUN', 'Penerima KPS', 'No. KPS', 'No Peserta Ujian Nasional', 'No Seri Ijazah', 'Penerima KIP', 'Nomor KIP', 'Nama di KIP', 'Nomor KKS', 'Bank', 'Nomor Rekening Bank', 'Rekening Atas Nama',
  'Layak PIP (usulan dari sekolah)', 'Alasan Layak PIP', 'Kebutuhan Khusus', 'Lintang', 'Bujur', 'Berat Badan', 'Tinggi Badan', 'Lingkar Kepala', ...['Ayah', 'Ibu', 'Wali'].map((it) => `Data ${it}: Tahun Lahir`),
];

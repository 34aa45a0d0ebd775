import { z } from 'zod';
import { JenisKelamin } from '#contract/identity/identity';
import { Id, integer, optional, ref, text } from '#contract/kit/fields';
import { KOLOM_BUKU, type KolomImpor } from '#contract/people/import-columns';
import { Alamat, Email, Nama, Nik, Nis, PeranGuru } from '#contract/people/people';
import { Diri, filled, OrangTua, SekolahAsal, TempatTinggal } from '#contract/people/student-data';

/** What can be brought in from a spreadsheet. */
export const JenisImpor = z.enum(['guru', 'murid', 'mata_pelajaran']);
export type JenisImpor = z.infer<typeof JenisImpor>;

export const MOST_ROWS = 2_000;
export const MOST_SHEET_BYTES = 5_000_000;

const contact = { email: optional(Email), alamat: optional(Alamat) };
/** What a sheet may say of a student beside who they are: the sections of the data book that it fills. */
const section = <S extends z.ZodRawShape>(it: z.ZodObject<S>) => filled(it).partial().optional();
const book = { diri: section(Diri), tempat_tinggal: section(TempatTinggal), sekolah_asal: section(SekolahAsal), ayah: section(OrangTua), ibu: section(OrangTua), wali: section(OrangTua) };
export const BAGIAN_IMPOR = Object.keys(book) as (keyof typeof book)[];

/** A row as it becomes a person or a subject; what a sheet names by a word has become an id. */
export const BARIS = {
  guru: z.object({ nik: Nik, nama: Nama, jenis_kelamin: JenisKelamin, ...contact, roles: z.array(PeranGuru), id_mata_pelajaran: z.array(Id) }),
  murid: z.object({ nis: Nis, nama: Nama, jenis_kelamin: JenisKelamin, tahun_masuk: integer({ min: 2000, max: 2100 }), id_kelas_tahun_ajaran: Id.nullable(), ...contact, ...book }),
  mata_pelajaran: z.object({ kode: text({ min: 2, max: 6, form: /^[A-Z]+$/ }), nama: text({ min: 3, max: 100 }), id_kelompok: optional(ref('curriculum-group')), urutan: integer({ min: 0, max: 99 }) }),
} as const;

const NAMA: KolomImpor = { judul: 'Nama', field: 'nama', isRequired: true, contoh: 'Aisyah Zahra Putri', id: 'Nama lengkap, 3 sampai 100 huruf.', en: 'The full name, 3 to 100 letters.' };
const KELAMIN: KolomImpor = { judul: 'Jenis Kelamin', juga: ['JK'], field: 'jenis_kelamin', isRequired: true, contoh: 'P', id: 'Tulis L (Laki-laki) atau P (Perempuan).', en: 'Write L (male) or P (female).' };
const KONTAK: KolomImpor[] = [
  { judul: 'E-mail', field: 'email', contoh: 'aisyah@contoh.id', id: 'Alamat e-mail yang belum dipakai orang lain; boleh kosong.', en: 'An e-mail address that nobody else uses; may be empty.' },
  { judul: 'Alamat', field: 'alamat', contoh: 'Jl. Merdeka No. 5, Bogor', id: 'Paling banyak 300 huruf; boleh kosong.', en: 'At most 300 letters; may be empty.' },
];

/** The columns of each kind of sheet; the first is what a row is known by. */
export const KOLOM: Record<JenisImpor, readonly [KolomImpor, ...KolomImpor[]]> = {
  guru: [
    { judul: 'NIK', field: 'nik', isRequired: true, contoh: '2011070003', id: 'Nomor induk karyawan, 6 sampai 18 angka; bukan NIK kependudukan.', en: 'The employee number, 6 to 18 digits; not that of the identity card.' },
    NAMA, KELAMIN, ...KONTAK,
    { judul: 'Peran', field: 'roles', contoh: 'kurikulum, pembinaEkskul', id: `Peran di samping guru mapel, dipisah koma: ${PeranGuru.options.join(', ')}; boleh kosong.`, en: `Roles beside teaching, separated by commas: ${PeranGuru.options.join(', ')}; may be empty.` },
    { judul: 'Mata Pelajaran', field: 'id_mata_pelajaran', contoh: 'MTK, IPA', id: 'Kode mata pelajaran yang diampu, dipisah koma; boleh kosong.', en: 'Codes of the subjects taught, separated by commas; may be empty.' },
  ],
  murid: [
    { judul: 'NIS', juga: ['NIPD'], field: 'nis', isRequired: true, contoh: '26270001', id: 'Nomor induk siswa, 4 sampai 18 angka, belum dipakai.', en: 'The student number, 4 to 18 digits, not used yet.' },
    NAMA, KELAMIN,
    { judul: 'Tahun Masuk', field: 'tahun_masuk', isRequired: true, contoh: '2026', id: 'Tahun empat angka.', en: 'A year of four digits.' },
    { judul: 'Kelas', juga: ['Rombel Saat Ini'], field: 'id_kelas_tahun_ajaran', contoh: '7A', id: 'Nama kelas pada semester aktif; boleh kosong.', en: 'The name of a class of the active semester; may be empty.' },
    ...KONTAK, ...KOLOM_BUKU,
  ],
  mata_pelajaran: [
    { judul: 'Kode', field: 'kode', isRequired: true, contoh: 'MTK', id: '2 sampai 6 huruf besar, belum dipakai.', en: '2 to 6 capital letters, not used yet.' },
    { ...NAMA, contoh: 'Matematika', id: 'Nama mata pelajaran, 3 sampai 100 huruf, belum dipakai.', en: 'The name of the subject, 3 to 100 letters, not used yet.' },
    { judul: 'Kelompok', field: 'id_kelompok', contoh: 'A', id: 'Kode kelompok mata pelajaran; boleh kosong.', en: 'The code of a group of subjects; may be empty.' },
    { judul: 'Urutan Rapor', field: 'urutan', contoh: '4', id: 'Angka 0 sampai 99; kosong berarti 0.', en: 'A number from 0 to 99; empty means 0.' },
  ],
};

/** A cell that cannot be taken: where it is, what stands in it, why, and what would be right; `nomor_kolom` counts from 0, null where the sheet has no such column. */
export const SelSalah = z.object({ baris: z.int(), kolom: z.string(), nomor_kolom: z.int().nullable(), isi: z.string(), pesan: z.string(), perbaikan: z.string() });
export type SelSalah = z.infer<typeof SelSalah>;

/** A sheet as it was sent: its titles, and its rows under their own numbers. */
export const Lembar = z.object({ judul: z.array(z.string()), daftar_baris: z.array(z.object({ baris: z.int(), sel: z.array(z.string()) })) });
export type Lembar = z.infer<typeof Lembar>;

export const StatusImpor = z.enum(['berjalan', 'selesai', 'dibatalkan', 'membatalkan']);

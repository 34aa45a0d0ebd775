import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, flag, oneOf, optional, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** What is rewarded and what is punished, and how serious it is (domain 1.11). */
export const conductRule = resource({
  name: 'conduct-rule',
  noun: 'ConductRule',
  fields: {
    nama: text({ min: 3, max: 150 }), tipe: choice(['reward', 'punishment']),
    kategori: choice(['kehadiran', 'kerapian', 'ketertiban', 'ibadah', 'akhlak', 'akademik', 'lingkungan', 'keamanan']),
    tingkat: oneOf([1, 3, 5]), deskripsi: optional(text({ max: 500 })), aktif: flag().default(true),
  },
  label: 'nama',
  unique: [['nama', 'tipe']],
  paths: {
    list: 'GET /api/reward_punishment', create: 'POST /api/reward_punishment/create',
    change: 'PUT /api/reward_punishment/update/:id', remove: 'DELETE /api/reward_punishment/:id',
  },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['nama', 'deskripsi'],
  sort: ['nama', 'tipe', 'kategori', 'tingkat'],
  filters: { tipe: 'tipe', kategori: 'kategori' },
  isWhole: true,
  seeds: [
    { tipe: 'reward', kategori: 'kehadiran', nama: 'Hadir penuh selama satu bulan', tingkat: 1 },
    { tipe: 'reward', kategori: 'akhlak', nama: 'Mengembalikan barang temuan', tingkat: 1 },
    { tipe: 'reward', kategori: 'ibadah', nama: 'Menjadi imam/muazin salat Zuhur', tingkat: 1 },
    { tipe: 'reward', kategori: 'lingkungan', nama: 'Petugas piket teladan', tingkat: 1 },
    { tipe: 'reward', kategori: 'ibadah', nama: 'Menyelesaikan hafalan 1 juz', tingkat: 3 },
    { tipe: 'reward', kategori: 'akademik', nama: 'Nilai tertinggi di kelas', tingkat: 3 },
    { tipe: 'reward', kategori: 'akademik', nama: 'Juara lomba tingkat kabupaten/kota', tingkat: 3 },
    { tipe: 'reward', kategori: 'akademik', nama: 'Juara lomba tingkat provinsi/nasional', tingkat: 5 },
    { tipe: 'punishment', kategori: 'kehadiran', nama: 'Terlambat masuk sekolah', tingkat: 1 },
    { tipe: 'punishment', kategori: 'kerapian', nama: 'Atribut seragam tidak lengkap', tingkat: 1 },
    { tipe: 'punishment', kategori: 'kerapian', nama: 'Rambut tidak sesuai ketentuan', tingkat: 1 },
    { tipe: 'punishment', kategori: 'ketertiban', nama: 'Membuat gaduh saat KBM', tingkat: 1 },
    { tipe: 'punishment', kategori: 'akademik', nama: 'Tidak mengerjakan tugas', tingkat: 1 },
    { tipe: 'punishment', kategori: 'lingkungan', nama: 'Membuang sampah sembarangan', tingkat: 1 },
    { tipe: 'punishment', kategori: 'ketertiban', nama: 'Menggunakan HP saat KBM tanpa izin', tingkat: 3 },
    { tipe: 'punishment', kategori: 'kehadiran', nama: 'Membolos / meninggalkan sekolah tanpa izin', tingkat: 3 },
    { tipe: 'punishment', kategori: 'ibadah', nama: 'Tidak mengikuti salat berjamaah tanpa alasan', tingkat: 3 },
    { tipe: 'punishment', kategori: 'akademik', nama: 'Mencontek saat ujian', tingkat: 3 },
    { tipe: 'punishment', kategori: 'akhlak', nama: 'Berkata kasar kepada guru atau teman', tingkat: 3 },
    { tipe: 'punishment', kategori: 'lingkungan', nama: 'Merusak sarana sekolah', tingkat: 3 },
    { tipe: 'punishment', kategori: 'akhlak', nama: 'Melakukan perundungan (bullying)', tingkat: 5 },
    { tipe: 'punishment', kategori: 'keamanan', nama: 'Membawa atau mengisap rokok/vape', tingkat: 5 },
    { tipe: 'punishment', kategori: 'keamanan', nama: 'Berkelahi / tawuran', tingkat: 5 },
    { tipe: 'punishment', kategori: 'keamanan', nama: 'Membawa senjata tajam atau narkoba', tingkat: 5 },
  ],
});

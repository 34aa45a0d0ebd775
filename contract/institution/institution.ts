import { z } from 'zod';
import { ModeSandiAwal } from '#contract/identity/first-password';

/** The one school of an installation; its streams and settings bear this id. */
export const ID_SEKOLAH = '5a6f1f0e-6f0b-5c1e-9d2a-3f7f8c0b1a2d';

export const ZonaWaktu = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']);
export type ZonaWaktu = z.infer<typeof ZonaWaktu>;

/** Minutes after the lesson began until a check-in counts as late (domain 1.1); 4: the end of the lesson, 5: of the day. */
export const BATAS_ABSEN = { 1: 10, 2: 15, 3: 30 } as const;

export const Settings = z.object({
  nama: z.string().trim().min(3).max(100),
  tipe_institusi: z.literal('SMP'),
  dinas_pendidikan: z.string().max(150),
  alamat: z.string().max(200),
  email: z.string().max(100),
  no_hp: z.string().max(30),
  fax: z.string().max(30),
  primary_color: z.string().regex(/^#[0-9a-f]{6}$/),
  zona_waktu: ZonaWaktu,
  presence_setting: z.enum(['per_sesi', 'per_hari']),
  id_batas_absen: z.int().min(1).max(5),
  jumlah_pilihan_ganda: z.int().min(2).max(6),
  is_announcement: z.union([z.literal(0), z.literal(1)]),
  mode_kata_sandi_awal: ModeSandiAwal.default('enforced'),
});
export type Settings = z.infer<typeof Settings>;

export const defaultSettings: Settings = {
  nama: 'Pelita', tipe_institusi: 'SMP', dinas_pendidikan: '', alamat: '', email: '', no_hp: '', fax: '',
  primary_color: '#4b7cf3', zona_waktu: 'Asia/Jakarta', presence_setting: 'per_sesi', id_batas_absen: 2,
  jumlah_pilihan_ganda: 4, is_announcement: 1, mode_kata_sandi_awal: 'enforced',
};

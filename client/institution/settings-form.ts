import { institution } from '#contract/institution/institution.api';
import { Petugas, settings } from '#contract/institution/institution';
import type { Resource } from '#contract/kit/resource';

/** The settings as a form knows a resource: one row, which is only changed. */
export const SETTINGS = {
  name: 'institution',
  fields: { ...settings, petugas_pdp: Petugas },
  label: 'nama',
  api: { list: institution.settings, create: institution.configure, change: institution.configure },
} as unknown as Resource;

type Name = keyof typeof settings | 'petugas_pdp';
/** The settings as they are looked for; a test asks for every one of them. */
export const SECTIONS = {
  identity: ['nama', 'npsn', 'tipe_institusi', 'dinas_pendidikan', 'alamat', 'kota', 'email', 'no_hp', 'fax'],
  look: ['logo', 'primary_color'],
  time: ['zona_waktu', 'jumlah_hari', 'presence_setting', 'id_batas_absen'],
  learning: ['format_nama_kelas', 'jumlah_pilihan_ganda', 'template_report_description', 'tahan_unduh_rapor', 'tampilkan_peringkat', 'agama', 'video_conference', 'tautan_konferensi', 'label_penerimaan'],
  features: ['is_announcement', 'fitur_pembayaran_sekolah', 'fitur_ppob', 'fitur_gamifikasi_penghargaan'],
  safety: ['mode_kata_sandi_awal', 'hari_kata_sandi_awal', 'peramban_ujian', 'petugas_pdp'],
} as const satisfies Record<string, readonly Name[]>;

import { z } from 'zod';
import { blankable, choice, Id, integer, oneOf, onOff, optional, text } from '#contract/kit/fields';
import { storedOf } from '#contract/kit/resource';

/** The one school of an installation; its streams and settings bear this id. */
export const ID_SEKOLAH = '5a6f1f0e-6f0b-5c1e-9d2a-3f7f8c0b1a2d';

export const ZonaWaktu = choice(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']);
export type ZonaWaktu = z.infer<typeof ZonaWaktu>;

/** Minutes after the lesson began until a check-in counts as late (domain 1.1); 4: the end of the lesson, 5: of the day. */
export const BATAS_ABSEN = { 1: 10, 2: 15, 3: 30 } as const;

/** Domain 1.20. */
export const AGAMA = ['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha', 'Khonghucu', 'Kepercayaan kepada Tuhan YME', 'Lainnya'] as const;
export const MODE_KATA_SANDI_AWAL = ['enforced', 'grace', 'legacy'] as const;
export const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/;
export const WARNA = /^#[0-9a-f]{6}$/;
/** Exam browsers by the names that they call themselves, with their least version: "ExamBro/2.4, Exambrowser"; not what every browser calls itself. */
const EXAM_BROWSER = /(?!(?:mozilla|applewebkit|chrome|safari|version|mobile|android|linux|windows|khtml|gecko)\b)[a-z][\w.+-]{1,39}(?:\/\d+(?:\.\d+){0,3})?/.source;
export const PERAMBAN_UJIAN = new RegExp(`^${EXAM_BROWSER}(?:\\s*,\\s*${EXAM_BROWSER})*$`, 'i');

/** Every setting of the school (specification 3, domain A.2), each as it may be wished for. */
export const settings = {
  nama: text({ min: 3, max: 100 }),
  npsn: blankable({ form: /^\d{8}$/ }),
  tipe_institusi: choice(['SMP']),
  dinas_pendidikan: blankable({ max: 150 }),
  alamat: blankable({ max: 200 }),
  /** Where documents are signed, as it stands before their date: "Kota Bogor". */
  kota: optional(text({ max: 60 })),
  email: blankable({ max: 100, form: EMAIL }),
  no_hp: blankable({ max: 30 }),
  fax: blankable({ max: 30 }),
  logo: optional(Id),
  primary_color: text({ min: 7, max: 7, form: WARNA }),
  zona_waktu: ZonaWaktu,
  jumlah_hari: oneOf([5, 6]),
  agama: choice(AGAMA),
  format_nama_kelas: choice(['7A', 'VII-A']),
  label_penerimaan: text({ min: 3, max: 40 }),
  presence_setting: choice(['per_sesi', 'per_hari']),
  id_batas_absen: oneOf([1, 2, 3, 4, 5]),
  jumlah_pilihan_ganda: integer({ min: 2, max: 6 }),
  template_report_description: blankable({ max: 500 }),
  video_conference: choice(['zoom', 'tidak_ada']),
  /** Where online lessons are held when the school has no keys of its own. */
  tautan_konferensi: optional(text({ max: 300, form: /^https:\/\/[^\s"<>]+$/ })),
  /** Exam browsers beside Safe Exam Browser that the school trusts by their name, as for Android. */
  peramban_ujian: optional(text({ max: 200 }).refine((it) => PERAMBAN_UJIAN.test(it), 'form')),
  is_announcement: onOff(),
  fitur_pembayaran_sekolah: onOff(),
  fitur_ppob: onOff(),
  fitur_gamifikasi_penghargaan: onOff(),
  tahan_unduh_rapor: onOff(),
  /** Whether a report of the end of a semester prints the student's rank (domain 2.7). */
  tampilkan_peringkat: onOff().default(0),
  mode_kata_sandi_awal: choice(MODE_KATA_SANDI_AWAL),
  /** For how many days an initial password is let in (security D.4). */
  hari_kata_sandi_awal: integer({ min: 1, max: 90 }),
};
export const Settings = z.object(settings);
export type Settings = z.infer<typeof Settings>;

/** The same as it was kept once: what was allowed then stays readable, whatever the rules are now. */
export const StoredSettings = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, it]) => [name, storedOf(it)])) as unknown as { [K in keyof Settings]: z.ZodType<Settings[K]> },
);

/** Who answers for the protection of personal data (domain 7.1, UU 27/2022 Pasal 53). */
export const Petugas = z.object({ nama: z.string().trim().max(100), email: blankable({ max: 100, form: EMAIL }) });
export type Petugas = z.infer<typeof Petugas>;

/** What only the administrators are told. */
export const KEPT_INSIDE = ['mode_kata_sandi_awal', 'hari_kata_sandi_awal', 'peramban_ujian'] as const satisfies (keyof Settings)[];

/** The settings that switch a part of the product on and off; endpoints and screens name theirs. */
export const FEATURES = ['is_announcement', 'fitur_pembayaran_sekolah', 'fitur_ppob', 'fitur_gamifikasi_penghargaan'] as const satisfies (keyof Settings)[];
export type Feature = (typeof FEATURES)[number];

export const defaultSettings: Settings = {
  nama: 'Pelita', npsn: '', tipe_institusi: 'SMP', dinas_pendidikan: '', alamat: '', kota: null, email: '', no_hp: '', fax: '', logo: null,
  primary_color: '#4b7cf3', zona_waktu: 'Asia/Jakarta', jumlah_hari: 6, agama: 'Islam', format_nama_kelas: '7A', label_penerimaan: 'PPDB',
  presence_setting: 'per_sesi', id_batas_absen: 2, jumlah_pilihan_ganda: 4, template_report_description: '', video_conference: 'zoom', tautan_konferensi: null, peramban_ujian: null,
  is_announcement: 1, fitur_pembayaran_sekolah: 0, fitur_ppob: 0, fitur_gamifikasi_penghargaan: 1, tahan_unduh_rapor: 0, tampilkan_peringkat: 0,
  mode_kata_sandi_awal: 'enforced', hari_kata_sandi_awal: 14,
};

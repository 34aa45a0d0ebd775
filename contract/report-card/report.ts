import { z } from 'zod';
import { HAMBATAN_NAIK } from '#contract/grading/promotion';
import { BarisKegiatan, BarisPerilaku, BarisPrestasi } from '#contract/conduct/conduct';
import { choice, Id, Tanggal, Waktu } from '#contract/kit/fields';
import { Semester } from '#contract/school-year/semester';

export const TIPE_RAPOR = ['tengah_semester', 'akhir_semester'] as const;
export type TipeRapor = (typeof TIPE_RAPOR)[number];
export const TipeRapor = choice(TIPE_RAPOR);
/** The way of a report (domain 1.20). */
export const STATUS_RAPOR = ['draf', 'diverifikasi_wali', 'diverifikasi_kurikulum', 'disahkan_kepsek', 'diterbitkan', 'dikirim'] as const;
export type StatusRapor = (typeof STATUS_RAPOR)[number];
export const StatusRapor = z.enum(STATUS_RAPOR);
/** Who gives their word for a report, in this order. */
export const PEMERIKSA = ['waliKelas', 'kurikulum', 'kepalaSekolah'] as const;
export type Pemeriksa = (typeof PEMERIKSA)[number];
export const KEPUTUSAN = ['naik', 'tinggal', 'lulus', 'tidak_lulus'] as const;
export type Keputusan = (typeof KEPUTUSAN)[number];
/** The texts of the homeroom teacher; the second is told by Kurikulum Merdeka only. */
export const CATATAN = ['catatan_wali', 'kokurikuler'] as const;
export type Catatan = (typeof CATATAN)[number];
export const ASPEK = ['spiritual', 'sosial'] as const;
export type Aspek = (typeof ASPEK)[number];

/** What has to come before a word, and what it makes of the report. */
const STEPS: Record<Pemeriksa, readonly [before: StatusRapor, after: StatusRapor]> = {
  waliKelas: ['draf', 'diverifikasi_wali'], kurikulum: ['diverifikasi_wali', 'diverifikasi_kurikulum'], kepalaSekolah: ['diverifikasi_kurikulum', 'disahkan_kepsek'],
};
export const stepOfVerifier = (by: Pemeriksa) => STEPS[by];
/** Reports of the middle of a semester need the homeroom teacher's word only, those of its end all three. */
export const readyToPublish = (type: TipeRapor): StatusRapor => (type === 'tengah_semester' ? 'diverifikasi_wali' : 'disahkan_kepsek');
export const isOut = (status: StatusRapor) => status === 'diterbitkan' || status === 'dikirim';
/** The decisions that a level knows: whoever is in the last one graduates or does not. */
export const decisionsFor = (tingkat: number): readonly Keputusan[] => (tingkat >= 9 ? ['lulus', 'tidak_lulus'] : ['naik', 'tinggal']);
/** 4 to 1 as letters (domain 1.9). */
export const letterOf = (nilai: number) => (['D', 'C', 'B', 'A'] as const)[Math.min(Math.max(Math.round(nilai), 1), 4) - 1] ?? 'B';
/** Why something is done to a report says so many letters. */
export const LEAST_SAID = 3;
/** How long a report may be looked at without a session (domain 3.1). */
export const PREVIEW_DAYS = 90;

const NilaiRapor = z.object({ nilai: z.number().nullable(), predikat: z.string().nullable() });
/** A subject as a report prints it: of K13 knowledge and skills, of Merdeka one value. */
export const MapelRapor = z.object({
  id_mata_pelajaran: Id, mapel: z.string(), kelompok: z.string().nullable(), kkm: z.number(), pengetahuan: NilaiRapor.nullable(), keterampilan: NilaiRapor.nullable(), akhir: NilaiRapor.nullable(), pts: NilaiRapor.nullable(),
  deskripsi_pengetahuan: z.string().nullable(), deskripsi_keterampilan: z.string().nullable(), capaian: z.string().nullable(),
});
export type MapelRapor = z.infer<typeof MapelRapor>;
/** 4 to 1; `jurnal` is what was noticed, `isWali`: the homeroom teacher decided it. */
export const SikapRapor = z.object({ nilai: z.int(), predikat: z.string(), deskripsi: z.string(), isWali: z.boolean() });
export type SikapRapor = z.infer<typeof SikapRapor>;
/** Whole days that a student was not there (domain 3.1 E). */
export const Ketidakhadiran = z.object({ sakit: z.int(), izin: z.int(), alpa: z.int() });
export type Ketidakhadiran = z.infer<typeof Ketidakhadiran>;

/** Everything that a report prints (domain 3.1); publishing keeps it as it is then. `tanggal` is the day that it bears, `sampai` the last day whose absences it counts, `kepala` who leads the school on that day, `peringkat` the rank in the class where the school prints it. */
export const IsiRapor = z.object({
  type: TipeRapor, kumer: z.boolean(), sekolah: z.object({ nama: z.string(), npsn: z.string(), alamat: z.string(), kota: z.string().optional() }),
  murid: z.object({ id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), nisn: z.string().nullable() }),
  kelas: z.string(), tingkat: z.int(), tahun_ajaran: z.string(), semester: Semester, tanggal: Tanggal,
  mapel: z.array(MapelRapor), sikap: z.object({ spiritual: SikapRapor, sosial: SikapRapor }).nullable(),
  prestasi: z.array(BarisPrestasi), penghargaan: z.array(BarisPerilaku), pelanggaran: z.array(BarisPerilaku), kegiatan: z.array(BarisKegiatan),
  ketidakhadiran: Ketidakhadiran, sampai: Tanggal, catatan_wali: z.string(), kokurikuler: z.string(), keputusan: z.enum(KEPUTUSAN).nullable(),
  wali: z.object({ nama: z.string().nullable() }), kepala: z.object({ nama: z.string().nullable(), plt: z.boolean().optional() }), peringkat: z.int().optional(),
});
export type IsiRapor = z.infer<typeof IsiRapor>;

/** Who comes after these is told no rank on a report (domain 2.7). */
export const MOST_RANK = 10;

/** What keeps a report back: subjects without a grade, a note, a decision; `berubah`: it is not what somebody gave their word for; `pindahan`: `jumlah` scores of the class that the student left (`kelas`) were not brought along; `terbit`: their report of that class (`id_general_report`) is out; `berbeda`: it is out, and the gradebooks of `mapel` come to other numbers now. `sebagian` keeps nothing back: the grades of `mapel` are counted from what there is, while parts of them are awaited (`menunggu`). */
export const Kurang = z.object({ jenis: z.enum(['nilai', 'catatan_wali', 'keputusan', 'berubah', 'pindahan', 'terbit', 'berbeda', 'sebagian']), mapel: z.array(z.string()), menunggu: z.array(z.string()).optional(), kelas: z.string().optional(), jumlah: z.int().optional(), id_general_report: Id.optional() });
export type Kurang = z.infer<typeof Kurang>;
/** What the system suggests about a decision, what speaks against it, and the values of both semesters and of the year that it rests on (domain 2.9). */
export const SaranKeputusan = z.object({
  saran: z.enum(['naik', 'lulus', 'perlu_rapat']), alasan: z.array(z.enum(HAMBATAN_NAIK)), di_bawah_kkm: z.int(),
  mapel: z.array(z.object({ id_mata_pelajaran: Id, mapel: z.string(), jenis: z.enum(['pengetahuan', 'keterampilan', 'akhir']), kkm: z.number(), ganjil: z.number().nullable(), genap: z.number().nullable(), tahun: z.number().nullable() })),
});
export type SaranKeputusan = z.infer<typeof SaranKeputusan>;
/** Who gave their word, and when. */
export const Verifikasi = z.object({ sebagai: z.enum(PEMERIKSA), oleh: z.string().nullable(), pada: Waktu });
/** A published version; `diganti` when a newer one took its place or it was taken back, `dicabut` when its preview was. */
export const VersiRapor = z.object({ versi: z.int(), diterbitkan: Waktu, oleh: z.string().nullable(), uuid: Id, berlaku_sampai: Waktu, dicabut: Waktu.nullable(), diganti: Waktu.nullable(), dibaca: Waktu.nullable(), dikirim: Waktu.nullable() });
/** What a report prints, a digest of what a word is given for in that, and what it lacks; `isi` of a published one is what was frozen then. */
export type RaporMurid = { id_general_report: string; id_murid: string; isi: IsiRapor; kurang: Kurang[]; sidik: string };

import { z } from 'zod';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { Named, SebabRencana } from '#contract/lesson/plan';

/** Lessons that take place, those of them that are planned (domain 2.6), and those that were planned after they had begun. */
export const Hitungan = z.object({ total_sesi: z.int(), direncanakan: z.int(), susulan: z.int() });
/** Beside them those whose competence stands in no approved plan of their teacher. */
export const HitunganRencana = Hitungan.extend({ belum_disetujui: z.int() });
export type HitunganRencana = z.infer<typeof HitunganRencana>;
export const NOTHING: HitunganRencana = { total_sesi: 0, direncanakan: 0, susulan: 0, belum_disetujui: 0 };
export const sumOf = (them: readonly HitunganRencana[]): HitunganRencana => them.reduce((sum, it) => ({
  total_sesi: sum.total_sesi + it.total_sesi, direncanakan: sum.direncanakan + it.direncanakan, susulan: sum.susulan + it.susulan, belum_disetujui: sum.belum_disetujui + it.belum_disetujui,
}), NOTHING);

/** A teacher in the matrix: by the weeks that are shown, and from the semester's beginning to the end of the week that is now. */
export const GuruRencana = z.object({
  id_guru: Id, guru: z.string().nullable(), mapel: z.array(z.string()), minggu: z.array(HitunganRencana.extend({ minggu_ke: z.int() })), semester: HitunganRencana,
  /** The first lesson of the week that is now, or of the next, that has no plan yet. */
  pertama: Waktu.nullable(), diingatkan: Waktu.nullable(),
});
export type GuruRencana = z.infer<typeof GuruRencana>;

export const MingguRencana = z.object({ minggu_ke: z.int(), tanggal_awal: Tanggal, tanggal_akhir: Tanggal, isEfektif: z.boolean() });
/** The last thing that happened to plans: one act, however many lessons. */
export const AksiRencana = z.object({ id: Id, at: Waktu, oleh: z.string().nullable(), sebab: SebabRencana, mapel: z.string(), kelas: z.string(), jumlah: z.int(), tanggal_sesi: Tanggal, posisi: z.int(), urung: z.boolean() });
export type AksiRencana = z.infer<typeof AksiRencana>;

/** `kini` is the week that is now, null outside the semester; `dates` those that a semester is counted by; `pada` the moment that is shown, null for now. */
export const PapanRencana = z.object({ guru: z.array(GuruRencana), minggu: z.array(MingguRencana), kini: z.int().nullable(), dates: z.string().nullable(), pada: Waktu.nullable(), terakhir: AksiRencana.nullable() });
export type PapanRencana = z.infer<typeof PapanRencana>;

/** Competences of a subject at a level: planned in every class, in some; at this speed without a lesson by the semester's last day. */
export const CakupanKd = z.object({
  id_mata_pelajaran: Id, mapel: z.string(), id_level: Id, level: z.string(), total_kd: z.int(), tercakup: z.int(), sebagian: z.int(), ganda: z.int(),
  /** Null while no lesson with a competence was held. */
  tidak_terjadwal: z.int().nullable(), kelas_tertinggal: z.string().nullable(),
});
export type CakupanKd = z.infer<typeof CakupanKd>;
export const Cakupan = z.object({ kd: z.array(CakupanKd), sampai: Tanggal.nullable() });
/** One competence: in how many of the classes there is a lesson about it, planned, held, in how many an exam has asked it, and how many lessons. */
export const RincianKd = z.object({ id: Id, kode: z.string(), kompetensi_dasar: z.string(), jumlah_kelas: z.int(), kelas_terencana: z.int(), kelas_terlaksana: z.int(), kelas_diuji: z.int(), jumlah_sesi: z.int() });
export type RincianKd = z.infer<typeof RincianKd>;

export const SelRencana = HitunganRencana.extend({ id_kelas_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), id_level: Id.nullable(), id_mata_pelajaran: Id, mapel: z.string() });
export type SelRencana = z.infer<typeof SelRencana>;

export const KeadaanRencana = z.enum(['belum', 'direncanakan', 'susulan', 'belum_disetujui']);
/** A lesson behind a number. */
export const SesiTerencana = z.object({
  id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, id_guru: Id, guru: z.string().nullable(), kelas: z.string(), mapel: z.string(),
  topic: Named.nullable(), kd: Named.nullable(), direncanakan: Waktu.nullable(), diubah: Waktu.nullable(), oleh: z.string().nullable(), disetujui: z.boolean(),
});
export type SesiTerencana = z.infer<typeof SesiTerencana>;

export const PengingatRencana = z.object({ id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), kelas: z.string(), mapel: z.string(), dikirim: Waktu, oleh: z.string().nullable() });
export type PengingatRencana = z.infer<typeof PengingatRencana>;

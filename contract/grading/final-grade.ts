import type { Interval, Predikat } from '#contract/curriculum/passing-interval';
import type { KolomNilai } from '#contract/grading/gradebook';

/** What a competence is called where a column is about one. */
export type KompetensiDinilai = { id_kd: string; kode: string; alias: string | null; kompetensi_dasar: string; urutan: number; lingkup_materi: string | null };
/** How the grades of a subject in a class come about: settings of its level, weights of its class, its passing grade. */
export type AturanNilai = {
  kumer: boolean; kkm: number; interval: readonly Interval[]; metode: 'bobot' | 'rata_sederhana' | 'seimbang';
  bobot_ph: number; bobot_pts: number; bobot_pas: number; bobot_lm: number; bobot_sts: number; bobot_sas: number;
};
/** One column with one student's score in it. */
export type NilaiDiKolom = KolomNilai & { nilai: number | null; kompetensi: KompetensiDinilai | null };
/** A part of a calculation: what it is called, its value with two decimals, how much it weighs, and what it was made of. */
export type Langkah = { nama: string; nilai: number | null; bobot: number; dari: Langkah[]; id_kolom?: string; catatan?: 'remedial' | 'terbaik' | 'tanpa_nilai' };
/** `nilai` is the integer of the report, `asli` before rounding; both null where there is no score at all. `kurang`: the parts that are awaited and missing. */
export type NilaiAkhir = { nilai: number | null; asli: number | null; predikat: Predikat | null; tuntas: boolean | null; rumus: string; langkah: Langkah[]; kurang: string[] };
/** A student's grades of a subject: of K13 knowledge and skills, of Merdeka one. */
export type NilaiMapel = { pengetahuan: NilaiAkhir | null; keterampilan: NilaiAkhir | null; akhir: NilaiAkhir | null };

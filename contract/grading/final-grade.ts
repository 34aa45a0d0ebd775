import type { Interval, Predikat } from '#contract/curriculum/passing-interval';
import type { KolomNilai } from '#contract/grading/gradebook';

/** What a competence is called where a column is about one. */
export type KompetensiDinilai = { id_kd: string; kode: string; alias: string | null; kompetensi_dasar: string; urutan: number; lingkup_materi: string | null };
/** How the grades of a subject in a class come about: settings of its level, weights of its class, its passing grade. `batas_remedial`: a remedial lifts to the passing grade at most (domain 2.2). `sts_diadakan`: somebody of the class has a score in an STS column; where nobody has, its weight goes in halves to scopes and SAS, 60/20/20 becomes 70/0/30 (domain 2.5). */
export type AturanNilai = {
  kumer: boolean; kkm: number; interval: readonly Interval[]; metode: 'bobot' | 'rata_sederhana' | 'seimbang';
  bobot_ph: number; bobot_pts: number; bobot_pas: number; bobot_lm: number; bobot_sts: number; bobot_sas: number; batas_remedial: boolean; sts_diadakan: boolean;
};
/** One column with one student's score in it. */
export type NilaiDiKolom = KolomNilai & { nilai: number | null; kompetensi: KompetensiDinilai | null };
/** A part of a calculation: what it is called (a code of domain 1.9, a competence, a scope, a technique, a column), its value with two decimals, how much it weighs, and what it was made of. `catatan`: it was lifted by a remedial or is one, is the best of its technique, has no score. */
export type Langkah = { nama: string; nilai: number | null; bobot: number; dari: Langkah[]; id_kolom?: string; catatan?: 'remedial' | 'terbaik' | 'tanpa_nilai' };
/** `nilai` is the integer of the report, `asli` before rounding (cut off after four decimals, so that it rounds to `nilai`); both null where there is no score at all. `rumus` has the numbers as Indonesians write them. `kurang`: the parts that are awaited and missing: PH, PTS, PAS, LM, STS, SAS, KD, or the code of a competence. */
export type NilaiAkhir = { nilai: number | null; asli: number | null; predikat: Predikat | null; tuntas: boolean | null; rumus: string; langkah: Langkah[]; kurang: string[] };
/** A student's grades of a subject: of K13 knowledge and skills, of Merdeka one. */
export type NilaiMapel = { pengetahuan: NilaiAkhir | null; keterampilan: NilaiAkhir | null; akhir: NilaiAkhir | null };

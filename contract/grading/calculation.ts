import type { AturanNilai, NilaiDiKolom, NilaiMapel } from '#contract/grading/final-grade';
import { knowledge, skills } from '#contract/grading/k13-grade';
import { merdeka } from '#contract/grading/merdeka-grade';

/** A student's grades of a subject out of the columns of its gradebook with that student's scores: the one place where a number of a report comes about (domain 2.2, 2.3, 2.5). */
export function finalGrade(aturan: AturanNilai, kolom: readonly NilaiDiKolom[]): NilaiMapel {
  return aturan.kumer
    ? { pengetahuan: null, keterampilan: null, akhir: merdeka(aturan, kolom) }
    : { pengetahuan: knowledge(aturan, kolom), keterampilan: skills(aturan, kolom), akhir: null };
}

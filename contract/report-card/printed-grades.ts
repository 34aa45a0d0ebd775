import type { AturanNilai, NilaiAkhir, NilaiMapel } from '#contract/grading/final-grade';
import { gradeOf } from '#contract/grading/grade-parts';
import { JENIS_LAJUR } from '#contract/grading/ledger.api';
import type { TipeRapor } from '#contract/report-card/report';

/** The figures that a report prints of a subject. */
export const JENIS_CETAK = [...JENIS_LAJUR, 'pts'] as const;
export type JenisCetak = (typeof JENIS_CETAK)[number];
type Rule = Pick<AturanNilai, 'interval' | 'kkm'>;

/** What a report prints of a subject: at the end of a semester its final grades, in the middle how far they are, the examination by itself (domain 2.5, 3.1). */
export function printedGrades(rule: Rule, { pengetahuan, keterampilan, akhir }: NilaiMapel, type: TipeRapor): Record<JenisCetak, NilaiAkhir | null> {
  if (type === 'akhir_semester') return { pengetahuan, keterampilan, akhir, pts: null };
  return {
    pengetahuan: pengetahuan && partOf(rule, pengetahuan, 'PH'), keterampilan, akhir: akhir && withoutExaminations(rule, akhir),
    pts: akhir ? partOf(rule, akhir, 'STS') : pengetahuan && partOf(rule, pengetahuan, 'PTS'),
  };
}

/** Where scopes stand for themselves, what they come to together is the grade without its examinations. */
function withoutExaminations(rule: Rule, grade: NilaiAkhir) {
  if (grade.langkah.some((it) => it.nama === 'LM')) return partOf(rule, grade, 'LM');
  return gradeOf(rule, grade.langkah.filter((it) => !['STS', 'SAS'].includes(it.nama)).map((it) => ({ ...it, bobot: 1 })), []);
}

const partOf = (rule: Rule, { langkah }: NilaiAkhir, part: string) => gradeOf(rule, langkah.filter((it) => it.nama === part).map((it) => ({ ...it, bobot: 1 })), []);

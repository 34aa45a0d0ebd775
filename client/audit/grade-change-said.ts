import type { PerubahanNilai } from '#contract/audit/grade-audit.api';
import type { Translate } from '#client/kit/words';
import '#client/audit/grade-audit.words';

/** A score as it was written: at most two decimals, with a comma. */
export const scoreSaid = (it: number | null, t: Translate<'gradeAudit'>) => (it === null ? t('nothing') : String(it).replace('.', t('decimal')));

type Said = Pick<PerubahanNilai, 'type' | 'kolom' | 'sebelum' | 'nilai'>;
/** What became of a grade: from what to what, where it is a score. */
export function changeSaid({ type, kolom, sebelum, nilai }: Said, t: Translate<'gradeAudit'>): string {
  if (type === 'ScoreEntered') return t('score', { kolom: kolom ?? t('goneColumn'), dari: scoreSaid(sebelum, t), ke: scoreSaid(nilai, t) });
  if (type === 'GradeColumnRemoved') return t('removedWith', { n: sebelum ?? 0 });
  if (type === 'AttitudeJudged') return t('score', { kolom: t(type), dari: scoreSaid(sebelum, t), ke: scoreSaid(nilai, t) });
  return t(type);
}

import type { PerubahanNilai } from '#contract/audit/grade-audit.api';
import { formatDetik, formatTanggal } from '#client/kit/time';
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

export const whenSaid = (at: string) => `${formatTanggal(new Date(at))} ${formatDetik(at)}`;
/** The book of a change as it was once that had happened. */
export const momentOf = (area: string, { id_kelas_tahun_ajaran, id_mata_pelajaran, at }: PerubahanNilai) => `${area}/audit/grades/replay/${id_kelas_tahun_ajaran}/${id_mata_pelajaran}?at=${encodeURIComponent(at)}`;

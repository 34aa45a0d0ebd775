import type { PerubahanNilai } from '#contract/audit/grade-audit.api';
import type { Teknik } from '#contract/grading/gradebook';
import { formatDetik, formatTanggal } from '#client/kit/time';
import type { Translate } from '#client/kit/words';
import '#client/audit/grade-audit.words';

/** A score as it was written: at most two decimals, with a comma. */
export const scoreSaid = (it: number | null, t: Translate<'gradeAudit'>) => (it === null ? t('nothing') : String(it).replace('.', t('decimal')));

type Ubahan = PerubahanNilai['ubahan'][number];
const valueSaid = (bidang: Ubahan['bidang'], it: Ubahan['dari'], t: Translate<'gradeAudit'>) => {
  if (it === null) return t('nothing');
  if (typeof it === 'boolean') return t(it ? 'yes' : 'no');
  return bidang === 'teknik' ? t(`teknik.${it as Teknik}`) : bidang === 'tanggal' ? formatTanggal(String(it)) : String(it);
};
/** What was changed of a column, from what into what. */
const changesSaid = (ubahan: readonly Ubahan[], t: Translate<'gradeAudit'>) => ubahan.map(({ bidang, dari, ke }) => t('score', { kolom: t(`bidang.${bidang}`), dari: valueSaid(bidang, dari, t), ke: valueSaid(bidang, ke, t) })).join('; ');

type Said = Pick<PerubahanNilai, 'type' | 'kolom' | 'sebelum' | 'nilai' | 'ubahan'>;
/** What became of a grade: from what to what, where it is a score; of a column what was changed. */
export function changeSaid({ type, kolom, sebelum, nilai, ubahan }: Said, t: Translate<'gradeAudit'>): string {
  if (type === 'ScoreEntered') return t('score', { kolom: kolom ?? t('goneColumn'), dari: scoreSaid(sebelum, t), ke: scoreSaid(nilai, t) });
  if (type === 'GradeColumnRemoved') return t('removedWith', { kolom: kolom ?? '', n: sebelum ?? 0 });
  if (type === 'GradeColumnAdded') return t('addedColumn', { kolom: kolom ?? t('goneColumn') });
  if (type === 'GradeColumnChanged') return t('changedColumn', { kolom: kolom ?? t('goneColumn'), ubahan: changesSaid(ubahan, t) });
  if (type === 'AttitudeJudged') return t('score', { kolom: t(type), dari: scoreSaid(sebelum, t), ke: scoreSaid(nilai, t) });
  return t(type);
}

export const whenSaid = (at: string) => `${formatTanggal(new Date(at))} ${formatDetik(at)}`;
/** The book of a change as it was once that had happened. */
export const momentOf = (area: string, { id_kelas_tahun_ajaran, id_mata_pelajaran, at }: PerubahanNilai) => `${area}/audit/grades/replay/${id_kelas_tahun_ajaran}/${id_mata_pelajaran}?at=${encodeURIComponent(at)}`;

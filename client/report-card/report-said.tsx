import type { Kurang, StatusRapor } from '#contract/report-card/report';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { formatJam, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/report-card/reports.words';

const TONES: Record<StatusRapor, Tone> = { draf: 'calm', diverifikasi_wali: 'info', diverifikasi_kurikulum: 'info', disahkan_kepsek: 'note', diterbitkan: 'good', dikirim: 'good' };
const SIGNS: Record<StatusRapor, string> = { draf: '○', diverifikasi_wali: '◔', diverifikasi_kurikulum: '◑', disahkan_kepsek: '◕', diterbitkan: '●', dikirim: '●' };

/** How far a report is, also where there is none yet. */
export function ReportTag({ status }: { status: StatusRapor | null }) {
  const t = useWords('reports');
  return status ? <StatusTag tone={TONES[status]} icon={SIGNS[status]}>{t(status)}</StatusTag> : <StatusTag tone="line">{t('belum_dibuat')}</StatusTag>;
}

export const whenOf = (at: string) => `${formatTanggal(at)} ${formatJam(at)}`;

/** What a report lacks, in words. */
export const lackOf = ({ jenis, mapel, kelas, jumlah }: Kurang, t: Translate<'reports'>) => {
  if (jenis === 'berubah') return t('lackSameness');
  if (jenis === 'pindahan') return t('lackElsewhere', { n: jumlah ?? 0, kelas: kelas ?? '–' });
  if (jenis === 'catatan_wali') return t('lackNote');
  if (jenis === 'keputusan') return t('lackDecision');
  if (!mapel.length) return t('noSubjects');
  return mapel.length > 2 ? t('lackGradesMany', { n: mapel.length }) : t('lackGrades', { mapel: mapel.join(', ') });
};

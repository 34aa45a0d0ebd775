import type { Leave, StatusIzin } from '#contract/leave/leave';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { formatHariTanggal, formatJam, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/leave/leave.words';

const TONES: Record<StatusIzin, Tone> = { diajukan: 'warn', diterima: 'good', ditolak: 'bad', ditarik: 'calm', dibatalkan: 'calm' };

export function LeaveTag({ status }: Pick<Leave, 'status'>) {
  const t = useWords('leave');
  return <StatusTag tone={TONES[status]}>{t(status)}</StatusTag>;
}

/** Which days: one by its name, several from the first to the last. */
export const daysOf = ({ tanggal_awal, tanggal_akhir }: Pick<Leave, 'tanggal_awal' | 'tanggal_akhir'>, t: Translate<'leave'>) =>
  tanggal_awal === tanggal_akhir ? formatHariTanggal(tanggal_awal) : t('span', { awal: formatTanggal(tanggal_awal), akhir: formatTanggal(tanggal_akhir) });
export const timeOf = (at: string) => `${formatTanggal(new Date(at))} ${formatJam(at)}`;

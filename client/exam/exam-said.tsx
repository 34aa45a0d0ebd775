import type { StatusUjian } from '#contract/exam/exam';
import type { exam } from '#contract/exam/exam.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { formatHariTanggal, formatJam, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/exam/exam.words';

export type Detail = OutputOf<typeof exam.one>;
export type Cbt = Detail['cbt'];
/** A question as it stands in the plan while that is written. */
export type Chosen = Omit<Cbt['cbt_soals'][number], 'nomor' | 'terbaru'>;

const TONES: Record<StatusUjian, Tone> = { draft: 'line', menunggu_persetujuan: 'warn', revisi: 'bad', disetujui: 'good', berlangsung: 'info', selesai: 'calm', dinilai: 'calm', dikunci: 'calm', dibatalkan: 'calm' };
export function ExamTag({ status }: { status: StatusUjian }) {
  const t = useWords('exam');
  return <StatusTag tone={TONES[status]}>{t(status)}</StatusTag>;
}

type Window = { mulai: string; tutup: string };
/** `Senin, 10 Agu 2026, 08.00 sampai 10.00`; with the day of its end where that is another. */
export const windowOf = ({ mulai, tutup }: Window, t: Translate<'exam'>) => {
  const isOneDay = formatTanggal(new Date(mulai)) === formatTanggal(new Date(tutup));
  return `${formatHariTanggal(new Date(mulai))}, ${t('until', { mulai: formatJam(mulai), tutup: isOneDay ? formatJam(tutup) : `${formatTanggal(new Date(tutup))} ${formatJam(tutup)}` })}`;
};
export const classesOf = ({ daftar_kelas }: { daftar_kelas: readonly { kelas: string }[] }) => daftar_kelas.map(({ kelas }) => kelas).join(', ');
/** What holds while it is sat, each rule with its name. */
export function rulesSaid(cbt: Cbt, t: Translate<'exam'>): [string, string][] {
  const yes = (it: boolean) => t(it ? 'yes' : 'no');
  return [
    [t('when'), windowOf(cbt, t)], [t('durasi'), t('minutes', { count: cbt.durasi })], [t('kelas'), classesOf(cbt) || '–'], [t('acak_soal'), yes(cbt.acak_soal)], [t('acak_opsi'), yes(cbt.acak_opsi)], [t('pakai_token'), yes(cbt.pakai_token)],
    [t('peramban'), t(cbt.peramban)], [t('pindah_perangkat'), t(cbt.pindah_perangkat)], [t('fokus'), cbt.fokus === 'kunci' ? t('kunciLayar') : t(cbt.fokus)],
  ];
}

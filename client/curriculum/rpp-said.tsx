import type { BagianCatatan, StatusRpp } from '#contract/curriculum/rpp';
import type { Berkas } from '#contract/file/file';
import { JUDUL_PILIHAN } from '#contract/curriculum/rpp-titles';
import { formatLama } from '#client/kit/number';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { clock, formatTanggal, formatJam } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/curriculum/rpp.words';

export type Say = Translate<'rpp'>;
const TONES: Record<StatusRpp, Tone> = { draf: 'line', diajukan: 'info', revisi: 'warn', disetujui: 'good' };
export function RppTag({ status }: { status: StatusRpp }) {
  const t = useWords('rpp');
  return <StatusTag tone={TONES[status]}>{t(status)}</StatusTag>;
}

export const partName = (name: BagianCatatan, t: Say) => t(`bagian.${name}`);
export const choiceName = (it: string, t: Say) => (it in JUDUL_PILIHAN ? t(`pilihan.${it as keyof typeof JUDUL_PILIHAN}`) : it);
export const momentOf = (at: string) => `${formatTanggal(new Date(at))} ${formatJam(at)}`;

/** Documents by their ids; one that nothing is known of yet has no name. */
export const filesNamed = (ids: readonly string[], known: readonly Berkas[]) => ids.map((id): Berkas => known.find((it) => it.id === id) ?? { id, nama: null, tipe: '', ukuran: 0 });

/** `25 menit`, `5 jam`, `3 hari`; a dash where there are none. */
export const lastingOf = (hours: number | null) => (hours === null ? '–' : formatLama(hours < 1 ? Math.round(hours * 60) : Math.round(hours) * 60));
const hoursSince = (at: string) => Math.max(0, (clock.now().getTime() - Date.parse(at)) / 3_600_000);
export const waitingSince = (at: string) => lastingOf(hoursSince(at));
/** The days of `waitingSince`; none within the first. */
export const daysSince = (at: string) => Math.floor(Math.round(hoursSince(at)) / 24);

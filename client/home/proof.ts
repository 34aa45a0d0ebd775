import { useSuspenseQuery } from '@tanstack/react-query';
import { audit } from '#contract/audit/audit.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { formatAngka } from '#client/kit/number';
import { formatJam, formatTanggal } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import type { Translate } from '#client/kit/words';

export type Proof = OutputOf<typeof audit.verify>['data'];
const LOOK_EVERY_MS = 2_000;

/** The last walk over the whole log and the newest seals; looked at again while the walk goes on. */
export const useProof = (): Proof =>
  useSuspenseQuery({ ...questionOf(audit.verify, {}), refetchInterval: ({ state }) => (state.data?.data.verifikasi.status === 'berjalan' ? LOOK_EVERY_MS : false) }).data.data;

/** How the log stands, in a sentence. */
export function proofSentence({ status, utuh, diperiksa, total, selesai }: Proof['verifikasi'], t: Translate<'officeHome'>) {
  if (status === 'berjalan') return t('logWalking', { diperiksa: formatAngka(diperiksa), total: formatAngka(total) });
  if (status === 'gagal' || !selesai) return t('logUnknown');
  return utuh ? t('logWhole', { jumlah: formatAngka(diperiksa), waktu: `${formatTanggal(new Date(selesai))} ${formatJam(selesai)}` }) : t('logBroken');
}

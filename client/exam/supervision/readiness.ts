import { deviceOf } from '#client/kit/device';
import type { Translate } from '#client/kit/words';
import type { Row } from '#client/exam/supervision/row';
import { formatDurasi } from '#client/kit/number';

const CLOCK_OFF_MS = 30_000;

/** What a device said of itself as its student looked at the exam: what it is, and what of it is not as one would wish. */
export function readinessOf({ kesiapan }: Pick<Row, 'kesiapan'>, t: Translate<'supervision'>) {
  if (!kesiapan) return null;
  const { os, browser } = deviceOf(kesiapan.peramban);
  const off = Math.abs(kesiapan.selisih_jam);
  return [
    [browser, os].filter(Boolean).join(', '), kesiapan.penyimpanan === 'sementara' && t('storageNone'), off >= CLOCK_OFF_MS && t('clockOff', { lama: formatDurasi(off / 1_000) }), kesiapan.baterai !== null && t('battery', { n: kesiapan.baterai }),
  ].filter(Boolean).join(' · ');
}

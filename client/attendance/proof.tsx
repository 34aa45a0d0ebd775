import { percentOfRecorded } from '#contract/attendance/presence';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import type { Strip } from '#client/attendance/strip';
import '#client/attendance/board.words';

/** The number below the children: lessons, with what is not recorded beside it. */
export function Proof({ jumlah, strip, onWhy }: { jumlah?: number; strip: Strip; /** Without it the numbers lead nowhere. */ onWhy?: () => void }) {
  const t = useWords('board');
  const { hadir, terisi, belum } = strip;
  const lessons = <><b>{t('marks', { hadir: formatAngka(hadir), terisi: formatAngka(terisi), persen: formatPersen(percentOfRecorded(strip)) })}</b> · {t('unrecorded', { belum: formatAngka(belum) })}</>;
  return (
    <p className="proof">
      {jumlah !== undefined && `${t('proof', { jumlah: formatAngka(jumlah) })} `}
      {onWhy ? <button type="button" className="why" onClick={onWhy}>{lessons}</button> : lessons}
    </p>
  );
}

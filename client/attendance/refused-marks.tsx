import type { Mark } from '#client/attendance/mark-queue';
import { Notice } from '#client/kit/notice';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';

type Ways = { onDrop: () => void; onAgain: () => void };

/** What was chosen for several at once and not taken: why, and what to do with it. */
export function RefusedAll({ mark: { alasan, targets }, ...ways }: { mark: Mark } & Ways) {
  const t = useWords('attendance');
  return <Notice tone="bad" title={t('refused', { alasan: alasan ?? '' })}>{t('refusedAll', { count: targets.length })}<RefusedWays {...ways} /></Notice>;
}

export function RefusedWays({ onDrop, onAgain, nama }: Ways & { nama?: string }) {
  const t = useWords('attendance');
  const named = (what: string) => (nama ? `${what}: ${nama}` : undefined);
  return (
    <span className="refused-ways">
      <button type="button" className="btn" aria-label={named(t('sendAgain'))} onClick={onAgain}>{t('sendAgain')}</button>
      <button type="button" className="btn is-bare" aria-label={named(t('dropMark'))} onClick={onDrop}>{t('dropMark')}</button>
    </span>
  );
}

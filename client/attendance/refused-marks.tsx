import { Alert, Button } from 'antd';
import type { Mark } from '#client/attendance/mark-queue';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';

type Ways = { onDrop: () => void; onAgain: () => void };

/** What was chosen for several at once and not taken: why, and what to do with it. */
export function RefusedAll({ mark: { alasan, targets }, ...ways }: { mark: Mark } & Ways) {
  const t = useWords('attendance');
  return <Alert type="error" showIcon title={t('refused', { alasan: alasan ?? '' })} description={<>{t('refusedAll', { count: targets.length })}<RefusedWays {...ways} /></>} />;
}

export function RefusedWays({ onDrop, onAgain, nama }: Ways & { nama?: string }) {
  const t = useWords('attendance');
  const named = (what: string) => (nama ? `${what}: ${nama}` : undefined);
  return (
    <span className="refused-ways">
      <Button aria-label={named(t('sendAgain'))} onClick={onAgain}>{t('sendAgain')}</Button>
      <Button type="text" aria-label={named(t('dropMark'))} onClick={onDrop}>{t('dropMark')}</Button>
    </span>
  );
}

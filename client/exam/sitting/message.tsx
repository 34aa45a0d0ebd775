import { useState } from 'react';
import { Icon } from '#client/exam/sitting/icon';
import type { Taking } from '#client/exam/sitting/standing';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** That the exam was left, where it reminds of that, until it was read. */
export function Reminder({ detik, onRead }: { detik: number; onRead: () => void }) {
  const t = useWords('sitting');
  return <div className="off is-warn" role="alert"><Icon of="clock" /><p><b>{t('wasAway', { n: detik })}</b> {t('wasAwayAbout')} <button type="button" className="btn" onClick={onRead}>{t('messageRead')}</button></p></div>;
}

const READ = 'pesan_dibaca';

/** What the supervisor says, until it was read. */
export function Message({ pesan: { teks, pada } }: { pesan: NonNullable<Taking['pesan']> }) {
  const t = useWords('sitting');
  const [read, setRead] = useState(() => localStorage.getItem(READ));
  if (read !== null && read >= pada) return null;
  const put = () => {
    localStorage.setItem(READ, pada);
    setRead(pada);
  };
  return <div className="off is-brand" role="status"><Icon of="said" /><p><b>{t('message', { at: formatJam(pada) })}</b> {teks} <button type="button" className="btn" onClick={put}>{t('messageRead')}</button></p></div>;
}

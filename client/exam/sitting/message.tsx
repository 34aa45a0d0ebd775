import { useState } from 'react';
import { Icon } from '#client/exam/sitting/icon';
import type { Taking } from '#client/exam/sitting/standing';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

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

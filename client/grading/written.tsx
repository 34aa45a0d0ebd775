import { formatJam, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

type Event = { id: string; pada: string; oleh: { nama: string | null }; alasan: string | null; /** What it changed, from and to. */ said: string; /** In what way it came there. */ how?: readonly (string | null)[] };

/** What was written, the newest first: when, what, by whom and why. */
export function Written({ events }: { events: readonly Event[] }) {
  const t = useWords('ledger');
  return (
    <section>
      <h3>{t('events')}</h3>
      {events.length === 0 && <p className="soft">{t('noEvents')}</p>}
      <ol className="why-events grade-events">
        {events.map(({ id, pada, oleh, alasan, said, how = [] }) => (
          <li key={id}>
            <time dateTime={pada}>{formatTanggal(new Date(pada))}<br />{formatJam(pada)}</time>
            <span><b>{said}</b><small>{[oleh.nama ?? t('somebody'), ...how, alasan && t('because', { alasan })].filter(Boolean).join(' · ')}</small></span>
          </li>
        ))}
      </ol>
    </section>
  );
}

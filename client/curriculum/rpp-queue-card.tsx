import { Link } from 'react-router-dom';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { formatAngka } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { daysSince, lastingOf, waitingSince } from '#client/curriculum/rpp-said';
import '#client/curriculum/rpp-queue.css';
import '#client/curriculum/rpp.words';

const MOST = { limit: 8 };
/** Who waits for a week asks for help; who waits for days, for attention. */
const toneOf = (days: number) => (days >= 7 ? 'is-bad' : days >= 4 ? 'is-warn' : '');

/** What has waited longest for a decision, with how long. */
export function RppQueueCard() {
  const t = useWords('rpp');
  const { data, total, umur } = useView(api.queue, MOST);
  const [oldest] = data;
  return (
    <section className="panel rpp-waiting" aria-labelledby="rpp-waiting">
      <header className="panel-head"><h2 id="rpp-waiting">{t('queue')}</h2><StatusTag tone="calm">{formatAngka(total)}</StatusTag></header>
      {!oldest?.diajukan ? <p>{t('queueNone')}</p> : (
        <>
          <p className="soft">{t('queueSaid', { p50: lastingOf(umur.p50), tertua: waitingSince(oldest.diajukan) })}</p>
          <ol>
            {data.map(({ id, mapel, tingkat, materi_pokok, guru, versi, diajukan }) => {
              const days = diajukan ? daysSince(diajukan) : 0;
              return (
                <li key={id}>
                  <span className={`rpp-age ${toneOf(days)}`}><b>{days === 0 ? '<1' : formatAngka(days)}</b><small>{t('day', { count: days })}</small></span>
                  <span><Link to={`/teacher/rpp/${id}`}>{mapel} {tingkat} · {materi_pokok || t('untitled')}</Link><small>{[guru ?? t('erased'), versi > 1 && t('versionNo', { versi })].filter(Boolean).join(' · ')}</small></span>
                </li>
              );
            })}
          </ol>
          <Link className="btn is-primary" to={`/teacher/rpp/${oldest.id}`}>{t('fromOldest')}</Link>
        </>
      )}
    </section>
  );
}

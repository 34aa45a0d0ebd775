import type { Happening } from '#client/exam/supervision/event-line';
import { eventLine } from '#client/exam/supervision/event-line';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { events: readonly Happening[]; /** Whose it is, where that is not said above. */ nameOf?: (id_murid: string) => string; at?: string | undefined; onGo?: (pada: string) => void };
const MOST = 200;

/** What happened, each with its time; where the board can be led there, the time is the way. */
export function EventLines({ events, nameOf, at, onGo }: Props) {
  const t = useWords('supervision');
  const words = useWords('events');
  return (
    <ol className="lately">
      {events.slice(0, MOST).map((it) => (
        <li key={JSON.stringify(it)} aria-current={it.pada === at ? 'step' : undefined}>
          {onGo ? <button type="button" className="link n" aria-label={t('goTo', { jam: formatDetik(it.pada) })} onClick={() => onGo(it.pada)}>{formatDetik(it.pada)}</button> : <time className="n">{formatDetik(it.pada)}</time>}
          <span>{nameOf && it.id_murid && <><b>{nameOf(it.id_murid)}</b> · </>}{eventLine(it, words)}{it.oleh && it.oleh !== (nameOf && it.id_murid && nameOf(it.id_murid)) && <small>{t('by', { nama: it.oleh })}</small>}</span>
        </li>
      ))}
    </ol>
  );
}

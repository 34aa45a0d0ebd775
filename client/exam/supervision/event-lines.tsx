import { type Act, actsIn, type Happening } from '#client/exam/supervision/event-line';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type NameOf = (id_murid: string) => string;
type Props = { events: readonly Happening[]; /** Whose it is, where that is not said above. */ nameOf?: NameOf; at?: string | undefined; onGo?: (pada: string) => void };
const MOST = 200;

/** What happened, each with its time; where the board can be led there, the time is the way. */
export function EventLines({ events, nameOf, at, onGo }: Props) {
  const t = useWords('supervision');
  const words = useWords('events');
  return (
    <ol className="lately">
      {actsIn(events, words).slice(0, MOST).map((it) => (
        <li key={JSON.stringify(it.events[0])} aria-current={it.events.some(({ pada }) => pada === at) ? 'step' : undefined}>
          {onGo ? <button type="button" className="link n" aria-label={t('goTo', { jam: formatDetik(it.pada) })} onClick={() => onGo(it.pada)}>{formatDetik(it.pada)}</button> : <time className="n">{formatDetik(it.pada)}</time>}
          <span><Did act={it} nameOf={nameOf} /></span>
        </li>
      ))}
    </ol>
  );
}

/** What one act did to many opens to them. */
function Did({ act: { apa, oleh, events }, nameOf }: { act: Act; nameOf: NameOf | undefined }) {
  const t = useWords('supervision');
  const names = nameOf ? events.flatMap(({ id_murid }) => (id_murid ? nameOf(id_murid) : [])) : [];
  const by = oleh && oleh !== names[0] && <small>{t('by', { nama: oleh })}</small>;
  if (events.length > 1 && names.length) return <><details><summary><b>{t('participantsSaid', { n: names.length })}</b> · {apa}</summary><ul>{names.map((it, i) => <li key={events[i]?.id_murid}>{it}</li>)}</ul></details>{by}</>;
  return <>{names.length > 0 && <><b>{names[0]}</b> · </>}{apa}{by}</>;
}

import { planning } from '#contract/lesson/planning.api';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { actSaid, placeSaid } from '#client/lesson/planning/planning-headline';
import '#client/lesson/planning/planning.words';

const MOST = 50;

/** What was done to plans since a moment, the newest first. */
export function PlanningChangesSince({ sejak }: { sejak: string }) {
  const t = useWords('planning');
  const { data, total } = useView(planning.changes, { sejak, limit: MOST });
  return (
    <>
      <h2>{t('changes')}</h2>
      {data.length === 0 ? <p className="list-state">{t('noChanges')}</p> : (
        <ol className="plan-changes">
          {data.map((it) => <li key={`${it.id} ${it.kelas} ${it.mapel}`}><time dateTime={it.at}>{formatTanggal(new Date(it.at))} {formatJam(it.at)}</time><span>{actSaid(it, t)}<small>{placeSaid(it, t)}</small></span></li>)}
        </ol>
      )}
      {total > data.length && <p className="soft">{t('more', { ada: data.length, total })}</p>}
    </>
  );
}

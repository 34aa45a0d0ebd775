import { Button } from 'antd';
import { useState } from 'react';
import { planning } from '#contract/lesson/planning.api';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { actSaid, placeSaid } from '#client/lesson/planning/planning-headline';
import '#client/lesson/planning/planning.words';

/** So many at first: beside a board stands what fits beside it. */
const FIRST = 8;
const MOST = 50;

/** What was done to plans since a moment, the newest first. */
export function PlanningChangesSince({ sejak }: { sejak: string }) {
  const t = useWords('planning');
  const [isWhole, setWhole] = useState(false);
  const { data, total } = useView(planning.changes, { sejak, limit: MOST });
  return (
    <>
      <h2>{t('changes')}</h2>
      {data.length === 0 ? <p className="list-state">{t('noChanges')}</p> : (
        <ol className="plan-changes">
          {(isWhole ? data : data.slice(0, FIRST)).map((it) => <li key={`${it.id} ${it.kelas} ${it.mapel}`}><time dateTime={it.at}>{formatTanggal(new Date(it.at))} {formatJam(it.at)}</time><span>{actSaid(it, t)}<small>{placeSaid(it, t)}</small></span></li>)}
        </ol>
      )}
      {!isWhole && data.length > FIRST && <Button block onClick={() => setWhole(true)}>{t('allChanges', { count: data.length })}</Button>}
      {isWhole && total > data.length && <p className="soft">{t('moreChanges', { ada: data.length, total })}</p>}
    </>
  );
}

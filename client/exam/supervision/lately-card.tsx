import { memo, useMemo } from 'react';
import { type Kabar, latelyOf } from '#client/exam/supervision/lately';
import { nameOr } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { Flame } from '#client/kit/flame';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** What happened last; the newest glows for a moment. */
export const LatelyCard = memo(function LatelyCard({ rows, isLive }: { rows: readonly Row[]; isLive: boolean }) {
  const t = useWords('supervision');
  const kabar = useMemo(() => latelyOf(rows), [rows]);
  return (
    <section className="panel" aria-label={t('lately')}>
      <header className="room-head"><h2>{t('lately')}</h2>{kabar[0] && <span className="lately-at n"><Flame out={!isLive} /> {formatDetik(kabar[0].pada)}</span>}</header>
      {kabar.length === 0 && <p className="soft">{t('latelyNone')}</p>}
      <ol className="lately">{kabar.map((it, i) => <li key={`${it.row.id_peserta} ${it.jenis} ${it.pada}`} className={i === 0 ? 'changed' : undefined}><time className="n">{formatDetik(it.pada)}</time><span><b>{nameOr(it.row, t('erased'))}</b> <Did of={it} /></span></li>)}</ol>
    </section>
  );
});

function Did({ of: { jenis, row } }: { of: Kabar }) {
  const t = useWords('supervision');
  return t(`did_${jenis}`, { count: row.terjawab, n: row.terjawab });
}

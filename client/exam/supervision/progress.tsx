import { memo } from 'react';
import type { Rincian } from '#contract/exam/supervision';
import { barsOf, halfOf } from '#client/exam/supervision/histogram';
import { isAway, type Row } from '#client/exam/supervision/row';
import { useStandpoint } from '#client/exam/supervision/room';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';

const HIGHEST = 84;

/** How far the room has come. */
export const Progress = memo(function Progress({ rows, onWhy }: { rows: readonly Row[]; onWhy?: ((what: Rincian) => void) | undefined }) {
  const t = useWords('supervision');
  const { jumlah_soal } = useStandpoint();
  const [bars, half] = [barsOf(rows, jumlah_soal), halfOf(rows)];
  const most = Math.max(1, ...bars.map((it) => it.banyak));
  const begun = { count: rows.filter((it) => it.mulai).length };
  const rest = rows.filter((it) => !it.mulai && !isAway(it)).length;
  const halfSaid = t('halfSaid', { count: half ?? 0, n: formatAngka(half ?? 0) });
  return (
    <section className="panel" aria-label={t('progress')}>
      <h2>{t('progress')}</h2>
      <p className="soft">{half === null ? t('halfNone') : !half ? t('halfZero', begun) : <>{t('halfBefore', begun)}{onWhy ? <button type="button" className="why" onClick={() => onWhy('separuh')}>{halfSaid}</button> : <b>{halfSaid}</b>}{t('halfAfter', begun)}</>}{half !== null && rest > 0 && ` ${t('halfRest', { count: rest, n: formatAngka(rest) })}`}</p>
      <ol className="hist" aria-label={t('spread')}>
        {bars.map(({ dari, sampai, banyak }) => (
          <li key={dari} aria-label={dari === sampai ? t('barOne', { dari, count: banyak, n: banyak }) : t('bar', { dari, sampai, count: banyak, n: banyak })}>
            <span className="n" aria-hidden="true">{banyak || ''}</span><i style={{ blockSize: `${banyak ? Math.max(6, (HIGHEST * banyak) / most) : 2}px` }} /><small className="n" aria-hidden="true">{dari === sampai ? dari : `${dari}–${sampai}`}</small>
          </li>
        ))}
      </ol>
    </section>
  );
});

import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '#client/kit/address';
import { useCalm } from '#client/kit/calm';
import { Figure } from '#client/kit/figure';
import { formatAngka, formatPersen } from '#client/kit/number';
import { formatHari, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { Woven } from '#client/kit/woven';
import { drilledTo, OPENED_HERE } from '#client/attendance/drill';
import { sameWeekday } from '#client/attendance/standing';
import type { Strip } from '#client/attendance/strip';
import { type Day, type TrendPoint, trendPoints, trendSummary } from '#client/attendance/trend';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

const TrendChart = lazy(async () => ({ default: (await import('#client/attendance/trend-chart')).TrendChart }));

type Props = { tren: Day[]; tanggal: string; strip: Strip };

/** The last weeks, with the day of the board moving along; a day leads to its own board. */
export function DayTrendFigure({ tren, tanggal, strip }: Props) {
  const t = useWords('attendance');
  const [, setParams] = useAddress();
  const points = useCalm(useMemo(() => trendPoints(tren, tanggal, strip), [tren, tanggal, strip]));
  const rows = points.map((it) => [formatTanggal(it.tanggal), formatPersen(it.persen), it.hadir, it.terisi, it.belum]);
  return (
    <Figure isBelow title={t('trend')} summary={<Summary points={points} tanggal={tanggal} />} table={{ head: [t('day'), t('percent'), t('Hadir'), t('filled'), t('Belum')], rows }}>
      <Suspense fallback={<div className="trend-space" role="status">{t('loadingChart')}</div>}>
        <TrendChart points={points} name={t('percent')} onPick={(day) => setParams({ tanggal: day })} />
      </Suspense>
    </Figure>
  );
}

type Said = { points: TrendPoint[]; tanggal: string };

/** The weeks in a sentence, whose figures of one day lead to that day's lessons. */
function Summary({ points, tanggal }: Said) {
  const t = useWords('attendance');
  const summary = trendSummary(points);
  if (!summary) return t('trendNone');
  const { persen, days, lowest, highest } = summary;
  return (
    <>
      <Comparison points={points} tanggal={tanggal} />
      <Woven
        say={(it) => t('trendSummary', { persen: formatPersen(persen), days, lowestDay: formatTanggal(lowest.tanggal), highestDay: formatTanggal(highest.tanggal), ...it })}
        parts={{ lowest: <OfDay {...lowest} isHere={lowest.tanggal === tanggal} />, highest: <OfDay {...highest} isHere={highest.tanggal === tanggal} /> }}
      />
    </>
  );
}

/** The day beside the same weekday of the weeks before. */
function Comparison({ points, tanggal }: Said) {
  const t = useWords('board');
  const [here, others] = [points.find((it) => it.tanggal === tanggal), sameWeekday(points, tanggal)];
  if (!here || here.persen === null || !others) return null;
  // Of what is shown, so that whoever subtracts comes to the same.
  const off = tenths(here.persen) - tenths(others.persen);
  const beda = Math.abs(off) < 10 ? t('same') : t(off > 0 ? 'higher' : 'lower', { poin: formatAngka(Math.abs(off) / 10) });
  return <><Woven say={(it) => t('compare', { hari: formatHari(tanggal), beda, count: others.days, lain: formatPersen(others.persen), ...it })} parts={{ persen: <OfDay {...here} isHere /> }} />{' '}</>;
}

const tenths = (persen: number) => Math.round(persen * 10);

/** Of another day its board comes along, and stays once its lessons are closed. */
const OfDay = ({ tanggal, persen, isHere }: TrendPoint & { isHere: boolean }) => <Link className="why" state={isHere ? OPENED_HERE : null} to={`?${drilledTo({ rincian: 'pelajaran' }, new URLSearchParams({ tanggal }))}`}>{formatPersen(persen)}</Link>;

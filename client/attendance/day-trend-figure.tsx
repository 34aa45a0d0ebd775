import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCalm } from '#client/kit/calm';
import { Figure } from '#client/kit/figure';
import { formatPersen } from '#client/kit/number';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import type { Strip } from '#client/attendance/strip';
import { type Day, type TrendPoint, trendPoints, trendSummary } from '#client/attendance/trend';
import '#client/attendance/attendance.words';

const TrendChart = lazy(async () => ({ default: (await import('#client/attendance/trend-chart')).TrendChart }));

type Props = { tren: Day[]; tanggal: string; strip: Strip };

/** The last weeks, with the day of the board moving along; a day leads to its own board. */
export function DayTrendFigure({ tren, tanggal, strip }: Props) {
  const t = useWords('attendance');
  const [, setParams] = useSearchParams();
  const points = useCalm(useMemo(() => trendPoints(tren, tanggal, strip), [tren, tanggal, strip]));
  const rows = points.map((it) => [formatTanggal(it.tanggal), formatPersen(it.persen), it.hadir, it.terisi, it.belum]);
  return (
    <Figure title={t('trend')} summary={useSummary(points)} table={{ head: [t('day'), t('percent'), t('Hadir'), t('filled'), t('Belum')], rows }}>
      <Suspense fallback={<div className="trend-space" role="status">{t('loadingChart')}</div>}>
        <TrendChart points={points} name={t('percent')} onPick={(day) => setParams({ tanggal: day })} />
      </Suspense>
    </Figure>
  );
}

function useSummary(points: TrendPoint[]) {
  const t = useWords('attendance');
  const summary = trendSummary(points);
  if (!summary) return t('trendNone');
  const { persen, days, lowest, highest } = summary;
  return t('trendSummary', {
    persen: formatPersen(persen), days,
    lowest: formatPersen(lowest.persen), lowestDay: formatTanggal(lowest.tanggal),
    highest: formatPersen(highest.persen), highestDay: formatTanggal(highest.tanggal),
  });
}

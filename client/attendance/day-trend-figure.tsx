import { lazy, Suspense, useMemo } from 'react';
import { useAddress } from '#client/kit/address';
import { useCalm } from '#client/kit/calm';
import { Figure } from '#client/kit/figure';
import { formatAngka, formatPersen } from '#client/kit/number';
import { formatHari, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
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
    <Figure isBelow title={t('trend')} summary={useSummary(points, tanggal)} table={{ head: [t('day'), t('percent'), t('Hadir'), t('filled'), t('Belum')], rows }}>
      <Suspense fallback={<div className="trend-space" role="status">{t('loadingChart')}</div>}>
        <TrendChart points={points} name={t('percent')} onPick={(day) => setParams({ tanggal: day })} />
      </Suspense>
    </Figure>
  );
}

function useSummary(points: TrendPoint[], tanggal: string) {
  const [t, compared] = [useWords('attendance'), useComparison(points, tanggal)];
  const summary = trendSummary(points);
  if (!summary) return t('trendNone');
  const { persen, days, lowest, highest } = summary;
  return [compared, t('trendSummary', {
    persen: formatPersen(persen), days,
    lowest: formatPersen(lowest.persen), lowestDay: formatTanggal(lowest.tanggal),
    highest: formatPersen(highest.persen), highestDay: formatTanggal(highest.tanggal),
  })].join(' ').trim();
}

/** The day beside the same weekday of the weeks before. */
function useComparison(points: TrendPoint[], tanggal: string) {
  const t = useWords('board');
  const [here, others] = [points.find((it) => it.tanggal === tanggal)?.persen ?? null, sameWeekday(points, tanggal)];
  if (here === null || !others) return '';
  const off = here - others.persen;
  const beda = Math.abs(off) < 1 ? t('same') : t(off > 0 ? 'higher' : 'lower', { poin: formatAngka(Math.round(Math.abs(off) * 10) / 10) });
  return t('compare', { hari: formatHari(tanggal), persen: formatPersen(here), beda, count: others.days, lain: formatPersen(others.persen) });
}

import type { z } from 'zod';
import type { DayTrend } from '#contract/attendance/attendance';
import { percentOf, percentOfRecorded, type Presence, presenceOf } from '#contract/attendance/presence';
import type { Strip } from '#client/attendance/strip';

export type Day = z.infer<typeof DayTrend>;
export type TrendPoint = Presence & { tanggal: string; persen: number | null };

/** The last weeks, with the live numbers in the place of the day that the board shows. */
export function trendPoints(tren: Day[], tanggal: string, { rekap: _, persen: __, ...now }: Strip): TrendPoint[] {
  const others = tren.filter((day) => day.tanggal !== tanggal).map((day) => ({ tanggal: day.tanggal, ...presenceOf(day, day.jumlah_murid) }));
  return [...others, ...(now.terisi > 0 ? [{ tanggal, ...now }] : [])]
    .map((day) => ({ ...day, persen: percentOfRecorded(day) }))
    .sort((a, b) => a.tanggal.localeCompare(b.tanggal));
}

export type TrendSummary = { persen: number; lowest: TrendPoint; highest: TrendPoint; days: number };

/** Over all days together, so that a day with few lessons weighs little; null while nothing is filled in. */
export function trendSummary(points: TrendPoint[]): TrendSummary | null {
  const filled = points.filter(isFilled).sort((a, b) => a.persen - b.persen);
  const [persen, lowest, highest] = [percentOf(sum(filled, 'hadir'), sum(filled, 'terisi')), filled[0], filled.at(-1)];
  return persen !== null && lowest && highest ? { persen, lowest, highest, days: filled.length } : null;
}

/** As much of the scale as the days need, in steps of five from 90 down, so that they fill it; the whole of it where a day fell below half. */
export function trendTicks(points: TrendPoint[]) {
  const lowest = Math.min(90, ...points.filter(isFilled).map(({ persen }) => persen));
  if (lowest < 50) return [0, 25, 50, 75, 90, 100];
  return lowest < 75 ? [50, 75, 90, 100] : lowest < 90 ? [75, 80, 85, 90, 95, 100] : [90, 95, 100];
}

const isFilled = (point: TrendPoint): point is TrendPoint & { persen: number } => point.persen !== null;
const sum = (points: TrendPoint[], of: 'hadir' | 'terisi') => points.reduce((total, point) => total + point[of], 0);

import type { z } from 'zod';
import type { DayTrend } from '#contract/attendance/attendance';
import { percentOf } from '#client/attendance/percent';
import type { Strip } from '#client/attendance/strip';

export type Day = z.infer<typeof DayTrend>;
export type TrendPoint = { tanggal: string; hadir: number; terisi: number; persen: number | null };

/** The last weeks, with the live numbers in the place of the day that the board shows. */
export function trendPoints(tren: Day[], tanggal: string, { hadir, terisi }: Strip): TrendPoint[] {
  const others = tren.filter((day) => day.tanggal !== tanggal);
  return [...others, ...(terisi > 0 ? [{ tanggal, hadir, terisi }] : [])]
    .map((day) => ({ tanggal: day.tanggal, hadir: day.hadir, terisi: day.terisi, persen: percentOf(day.hadir, day.terisi) }))
    .sort((a, b) => a.tanggal.localeCompare(b.tanggal));
}

export type TrendSummary = { persen: number; lowest: TrendPoint; highest: TrendPoint; days: number };

/** Over all days together, so that a day with few lessons weighs little; null while nothing is filled in. */
export function trendSummary(points: TrendPoint[]): TrendSummary | null {
  const filled = points.filter(isFilled).sort((a, b) => a.persen - b.persen);
  const [persen, lowest, highest] = [percentOf(sum(filled, 'hadir'), sum(filled, 'terisi')), filled[0], filled.at(-1)];
  return persen !== null && lowest && highest ? { persen, lowest, highest, days: filled.length } : null;
}

/** The same axis from day to day: half the scale unless a day fell below it. */
export const trendTicks = (points: TrendPoint[]) =>
  points.some(({ persen }) => persen !== null && persen < 50) ? [0, 25, 50, 75, 90, 100] : [50, 75, 90, 100];

const isFilled = (point: TrendPoint): point is TrendPoint & { persen: number } => point.persen !== null;
const sum = (points: TrendPoint[], of: 'hadir' | 'terisi') => points.reduce((total, point) => total + point[of], 0);

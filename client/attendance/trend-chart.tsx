import { memo } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatPersen } from '#client/kit/number';
import { formatTanggal } from '#client/kit/time';
import { type TrendPoint, trendTicks } from '#client/attendance/trend';

type Props = { points: TrendPoint[]; name: string; onPick: (tanggal: string) => void };

/** Loaded on its own: the charting library is larger than all else on the board. */
export const TrendChart = memo(function TrendChart({ points, name, onPick }: Props) {
  const ticks = trendTicks(points);
  const axis = { stroke: 'var(--ink-2)', tick: { fill: 'var(--ink-2)', fontSize: 12 } };
  return (
    <ResponsiveContainer width="100%" height={240}>
      <LineChart data={points} margin={{ top: 8, right: 16, bottom: 0, left: -8 }} title={name}
        onClick={({ activeLabel }) => activeLabel && onPick(String(activeLabel))}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="tanggal" tickFormatter={(it) => formatTanggal(String(it)).slice(0, 6)} minTickGap={16} {...axis} />
        <YAxis domain={[Math.min(...ticks), 100]} ticks={ticks} tickFormatter={(it) => `${it}%`} {...axis} />
        <ReferenceLine y={90} stroke="var(--good)" strokeDasharray="4 4" />
        {ticks[0] !== undefined && ticks[0] <= 75 && <ReferenceLine y={75} stroke="var(--warn)" strokeDasharray="4 4" />}
        <Tooltip labelFormatter={(it) => formatTanggal(String(it))} formatter={(it) => formatPersen(Number(it))}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--ink)' }} />
        <Line dataKey="persen" name={name} stroke="var(--brand-text)" strokeWidth={2} dot={{ r: 3, fill: 'var(--brand-text)' }} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}, (before, after) => before.points === after.points && before.name === after.name);

import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { StatusTagihan } from '#contract/people/payment.api';

type Row = { kelas: string } & Record<StatusTagihan, number>;
const COLOURS: Record<StatusTagihan, string> = { lunas: 'var(--good)', dispensasi: 'var(--info)', cicilan: 'var(--note)', belum_lunas: 'var(--warn)', kosong: 'var(--line)' };

/** Loaded on its own: the charting library is larger than all else on the dashboard. */
export function PaymentChart({ rows, names }: { rows: Row[]; names: Record<StatusTagihan, string> }) {
  const axis = { stroke: 'var(--ink-2)', tick: { fill: 'var(--ink-2)', fontSize: 12 } };
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: -16 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="kelas" minTickGap={4} {...axis} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip cursor={{ fill: 'var(--hover)' }} contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', color: 'var(--ink)' }} itemStyle={{ color: 'var(--ink)' }} />
        <Legend itemSorter={null} formatter={(it) => <span className="office-legend">{it}</span>} />
        {(Object.keys(names) as StatusTagihan[]).map((status) => <Bar key={status} dataKey={status} name={names[status]} stackId="all" fill={COLOURS[status]} isAnimationActive={false} maxBarSize={48} />)}
      </BarChart>
    </ResponsiveContainer>
  );
}

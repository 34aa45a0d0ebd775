import type { Register } from '#contract/attendance/attendance';

export type HeatRow = { id_kelas: string; kelas: string; cells: (Register | undefined)[] };
export type Period = { posisi: number; mulai: string };
export type HeatMap = { periods: Period[]; rows: HeatRow[] };

/** Classes down, periods across; a class without a lesson in a period has no cell there. Where one that is off stands beside one that is held, it is the one that is held. */
export function heatMapOf(sesi: Register[]): HeatMap {
  const periods = periodsOf(sesi);
  const classes = new Map([...sesi].sort(byLevelAndName).map(({ id_kelas, kelas }) => [id_kelas, kelas]));
  const inCells = [...sesi].sort((a, b) => Number(a.libur) - Number(b.libur));
  const cellsOf = (id_kelas: string) => periods.map(({ posisi }) => inCells.find((it) => it.id_kelas === id_kelas && it.posisi === posisi));
  return { periods, rows: [...classes].map(([id_kelas, kelas]) => ({ id_kelas, kelas, cells: cellsOf(id_kelas) })) };
}

/** A period begins when its first lesson does: classes may follow different models. */
function periodsOf(sesi: Register[]): Period[] {
  const starts = new Map<number, string>();
  for (const { posisi, mulai } of sesi) if (mulai < (starts.get(posisi) ?? '~')) starts.set(posisi, mulai);
  return [...starts].map(([posisi, mulai]) => ({ posisi, mulai })).sort((a, b) => a.posisi - b.posisi);
}

const { compare } = new Intl.Collator('id', { numeric: true });
const byLevelAndName = (a: Register, b: Register) => a.tingkat - b.tingkat || compare(a.kelas, b.kelas);

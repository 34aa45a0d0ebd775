import type { Register } from '#contract/attendance/attendance';
import { percentOfRecorded } from '#contract/attendance/presence';
import { type Grade, gradeOf } from '#client/attendance/percent';
import { presenceIn } from '#client/attendance/strip';

export type HeatState = 'holiday' | 'not-begun' | 'empty' | Grade;
export type HeatRow = { id_kelas: string; kelas: string; cells: (Register | undefined)[] };
export type Period = { posisi: number; mulai: string };
export type HeatMap = { periods: Period[]; rows: HeatRow[] };

/** Classes down, periods across; a class without a lesson in a period has no cell there. */
export function heatMapOf(sesi: Register[]): HeatMap {
  const periods = periodsOf(sesi);
  const classes = new Map([...sesi].sort(byLevelAndName).map(({ id_kelas, kelas }) => [id_kelas, kelas]));
  const cellsOf = (id_kelas: string) => periods.map(({ posisi }) => sesi.find((it) => it.id_kelas === id_kelas && it.posisi === posisi));
  return { periods, rows: [...classes].map(([id_kelas, kelas]) => ({ id_kelas, kelas, cells: cellsOf(id_kelas) })) };
}

export function heatStateOf(register: Register): HeatState {
  if (register.libur) return 'holiday';
  if (!register.dibuka) return 'not-begun';
  const percent = percentOfRecorded(presenceIn(register));
  return percent === null ? 'empty' : gradeOf(percent);
}

/** A period begins when its first lesson does: classes may follow different models. */
function periodsOf(sesi: Register[]): Period[] {
  const starts = new Map<number, string>();
  for (const { posisi, mulai } of sesi) if (mulai < (starts.get(posisi) ?? '~')) starts.set(posisi, mulai);
  return [...starts].map(([posisi, mulai]) => ({ posisi, mulai })).sort((a, b) => a.posisi - b.posisi);
}

const { compare } = new Intl.Collator('id', { numeric: true });
const byLevelAndName = (a: Register, b: Register) => a.tingkat - b.tingkat || compare(a.kelas, b.kelas);

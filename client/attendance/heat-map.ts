import { hadirOf, type Register, terisiOf } from '#contract/attendance/attendance';
import { type Grade, gradeOf, percentOf } from '#client/attendance/percent';

export type HeatState = 'holiday' | 'not-begun' | 'empty' | Grade;
export type HeatRow = { id_kelas: string; kelas: string; cells: (Register | undefined)[] };
export type Period = { posisi: number; mulai: string };
export type HeatMap = { periods: Period[]; rows: HeatRow[] };

/** Classes down, periods across; a class without a lesson in a period has no cell there. */
export function heatMapOf(sesi: Register[]): HeatMap {
  const periods = periodsOf(sesi);
  const rows = [...byClass(sesi).values()].map((registers): HeatRow => {
    const { id_kelas, kelas } = registers[0]!;
    return { id_kelas, kelas, cells: periods.map(({ posisi }) => registers.find((it) => it.posisi === posisi)) };
  });
  return { periods, rows };
}

export function heatStateOf(register: Register): HeatState {
  if (register.libur) return 'holiday';
  if (!register.dibuka) return 'not-begun';
  const percent = percentOf(hadirOf(register), terisiOf(register));
  return percent === null ? 'empty' : gradeOf(percent);
}

/** A period begins when its first lesson does: classes may follow different models. */
function periodsOf(sesi: Register[]): Period[] {
  const starts = new Map<number, string>();
  for (const { posisi, mulai } of sesi) if (mulai < (starts.get(posisi) ?? '~')) starts.set(posisi, mulai);
  return [...starts].map(([posisi, mulai]) => ({ posisi, mulai })).sort((a, b) => a.posisi - b.posisi);
}

function byClass(sesi: Register[]) {
  const classes = new Map<string, Register[]>();
  for (const register of [...sesi].sort(byLevelAndName)) {
    classes.set(register.id_kelas, [...(classes.get(register.id_kelas) ?? []), register]);
  }
  return classes;
}

const { compare } = new Intl.Collator('id', { numeric: true });
const byLevelAndName = (a: Register, b: Register) => a.tingkat - b.tingkat || compare(a.kelas, b.kelas);

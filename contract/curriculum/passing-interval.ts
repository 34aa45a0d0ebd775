import { z } from 'zod';
import { Id } from '#contract/kit/fields';

export const PREDIKAT = ['A', 'B', 'C', 'D'] as const;
export type Predikat = (typeof PREDIKAT)[number];

/** The grades, 0 to 100, that bear one predicate. */
export const Interval = z.object({ predikat: z.enum(PREDIKAT), batas_bawah: z.int(), batas_atas: z.int() });
export type Interval = z.infer<typeof Interval>;

/** An interval of a passing grade (KKM), as it is listed. */
export const PassingInterval = Interval.extend({ id: Id, id_kbm: Id, kkm: z.int() });
export type PassingInterval = z.infer<typeof PassingInterval>;

/** The four intervals above and below a passing grade, given where B and A begin. */
export const intervalsOf = (kkm: number, b: number, a: number): Interval[] => [
  { predikat: 'A', batas_bawah: a, batas_atas: 100 },
  { predikat: 'B', batas_bawah: b, batas_atas: a - 1 },
  { predikat: 'C', batas_bawah: kkm, batas_atas: b - 1 },
  { predikat: 'D', batas_bawah: 0, batas_atas: kkm - 1 },
];

/** The thirds formula in its floor variant (domain 2.1): KKM 75 gives C 75-83, B 84-92, A 93-100. */
export function thirds(kkm: number): Interval[] {
  const b = Math.floor(kkm + (100 - kkm) / 3) + 1;
  return intervalsOf(kkm, b, Math.floor(b + (100 - b) / 2) + 1);
}

export type Bounds = { batas_bawah?: number | undefined; batas_atas?: number | undefined };
/** The bounds between C and B and between B and A move; the others follow from the passing grade. `fault`: why they cannot be so. */
export function movedBound(kkm: number, before: readonly Interval[], predikat: Predikat, { batas_bawah, batas_atas }: Bounds): { interval: Interval[]; fault: 'FIXED_BOUND' | 'NOT_CONTIGUOUS' | undefined } {
  const now = before.find((it) => it.predikat === predikat) as Interval;
  const [bawah, atas] = [batas_bawah ?? now.batas_bawah, batas_atas ?? now.batas_atas];
  let [b, a] = (['B', 'A'] as const).map((it) => before.find((one) => one.predikat === it)?.batas_bawah) as [number, number];
  if (predikat === 'C') b = atas + 1;
  if (predikat === 'B') [b, a] = [bawah, atas + 1];
  if (predikat === 'A') a = bawah;
  const interval = intervalsOf(kkm, b, a);
  const { batas_bawah: lower, batas_atas: upper } = interval.find((it) => it.predikat === predikat) as Interval;
  const isWhole = interval.every((it) => it.batas_bawah <= it.batas_atas);
  return { interval, fault: lower !== bawah || upper !== atas ? 'FIXED_BOUND' : isWhole ? undefined : 'NOT_CONTIGUOUS' };
}

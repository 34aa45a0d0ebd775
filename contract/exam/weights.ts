const HUNDREDTHS = 100;

/** Divides `total` by these parts to two decimals, so that nothing is left over: what rounding takes away goes to the first. */
export function apportioned(total: number, parts: readonly number[]): number[] {
  const [whole, sum] = [Math.max(0, Math.round(total * HUNDREDTHS)), parts.reduce((all, it) => all + it, 0)];
  const shares = parts.map((it) => Math.floor(sum ? (whole * it) / sum : whole / parts.length));
  const left = whole - shares.reduce((all, it) => all + it, 0);
  return shares.map((it, i) => (it + (i < left ? 1 : 0)) / HUNDREDTHS);
}

export const sumOf = (weights: readonly number[]) => Math.round(weights.reduce((all, it) => all + it, 0) * HUNDREDTHS) / HUNDREDTHS;

/** Weights out of 100; those that are left out share equally what the others leave. */
export function weighted(weights: readonly (number | undefined)[]): number[] {
  const left = weights.filter((it) => it === undefined);
  const shares = apportioned(100 - sumOf(weights.map((it) => it ?? 0)), left.map(() => 1));
  return weights.map((it) => it ?? (shares.shift() as number));
}

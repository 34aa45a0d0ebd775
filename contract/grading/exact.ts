/** A value in hundredths as a fraction of whole numbers, so that nothing is lost before it is rounded. */
export type Pecahan = { atas: number; bawah: number };

const MILLION = 1_000_000;
const hundredths = (value: number) => Math.round(value * 100);
const floored = (a: number, b: number) => (a - (a % b)) / b;

/** The weighted mean of values with at most two decimals; weights count to six decimals. Null where nothing weighs anything. */
export function meanOf(parts: readonly { nilai: number; bobot: number }[]): Pecahan | null {
  const it = { atas: 0, bawah: 0 };
  for (const { nilai, bobot } of parts) {
    const weight = Math.round(bobot * MILLION);
    it.atas += weight * hundredths(nilai);
    it.bawah += weight;
  }
  return it.bawah > 0 ? it : null;
}

/** Half up to two decimals: what averages on the way are kept with (domain 2.0). */
export const twoDecimals = ({ atas, bawah }: Pecahan) => floored(2 * atas + bawah, 2 * bawah) / 100;
/** Half up to an integer, `floor(x + 0.5)`: what a report says (domain 2.0). */
export const whole = ({ atas, bawah }: Pecahan) => floored(2 * atas + 100 * bawah, 200 * bawah);
/** Cut off after four decimals: it rounds to the same integer as the fraction does. */
export const cutOff = ({ atas, bawah }: Pecahan) => floored(atas * 100, bawah) / 10_000;
/** Whether nothing was cut off. */
export const endsThere = ({ atas, bawah }: Pecahan) => (atas * 100) % bawah === 0;
/** An integer grade, half up, of a value with two decimals. */
export const wholeOf = (nilai: number) => whole({ atas: hundredths(nilai), bawah: 1 });

/** As Indonesians write numbers: `81,75`, with at least as many decimals as are asked for. */
export function angka(value: number, decimals = 0) {
  const [whole = '', rest = ''] = String(value).split('.');
  const fraction = rest.padEnd(decimals, '0');
  return fraction ? `${whole},${fraction}` : whole;
}
/** The mean of grades as reports say them, with two decimals; null of none (domain 2.7). */
export function plainMean(values: readonly number[]): number | null {
  const it = meanOf(values.map((nilai) => ({ nilai, bobot: 1 })));
  return it && twoDecimals(it);
}

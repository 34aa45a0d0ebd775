import type { Predikat } from '#contract/curriculum/passing-interval';
import { meanOf, whole } from '#contract/grading/exact';

/** What speaks against a promotion (domain 2.9). */
export const HAMBATAN_NAIK = ['semester_belum_lengkap', 'sikap', 'pramuka', 'mapel_di_bawah_kkm'] as const;
export type HambatanNaik = (typeof HAMBATAN_NAIK)[number];
/** Of each subject the integers of both semesters, in K13 of knowledge and of skills each. `pramuka` is left out where the school has none. */
export type BahanKenaikan = {
  kumer: boolean; mapel: readonly { kkm: number; nilai: readonly (readonly [ganjil: number | null, genap: number | null])[] }[];
  sikap: { spiritual: Predikat; sosial: Predikat } | null; pramuka?: Predikat | null;
};
/** As many subjects may stay below their passing grade. */
export const PALING_BANYAK = 2;

/** The value of the year: that of the second semester, or the mean of both, half up, where one of them is below the passing grade. Null while one is missing. */
export function yearValue(kkm: number, [ganjil, genap]: readonly [number | null, number | null]): number | null {
  if (ganjil === null || genap === null) return null;
  return ganjil >= kkm && genap >= kkm ? genap : whole(meanOf([{ nilai: ganjil, bobot: 1 }, { nilai: genap, bobot: 1 }])!);
}

/** What the system suggests, for the teachers' meeting decides (domain 2.9): NAIK, or PERLU RAPAT with why. In the Kurikulum Merdeka grades do not stand against a promotion. */
export function promotionHint({ kumer, mapel, sikap, pramuka }: BahanKenaikan): { saran: 'naik' | 'perlu_rapat'; alasan: HambatanNaik[]; di_bawah_kkm: number } {
  const years = mapel.map(({ kkm, nilai }) => ({ kkm, values: nilai.map((it) => yearValue(kkm, it)) }));
  const di_bawah_kkm = years.filter(({ kkm, values }) => values.some((it) => it !== null && it < kkm)).length;
  const isGood = (it: Predikat | null) => it === 'A' || it === 'B';
  const alasan: HambatanNaik[] = [];
  if (!years.length || years.some(({ values }) => values.includes(null))) alasan.push('semester_belum_lengkap');
  if (sikap && !(isGood(sikap.spiritual) && isGood(sikap.sosial))) alasan.push('sikap');
  if (pramuka !== undefined && !isGood(pramuka)) alasan.push('pramuka');
  if (!kumer && di_bawah_kkm > PALING_BANYAK) alasan.push('mapel_di_bawah_kkm');
  return { saran: alasan.length ? 'perlu_rapat' : 'naik', alasan, di_bawah_kkm };
}

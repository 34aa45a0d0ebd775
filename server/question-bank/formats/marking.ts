import { CaraNilai, type IsiSoal } from '#contract/question-bank/question';

/** What other programs have no field for goes along as tags, `name=value`. */
export const tagged = (tags: readonly string[]) => new Map(tags.flatMap((it) => (it.includes('=') ? [[it.slice(0, it.indexOf('=')).trim(), it.slice(it.indexOf('=') + 1).trim()] as const] : [])));
export const tagsOf = ({ tipe, cara_nilai, skor_maksimal }: IsiSoal) => [
  ...(tipe === 'Pilihan Ganda Kompleks' || tipe === 'Menjodohkan' ? [`cara_nilai=${cara_nilai}`] : []), ...(skor_maksimal === 1 ? [] : [`skor_maksimal=${skor_maksimal}`]),
];
export const caraOf = (tags: ReadonlyMap<string, string>) => CaraNilai.safeParse(tags.get('cara_nilai')).data;

/** What an option is worth of all the marks, in per cent: a wrong one by the way of marking. */
export function shareOf({ kunci, cara_nilai, tipe }: IsiSoal, id: string) {
  const share = Number((100 / Math.max(kunci.length, 1)).toFixed(5));
  if (kunci.includes(id)) return share;
  return tipe === 'Multiple Choice' || cara_nilai === 'sebagian' ? 0 : cara_nilai === 'semua' ? -100 : -share;
}

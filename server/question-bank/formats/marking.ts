import { CaraNilai } from '#contract/question-bank/question';
import type { Asal } from '#contract/question-bank/question-exchange';
import type { Notes, Taken } from '#server/question-bank/formats/item';

export const PLACES = ['mapel', 'level', 'kd', 'kognitif'] as const;
const KNOWN: readonly string[] = ['cara_nilai', 'skor_maksimal', ...PLACES];

/** What other programs have no field for goes along as tags, `name=value`; of others' tags is said that they do not come along. */
export function tagged(tags: readonly string[], notes: Notes): ReadonlyMap<string, string> {
  const pairs = tags.map((it) => [it.slice(0, Math.max(it.indexOf('='), 0)).trim(), it.slice(it.indexOf('=') + 1).trim()] as const);
  const strange = tags.filter((_, i) => !KNOWN.includes(pairs[i]?.[0] ?? ''));
  if (strange.length) notes.add(`Tag tidak ikut: ${strange.join(', ').slice(0, 100)}`, `Tags that do not come along: ${strange.join(', ').slice(0, 100)}`);
  return new Map(pairs);
}
export const tagsOf = ({ tipe, cara_nilai, skor_maksimal, asal = {} }: Taken) => [
  ...(tipe === 'Pilihan Ganda Kompleks' || tipe === 'Menjodohkan' ? [`cara_nilai=${cara_nilai}`] : []), ...(skor_maksimal === 1 ? [] : [`skor_maksimal=${skor_maksimal}`]), ...PLACES.flatMap((it) => (asal[it] ? [`${it}=${asal[it]}`] : [])),
];
export const caraOf = (tags: ReadonlyMap<string, string>) => CaraNilai.safeParse(tags.get('cara_nilai')).data;
/** Where a question belongs, as it is said of it. */
export const asalOf = (said: ReadonlyMap<string, string>): Asal => Object.fromEntries(PLACES.flatMap((it) => (said.get(it) ? [[it, said.get(it)]] : [])));

/** What an option is worth of all the marks, in per cent: a wrong one by the way of marking. */
export function shareOf({ kunci, cara_nilai, tipe }: Taken, id: string) {
  const share = Number((100 / Math.max(kunci.length, 1)).toFixed(5));
  if (kunci.includes(id)) return share;
  return tipe === 'Multiple Choice' || cara_nilai === 'sebagian' ? 0 : cara_nilai === 'semua' ? -100 : -share;
}

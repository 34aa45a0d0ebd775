import { written } from '#contract/exam/scoring';
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

/** Of several right options each is worth the same with us, and so is each wrong one; `shares` in per cent, a wrong one's at most 0. */
export function noteUneven(shares: readonly number[], notes: Notes) {
  const [right, wrong] = [shares.filter((it) => it > 0), shares.filter((it) => it <= 0)];
  const isEven = (those: readonly number[]) => Math.max(...those) - Math.min(...those) < 0.01;
  const worst = Math.min(...wrong, 0);
  const isOwn = worst === 0 || worst <= -100 || Math.abs(worst + (right[0] ?? 0)) < 0.01;
  if (![right, wrong].every((it) => !it.length || isEven(it)) || !isOwn) notes.add('Bobot yang berbeda-beda antarpilihan tidak ikut: semua pilihan benar bernilai sama, semua pilihan salah juga.', 'Different weights of options do not come along: all right ones count the same, and so do all wrong ones.');
}

/** Moodle's `*` stands for anything in a short answer, `\\*` for itself. */
export const asAnswer = (it: string) => it.replaceAll('*', '\\*');
export function answerOf(it: string, notes: Notes) {
  if (/(?<!\\)\*/.test(it)) notes.add(`Tanda * (apa saja) menjadi tanda biasa: ${it.slice(0, 100)}`, `The sign * (anything) becomes a plain sign: ${it.slice(0, 100)}`);
  return it.replaceAll('\\*', '*');
}
/** A number as Moodle writes it, with a point: one that we would read as thousands is written with a comma. */
export const numberOf = (it: string) => (/^-?\d+\.\d+$/.test(it) && written(it) !== String(Number(it)) ? String(Number(it)).replace('.', ',') : it);

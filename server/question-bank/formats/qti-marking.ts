import type { IsiSoal } from '#contract/question-bank/question';
import { bare, lettered, type Notes, unheld } from '#server/question-bank/formats/item';
import { caraOf, noteUneven } from '#server/question-bank/formats/marking';
import { all, type Element, first, textOf, within } from '#server/question-bank/formats/xml';

/** How an item marks its answers, as far as a question of ours can. `cara_nilai`: said by our own files, or told by the rest. */
export type Marking = { right: string[]; cara_nilai: IsiSoal['cara_nilai']; isSeveral: boolean };
type Share = readonly [key: string, share: number];

/** Comparing with what is right, adding up what a mapping gives, and saying what is shown then: all that a question of ours can. */
const PLAIN = ['responseCondition', 'responseIf', 'responseElseIf', 'responseElse', 'match', 'variable', 'correct', 'mapResponse', 'setOutcomeValue', 'baseValue', 'isNull', 'not', 'and', 'sum', 'stringMatch', 'equal', 'multiple', 'exitResponse'];
const SPANS = ['gte', 'gt', 'lte', 'lt', 'equalRounded'];

/** Of what an item declares to be right, and of what a mapping gives for each answer. */
export function markingOf(interaction: Element, item: Element, declared: Element | undefined, notes: Notes): Marking {
  const [processing, isText] = [first(item, 'responseProcessing'), interaction.name === 'textEntryInteraction'];
  noteOwnRules(processing, isText, declared, notes);
  const said = all(first(declared, 'correctResponse'), 'value').map((it) => textOf(it).trim());
  const isMapped = isText || !/match_correct/.test(processing?.attributes.template ?? '');
  const shares = (isMapped ? all(first(declared, 'mapping'), 'mapEntry') : []).map((it): Share => [it.attributes.mapKey ?? '', Number(it.attributes.mappedValue)]);
  const most = Math.max(...shares.map(([, it]) => it), 0);
  const isSeveral = declared?.attributes.cardinality === 'multiple' && !(interaction.name === 'choiceInteraction' && interaction.attributes.maxChoices === '1');
  const given = shares.filter(([, it]) => it > 0 && (isSeveral || it === most)).map(([key]) => key);
  const right = isText ? [...new Set([...said, ...given])] : said.length ? said : given;
  const guessed = !shares.length ? 'semua' : shares.some(([, it]) => it < 0) ? 'sebagian_penalti' : 'sebagian';
  noteShares(shares, { right, isSeveral }, notes);
  const own = item.attributes['data-cara-nilai'] ?? textOf(first(outcomeOf(item, 'CARA_NILAI'), 'defaultValue', 'value')).trim();
  return { right, cara_nilai: caraOf(new Map([['cara_nilai', own]])) ?? guessed, isSeveral };
}

function noteOwnRules(processing: Element | undefined, isText: boolean, declared: Element | undefined, notes: Notes) {
  const isNumber = /^(float|integer)$/.test(declared?.attributes.baseType ?? '');
  const tolerant = within(processing, ...SPANS, 'equal').some((it) => it.name !== 'equal' || (it.attributes.toleranceMode ?? 'exact') !== 'exact');
  if (isText && isNumber && tolerant) unheld('Soal angka dengan toleransi tidak didukung.', 'A numerical question with a tolerance is not supported.');
  const strange = [...new Set(namesIn(processing))].filter((it) => !PLAIN.includes(it));
  if (strange.length) notes.add(`Aturan penilaian (responseProcessing) tidak ikut: ${strange.join(', ').slice(0, 100)}`, `Rules of marking (responseProcessing) that do not come along: ${strange.join(', ').slice(0, 100)}`);
  if (all(first(declared, 'mapping'), 'mapEntry').some((it) => /^(true|1)$/.test(it.attributes.caseSensitive ?? ''))) notes.add('Huruf besar dan kecil tidak lagi dibedakan.', 'Capitals are no longer told from small letters.');
}
const namesIn = (of: Element | undefined): string[] => all(of).flatMap((it) => [it.name, ...namesIn(it)]);

function noteShares(shares: readonly Share[], { right, isSeveral }: Pick<Marking, 'right' | 'isSeveral'>, notes: Notes) {
  if (isSeveral) {
    const total = shares.filter(([key]) => right.includes(key)).reduce((sum, [, it]) => sum + it, 0) || 1;
    return noteUneven(shares.map(([, it]) => (100 * it) / total), notes);
  }
  const part = shares.filter(([key, it]) => it !== 0 && !right.includes(key)).map(([key]) => key);
  if (part.length) notes.add(`Nilai sebagian untuk jawaban lain tidak ikut: ${part.join(', ').slice(0, 100)}`, `Part marks for other answers do not come along: ${part.join(', ').slice(0, 100)}`);
}

const outcomeOf = (item: Element, id: string) => all(item, 'outcomeDeclaration').find((it) => it.attributes.identifier === id);
/** The most that an item gives, as it says. */
export const mostOf = (item: Element) => Number(textOf(first(outcomeOf(item, 'MAXSCORE'), 'defaultValue', 'value')).trim() || outcomeOf(item, 'SCORE')?.attributes.normalMaximum || 1);

export const choices = (options: readonly { id: string; isi: string }[], { right, cara_nilai, isSeveral }: Marking, pertanyaan: string) =>
  bare({ tipe: isSeveral ? 'Pilihan Ganda Kompleks' : 'Multiple Choice', pertanyaan, ...lettered(options.map(({ id, isi }) => ({ isi, right: right.includes(id) }))), ...(isSeveral ? { cara_nilai } : {}) });

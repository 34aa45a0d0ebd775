import type { Jawaban } from '#contract/exam/attempt';
import type { IsiSoal } from '#contract/question-bank/question';

type Asked = Pick<IsiSoal, 'tipe' | 'kunci' | 'cara_nilai' | 'pasangan'>;

/** How much of a question an answer got right, 0 to 1; null where somebody has to read it (domain 1.5). No answer is 0. */
export function shareOf({ tipe, kunci, cara_nilai, pasangan }: Asked, jawaban: Jawaban): number | null {
  if (tipe === 'Essay') return null;
  if (tipe === 'Multiple Choice') return typeof jawaban === 'string' && kunci.includes(jawaban) ? 1 : 0;
  if (tipe === 'Isian Singkat') return typeof jawaban === 'string' && kunci.some((it) => written(it) === written(jawaban)) ? 1 : 0;
  if (tipe === 'Pilihan Ganda Kompleks') return partly(cara_nilai, kunci.length, chosen(jawaban).map((it) => kunci.includes(it)));
  const rights = rightSides(pasangan);
  return partly(cara_nilai, pasangan.length, pairs(jawaban).map(([left, letter]) => rights[LETTERS.indexOf(letter)] === (pasangan.find((_, i) => left === `${i + 1}`)?.kanan ?? null)));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
/** The right sides of pairs as they are lettered A, B, C, …: in an order that says nothing of which belong together. */
export const rightSides = (pasangan: Asked['pasangan']) => [...new Set(pasangan.map(({ kanan }) => kanan))].sort();

/** Each right part is a share, each wrong one takes a share away where that is the rule; never less than nothing. */
function partly(cara: IsiSoal['cara_nilai'], whole: number, parts: readonly boolean[]) {
  const right = parts.filter(Boolean).length;
  const wrong = parts.length - right;
  if (cara === 'semua') return right === whole && !wrong ? 1 : 0;
  return Math.max(0, (right - (cara === 'sebagian_penalti' ? wrong : 0)) / whole);
}

const chosen = (it: Jawaban) => (Array.isArray(it) ? [...new Set(it)] : []);
const pairs = (it: Jawaban) => (it && typeof it === 'object' && !Array.isArray(it) ? Object.entries(it).filter(([, letter]) => letter !== '') : []);

/** A short answer as it is compared: without capitals, marks over letters, blanks beyond one and a full stop at the end; numbers by what they are worth, as Indonesia writes them first. */
export function written(it: string): string {
  const plain = it.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf)).toLowerCase();
  const text = plain.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/\s+/g, ' ').trim().replace(/(?<=.)[.!]$/, '');
  return String(worth(text) ?? text);
}

const INDONESIAN = /^-?([1-9]\d{0,2}(\.\d{3})+|\d+)(,\d+)?$/;
const ENGLISH = /^-?([1-9]\d{0,2}(,\d{3})+|\d+)(\.\d+)?$/;

function worth(it: string): number | undefined {
  if (INDONESIAN.test(it)) return Number(it.replaceAll('.', '').replace(',', '.'));
  return ENGLISH.test(it) ? Number(it.replaceAll(',', '')) : undefined;
}

/** Points of 100, two decimals (domain 2.0). */
export const twoDecimals = (it: number) => Math.round(it * 100 + FLOATING) / 100;
/** Half a hundredth is rounded up, also where floating point holds a little less. */
const FLOATING = 1e-9;

import type { Berbagi, IsiSoal, Kognitif } from '#contract/question-bank/question';
import type { z } from 'zod';

/** A question as it is being written; of no subject yet it has none. */
export type Draft = IsiSoal & { id_mata_pelajaran: string | null; id_level: string | null; id_kd: string | null; kognitif: z.infer<typeof Kognitif> | null; berbagi: z.infer<typeof Berbagi> };

export const LETTERS = 'ABCDEFGHIJ';
const withLetters = (texts: readonly string[]) => texts.map((isi, i) => ({ id: LETTERS[i] as string, isi }));
export const emptyOptions = (n: number) => withLetters(Array.from({ length: n }, () => ''));

export const newDraft = (n: number): Draft => ({
  tipe: 'Multiple Choice', pertanyaan: '', opsi: emptyOptions(n), pasangan: [], kunci: [], cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan: '', id_mata_pelajaran: null, id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi',
});

/** What another kind begins with, as much as it can of what was written. */
export function ofKind(draft: Draft, tipe: IsiSoal['tipe'], n: number): Draft {
  const isChoice = tipe === 'Multiple Choice' || tipe === 'Pilihan Ganda Kompleks';
  const texts = draft.opsi.map(({ isi }) => isi);
  const filled = tipe === 'Multiple Choice' ? [...texts, ...Array<string>(n).fill('')].slice(0, n) : texts.length ? texts : Array<string>(4).fill('');
  return {
    ...draft, tipe, rubrik: [], cara_nilai: 'semua',
    opsi: isChoice ? withLetters(filled) : [],
    pasangan: tipe === 'Menjodohkan' ? [{ kiri: '', kanan: '' }, { kiri: '', kanan: '' }] : [],
    kunci: isChoice ? draft.kunci.filter((it) => LETTERS.slice(0, filled.length).includes(it) && it.length === 1).slice(0, tipe === 'Multiple Choice' ? 1 : undefined) : [],
  };
}

/** One option less: those behind it move up, with what is right of them. */
export function withoutOption(draft: Draft, at: number): Draft {
  const kept = draft.opsi.filter((_, i) => i !== at);
  const right = kept.flatMap(({ id }, i) => (draft.kunci.includes(id) ? [LETTERS[i] as string] : []));
  return { ...draft, opsi: withLetters(kept.map(({ isi }) => isi)), kunci: right };
}

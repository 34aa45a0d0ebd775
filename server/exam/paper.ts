import { shuffled } from '#server/exam/shuffled';

/** A question as an exam has it: `opsi` are the letters of its options. */
export type SoalUjian = { id_soal: string; opsi: string };
export type Acak = { acak_soal: boolean; acak_opsi: boolean };

/** The paper of one student: the questions in their order, each with the letters of its options in theirs. */
export function paperOf(soal: readonly SoalUjian[], { acak_soal, acak_opsi }: Acak, benih: number): [string, string][] {
  const order = acak_soal ? shuffled(soal, benih) : soal;
  return order.map(({ id_soal, opsi }, i) => [id_soal, acak_opsi ? shuffled([...opsi], benih + i + 1).join('') : opsi]);
}

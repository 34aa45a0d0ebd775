import type { IsiSoal } from '#contract/question-bank/question';
import { clean } from '#server/kit/markup';

type Rich = { [K in 'pertanyaan' | 'opsi' | 'pasangan' | 'pembahasan']?: IsiSoal[K] | undefined };

/** A question, or a part of one, with nothing in its texts but what they may be written in. */
export const cleaned = <Q extends Rich>(soal: Q): Q => ({
  ...soal,
  ...(soal.pertanyaan === undefined ? {} : { pertanyaan: clean(soal.pertanyaan) }),
  ...(soal.opsi === undefined ? {} : { opsi: soal.opsi.map(({ id, isi }) => ({ id, isi: clean(isi) })) }),
  ...(soal.pasangan === undefined ? {} : { pasangan: soal.pasangan.map(({ kiri, kanan }) => ({ kiri: clean(kiri), kanan: clean(kanan) })) }),
  ...(soal.pembahasan === undefined ? {} : { pembahasan: clean(soal.pembahasan) }),
});
